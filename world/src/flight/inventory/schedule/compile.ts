/** The filters made ready: sets as columns, tests as one function. */
import type { Legs } from '../search/enumerate.ts';
import { FAILS } from '../search/facets.ts';
import type { FlightFilters, Hours } from '../search/query.ts';
import type { Network } from './network.ts';

export type CompiledFilters = {
  /** Bits of FAILS for all filters but those of class and price. */
  readonly failsOf: (legs: Legs, minutes: number, landsMinute: number, breaks: number) => number;
  /** Nothing but class and price is filtered. */
  readonly isOpen: boolean;
};

/** Filters that a class decides: class-facets.ts. */
const OF_CLASS: ReadonlySet<string> = new Set([
  'classes',
  'withBag',
  'refundable',
  'maxPrice',
  'policy',
  'inPolicyOnly',
]);

const LOWEST = Int8Array.from({ length: 32 }, (_, bits) => (bits === 0 ? -1 : 31 - Math.clz32(bits & -bits)));
/** The number of the lowest class among bits, -1 for none. */
export const lowestBit = (bits: number): number => LOWEST[bits & 31]!;

const isWithin = ({ from, until }: Hours, minute: number): boolean =>
  from <= until ? minute >= from && minute <= until : minute >= from || minute <= until;

const setOf = (members: readonly number[] | undefined, size: number): Uint8Array | null => {
  if (members === undefined) return null;
  const set = new Uint8Array(size);
  for (const member of members) set[member] = 1;
  return set;
};

type Sets = {
  readonly airlines: Uint8Array | null;
  readonly via: Uint8Array | null;
  readonly notVia: Uint8Array | null;
};

function failsAt(
  network: Network,
  sets: Sets,
  filters: FlightFilters,
  row: number,
  changesAfter: boolean,
): number {
  const airline = network.airline[row]!;
  let fails = 0;
  if (sets.airlines !== null && sets.airlines[airline] === 0) fails |= FAILS.airlines;
  if (filters.withoutLowCost === true && network.airlines.isExcluded[airline] === 1) fails |= FAILS.lowCost;
  if (!changesAfter || (sets.via === null && sets.notVia === null)) return fails;
  const at = network.edgeTo[network.edgeOf[row]!]!;
  const isOut = (sets.via !== null && sets.via[at] === 0) || (sets.notVia !== null && sets.notVia[at] === 1);
  return isOut ? fails | FAILS.via : fails;
}

export function compileFilters(network: Network, filters: FlightFilters): CompiledFilters {
  const sets = {
    airlines: setOf(filters.airlines, network.airlines.count),
    via: setOf(filters.via, network.airports.length),
    notVia: setOf(filters.notVia, network.airports.length),
  };
  const { maxStops = 2, departs, arrives, maxMinutes = Number.POSITIVE_INFINITY } = filters;
  const looksAtFlights =
    sets.airlines !== null || sets.via !== null || sets.notVia !== null || filters.withoutLowCost === true;
  return {
    isOpen: Object.entries(filters).every(([name, value]) => value === undefined || OF_CLASS.has(name)),
    failsOf: (legs, minutes, landsMinute, breaks) => {
      let fails = legs.stops > maxStops ? FAILS.stops : 0;
      if (minutes > maxMinutes) fails |= FAILS.duration;
      if (departs && !isWithin(departs, network.departs[legs.row0]!)) fails |= FAILS.departs;
      if (arrives && !isWithin(arrives, landsMinute)) fails |= FAILS.arrives;
      if (breaks !== 0 && filters.withoutSelfTransfer === true) fails |= FAILS.selfTransfer;
      if (!looksAtFlights) return fails;
      fails |= failsAt(network, sets, filters, legs.row0, legs.stops > 0);
      if (legs.stops > 0) fails |= failsAt(network, sets, filters, legs.row1, legs.stops > 1);
      if (legs.stops > 1) fails |= failsAt(network, sets, filters, legs.row2, false);
      return fails;
    },
  };
}
