/**
 * The search of activities in process: a great city for a week in a world of ten times as many, for parties
 * of one to four, all counts and the top 25; beside the same question put to a plain look at every slot.
 */
import { optionsOf } from '@sojourn/world/activity/inventory/calendar.ts';
import { dayStates } from '@sojourn/world/activity/inventory/day-states.ts';
import { placeParty } from '@sojourn/world/activity/inventory/search/place-party.ts';
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
import { activityCard } from '@sojourn/world/activity/supplier/activity-card.ts';
import { boxAbout } from '@sojourn/world/places/testing/box-about.ts';
import { percentile, type Row } from '../rows.ts';
import { timed } from '../timed.ts';

const ACTIVITIES = 150_000;
const WARM_RUNS = 300;
const RUNS = 2_000;
const PLAIN_RUNS = 5;
const PAGES = 200;
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
  const pages = queries.slice(0, PAGES).map((query) => {
    const { activities } = search(query);
    return { query, activities };
  });
  const card = ({ query, activities }: (typeof pages)[number]) => {
    const { span, trip, ages } = query;
    const question = { locale: 'en' } as const;
    const shown = { world, state: STATE, question, span, trip, party: placeParty(ages) };
    for (const hit of activities) activityCard(shown, hit);
    return { total: activities.length };
  };
  timed(pages, card);
  const cards = timed(pages, card);
  const year = { first: dayOf('2027-02-08'), days: 366 };
  const rows = Array.from({ length: PAGES }, (_, nth) => nth * 37);
  const calendars = timed(rows, (at) => ({
    total: dayStates(world, STATE, at, optionsOf(world, at), year).length,
  }));
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
    row('its 25 cards with a week of days each, p95 ms', percentile(cards.times, 0.95)),
    row('the calendar of a year, p95 ms', percentile(calendars.times, 0.95)),
  ];
}
