/**
 * Every itinerary of up to two stops from one airport to another on a day. Nonstops and one stop come first:
 * they say how long two stops may take.
 */
import { twoStopLimit } from '@sojourn/products/flight/rules/two-stop-limit.ts';
import type { FlightDays } from '../fares/fare-days.ts';
import type { Network } from '../schedule/network.ts';
import { dayOfInstant } from '../schedule/places/zones.ts';
import type { Cheap } from './cheap-flights.ts';
import {
  type Ask,
  eachFirstEdge,
  emptyLegs,
  type Legs,
  lastLeg,
  middleLeg,
  NEVER,
  type Search,
  takeFirst,
  toOneStop,
  twoStops,
} from './enumerate.ts';

export type Enumerator = {
  readonly legs: Legs;
  /** Calls `visit` for every itinerary; it must not call `run` again. */
  readonly run: (days: FlightDays, ask: Ask, visit: () => void) => void;
  /** Minutes that two stops may take within reason. */
  readonly twoStopLimit: (days: FlightDays, ask: Ask) => number;
  /**
   * Only itineraries that begin with a flight and go on over these edges, in order and however long they
   * take, on the first of them only with `cheap` flights: for the calendar.
   */
  readonly runFrom: (
    days: FlightDays,
    ask: Ask,
    row: number,
    edges: readonly number[],
    cheap: Cheap,
    visit: () => void,
  ) => void;
};

/** Minutes that two stops may take, by all ways of fewer; `visit` is called for those that may be offered. */
function limitOf(search: Search, visit: () => void): number {
  const { legs, ask, network } = search;
  const { firstAirlines } = ask;
  let count = 0;
  let fastest = NEVER;
  search.firstAirlines = undefined;
  search.visit = () => {
    count++;
    fastest = Math.min(fastest, (legs.stops === 0 ? legs.arrive0 : legs.arrive1) - legs.depart0);
    if (firstAirlines === undefined || firstAirlines[network.airline[legs.row0]!] === 1) visit();
  };
  eachFirstEdge(search, toOneStop);
  return Math.min(NEVER, twoStopLimit({ count, fastest }));
}

export function createEnumerator(network: Network): Enumerator {
  const airports = network.airports.length;
  const column = () => new Int32Array(airports);
  const search: Search = {
    network,
    legs: emptyLegs(),
    into: column(),
    middle: column(),
    last: column(),
    rest: column(),
    days: undefined as unknown as FlightDays,
    ask: undefined as unknown as Ask,
    firstAirlines: undefined,
    limit: NEVER,
    visit: () => undefined,
  };
  const { legs, into } = search;
  const begin = (days: FlightDays, ask: Ask, visit: () => void): void => {
    Object.assign(search, { days, ask, visit, limit: NEVER, firstAirlines: ask.firstAirlines });
    // What a shorter itinerary does not use must not carry over from an earlier question
    Object.assign(legs, emptyLegs());
  };
  /** With the edges into the destination marked. */
  const towards = (destination: number, work: () => void): void => {
    const { inStart, inEdges, edgeFrom } = network;
    const [from, until] = [inStart[destination]!, inStart[destination + 1]!];
    for (let i = from; i < until; i++) into[edgeFrom[inEdges[i]!]!] = inEdges[i]! + 1;
    work();
    for (let i = from; i < until; i++) into[edgeFrom[inEdges[i]!]!] = 0;
  };
  return {
    legs,
    run: (days, ask, visit) => {
      begin(days, ask, visit);
      towards(ask.destination, () => {
        if (ask.maxStops < 2 || !ask.withinReason) eachFirstEdge(search, toOneStop);
        else search.limit = limitOf(search, visit);
        if (ask.maxStops < 2) return;
        search.firstAirlines = ask.firstAirlines;
        search.visit = visit;
        eachFirstEdge(search, twoStops);
      });
    },
    twoStopLimit: (days, ask) => {
      begin(days, ask, () => undefined);
      towards(ask.destination, () => {
        search.limit = limitOf(search, () => undefined);
      });
      return search.limit;
    },
    runFrom: (days, ask, row, edges, cheap, visit) => {
      search.days = days;
      search.ask = ask;
      search.visit = visit;
      const [second, third] = edges;
      legs.stops = 0;
      const edge = network.edgeOf[row]!;
      takeFirst(search, row, network.zone[ask.origin]! * days.count + ask.day);
      const lands = legs.arrive0;
      const landsOn = dayOfInstant(days, network.zone[network.edgeTo[edge]!]!, lands);
      if (third !== undefined) middleLeg(search, second!, third, lands, landsOn, NEVER, cheap);
      else if (second !== undefined) lastLeg(search, second, row, 1, lands, landsOn, NEVER, cheap);
      else visit();
    },
  };
}
