/**
 * The flight search in process on the benchmark network: every itinerary to two stops, however far about
 * unless noted, priced for one adult, with facets and the best 50; the calendar, the date grid and a round
 * trip; beside a plain search of the same question that tries every chain of flights.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { mix } from '@sojourn/domain/mix.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { fareCalendar } from '@sojourn/world/flight/inventory/calendar/calendar.ts';
import { createFlightDays } from '@sojourn/world/flight/inventory/fares/fare-days.ts';
import type { FlightState } from '@sojourn/world/flight/inventory/fares/fares.ts';
import { createFlightSales } from '@sojourn/world/flight/inventory/fares/flight-sales.ts';
import { createLowestFares } from '@sojourn/world/flight/inventory/fares/lowest-fares.ts';
import { type Network, networkBytes } from '@sojourn/world/flight/inventory/schedule/network.ts';
import { createFlightWorld } from '@sojourn/world/flight/inventory/schedule/schedule.ts';
import { otherSlice } from '@sojourn/world/flight/inventory/search/lower-bounds.ts';
import type { FlightQuery } from '@sojourn/world/flight/inventory/search/query.ts';
import { dateGrid, sliceLowerBounds } from '@sojourn/world/flight/inventory/search/round-trips.ts';
import {
  createFlightEngine,
  type FlightEngine,
  searchFlights,
} from '@sojourn/world/flight/inventory/search/search.ts';
import {
  flightsOn,
  groupByOrigin,
  naiveItineraries,
} from '@sojourn/world/flight/inventory/testing/naive-enumerator.ts';
import { percentile, type Row } from '../rows.ts';
import { correctnessRows } from './correctness.ts';
import { AIRPORTS, createBenchNetwork } from './network.ts';
import { createJourneys } from './raptor.ts';

const TODAY = Date.UTC(2027, 1, 8) / 86_400_000;
const HUBS = 30;
const PAIRS = 400;
const AREA = 'Flight search';

type Setting = { readonly network: Network; readonly engine: FlightEngine; readonly state: FlightState };

const timeOf = (work: () => void): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};
/** The least of three, so that other processes' turns are not counted. */
const quietest = (work: () => void): number => Math.min(timeOf(work), timeOf(work), timeOf(work));

const ask = (origin: number, destination: number, day: number): FlightQuery => ({
  origins: [origin],
  destinations: [destination],
  day,
  party: ONE_ADULT,
  filters: {},
  sort: 'fareScore',
  top: 50,
  withinReason: false,
});

/** Any airport to any other, on days all over the year. */
const anyPair = (index: number): FlightQuery => {
  const origin = mix(index, 1) % AIRPORTS;
  const destination = (origin + 1 + (mix(index, 2) % (AIRPORTS - 1))) % AIRPORTS;
  return ask(origin, destination, TODAY + 5 + (mix(index, 3) % 320));
};
/** Between the largest thirty. */
const hubPair = (index: number): FlightQuery => {
  const origin = index % HUBS;
  return ask(
    origin,
    (origin + 1 + (Math.floor(index / HUBS) % (HUBS - 1))) % HUBS,
    TODAY + 5 + ((index * 7) % 320),
  );
};
/** As people ask: the larger, the oftener. */
const likelyPair = (index: number): FlightQuery => {
  const at = (salt: number) => Math.floor((mix(index, salt) / 2 ** 32) ** 2.5 * AIRPORTS);
  const origin = at(4);
  const destination = at(5);
  return ask(
    origin,
    destination === origin ? (origin + 1) % AIRPORTS : destination,
    TODAY + 5 + (index % 320),
  );
};

function times(runs: number, work: (index: number) => void): number[] {
  for (let index = 0; index < Math.min(runs, 100); index++) work(index);
  return Array.from({ length: runs }, (_, index) => quietest(() => work(index)));
}

/** Milliseconds a pair: every chain of flights tried, and a router's best journeys of the day. */
function references(network: Network): [naive: number, journeys: number] {
  const { day } = anyPair(3);
  const date = dateOfDay(day);
  const flights = flightsOn(
    network,
    [0, 1].map((after) => day + after),
  );
  const byOrigin = groupByOrigin(flights);
  const find = createJourneys(AIRPORTS, flights, date);
  const mean = (pairs: number, work: (origin: number, destination: number) => void): number =>
    timeOf(() => {
      for (let index = 0; index < pairs; index++) {
        const { origins, destinations } = anyPair(index);
        work(origins[0]!, destinations[0]!);
      }
    }) / pairs;
  const everywhere = { date, maxKm: Number.POSITIVE_INFINITY, withinReason: false };
  return [
    mean(3, (origin, destination) =>
      naiveItineraries(network, byOrigin, { origin, destination, ...everywhere }),
    ),
    mean(3, find),
  ];
}

