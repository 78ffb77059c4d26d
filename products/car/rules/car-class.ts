/** The classes that customers compare, and the groups of the class tabs; both follow from the ACRISS code. */
import { type Acriss, type CarBodyType, type CarCategory, fuelKind } from './acriss.ts';

/** Keys of the message catalogs; a class with a size is named by it ("Compact SUV"). */
export const CAR_CLASSES = [
  'mini',
  'economy',
  'compact',
  'midsize',
  'standard',
  'fullSize',
  'premium',
  'luxury',
  'compactSuv',
  'midsizeSuv',
  'fullSizeSuv',
  'premiumSuv',
  'compactWagon',
  'midsizeWagon',
  'fullSizeWagon',
  'convertible',
  'sports',
  'minivan',
  'van',
  'pickup',
  'electric',
  'electricSuv',
  'special',
] as const;
export type CarClass = (typeof CAR_CLASSES)[number];

/** The class tabs, in their order. */
export const CAR_GROUPS = [
  'small',
  'midsize',
  'large',
  'suv',
  'wagon',
  'convertible',
  'van',
  'electric',
] as const;
export type CarGroup = (typeof CAR_GROUPS)[number];

const GROUP_BY_CLASS: Readonly<Record<CarClass, CarGroup>> = {
  mini: 'small',
  economy: 'small',
  compact: 'small',
  midsize: 'midsize',
  standard: 'midsize',
  fullSize: 'large',
  premium: 'large',
  luxury: 'large',
  pickup: 'large',
  special: 'large',
  compactSuv: 'suv',
  midsizeSuv: 'suv',
  fullSizeSuv: 'suv',
  premiumSuv: 'suv',
  compactWagon: 'wagon',
  midsizeWagon: 'wagon',
  fullSizeWagon: 'wagon',
  convertible: 'convertible',
  sports: 'convertible',
  minivan: 'van',
  van: 'van',
  electric: 'electric',
  electricSuv: 'electric',
};
export const carGroup = (carClass: CarClass): CarGroup => GROUP_BY_CLASS[carClass];

/** 0 mini to 7 luxury. */
const SIZE: Readonly<Record<CarCategory, number>> = {
  mini: 0,
  miniElite: 0,
  economy: 1,
  economyElite: 1,
  compact: 2,
  compactElite: 2,
  intermediate: 3,
  intermediateElite: 3,
  standard: 4,
  standardElite: 4,
  fullSize: 5,
  fullSizeElite: 5,
  premium: 6,
  premiumElite: 6,
  luxury: 7,
  luxuryElite: 7,
  oversize: 5,
  special: 6,
};
const SEDANS = [
  'mini',
  'economy',
  'compact',
  'midsize',
  'standard',
  'fullSize',
  'premium',
  'luxury',
] as const;
const SUVS = [
  'compactSuv',
  'compactSuv',
  'compactSuv',
  'midsizeSuv',
  'midsizeSuv',
  'fullSizeSuv',
  'premiumSuv',
  'premiumSuv',
] as const;
const WAGONS = [
  'compactWagon',
  'compactWagon',
  'compactWagon',
  'midsizeWagon',
  'midsizeWagon',
  'fullSizeWagon',
  'fullSizeWagon',
  'fullSizeWagon',
] as const;

const SUV_TYPES: ReadonlySet<CarBodyType> = new Set(['suv', 'crossover', 'openAirAllTerrain']);
const OPEN_TYPES: ReadonlySet<CarBodyType> = new Set(['convertible', 'roadster']);
const SPORT_TYPES: ReadonlySet<CarBodyType> = new Set(['sport', 'coupe']);
const PICKUP_TYPES: ReadonlySet<CarBodyType> = new Set(['pickup', 'extendedPickup', 'commercialVan']);
const SPECIAL_TYPES: ReadonlySet<CarBodyType> = new Set(['recreational', 'motorHome', 'twoWheeler']);

/** Vans up to intermediate size are minivans. */
export function carClass({ category, type, engine }: Acriss): CarClass {
  const size = SIZE[category];
  if (SPECIAL_TYPES.has(type)) return 'special';
  if (PICKUP_TYPES.has(type)) return 'pickup';
  if (OPEN_TYPES.has(type)) return 'convertible';
  if (SPORT_TYPES.has(type)) return 'sports';
  if (type === 'passengerVan' || type === 'monospace') return size <= 3 ? 'minivan' : 'van';
  if (fuelKind(engine) === 'electric') return SUV_TYPES.has(type) ? 'electricSuv' : 'electric';
  if (SUV_TYPES.has(type)) return SUVS[size] ?? 'fullSizeSuv';
  if (type === 'wagon') return WAGONS[size] ?? 'midsizeWagon';
  return SEDANS[size] ?? 'special';
}
