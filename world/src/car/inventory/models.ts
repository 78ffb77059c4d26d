/** The cars that fleets are made of, with everything that a search reads about them as numbers. */
import type { WorldRegion } from '@sojourn/geography/types.ts';
import { decodeAcriss, FUEL_KINDS, fuelKind } from '@sojourn/products/car/rules/acriss.ts';
import type { CarFacts } from '@sojourn/products/car/rules/car.ts';
import { CAR_GROUPS, carClass, carGroup } from '@sojourn/products/car/rules/car-class.ts';
import { CLASS_DOLLARS, CLASS_STOCK } from './data/class-prices.ts';
import { CAR_MODELS } from './data/models.ts';
import { fieldsOf, linesOf, numberIn } from './read-table.ts';

const ZONE_OF_REGION: Readonly<Record<WorldRegion, string>> = {
  'north-america': 'n',
  'central-america': 'n',
  caribbean: 'n',
  'south-america': 's',
  'northern-europe': 'e',
  'western-europe': 'e',
  'southern-europe': 'e',
  'eastern-europe': 'e',
  'north-africa': 'e',
  'middle-east': 'e',
  'central-asia': 'e',
  'sub-saharan-africa': 'a',
  'south-asia': 'p',
  'east-asia': 'p',
  'southeast-asia': 'p',
  oceania: 'p',
};
export const zoneOfRegion = (region: WorldRegion): string => ZONE_OF_REGION[region];

/** Cars that nobody under 25 may drive. */
const GROWN_UP: ReadonlySet<string> = new Set(['premium', 'luxury', 'premiumSuv', 'convertible', 'sports']);
const GROWN_UP_AGE = 25;

type CarModel = {
  readonly facts: CarFacts;
  readonly zones: string;
  /** Indexes in CAR_GROUPS, TRANSMISSIONS and FUEL_KINDS. */
  readonly group: number;
  readonly transmission: number;
  readonly fuel: number;
  readonly dollars: number;
  readonly stock: number;
  /** The class's own lowest age, 0 when the company's is enough. */
  readonly minAge: number;
};

function readModel(line: string): CarModel {
  const [code = '', model = '', seats = '', bags = '', doors = '', zones = ''] = fieldsOf(line, 6);
  const acriss = decodeAcriss(code);
  if (!acriss) throw new Error(`no ACRISS code: ${line}`);
  const of = carClass(acriss);
  const group = carGroup(of);
  const fuel = fuelKind(acriss.engine);
  const facts: CarFacts = {
    acriss: code,
    carClass: of,
    group,
    model,
    seats: numberIn(seats, line),
    bags: numberIn(bags, line),
    doors: numberIn(doors, line),
    transmission: acriss.transmission,
    drive: acriss.drive,
    engine: acriss.engine,
    fuel,
    hasAirConditioning: acriss.hasAirConditioning,
  };
  return {
    facts,
    zones,
    group: CAR_GROUPS.indexOf(group),
    transmission: acriss.transmission === 'automatic' ? 0 : 1,
    fuel: FUEL_KINDS.indexOf(fuel),
    dollars: CLASS_DOLLARS[of],
    stock: CLASS_STOCK[of],
    minAge: GROWN_UP.has(of) ? GROWN_UP_AGE : 0,
  };
}

export const MODELS: readonly CarModel[] = linesOf(CAR_MODELS).map(readModel);

const byZone = new Map<string, readonly number[]>();
/** Numbers of the models of a zone. */
export function modelsOfZone(zone: string): readonly number[] {
  const known = byZone.get(zone) ?? [...MODELS.keys()].filter((model) => MODELS[model]!.zones.includes(zone));
  byZone.set(zone, known);
  return known;
}

export function modelOf(zone: string, acriss: string): number {
  const found = modelsOfZone(zone).find((model) => MODELS[model]!.facts.acriss === acriss);
  if (found === undefined) throw new Error(`no ${acriss} in zone ${zone}`);
  return found;
}
