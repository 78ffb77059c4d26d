/**
 * Which airline flies between which airports and how often: demand by size and distance from every hub,
 * shared out over the departures that the airline has; then a lifeline for airports that nobody chose.
 */

import { FIFTH_FREEDOMS } from '../data/fifth-freedoms.ts';
import type { Aircraft } from './aircraft.ts';
import type { Airline } from './airlines.ts';
import type { Rights } from './allowed.ts';
import type { FlightAirport } from './places/airports.ts';
import { linesOf, remembered, wordsOf } from './read-table.ts';

export type Route = {
  readonly airline: number;
  /** Airport numbers; the aircraft is at home at `hub`. */
  readonly hub: number;
  readonly to: number;
  readonly km: number;
  /** Departures a day in each direction. */
  readonly perDay: number;
};

type Facts = {
  readonly airports: readonly FlightAirport[];
  readonly airlines: readonly Airline[];
  readonly aircraft: readonly Aircraft[];
  readonly rights: Rights;
};

const LEAST_KM = 130;
/** A route of fewer than this many flights a day is not flown, short of 2,500 km and beyond. */
const LEAST_PER_DAY = 0.5;
const LEAST_PER_DAY_FAR = 0.3;
const FAR_KM = 2500;
/** An airport abroad draws flights of more than 4,500 km only from about five million travelers to abroad. */
const LEAST_DRAW_FAR = 4;
const EARTH_RADIUS_KM = 6371.0088;

/** How distance draws: little by air below 300 km, most up to 1,400, then less and less. */
function pull(km: number): number {
  if (km < 300) return 0.3;
  return km < 1400 ? 1 : (1400 / km) ** 0.8;
}

/** Departures a day in one direction at most. */
function most(km: number): number {
  if (km < 700) return 9;
  if (km < 1600) return 7;
  if (km < 3500) return 5;
  return km < 6500 ? 4 : 3;
}

type Candidate = { hub: number; to: number; km: number; score: number };

/** Great circles by the angle between directions from the earth's middle: quick, for millions of pairs. */
function createDistances(airports: readonly FlightAirport[]): (a: number, b: number) => number {
  const rad = Math.PI / 180;
  const x = Float64Array.from(airports, ({ lat, lon }) => Math.cos(lat * rad) * Math.cos(lon * rad));
  const y = Float64Array.from(airports, ({ lat, lon }) => Math.cos(lat * rad) * Math.sin(lon * rad));
  const z = Float64Array.from(airports, ({ lat }) => Math.sin(lat * rad));
  return (a, b) => {
    const cosine = x[a]! * x[b]! + y[a]! * y[b]! + z[a]! * z[b]!;
    return EARTH_RADIUS_KM * Math.acos(Math.max(-1, Math.min(1, cosine)));
  };
}

type World = Facts & {
  readonly indexOf: ReadonlyMap<string, number>;
  readonly kmOf: (a: number, b: number) => number;
  readonly rangeOf: ReadonlyMap<string, number>;
  /** Draw of each airport on flights at home and from abroad. */
  readonly drawHome: Float64Array;
  readonly drawAbroad: Float64Array;
};

function candidatesOf(world: World, airline: Airline): Candidate[] {
  const { airports, rights, kmOf, indexOf, drawHome, drawAbroad } = world;
  const range = 0.93 * Math.max(...airline.fleet.map(({ aircraft }) => world.rangeOf.get(aircraft) ?? 0));
  const hubs = airline.hubs.map(({ code, weight }) => ({ hub: indexOf.get(code) ?? -1, weight }));
  const order = new Map(hubs.map(({ hub }, place) => [hub, place]));
  const isHome = remembered((country) => rights.isHome(airline, country));
  const found: Candidate[] = [];
  for (const [place, { hub, weight }] of hubs.entries()) {
    const home = airports[hub];
    if (!home) continue;
    const reach = rights.reachOf(airline, home);
    const scale = weight ** 1.4;
    for (let to = 0; to < airports.length; to++) {
      if (reach[to] === 0 || to === hub) continue;
      const km = kmOf(hub, to);
      if (km < LEAST_KM || km > range) continue;
      const airport = airports[to]!;
      if (!rights.areLinked(home, airport, km)) continue;
      const other = order.get(to) ?? -1;
      if (other >= 0 && other < place) continue;
      const own = isHome(airport.country);
      const isNear = own || airport.region === home.region;
      const draw = airport.country === home.country ? drawHome[to]! : drawAbroad[to]!;
      if (km > 4500 && draw < LEAST_DRAW_FAR && !own) continue;
      const near = own ? 2 : isNear ? 1.4 : 1;
      found.push({ hub, to, km, score: scale * draw * pull(km) * near * (other < 0 ? 1 : 1.6) });
    }
  }
  return found;
}

