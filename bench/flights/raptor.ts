/**
 * The best journeys of a day by a public transport router of the npm registry: for the search's figures to
 * stand beside. It finds for every departure the earliest arrivals with up to two changes, unpriced, where
 * the search finds every itinerary, priced; one least change time holds everywhere.
 */
import type { NaiveFlight } from '@sojourn/world/flight/inventory/testing/naive-enumerator.ts';
import { Duration, Query, Router, StopsIndex, Time, Timetable } from 'minotor';

type Routes = ConstructorParameters<typeof Timetable>[1];
type Route = Routes extends Map<string, infer One> ? One : never;

const CHANGES = 2;
const LEAST_CHANGE = Duration.fromMinutes(45);
const SERVICE = 'flights';

const timeOf = (minute: number, first: number): Time => Time.fromSeconds((minute - first) * 60);

/** Every pair of airports is a route, its flights the trips in order of departure. */
function routeOf(flights: readonly NaiveFlight[], first: number): Route {
  const { from, to } = flights[0]!;
  const stops = [String(from), String(to)];
  const any = { pickUpType: 'REGULAR', dropOffType: 'REGULAR' } as const;
  return {
    stops,
    stopIndices: new Map(stops.map((stop, index) => [stop, index])),
    serviceRouteId: SERVICE,
    stopTimes: flights
      .toSorted((one, other) => one.departs - other.departs)
      .flatMap(({ departs, arrives }) =>
        [departs, arrives].map((at) => ({
          arrival: timeOf(at, first),
          departure: timeOf(at, first),
          ...any,
        })),
      ),
  };
}

function routerOf(airports: number, flights: readonly NaiveFlight[], first: number): Router {
  const pairs = Map.groupBy(flights, ({ from, to }) => `${from} ${to}`);
  const routes: Routes = new Map([...pairs].map(([pair, ones]) => [pair, routeOf(ones, first)]));
  const served = Map.groupBy(routes.keys(), (pair) => pair.split(' ')[0]!);
  const stops = Array.from({ length: airports }, (_, index) => String(index));
  const timetable = new Timetable(
    new Map(stops.map((stop) => [stop, { transfers: [], routes: served.get(stop) ?? [] }])),
    routes,
    new Map([[SERVICE, { type: 'BUS', name: SERVICE }]]),
  );
  // Where they are counts for nothing here, but the index wants a place
  const at = { lat: 1, lon: 1, locationType: 'SIMPLE_STOP_OR_PLATFORM' } as const;
  const places = new Map(stops.map((id) => [id, { ...at, id, name: id, children: [] as string[] }]));
  return new Router(timetable, new StopsIndex(places));
}

type Journeys = (origin: number, destination: number) => number;

/**
 * Reads the flights of a day and the next once; the answer counts the journeys of a pair that leave on the
 * first day and that no other beats in departure, arrival and changes.
 */
export function createJourneys(airports: number, flights: readonly NaiveFlight[], date: string): Journeys {
  const first = Math.min(...flights.filter((flight) => flight.date === date).map(({ departs }) => departs));
  const router = routerOf(airports, flights, first);
  const leaving = Map.groupBy(flights, ({ from }) => from);
  return (origin, destination) => {
    const ofDay = (leaving.get(origin) ?? []).filter((flight) => flight.date === date);
    const departures = [...new Set(ofDay.map(({ departs }) => departs))].sort((one, other) => other - one);
    const best = Array.from({ length: CHANGES + 1 }, () => Number.POSITIVE_INFINITY);
    let journeys = 0;
    for (const departs of departures) {
      const query = new Query.Builder()
        .from(String(origin))
        .to(String(destination))
        .departureTime(timeOf(departs, first))
        .maxTransfers(CHANGES)
        .minTransferTime(LEAST_CHANGE)
        .build();
      const result = router.route(query);
      for (let changes = 0; changes <= CHANGES; changes++) {
        const arrived = result.earliestArrivalsPerRound[changes + 1]?.get(String(destination));
        const arrival = arrived?.time.toSeconds();
        if (arrival === undefined || arrival >= best[changes]!) continue;
        best.fill(arrival, changes);
        journeys += 1;
      }
    }
    return journeys;
  };
}
