/**
 * Every itinerary of up to two stops from one airport to another on a day: flights in departure order per
 * pair of airports, the out-neighbours of the origin met with the in-neighbours of the destination. No
 * objects in the loops: the itinerary being looked at lies in `legs`.
 */
import { LAYOVER_MAX_MINUTES } from '@sojourn/domain/flights/connections.ts';
import type { FlightDays } from './fare-days.ts';
import type { Network } from './network.ts';
import { dayOfInstant, instantOf } from './zones.ts';

/**
 * The itinerary being looked at. Instants are minutes since 1970, days count from the first of the tables.
 */
export type Legs = {
  stops: number;
  row0: number;
  row1: number;
  row2: number;
  day0: number;
  day1: number;
  day2: number;
  depart0: number;
  depart1: number;
  depart2: number;
  arrive0: number;
  arrive1: number;
  arrive2: number;
};

export const emptyLegs = (): Legs => ({
  stops: 0,
  row0: 0,
  row1: 0,
  row2: 0,
  day0: 0,
  day1: 0,
  day2: 0,
  depart0: 0,
  depart1: 0,
  depart2: 0,
  arrive0: 0,
  arrive1: 0,
  arrive2: 0,
});

export type Ask = {
  readonly origin: number;
  readonly destination: number;
  /** Local date of departure, counted from the first day of the tables. */
  readonly day: number;
  readonly maxStops: number;
  /** Kilometres flown at most. */
  readonly maxKm: number;
  /** 1 where planes may not be changed. */
  readonly barred: Uint8Array | null;
  /** Whether flights on separate tickets may be joined. */
  readonly selfTransfers: boolean;
  /** 1 for each airline that the first flight may be of; any when not said. */
  readonly firstAirlines?: Uint8Array | undefined;
};

export type Enumerator = {
  readonly legs: Legs;
  /** Calls `visit` for every itinerary; it must not call `run` again. */
  readonly run: (days: FlightDays, ask: Ask, visit: () => void) => void;
  /**
   * Only itineraries that change at these edges, in order: for the calendar. `mayGoOn` is asked once the
   * first flight is in `legs`.
   */
  readonly runPath: (
    days: FlightDays,
    ask: Ask,
    path: readonly number[],
    visit: () => void,
    mayGoOn: () => boolean,
  ) => void;
};

type Search = {
  readonly network: Network;
  readonly legs: Legs;
  /** Edge + 1 from each airport into the destination; 0 for none. */
  readonly into: Int32Array;
  /** Middle and last edges of the airports being passed. */
  readonly middle: Int32Array;
  readonly last: Int32Array;
  days: FlightDays;
  ask: Ask;
  visit: () => void;
};

/** The flights of the last edge that connect with what `legs` holds so far. */
function lastLeg(search: Search, edge: number, before: number, stops: number, arrived: number, day: number) {
  const { network, legs, days, visit, ask } = search;
  const { airlines, rowStart, departs, pattern, block, airline } = network;
  const at = network.edgeFrom[edge]!;
  const change = at * 8 + network.edgeCrosses[network.edgeOf[before]!]! * 4 + network.edgeCrosses[edge]! * 2;
  const least = arrived + network.change[change]!;
  const leastSelf = ask.selfTransfers ? arrived + network.change[change + 1]! : Number.MAX_SAFE_INTEGER;
  const most = arrived + LAYOVER_MAX_MINUTES;
  const join = airline[before]! * airlines.count;
  const zoneRow = network.zone[at]! * days.count;
  const end = rowStart[edge + 1]!;
  for (let d = day; d < days.count; d++) {
    const midnight = days.midnight[zoneRow + d]!;
    if (midnight > most) return;
    const changes = days.changeFrom[zoneRow + d]!;
    const bits = days.bits[d]!;
    for (let row = rowStart[edge]!; row < end; row++) {
      const minute = departs[row]!;
      const leaves = minute < changes ? midnight + minute : instantOf(days, zoneRow + d, minute);
      if (leaves < least) continue;
      if (leaves > most) return;
      if ((pattern[row]! & bits) !== bits) continue;
      if (airlines.ticketing[join + airline[row]!] === 0 && leaves < leastSelf) continue;
      if (stops === 1) {
        legs.row1 = row;
        legs.day1 = d;
        legs.depart1 = leaves;
        legs.arrive1 = leaves + block[row]!;
      } else {
        legs.row2 = row;
        legs.day2 = d;
        legs.depart2 = leaves;
        legs.arrive2 = leaves + block[row]!;
      }
      legs.stops = stops;
      visit();
    }
  }
}

