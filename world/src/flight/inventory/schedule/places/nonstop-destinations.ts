/** The cities that one flies to from given airports without a change. */
import { distanceKm } from '@sojourn/geography/distance.ts';
import { ALL_WEEK } from '../patterns.ts';
import type { FlightWorld } from '../schedule.ts';
import { isSamePlace } from './places.ts';

type NonstopDestination = {
  /** Number of the city's airport with the most of the flights. */
  readonly airport: number;
  readonly cityId: string;
  /** Departures in a week of the year. */
  readonly weekly: number;
  readonly km: number;
};

const bitsOf = (bits: number): number => {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count++;
  return count;
};

/** Departures in a week of the year, of flights that keep some weekdays of some months. */
const weeklyOf = (pattern: number): number => (bitsOf(pattern & ALL_WEEK) * bitsOf(pattern >> 7)) / 12;

function weeklyOn({ network }: FlightWorld, edge: number, airlines: Uint8Array): number {
  let weekly = 0;
  for (let row = network.rowStart[edge]!; row < network.rowStart[edge + 1]!; row++)
    if (airlines[network.airline[row]!] === 1) weekly += weeklyOf(network.pattern[row]!);
  return weekly;
}

/** By city of ours, those with the most departures of the airlines first; never the place one is at. */
export function nonstopCities(
  world: FlightWorld,
  origins: readonly number[],
  airlines: Uint8Array,
  top: number,
): NonstopDestination[] {
  const { network, geography, airports } = world;
  const found = new Map<string, NonstopDestination & { readonly most: number }>();
  for (const origin of origins)
    for (let edge = network.edgeStart[origin]!; edge < network.edgeStart[origin + 1]!; edge++) {
      const airport = network.edgeTo[edge]!;
      const { cityId } = geography.airportByCode(airports[airport]!.code)!;
      const weekly = weeklyOn(world, edge, airlines);
      if (cityId === undefined || weekly === 0 || isSamePlace(world, origin, airport)) continue;
      const known = found.get(cityId);
      const most = Math.max(weekly, known?.most ?? 0);
      const main = known && known.most === most ? known.airport : airport;
      const km = Math.round(distanceKm(airports[origin]!, airports[main]!));
      found.set(cityId, { airport: main, cityId, weekly: weekly + (known?.weekly ?? 0), km, most });
    }
  return [...found.values()]
    .sort((a, b) => b.weekly - a.weekly || (a.cityId < b.cityId ? -1 : 1))
    .slice(0, top)
    .map(({ most: _, ...city }) => city);
}
