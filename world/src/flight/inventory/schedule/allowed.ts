/**
 * Which airline may fly where: politics, borders, ranges and rights. A route always touches a hub or base.
 */

import { HOME_LANDS, LINKED_NEVER, LINKED_ONLY, OPEN_SKIES } from '../data/country-links.ts';
import { AVOIDED } from '../data/gateways.ts';
import type { Airline } from './airlines.ts';
import type { FlightAirport } from './places/airports.ts';
import { linesOf, wordsOf } from './read-table.ts';

export type Rights = {
  /** Whether two airports may be linked at all. */
  readonly areLinked: (a: FlightAirport, b: FlightAirport, km: number) => boolean;
  /** Whether a country is home to an airline: its own, its overseas parts, or the same open skies. */
  readonly isHome: (airline: Airline, country: string) => boolean;
  /** For each airport (by its number), 1 where the airline may fly from a hub, as far as countries say. */
  readonly reachOf: (airline: Airline, hub: FlightAirport) => Uint8Array;
};

/** Where travelers to the United States or Canada are checked before they leave. */
const PRECLEARED: ReadonlySet<string> = new Set(['US', 'CA', 'BS', 'BM', 'AW', 'PR', 'VI']);

const groupsOf = (table: string): ReadonlySet<string>[] => linesOf(table).map((row) => new Set(wordsOf(row)));

function linkTest(): (a: string, b: string) => boolean {
  const only = new Map(
    linesOf(LINKED_ONLY).map((line) => {
      const [country, ...others] = wordsOf(line);
      return [country!, new Set(others)];
    }),
  );
  const never = new Map<string, Set<string>>();
  for (const pair of wordsOf(LINKED_NEVER)) {
    const [a, b] = pair.split('-');
    for (const [from, to] of [
      [a!, b!],
      [b!, a!],
    ] as const)
      never.set(from, (never.get(from) ?? new Set()).add(to));
  }
  return (a, b) =>
    a === b || ((only.get(a)?.has(b) ?? true) && (only.get(b)?.has(a) ?? true) && !never.get(a)?.has(b));
}

function bordersAllow(a: FlightAirport, b: FlightAirport): boolean {
  if (a.borders === 'i' && b.borders === 'i') return true;
  if (a.borderArea === b.borderArea || a.country === b.country) return true;
  return a.borders !== 'd' && b.borders !== 'd' && PRECLEARED.has(a.country) && PRECLEARED.has(b.country);
}

/** The places of each country's airports, with one of them. */
function byCountry(airports: readonly FlightAirport[]) {
  const countries = new Map<string, { first: FlightAirport; places: number[] }>();
  for (const [place, airport] of airports.entries()) {
    const known = countries.get(airport.country);
    if (known) known.places.push(place);
    else countries.set(airport.country, { first: airport, places: [place] });
  }
  return [...countries.values()];
}

export function createRights(airports: readonly FlightAirport[]): Rights {
  const linked = linkTest();
  const countries = byCountry(airports);
  const homes = groupsOf(HOME_LANDS);
  const skies = groupsOf(OPEN_SKIES);
  const together = (groups: readonly ReadonlySet<string>[], a: string, b: string): boolean =>
    a === b || groups.some((group) => group.has(a) && group.has(b));
  const avoided = new Map(
    linesOf(AVOIDED).map((line) => {
      const [code, ...others] = wordsOf(line);
      return [code!, new Set(others)];
    }),
  );
  const mayServe = (airline: Airline, hub: FlightAirport, to: FlightAirport): boolean => {
    if (!linked(hub.country, to.country)) return false;
    if (!linked(airline.country, hub.country) || !linked(airline.country, to.country)) return false;
    const isOwnAir = to.country === hub.country || together(homes, airline.country, to.country);
    return isOwnAir || airline.regions === null || (to.region !== null && airline.regions.has(to.region));
  };
  return {
    areLinked: (a, b, km) => km <= a.longestKm && km <= b.longestKm && bordersAllow(a, b),
    isHome: (airline, country) =>
      together(homes, airline.country, country) || together(skies, airline.country, country),
    reachOf: (airline, hub) => {
      const shunned = avoided.get(airline.code);
      const shunnedByAll = airline.isLowCost ? avoided.get('*') : undefined;
      const bases = new Set(airline.hubs.map(({ code }) => code));
      const reach = new Uint8Array(airports.length);
      for (const { first, places } of countries) {
        if (!mayServe(airline, hub, first)) continue;
        for (const place of places) {
          const { code } = airports[place]!;
          if (shunned?.has(code) || (shunnedByAll?.has(code) && !bases.has(code))) continue;
          reach[place] = 1;
        }
      }
      return reach;
    },
  };
}