/** The flights of a middle edge that connect, each with the last edge after it. */
function middleLeg(search: Search, edge: number, lastEdge: number, arrived: number, day: number) {
  const { network, legs, days, ask } = search;
  const { airlines, rowStart, departs, pattern, block, airline } = network;
  const at = network.edgeFrom[edge]!;
  const before = legs.row0;
  const change = at * 8 + network.edgeCrosses[network.edgeOf[before]!]! * 4 + network.edgeCrosses[edge]! * 2;
  const least = arrived + network.change[change]!;
  const leastSelf = ask.selfTransfers ? arrived + network.change[change + 1]! : Number.MAX_SAFE_INTEGER;
  const most = arrived + LAYOVER_MAX_MINUTES;
  const join = airline[before]! * airlines.count;
  const zoneRow = network.zone[at]! * days.count;
  const nextZone = network.zone[network.edgeTo[edge]!]!;
  const end = rowStart[edge + 1]!;
  for (let d = day; d < days.count; d++) {
    const midnight = days.midnight[zoneRow + d]!;
    if (midnight > most) return;
    const changes = days.changeFrom[zoneRow + d]!;
    const bits = days.bits[d]!;
    for (let row = rowStart[edge]!; row < end; row++) {
      const minute = departs[row]!;
      const leaves = minute < changes ? midnight + minute : instantOf(days, zoneRow + d, minute);
      if (leaves < least) continue;
      if (leaves > most) return;
      if ((pattern[row]! & bits) !== bits) continue;
      if (airlines.ticketing[join + airline[row]!] === 0 && leaves < leastSelf) continue;
      const lands = leaves + block[row]!;
      legs.row1 = row;
      legs.day1 = d;
      legs.depart1 = leaves;
      legs.arrive1 = lands;
      lastLeg(search, lastEdge, row, 2, lands, dayOfInstant(days, nextZone, lands));
    }
  }
}

/** Each flight of the first edge on the day asked for, with `onward` once it is in `legs`. */
function firstLeg(search: Search, edge: number, onward: (lands: number, day: number) => void): void {
  const { network, legs, days, ask } = search;
  const zoneRow = network.zone[ask.origin]! * days.count + ask.day;
  const toZone = network.zone[network.edgeTo[edge]!]!;
  const bits = days.bits[ask.day]!;
  const { firstAirlines } = ask;
  for (let row = network.rowStart[edge]!; row < network.rowStart[edge + 1]!; row++) {
    if ((network.pattern[row]! & bits) !== bits) continue;
    if (firstAirlines !== undefined && firstAirlines[network.airline[row]!] === 0) continue;
    const leaves = instantOf(days, zoneRow, network.departs[row]!);
    const lands = leaves + network.block[row]!;
    legs.row0 = row;
    legs.day0 = ask.day;
    legs.depart0 = leaves;
    legs.arrive0 = lands;
    onward(lands, dayOfInstant(days, toZone, lands));
  }
}

/** The middle airports between `at` and the destination that are not too far about; how many there are. */
function passing(search: Search, firstEdge: number, at: number): number {
  const { network, ask, into, middle, last } = search;
  const { edgeStart, edgeTo, edgeKm } = network;
  const flown = edgeKm[firstEdge]!;
  let count = 0;
  for (let edge = edgeStart[at]!; edge < edgeStart[at + 1]!; edge++) {
    const next = edgeTo[edge]!;
    const onward = into[next]!;
    if (onward === 0 || next === ask.origin || next === ask.destination) continue;
    if (ask.barred !== null && ask.barred[next] === 1) continue;
    if (flown + edgeKm[edge]! + edgeKm[onward - 1]! > ask.maxKm) continue;
    middle[count] = edge;
    last[count++] = onward - 1;
  }
  return count;
}

function viaEdge(search: Search, edge: number): void {
  const { network, ask, into, legs } = search;
  const at = network.edgeTo[edge]!;
  if (at === ask.destination) {
    legs.stops = 0;
    firstLeg(search, edge, search.visit);
    return;
  }
  if (ask.maxStops === 0 || (ask.barred !== null && ask.barred[at] === 1)) return;
  const direct = into[at]! - 1;
  const isNear = direct >= 0 && network.edgeKm[edge]! + network.edgeKm[direct]! <= ask.maxKm;
  const count = ask.maxStops > 1 ? passing(search, edge, at) : 0;
  if (!isNear && count === 0) return;
  firstLeg(search, edge, (lands, day) => {
    if (isNear) lastLeg(search, direct, legs.row0, 1, lands, day);
    for (let i = 0; i < count; i++) middleLeg(search, search.middle[i]!, search.last[i]!, lands, day);
  });
}

export function createEnumerator(network: Network): Enumerator {
  const airports = network.airports.length;
  const search: Search = {
    network,
    legs: emptyLegs(),
    into: new Int32Array(airports),
    middle: new Int32Array(airports),
    last: new Int32Array(airports),
    days: undefined as unknown as FlightDays,
    ask: undefined as unknown as Ask,
    visit: () => undefined,
  };
  const { legs, into } = search;
  return {
    legs,
    run: (days, ask, visit) => {
      Object.assign(search, { days, ask, visit });
      const { inStart, inEdges, edgeFrom, edgeStart } = network;
      const [from, until] = [inStart[ask.destination]!, inStart[ask.destination + 1]!];
      for (let i = from; i < until; i++) into[edgeFrom[inEdges[i]!]!] = inEdges[i]! + 1;
      for (let edge = edgeStart[ask.origin]!; edge < edgeStart[ask.origin + 1]!; edge++)
        viaEdge(search, edge);
      for (let i = from; i < until; i++) into[edgeFrom[inEdges[i]!]!] = 0;
    },
    runPath: (days, ask, [first, second, third], visit, mayGoOn) => {
      Object.assign(search, { days, ask, visit });
      firstLeg(search, first!, (lands, day) => {
        if (!mayGoOn()) return;
        if (third !== undefined) middleLeg(search, second!, third, lands, day);
        else if (second !== undefined) lastLeg(search, second, legs.row0, 1, lands, day);
        else {
          legs.stops = 0;
          visit();
        }
      });
    },
  };
}
