/**
 * The search of activities in process: a great city for a week in a world of ten times as many, for parties
 * of one to four, all counts and the top 25; beside the same question put to a plain look at every slot.
 */
import type { ActivityQuery } from '@sojourn/world/activity/inventory/search/query.ts';
import { searchActivities } from '@sojourn/world/activity/inventory/search/search-activities.ts';
import {
  activitiesOf,
  dayOf,
  PICTURED_QUERY,
  STATE,
} from '@sojourn/world/activity/inventory/testing/activities.ts';
import { referenceSearchActivities } from '@sojourn/world/activity/inventory/testing/reference-search.ts';
import type { ActivityWorld } from '@sojourn/world/activity/inventory/world.ts';
import { boxAbout } from '@sojourn/world/places/testing/box-about.ts';
import { percentile, type Row } from '../rows.ts';
import { timed } from '../timed.ts';

const ACTIVITIES = 150_000;
const WARM_RUNS = 300;
const RUNS = 2_000;
const PLAIN_RUNS = 5;
/** Days ahead at which a week begins. */
const DAYS = 300;
const CITY_DEGREES = 0.2;
const PARTIES = [[34, 36], [34, 36, 9, 5], [41], [70, 68, 12]];

function queryAt({ cities }: ActivityWorld, nth: number): ActivityQuery {
  const great = cities.toSorted((a, b) => b.demand - a.demand).slice(0, 30);
  return {
    ...PICTURED_QUERY,
    box: boxAbout(great[nth % great.length] ?? { lat: 38.7139, lon: -9.1394 }, CITY_DEGREES),
    span: { first: dayOf('2027-02-08') + ((nth * 7) % DAYS), days: 7 },
    ages: PARTIES[nth % PARTIES.length] ?? [],
    trip: null,
  };
}

export function activityBench(): Row[] {
  const world = activitiesOf(ACTIVITIES);
  const queries = Array.from({ length: RUNS }, (_, nth) => queryAt(world, nth));
  const search = (query: ActivityQuery) => searchActivities(world, STATE, query);
  const around = queries.map((query) => ({
    ...query,
    trip: PICTURED_QUERY.trip,
    filters: { ...query.filters, fitsTrip: true },
    span: PICTURED_QUERY.span,
  }));
  const plain = timed(queries.slice(0, PLAIN_RUNS), (query) =>
    referenceSearchActivities(world, STATE, query),
  );
  const reference = { what: 'plain search, median', figure: percentile(plain.times, 0.5) };
  timed(queries.slice(0, WARM_RUNS), search);
  const { times, found } = timed(queries, search);
  const trip = timed(around, search);
  const row = (what: string, figure: number, target = ''): Row => ({
    area: 'Activity search',
    what,
    figure,
    target,
  });
  const city = `a city for a week, ${found} found`;
  return [
    { ...row(`${city}, median ms`, percentile(times, 0.5)), reference },
    row(`${city}, p95 ms`, percentile(times, 0.95), '≤ 1'),
    row(`the same around a trip, ${trip.found} found, p95 ms`, percentile(trip.times, 0.95)),
  ];
}
