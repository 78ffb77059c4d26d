/**
 * The walks over the schedule that find itineraries: flights in departure order per pair of airports, the
 * out-neighbours of the origin met with the in-neighbours of the destination; what must take too long is not
 * begun. No objects in the loops: the itinerary being looked at lies in `legs`.
 */
import { LAYOVER_MAX_MINUTES } from '@sojourn/products/flight/rules/findings/connections.ts';
import type { FlightDays } from '../fares/fare-days.ts';
import type { Network } from '../schedule/network.ts';
import { dayOfInstant, instantOf, NO_CHANGE } from '../schedule/places/zones.ts';
import { type Cheap, isCheap } from './cheap-flights.ts';

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
  /** Whether two stops may take so long only as `twoStopLimit` says. */
  readonly withinReason: boolean;
  /** 1 where planes may not be changed. */
  readonly barred: Uint8Array | null;
  /** Whether flights on separate tickets may be joined. */
  readonly selfTransfers: boolean;
  /** 1 for each airline that the first flight may be of; any by default. */
  readonly firstAirlines?: Uint8Array | undefined;
};

/** A question being answered; its columns are made once. */
export type Search = {
  readonly network: Network;
  readonly legs: Legs;
  /** Edge + 1 from each airport into the destination; 0 for none. */
  readonly into: Int32Array;
  /** Middle and last edges of the airports being passed. */
  readonly middle: Int32Array;
  readonly last: Int32Array;
  /** Minutes from landing at the first stop that the rest takes at least. */
  readonly rest: Int32Array;
  days: FlightDays;
  ask: Ask;
  firstAirlines: Uint8Array | undefined;
  /** Minutes that two stops may take. */
  limit: number;
  visit: () => void;
};

/** Later than anything, and still a small integer. */
export const NEVER = 2 ** 30;

/** Where to look in `network.change` for a change between two edges on one ticket. */
const changeAt = ({ edgeFrom, edgeCrosses }: Network, before: number, edge: number): number =>
  edgeFrom[edge]! * 8 + edgeCrosses[before]! * 4 + edgeCrosses[edge]! * 2;

/** The first flight of an edge that leaves at a minute of the day or later. */
function firstFrom(departs: Uint16Array, start: number, end: number, minute: number): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departs[middle]! < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The flights of the last edge that connect with what `legs` holds so far and land by `latest`. */
export function lastLeg(
  search: Search,
  edge: number,
  before: number,
  stops: 1 | 2,
  arrived: number,
  day: number,
  latest: number,
  cheap?: Cheap,
): void {
  const { network, legs, days, visit, ask } = search;
  const { airlines, rowStart, departs, pattern, block, airline } = network;
  const change = changeAt(network, network.edgeOf[before]!, edge);
  const least = arrived + network.change[change]!;
  const leastSelf = ask.selfTransfers ? arrived + network.change[change + 1]! : NEVER;
  const most = Math.min(arrived + LAYOVER_MAX_MINUTES, latest - network.edgeBlock[edge]!);
  if (most < least) return;
  const join = airline[before]! * airlines.count;
  const zoneRow = network.zone[network.edgeFrom[edge]!]! * days.count;
  const start = rowStart[edge]!;
  const end = rowStart[edge + 1]!;
  for (let d = day; d < days.count; d++) {
    const midnight = days.midnight[zoneRow + d]!;
    if (midnight > most) return;
    const changes = days.changeFrom[zoneRow + d]!;
    const bits = days.bits[d]!;
    // Those of a day are in the order of the clock
    const from = changes === NO_CHANGE ? firstFrom(departs, start, end, least - midnight) : start;
    const priced = cheap === undefined ? 0 : d * (end - start) - start;
    for (let row = from; row < end; row++) {
      const minute = departs[row]!;
      const leaves = minute < changes ? midnight + minute : instantOf(days, zoneRow + d, minute);
      if (leaves < least) continue;
      if (leaves > most) return;
      if ((pattern[row]! & bits) !== bits) continue;
      const isJoined = airlines.ticketing[join + airline[row]!] !== 0;
      if (cheap !== undefined) {
        const below = isJoined ? cheap.joined : cheap.apart;
        if (cheap.dollars[priced + row]! >= below) continue;
      }
      if (!isJoined && leaves < leastSelf) continue;
      const lands = leaves + block[row]!;
      if (lands > latest) continue;
      if (stops === 1) {
        legs.row1 = row;
        legs.day1 = d;
        legs.depart1 = leaves;
        legs.arrive1 = lands;
      } else {
        legs.row2 = row;
        legs.day2 = d;
        legs.depart2 = leaves;
        legs.arrive2 = lands;
      }
      legs.stops = stops;
      visit();
    }
  }
}

