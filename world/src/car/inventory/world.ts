/**
 * The rental cars as columns of typed arrays: places, at each its desks, at each desk its cars, one for an
 * ACRISS code. Words are not stored; they follow from companies, models and geography.
 */
import type { Geography } from '@sojourn/geography/geography.ts';
import type { City, Season } from '@sojourn/geography/types.ts';
import type { PickUpPoint } from '@sojourn/products/car/rules/car.ts';
import { COMPANIES } from './companies.ts';
import { MODELS } from './models.ts';

/** An airport or a city where cars are rented; its desks are one after another. */
export type CarPlaceRow = {
  /** `LIS` or `lisbon-pt`. */
  readonly key: string;
  readonly kind: 'airport' | 'city';
  readonly name: string;
  readonly airportCode: string | null;
  readonly city: City | null;
  readonly cityName: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
  readonly season: Season;
  /** Prices against the world's average. */
  readonly level: number;
  readonly taxBps: number;
  readonly airportFeeBps: number;
  readonly firstDesk: number;
  readonly deskCount: number;
};

export type CarDesk = {
  readonly place: number;
  /** Index in COMPANIES. */
  readonly company: number;
  readonly point: PickUpPoint;
  readonly minutes: number;
  readonly terminal: string | null;
  readonly parking: string | null;
  /** Index in HOURS. */
  readonly hours: number;
  readonly hasAfterHoursReturn: boolean;
  readonly lat: number;
  readonly lon: number;
  readonly firstRow: number;
  readonly rowCount: number;
};

export const PAY_BITS = { now: 1, desk: 2 } as const;
/** Index in `cancel`. */
export const CANCELS = ['none', 'partial', 'free'] as const;
export const PARTIAL_FEE_BPS = 2000;

export type CarColumns = {
  readonly desk: Uint16Array;
  /** Index in MODELS. */
  readonly model: Uint8Array;
  /** US cents a day before season and demand. */
  readonly base: Uint32Array;
  readonly stock: Uint8Array;
  readonly pay: Uint8Array;
  readonly cancel: Uint8Array;
  readonly cancelHours: Uint8Array;
  /** Miles included a day; 0 is unlimited. */
  readonly mileage: Uint16Array;
  /** Index in FUEL_POLICIES. */
  readonly fuelPolicy: Uint8Array;
  /** The struck price against the price, in thousandths; 1000 is none. */
  readonly struck: Uint16Array;
  /** 1 where prices and stock never move. */
  readonly flat: Uint8Array;
  readonly salt: Uint16Array;
};

/** One car's values of the columns, before it has a desk. */
export type CarRow = { readonly [K in Exclude<keyof CarColumns, 'desk'>]: number };

export type CarWorld = CarColumns & {
  readonly count: number;
  readonly seed: number;
  readonly geography: Geography;
  readonly places: readonly CarPlaceRow[];
  readonly desks: readonly CarDesk[];
  readonly placeIndex: ReadonlyMap<string, number>;
  /** By desk id. */
  readonly deskIndex: ReadonlyMap<string, number>;
};

/** `LIS-AD`, `lisbon-pt-AD` */
export const deskId = ({ places }: Pick<CarWorld, 'places'>, { place, company }: CarDesk): string =>
  `${places[place]!.key}-${COMPANIES[company]!.code}`;

/** `car_LIS-AD-CFAR`: a desk has one car of a code, so that an id needs no table. */
export function carId(world: CarWorld, row: number): string {
  const desk = world.desks[world.desk[row]!]!;
  return `car_${deskId(world, desk)}-${MODELS[world.model[row]!]!.facts.acriss}`;
}

/** The row of an id, or undefined when there is no such car. */
export function rowOfCar(world: CarWorld, id: string): number | undefined {
  const match = /^car_(.{2,80})-([A-Z]{4})$/.exec(id);
  const index = match ? world.deskIndex.get(match[1]!) : undefined;
  if (match === null || index === undefined) return undefined;
  const { firstRow, rowCount } = world.desks[index]!;
  for (let row = firstRow; row < firstRow + rowCount; row++)
    if (MODELS[world.model[row]!]!.facts.acriss === match[2]) return row;
  return undefined;
}
