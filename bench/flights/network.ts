/**
 * The benchmark network: 3,000 airports and 82,000 departures a day, made up, with hubs as uneven as in the
 * world. The same seed gives the same network.
 */
import { mix } from '@sojourn/domain/mix.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { AIRPORT_KINDS } from '@sojourn/products/flight/rules/findings/connections.ts';
import { distanceFare } from '@sojourn/world/flight/inventory/fares/fare-base.ts';
import {
  type AirlineColumns,
  assembleNetwork,
  type DraftFlight,
  type Network,
} from '@sojourn/world/flight/inventory/schedule/network.ts';
import { ALL_WEEK, ALL_YEAR, patternOf } from '@sojourn/world/flight/inventory/schedule/patterns.ts';
import type { FlightAirport } from '@sojourn/world/flight/inventory/schedule/places/airports.ts';
import { type Draw, drawer } from '@sojourn/world/random.ts';

export const AIRPORTS = 3000;
const DEPARTURES = 82_000;
const AIRLINES = 160;
const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'UTC',
];

/** Sizes fall off as in the world: the hundredth airport has a tenth of the first. */
const sizeOf = (rank: number): number => 100 / (1 + rank / 11);

function airportsOf(draw: Draw): FlightAirport[] {
  return Array.from({ length: AIRPORTS }, (_, index): FlightAirport => {
    const traffic = sizeOf(index);
    const country = `C${draw.int(90)}`;
    return {
      code: `A${index}`,
      country,
      region: null,
      lat: Math.max(-60, Math.min(70, 25 + draw.normal() * 24)),
      lon: draw.next() * 360 - 180,
      zone: draw.pick(ZONES),
      traffic,
      abroad: 0.5,
      kind: AIRPORT_KINDS[traffic >= 40 ? 3 : traffic >= 15 ? 2 : traffic >= 4 ? 1 : 0]!,
      longestKm: 20_000,
      borders: 'i',
      borderArea: country,
      claimsBags: draw.chance(30),
      season: draw.pick(['even', 'north-summer', 'winter-sun'] as const),
      leisure: draw.next(),
    };
  });
}

function airlineColumns(draw: Draw): AirlineColumns {
  const group = Array.from({ length: AIRLINES }, () => draw.int(9));
  const isLowCost = Uint8Array.from({ length: AIRLINES }, () => (draw.chance(30) ? 1 : 0));
  const multiple = [1, 1.2, 1.5, 1.9, 2.6, 1, 1.2, 1.45, 2.1, 3.6];
  return {
    count: AIRLINES,
    ticketing: Uint8Array.from({ length: AIRLINES * AIRLINES }, (_, i) => {
      const [a, b] = [Math.floor(i / AIRLINES), i % AIRLINES];
      if (a === b) return isLowCost[a] === 1 ? 0 : 1;
      return group[a] === group[b] && group[a]! < 3 ? 1 : 0;
    }),
    isLowCost,
    isExcluded: isLowCost,
    sold: Uint8Array.from(isLowCost, (low) => (low ? 7 : 31)),
    withBag: Uint8Array.from(isLowCost, (low) => (low ? 4 : 30)),
    refundable: Uint8Array.from(isLowCost, (low) => (low ? 4 : 28)),
    multiple: Float64Array.from({ length: AIRLINES * 10 }, (_, i) => multiple[i % 10]!),
    leadCurve: isLowCost,
  };
}

type Pair = { readonly airline: number; readonly from: number; readonly to: number; readonly km: number };

/** Each airport is linked to hubs of airlines by size and nearness; large ones to many. */
function pairsOf(airports: readonly FlightAirport[], draw: Draw): Pair[] {
  const hubs = Array.from({ length: AIRLINES }, (_, airline) =>
    Array.from({ length: 1 + draw.int(4) }, () => (airline < 60 ? draw.int(45) : draw.int(260))),
  );
  const pairs: Pair[] = [];
  for (const [airline, bases] of hubs.entries())
    for (const from of bases) {
      const reach = 30 + Math.round(airports[from]!.traffic * 2.2);
      for (let i = 0; i < reach; i++) {
        // Squaring draws the large airports often and the small ones sometimes
        const to = Math.floor(draw.next() ** 2.2 * AIRPORTS);
        const km = distanceKm(airports[from]!, airports[to]!);
        if (to !== from && km > 150 && km < 14_000 * draw.next()) pairs.push({ airline, from, to, km });
      }
    }
  for (let to = 0; to < AIRPORTS; to++) {
    const near = Array.from({ length: 12 }, () => draw.int(200)).toSorted(
      (a, b) => distanceKm(airports[a]!, airports[to]!) - distanceKm(airports[b]!, airports[to]!),
    )[0]!;
    const km = distanceKm(airports[near]!, airports[to]!);
    if (near !== to) pairs.push({ airline: draw.int(AIRLINES), from: near, to, km });
  }
  return pairs;
}

function flightOf(airports: readonly FlightAirport[], pair: Pair, back: boolean, draw: Draw): DraftFlight {
  const { km, airline } = pair;
  const [from, to] = back ? [pair.to, pair.from] : [pair.from, pair.to];
  return {
    from,
    to,
    km,
    airline,
    operator: airline,
    number: 1 + draw.int(9000),
    departs: 300 + Math.floor(draw.next() * 1080),
    block: Math.round((35 + km / 13.6) / 5) * 5,
    aircraft: 0,
    pattern: patternOf(draw.chance(85) ? ALL_WEEK : ALL_WEEK & ~(1 << draw.int(7)), ALL_YEAR),
    seats: [160, km > 4000 ? 28 : 0, 20],
    fare: distanceFare(km) * (0.8 + draw.next() * 0.4),
    profile: draw.int(4),
    dearOneWay: km > 4000 && airports[from]!.country !== airports[to]!.country,
  };
}

export function createBenchNetwork(seed = 82_000): Network {
  const draw = drawer(seed);
  const airports = airportsOf(draw);
  const pairs = pairsOf(airports, draw);
  const weights = pairs.map(({ from, to, km }) => {
    const size = Math.min(airports[from]!.traffic, airports[to]!.traffic) ** 0.7;
    return size * (km < 1500 ? 1 : (1500 / km) ** 0.5);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  // Some do not fly every day, so a few more are drawn up
  const wanted = (DEPARTURES * 1.021) / 2 - pairs.length;
  const flights: DraftFlight[] = [];
  let owed = 0;
  for (const [index, pair] of pairs.entries()) {
    owed += (wanted * weights[index]!) / sum;
    const count = 1 + Math.floor(owed);
    owed -= Math.floor(owed);
    for (let i = 0; i < count; i++)
      flights.push(flightOf(airports, pair, false, draw), flightOf(airports, pair, true, draw));
  }
  let salt = 0;
  return assembleNetwork(airports, airlineColumns(draw), flights, () => mix(salt++, seed) & 0xffff);
}
