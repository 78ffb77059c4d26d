/** The four-letter ACRISS code of a rental car: category, type, transmission and drive, fuel and cooling. */
export const ACRISS_CATEGORIES = {
  M: 'mini',
  N: 'miniElite',
  E: 'economy',
  H: 'economyElite',
  C: 'compact',
  D: 'compactElite',
  I: 'intermediate',
  J: 'intermediateElite',
  S: 'standard',
  R: 'standardElite',
  F: 'fullSize',
  G: 'fullSizeElite',
  P: 'premium',
  U: 'premiumElite',
  L: 'luxury',
  W: 'luxuryElite',
  O: 'oversize',
  X: 'special',
} as const;
export type CarCategory = (typeof ACRISS_CATEGORIES)[keyof typeof ACRISS_CATEGORIES];

export const ACRISS_TYPES = {
  B: 'twoDoor',
  C: 'twoOrFourDoor',
  D: 'fourDoor',
  W: 'wagon',
  V: 'passengerVan',
  L: 'limousine',
  S: 'sport',
  T: 'convertible',
  F: 'suv',
  J: 'openAirAllTerrain',
  X: 'special',
  P: 'pickup',
  Q: 'extendedPickup',
  Z: 'specialOffer',
  E: 'coupe',
  M: 'monospace',
  R: 'recreational',
  H: 'motorHome',
  Y: 'twoWheeler',
  N: 'roadster',
  G: 'crossover',
  K: 'commercialVan',
} as const;
export type CarBodyType = (typeof ACRISS_TYPES)[keyof typeof ACRISS_TYPES];

export const TRANSMISSIONS = ['automatic', 'manual'] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];
export const DRIVES = ['unspecified', 'fourWheel', 'allWheel'] as const;
export type Drive = (typeof DRIVES)[number];

const GEARS: Readonly<Record<string, readonly [Transmission, Drive]>> = {
  M: ['manual', 'unspecified'],
  N: ['manual', 'fourWheel'],
  C: ['manual', 'allWheel'],
  A: ['automatic', 'unspecified'],
  B: ['automatic', 'fourWheel'],
  D: ['automatic', 'allWheel'],
};

export const ENGINES = [
  'unspecified',
  'petrol',
  'diesel',
  'hybrid',
  'plugInHybrid',
  'electric',
  'electricLongRange',
  'gas',
  'hydrogen',
  'multiFuel',
  'ethanol',
] as const;
export type Engine = (typeof ENGINES)[number];

/** Electric and hybrid cars always have air conditioning. */
const FUELS: Readonly<Record<string, readonly [Engine, boolean]>> = {
  R: ['unspecified', true],
  N: ['unspecified', false],
  V: ['petrol', true],
  Z: ['petrol', false],
  D: ['diesel', true],
  Q: ['diesel', false],
  H: ['hybrid', true],
  I: ['plugInHybrid', true],
  E: ['electric', true],
  C: ['electricLongRange', true],
  L: ['gas', true],
  S: ['gas', false],
  A: ['hydrogen', true],
  B: ['hydrogen', false],
  M: ['multiFuel', true],
  F: ['multiFuel', false],
  U: ['ethanol', true],
  X: ['ethanol', false],
};

/** The kinds in filters and on cards; an unspecified fuel is gas or diesel. */
export const FUEL_KINDS = ['gasOrDiesel', 'hybrid', 'electric'] as const;
export type FuelKind = (typeof FUEL_KINDS)[number];

export type Acriss = {
  readonly code: string;
  readonly category: CarCategory;
  readonly type: CarBodyType;
  readonly transmission: Transmission;
  readonly drive: Drive;
  readonly engine: Engine;
  readonly hasAirConditioning: boolean;
};

const entry = <T>(table: Readonly<Record<string, T>>, letter: string | undefined): T | undefined =>
  letter !== undefined && Object.hasOwn(table, letter) ? table[letter] : undefined;

/** The meaning of a code, or undefined when a letter is none of the standard's. */
export function decodeAcriss(code: string): Acriss | undefined {
  if (code.length !== 4) return undefined;
  const category = entry<CarCategory>(ACRISS_CATEGORIES, code[0]);
  const type = entry<CarBodyType>(ACRISS_TYPES, code[1]);
  const gear = entry(GEARS, code[2]);
  const fuel = entry(FUELS, code[3]);
  if (!category || !type || !gear || !fuel) return undefined;
  const [transmission, drive] = gear;
  const [engine, hasAirConditioning] = fuel;
  return { code, category, type, transmission, drive, engine, hasAirConditioning };
}

export function fuelKind(engine: Engine): FuelKind {
  if (engine === 'electric' || engine === 'electricLongRange') return 'electric';
  return engine === 'hybrid' || engine === 'plugInHybrid' ? 'hybrid' : 'gasOrDiesel';
}