/** Shares `total` departures over candidates by score, capped by distance; what gets too few is dropped. */
function allocateRoutes(candidates: Candidate[], total: number): { candidate: Candidate; perDay: number }[] {
  let remaining = candidates.sort((a, b) => b.score - a.score).slice(0, Math.ceil(total * 2.2) + 3);
  for (let round = 0; ; round++) {
    let open = total;
    let scores = remaining.reduce((sum, { score }) => sum + score, 0);
    const shared = remaining.map((candidate) => {
      const perDay = Math.min(most(candidate.km), scores > 0 ? (open * candidate.score) / scores : 0);
      open -= perDay;
      scores -= candidate.score;
      return { candidate, perDay };
    });
    const enough = shared.filter(
      ({ candidate, perDay }) => perDay >= (candidate.km > FAR_KM ? LEAST_PER_DAY_FAR : LEAST_PER_DAY),
    );
    if (enough.length === shared.length || round === 12) return enough;
    // The weakest tenth goes first: what it leaves may carry the others
    const fewest = Math.max(1, Math.ceil((shared.length - enough.length) / 2));
    remaining = remaining.slice(0, remaining.length - fewest);
  }
}

function fifthFreedoms({ airlines, indexOf, kmOf }: World): Route[] {
  return linesOf(FIFTH_FREEDOMS).flatMap((line): Route[] => {
    const [code, pair] = wordsOf(line);
    const [hub, to] = pair!.split('-').map((each) => indexOf.get(each) ?? -1);
    const airline = airlines.findIndex((each) => each.code === code);
    if (airline < 0 || hub === undefined || to === undefined) throw new Error(`no such airline: ${line}`);
    if (hub < 0 || to < 0) return [];
    return [{ airline, hub, to, km: kmOf(hub, to), perDay: 0.9 }];
  });
}

/** A flight or more a day from a near hub for each open airport that has none. */
function lifelines(world: World, routes: readonly Route[]): Route[] {
  const { airports, airlines, rights, indexOf, kmOf } = world;
  const served = new Uint8Array(airports.length);
  for (const { hub, to } of routes) served[hub] = served[to] = 1;
  const best = new Map<number, Route & { readonly score: number }>();
  for (const [airline, each] of airlines.entries()) {
    for (const { code, weight } of each.hubs) {
      const hub = indexOf.get(code);
      if (hub === undefined) continue;
      const home = airports[hub]!;
      let reach: Uint8Array | undefined;
      for (const [to, airport] of airports.entries()) {
        if (served[to] === 1) continue;
        const km = kmOf(hub, to);
        if (km > 4500 || km < 40 || !rights.areLinked(home, airport, km)) continue;
        reach ??= rights.reachOf(each, home);
        if (reach[to] === 0) continue;
        const score = (weight * (rights.isHome(each, airport.country) ? 4 : 1)) / (200 + km);
        const perDay = 1 + Math.min(2, airport.traffic);
        if (score > (best.get(to)?.score ?? 0)) best.set(to, { airline, hub, to, km, perDay, score });
      }
    }
  }
  return [...best.values()].map(({ airline, hub, to, km, perDay }) => ({ airline, hub, to, km, perDay }));
}

/** `share`: of the departures that the airlines have in truth. */
export function createRoutes(facts: Facts, share: number): Route[] {
  const { airports } = facts;
  const world: World = {
    ...facts,
    indexOf: new Map(airports.map(({ code }, index) => [code, index])),
    kmOf: createDistances(airports),
    rangeOf: new Map(facts.aircraft.map(({ code, rangeKm }) => [code, rangeKm])),
    drawHome: Float64Array.from(airports, ({ traffic, abroad }) => (traffic * (1 - abroad * 0.6)) ** 0.8),
    drawAbroad: Float64Array.from(airports, ({ traffic, abroad }) => (traffic * abroad * 1.5) ** 0.92),
  };
  const routes = facts.airlines.flatMap((airline, index): Route[] => {
    if (airline.dailyDepartures === 0) return [];
    const total = Math.max(2, (airline.dailyDepartures * share) / 2);
    return allocateRoutes(candidatesOf(world, airline), total).map(({ candidate, perDay }) => ({
      airline: index,
      hub: candidate.hub,
      to: candidate.to,
      km: candidate.km,
      perDay,
    }));
  });
  routes.push(...fifthFreedoms(world));
  return [...routes, ...lifelines(world, routes)];
}