/** The flights of a middle edge that connect, each with the last edge after it. */
export function middleLeg(
  search: Search,
  edge: number,
  lastEdge: number,
  arrived: number,
  day: number,
  latest: number,
  cheap?: Cheap,
): void {
  const { network, legs, days, ask } = search;
  const { airlines, rowStart, departs, pattern, block, airline } = network;
  const before = legs.row0;
  const change = changeAt(network, network.edgeOf[before]!, edge);
  const least = arrived + network.change[change]!;
  const leastSelf = ask.selfTransfers ? arrived + network.change[change + 1]! : NEVER;
  const landsBy = latest - network.change[changeAt(network, edge, lastEdge)]! - network.edgeBlock[lastEdge]!;
  const most = Math.min(arrived + LAYOVER_MAX_MINUTES, landsBy - network.edgeBlock[edge]!);
  if (most < least) return;
  const join = airline[before]! * airlines.count;
  const zoneRow = network.zone[network.edgeFrom[edge]!]! * days.count;
  const nextZone = network.zone[network.edgeTo[edge]!]!;
  const start = rowStart[edge]!;
  const end = rowStart[edge + 1]!;
  for (let d = day; d < days.count; d++) {
    const midnight = days.midnight[zoneRow + d]!;
    if (midnight > most) return;
    const changes = days.changeFrom[zoneRow + d]!;
    const bits = days.bits[d]!;
    // Those of a day are in the order of the clock
    const from = changes === NO_CHANGE ? firstFrom(departs, start, end, least - midnight) : start;
    const priced = cheap === undefined ? 0 : d * (end - start) - start;
    for (let row = from; row < end; row++) {
      const minute = departs[row]!;
      const leaves = minute < changes ? midnight + minute : instantOf(days, zoneRow + d, minute);
      if (leaves < least) continue;
      if (leaves > most) return;
      if ((pattern[row]! & bits) !== bits) continue;
      const isJoined = airlines.ticketing[join + airline[row]!] !== 0;
      if (cheap !== undefined && !isCheap(cheap, priced + row, isJoined)) continue;
      if (!isJoined && leaves < leastSelf) continue;
      const lands = leaves + block[row]!;
      if (lands > landsBy) continue;
      legs.row1 = row;
      legs.day1 = d;
      legs.depart1 = leaves;
      legs.arrive1 = lands;
      lastLeg(search, lastEdge, row, 2, lands, dayOfInstant(days, nextZone, lands), latest, cheap?.next);
    }
  }
}

/** Puts a flight of the day asked for into `legs` as the first; `at` is the day in its zone. */
export function takeFirst({ network, legs, days, ask }: Search, row: number, at: number): void {
  const leaves = instantOf(days, at, network.departs[row]!);
  legs.row0 = row;
  legs.day0 = ask.day;
  legs.depart0 = leaves;
  legs.arrive0 = leaves + network.block[row]!;
}

/** Each flight of the first edge on the day asked for, with `onward` once it is in `legs`. */
function firstLeg(search: Search, edge: number, onward: (lands: number, day: number) => void): void {
  const { network, legs, days, ask, firstAirlines } = search;
  const zoneRow = network.zone[ask.origin]! * days.count + ask.day;
  const toZone = network.zone[network.edgeTo[edge]!]!;
  const bits = days.bits[ask.day]!;
  for (let row = network.rowStart[edge]!; row < network.rowStart[edge + 1]!; row++) {
    if ((network.pattern[row]! & bits) !== bits) continue;
    if (firstAirlines !== undefined && firstAirlines[network.airline[row]!] === 0) continue;
    takeFirst(search, row, zoneRow);
    onward(legs.arrive0, dayOfInstant(days, toZone, legs.arrive0));
  }
}

/**
 * The middle airports between the end of the first edge and the destination that are not too far about and
 * leave enough time; how many there are.
 */
function passing(search: Search, firstEdge: number): number {
  const { network, ask, into, middle, last, rest, limit } = search;
  const { edgeStart, edgeTo, edgeKm, edgeBlock, change } = network;
  const at = edgeTo[firstEdge]!;
  const flown = edgeKm[firstEdge]!;
  const left = limit - edgeBlock[firstEdge]!;
  let count = 0;
  for (let edge = edgeStart[at]!; edge < edgeStart[at + 1]!; edge++) {
    const next = edgeTo[edge]!;
    const onward = into[next]! - 1;
    if (onward < 0 || next === ask.origin || next === ask.destination) continue;
    if (ask.barred !== null && ask.barred[next] === 1) continue;
    if (flown + edgeKm[edge]! + edgeKm[onward]! > ask.maxKm) continue;
    const changes = change[changeAt(network, firstEdge, edge)]! + change[changeAt(network, edge, onward)]!;
    const minutes = edgeBlock[edge]! + edgeBlock[onward]! + changes;
    if (minutes > left) continue;
    middle[count] = edge;
    rest[count] = minutes;
    last[count++] = onward;
  }
  return count;
}

/** Nonstops, or one stop at the end of the first edge. */
export function toOneStop(search: Search, edge: number): void {
  const { network, ask, into, legs } = search;
  const at = network.edgeTo[edge]!;
  if (at === ask.destination) {
    legs.stops = 0;
    firstLeg(search, edge, search.visit);
    return;
  }
  const direct = into[at]! - 1;
  if (ask.maxStops === 0 || direct < 0 || (ask.barred !== null && ask.barred[at] === 1)) return;
  if (network.edgeKm[edge]! + network.edgeKm[direct]! > ask.maxKm) return;
  firstLeg(search, edge, (lands, day) => lastLeg(search, direct, legs.row0, 1, lands, day, NEVER));
}

/** Two stops, the first of them at the end of the first edge. */
export function twoStops(search: Search, edge: number): void {
  const { network, ask, legs, middle, last, rest } = search;
  const at = network.edgeTo[edge]!;
  if (at === ask.destination || (ask.barred !== null && ask.barred[at] === 1)) return;
  const count = passing(search, edge);
  if (count === 0) return;
  firstLeg(search, edge, (lands, day) => {
    const latest = Math.min(NEVER, legs.depart0 + search.limit);
    for (let i = 0; i < count; i++)
      if (lands + rest[i]! <= latest) middleLeg(search, middle[i]!, last[i]!, lands, day, latest);
  });
}

export function eachFirstEdge(search: Search, from: (search: Search, edge: number) => void): void {
  const { edgeStart } = search.network;
  const { origin } = search.ask;
  for (let edge = edgeStart[origin]!; edge < edgeStart[origin + 1]!; edge++) from(search, edge);
}