function searchRows({ engine, state, network }: Setting): Row[] {
  let found = 0;
  const search = (query: FlightQuery) => {
    found = searchFlights(engine, state, query).available;
  };
  const any = times(PAIRS, (index) => search(anyPair(index)));
  const likely = times(150, (index) => search(likelyPair(index)));
  const hubPairs = HUBS;
  const spread = (index: number): FlightQuery => hubPair(index * 9);
  let most = 0;
  const hubs = times(hubPairs, (index) => {
    search({ ...spread(index), withinReason: true });
    most = Math.max(most, found);
  });
  let mostFar = 0;
  const farHubs = Array.from({ length: 12 }, (_, index) =>
    timeOf(() => {
      search(spread(index));
      mostFar = Math.max(mostFar, found);
    }),
  );
  const [naive, journeys] = references(network);
  const row = (what: string, figure: number, target = ''): Row => ({ area: AREA, what, figure, target });
  return [
    {
      ...row('any pair, p50 ms', percentile(any, 0.5), '≤ 0.1'),
      reference: { what: 'brute force, any pair, mean', figure: naive },
    },
    {
      ...row('any pair, p95 ms', percentile(any, 0.95), '≤ 1'),
      reference: { what: 'minotor, best journeys of the day, mean', figure: journeys },
    },
    row('realistic pairs, p50 ms', percentile(likely, 0.5)),
    row('realistic pairs, p95 ms', percentile(likely, 0.95)),
    row('30 largest airports, two-stop limit, p50 ms', percentile(hubs, 0.5)),
    row(
      `worst pair, two-stop limit (${most.toLocaleString('en')} itineraries), ms`,
      Math.max(...hubs),
      '≤ 10',
    ),
    row(`worst pair, any detour (${mostFar.toLocaleString('en')} itineraries), ms`, Math.max(...farHubs)),
  ];
}

function calendarRows({ engine, state, network }: Setting): Row[] {
  const lowest = createLowestFares(network, state);
  const calendar = (query: FlightQuery, maxStops: number) =>
    fareCalendar(
      engine,
      state,
      lowest,
      { ...query, day: TODAY, withinReason: true, filters: { maxStops } },
      330,
    );
  const calendars = (runs: number, pair: (index: number) => FlightQuery, maxStops: number): number[] =>
    times(runs, (index) => calendar(pair(index), maxStops));
  const oneStop = calendars(24, likelyPair, 1);
  const twoStops = calendars(12, likelyPair, 2);
  const hub = calendars(12, hubPair, 1);
  const grid = (query: FlightQuery) => {
    const week = [0, 1, 2, 3, 4, 5, 6];
    const back = { ...query, origins: query.destinations, destinations: query.origins };
    dateGrid(
      engine,
      state,
      query,
      back,
      week.map((d) => query.day + d),
      week.map((d) => query.day + 7 + d),
    );
  };
  const grids = Array.from({ length: 16 }, (_, index) =>
    quietest(() => grid({ ...likelyPair(index), day: TODAY + 60, withinReason: true })),
  );
  const trips = Array.from({ length: 20 }, (_, index) =>
    quietest(() => {
      const query = { ...likelyPair(index), day: TODAY + 60, withinReason: true };
      const back = { ...query, origins: query.destinations, destinations: query.origins, day: query.day + 7 };
      const other = otherSlice(network, sliceLowerBounds(engine, state, back));
      searchFlights(engine, state, { ...query, other });
    }),
  );
  const row = (what: string, figure: number, target = ''): Row => ({ area: AREA, what, figure, target });
  return [
    row('330-day calendar, up to one stop, p50 ms', percentile(oneStop, 0.5), '≤ 5'),
    row('330-day calendar, up to one stop, p95 ms', percentile(oneStop, 0.95)),
    row('330-day calendar, up to one stop, largest airports, p50 ms', percentile(hub, 0.5), '≤ 5'),
    row('330-day calendar, up to two stops, p50 ms', percentile(twoStops, 0.5)),
    row('330-day calendar, up to two stops, worst ms', Math.max(...twoStops)),
    row('7 × 7 dates, p50 ms', percentile(grids, 0.5), '≤ 10'),
    row('7 × 7 dates, p95 ms', percentile(grids, 0.95)),
    row('round trip with true totals, p50 ms', percentile(trips, 0.5)),
  ];
}

const settingOf = (network: Network): Setting => ({
  network,
  engine: createFlightEngine(network),
  state: {
    days: createFlightDays(network.zones, TODAY),
    sales: createFlightSales(network.count),
    asOf: TODAY,
  },
});

function departuresOn({ network, state }: Setting, day: number): number {
  const bits = state.days.bits[day - state.days.firstDay]!;
  return network.pattern.reduce((sum, pattern) => sum + ((pattern & bits) === bits ? 1 : 0), 0);
}

/** Of what is in use: garbage of the parts before this one is not counted. */
const megabytes = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};

export async function flightBench(): Promise<Row[]> {
  const geography = createGeography();
  const beforeWorld = process.cpuUsage();
  const world = createFlightWorld({ geography });
  const spent = process.cpuUsage(beforeWorld);
  const real = settingOf(world.network);
  const row = (what: string, figure: number, target = ''): Row => ({ area: AREA, what, figure, target });
  const daily = departuresOn(real, TODAY + 30);
  const rows = [
    row('the real airports: departures a day', daily, '≥ 25000'),
    row('the real airports: generated, CPU ms', (spent.user + spent.system) / 1000, '≤ 2000'),
    row('the real airports: schedule, MB', networkBytes(world.network) / 1e6),
  ];
  const before = megabytes();
  const bench = settingOf(createBenchNetwork());
  rows.push(
    row('3,000 airports: departures a day', departuresOn(bench, TODAY + 30)),
    row('3,000 airports: schedule, MB', networkBytes(bench.network) / 1e6),
    ...correctnessRows(bench, TODAY + 30),
    ...searchRows(bench),
    ...calendarRows(bench),
    row('3,000 airports: memory with all caches filled, MB', megabytes() - before, '≤ 600'),
  );
  return rows;
}
