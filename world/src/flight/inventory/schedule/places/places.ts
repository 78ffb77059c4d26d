/** Which airports a code means, which are near one another, and whether two count as one place of a trip. */
import { distanceKm } from '@sojourn/geography/distance.ts';
import { type TripType, tripTypeOf } from '@sojourn/products/flight/rules/flight-search.ts';
import type { FlightWorld } from '../schedule.ts';

/** What "nearby airports" adds, and how far apart two airports of one place may be. */
export const NEAR_KM = 100;

type Placed = Pick<FlightWorld, 'airports' | 'airportIndex' | 'geography' | 'network'>;

const isServed = ({ network }: Placed, airport: number): boolean =>
  network.edgeStart[airport + 1]! > network.edgeStart[airport]!;

/**
 * Numbers of the airports of a code, the main one first: the airport itself, or all of a metropolis; with
 * `nearby` also those close to any of them that have flights. Empty for an unknown code.
 */
export function airportsOf(world: Placed, code: string, nearby = false): number[] {
  const itself = world.airportIndex.get(code);
  const own =
    itself === undefined
      ? world.geography.airportsOfMetro(code).map((each) => world.airportIndex.get(each.code))
      : [itself];
  const found = own.filter((each) => each !== undefined);
  if (!nearby) return found;
  const close = world.airports.flatMap((airport, number) =>
    !found.includes(number) &&
    isServed(world, number) &&
    found.some((each) => distanceKm(world.airports[each]!, airport) <= NEAR_KM)
      ? [number]
      : [],
  );
  return [...found, ...close];
}

/** The code of the metropolis that an airport is of, else its own. */
export function cityCodeOf(geography: Placed['geography'], code: string): string {
  const cityId = geography.airportByCode(code)?.cityId;
  return (cityId && geography.cityById(cityId)?.metroCode) || code;
}

/** Numbers of the airports with the same `cityCodeOf`, the main one first. */
export function airportsOfCity({ geography, airportIndex }: Placed, city: string): number[] {
  const all = geography.airportsOfMetro(city).flatMap(({ code }) => airportIndex.get(code) ?? []);
  const alone = airportIndex.get(city);
  return all.length > 0 || alone === undefined ? all : [alone];
}

const cityKey = ({ geography, airports }: Placed, airport: number): string =>
  cityCodeOf(geography, airports[airport]!.code);

export const isSamePlace = (world: Placed, a: number, b: number): boolean =>
  a === b ||
  cityKey(world, a) === cityKey(world, b) ||
  distanceKm(world.airports[a]!, world.airports[b]!) <= NEAR_KM;

/** Ends of two slices so close may be of one ticket: what is near one place is also near another. */
const PAIR_KM = NEAR_KM * 2.5;

/** Whether two slices go and come back, from or to about the same place, so that one ticket may hold both. */
export function mayPair(world: Placed, slices: readonly TripEnds[]): boolean {
  const [out, back] = slices;
  if (slices.length !== 2 || !out || !back) return false;
  const near = (a: number, b: number): boolean =>
    isSamePlace(world, a, b) || distanceKm(world.airports[a]!, world.airports[b]!) <= PAIR_KM;
  return near(out.destination, back.origin) || near(back.destination, out.origin);
}

export type TripEnds = { readonly origin: number; readonly destination: number };

/** The type of a trip between airports, those of one place counting as one. */
export function tripTypeBetween(world: Placed, slices: readonly TripEnds[]): TripType {
  const known: number[] = [];
  const place = (airport: number): string => {
    const at = known.findIndex((each) => isSamePlace(world, each, airport));
    return String(at < 0 ? known.push(airport) - 1 : at);
  };
  return tripTypeOf(
    slices.map(({ origin, destination }) => ({
      origin: place(origin),
      destination: place(destination),
      date: '' as never,
    })),
  );
}
