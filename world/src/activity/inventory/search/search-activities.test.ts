import { dateOfDay, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { mix } from '@sojourn/domain/mix.ts';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_GOOD_FOR,
  ACTIVITY_SORTS,
  DURATION_CLASSES,
  TIMES_OF_DAY,
} from '@sojourn/products/activity/rules/activity.ts';
import { decidedAt } from '@sojourn/products/activity/rules/booking/minimum-group.ts';
import { type Commitment, planAround } from '@sojourn/products/activity/rules/slots/fits-trip.ts';
import { describe, expect, test } from 'vitest';
import { boxAbout } from '../../../places/testing/box-about.ts';
import { slotsOn } from '../calendar.ts';
import { DEMO_ACTIVITIES } from '../data/demo-activities.ts';
import { ACTIVITY_LANGUAGES } from '../languages.ts';
import { type ClosedStarts, NOTHING_SOLD, type SoldPlaces, startKey } from '../places-left.ts';
import { MINIMUM_GROUPS } from '../terms.ts';
import { ANY_FILTERS, activitiesOf, dayOf, demoRow, PICTURED_QUERY, STATE } from '../testing/activities.ts';
import { referenceSearchActivities } from '../testing/reference-search.ts';
import { cityOfActivity } from '../world.ts';
import type { ActivityQuery } from './query.ts';
import { searchActivities } from './search-activities.ts';

const world = activitiesOf(15_000);
const find = (query: ActivityQuery, state = STATE) =>
  searchActivities(world, state, { ...query, top: 2_000 });

describe('the activities of the pictures', () => {
  test.each([
    ['Tejo sunset sail', 96_00, [15, 16, 17, 18]],
    ['Alfama on foot, home by Tram 28', 58_00, [16, 17, 18]],
    ['Sintra palaces and Cabo da Roca', 168_00, [16, 17, 18]],
    ['Petiscos tasting in Baixa', 124_00, [15, 16]],
    ['Paint your own azulejo', 82_00, [16, 17]],
    ['Setúbal wine country', 192_00, [16, 17, 18]],
    ['Fado and dinner in Mouraria', 148_00, [16, 17, 18]],
  ])(
    '%s costs two adults what its picture shows, and fits the trip on its days',
    (name, totalMinor, days) => {
      const row = demoRow(world, name);
      const { activities } = find({ ...PICTURED_QUERY, filters: { ...ANY_FILTERS, fitsTrip: true } });
      expect(activities.find((each) => each.row === row)).toMatchObject({
        totalMinor,
        days: days.map((day) => dayOf(`2027-04-${day}`)),
      });
    },
  );

  test('are found without the trip on all of their days', () => {
    const sail = demoRow(world, 'Tejo sunset sail');
    const { activities } = find(PICTURED_QUERY);
    expect(activities.find(({ row }) => row === sail)?.days).toHaveLength(6);
    expect(activities.filter(({ row }) => world.fill[row] === 0)).toHaveLength(DEMO_ACTIVITIES.length);
  });
});

test('counts of categories add up, and a day’s count is what choosing it leaves', () => {
  const filters = { ...ANY_FILTERS, fitsTrip: true };
  const { total, facets } = find({ ...PICTURED_QUERY, filters });
  expect(facets.categories.reduce((sum, count) => sum + count)).toBe(total);
  expect(facets.categories.every((count) => count > 0)).toBe(true);
  const { first, days } = PICTURED_QUERY.span;
  const chosen = Array.from({ length: days }, (_, index) =>
    find({ ...PICTURED_QUERY, filters: { ...filters, days: [first + index] } }),
  );
  expect(chosen.map((each) => each.total)).toEqual(facets.days);
  // On Wednesday they haven’t landed yet
  expect(facets.days[0]).toBe(0);
  expect(facets.days[3]).toBeGreaterThan(20);
});

test('a language hides the starts that lack it, and what’s hidden is counted', () => {
  const german = find({ ...PICTURED_QUERY, filters: { ...ANY_FILTERS, languages: ['de'] } });
  const any = find(PICTURED_QUERY);
  expect(german.total).toBeLessThan(any.total);
  expect(german.hidden.byTripOrLanguage).toBe(any.total - german.total);
  expect(any.facets.languages[ACTIVITY_LANGUAGES.indexOf('de')]).toBe(german.total);
  expect(any.hidden.byTripOrLanguage).toBe(0);
});

test('who doesn’t take a toddler is hidden and counted, or shown without a price', () => {
  const ages = [34, 36, 2];
  const fitting = find({ ...PICTURED_QUERY, ages });
  const shown = find({ ...PICTURED_QUERY, ages, filters: { ...ANY_FILTERS, agesFit: false } });
  const tasting = demoRow(world, 'Petiscos tasting in Baixa');
  expect(fitting.activities.some(({ row }) => row === tasting)).toBe(false);
  expect(shown.activities.find(({ row }) => row === tasting)?.totalMinor).toBeNull();
  expect(fitting.hidden.byAges).toBe(shown.total - fitting.total);
  expect(shown.facets.agesFit).toBe(fitting.total);
});

test('places that are sold here close a day once too few are left', () => {
  const azulejo = demoRow(world, 'Paint your own azulejo');
  const saturday = dayOf('2027-04-17');
  const daysWith = (people: number) =>
    find(PICTURED_QUERY, { ...STATE, sold: new Map([[azulejo, new Map([[startKey(saturday, 0), people]])]]) })
      .activities.find(({ row }) => row === azulejo)
      ?.days.map(dateOfDay);
  expect(daysWith(1)).toEqual(['2027-04-16', '2027-04-17']);
  expect(daysWith(2)).toEqual(['2027-04-16']);
});

test('a group that’s too small is off the list from the instant at which that’s decided', () => {
  const day = dayOf('2027-06-12');
  const row = Array.from({ length: world.count }, (_, each) => each).find((each) => {
    const group = MINIMUM_GROUPS[world.minimum[each]!];
    const [slot] = group ? slotsOn(world, STATE, each, 0, day) : [];
    return group && slot?.placesLeft && world.seats[each]! - slot.placesLeft < group.people;
  })!;
  const city = cityOfActivity(world, row);
  const at = decidedAt(MINIMUM_GROUPS[world.minimum[row]!]!, dateOfDay(day), city.zone);
  const findAt = (seconds: number) =>
    find(
      { ...PICTURED_QUERY, box: boxAbout(city, 1), span: { first: day, days: 1 }, ages: [34], trip: null },
      { ...STATE, now: plusSeconds(at, seconds) },
    ).activities.some((each) => each.row === row);
  expect([findAt(-60), findAt(0)]).toEqual([true, false]);
});

test('a span longer than a month is refused', () => {
  expect(() => find({ ...PICTURED_QUERY, span: { first: 0, days: 32 } })).toThrow(RangeError);
});

const GREAT = world.cities.toSorted((a, b) => b.demand - a.demand).slice(0, 40);

/** A query of any place, days, party, trip and filters, as of any moment. */
function queryAt(seed: number): { readonly query: ActivityQuery; readonly now: Instant } {
  const roll = (what: number, sides: number): number => mix(mix(seed, 517), what) % sides;
  const city = GREAT[roll(1, GREAT.length)]!;
  const some = <T>(all: readonly T[], what: number, one: number): T[] =>
    roll(what, one) === 0 ? [all[roll(what + 1, all.length)]!, all[roll(what + 2, all.length)]!] : [];
  const first = dayOf('2027-02-08') + (roll(2, 3) === 0 ? roll(3, 6) - 1 : roll(3, 380));
  const at = (hours: number): Instant =>
    new Date(first * 86_400_000 + hours * 3_600_000).toISOString() as Instant;
  const commit = (kind: Commitment['kind'], from: number, hours: number): Commitment => ({
    bookingId: kind,
    kind,
    from: at(from),
    to: at(from + hours),
    at: roll(5, 4) === 0 ? null : { lat: city.lat + roll(6, 9) / 90, lon: city.lon },
    isPending: kind === 'activity' && roll(7, 2) === 0,
  });
  const booked = [
    commit('landing', roll(8, 30) - 6, 8),
    commit('activity', 30 + roll(9, 40), 3),
    commit('checkIn', 38, 1 + roll(10, 9)),
    commit('takeoff', 70 + roll(11, 70), 5),
  ];
  const filters = {
    ...ANY_FILTERS,
    categories: some(ACTIVITY_CATEGORIES, 20, 4),
    times: some(TIMES_OF_DAY, 23, 4),
    durations: some(DURATION_CLASSES, 26, 4),
    languages: some(ACTIVITY_LANGUAGES.slice(0, 6), 29, 3),
    days: roll(64, 4) === 0 ? [first + roll(65, 3)] : [],
    leastRating: [0, 0, 80, 90][roll(32, 4)]!,
    leastMinor: roll(33, 4) === 0 ? 30_00 : 0,
    mostMinor: roll(34, 4) === 0 ? 90_00 : null,
    freeCancellation: roll(35, 3) === 0,
    instant: roll(36, 3) === 0,
    pickup: roll(37, 6) === 0,
    goodFor: roll(38, 4) === 0 ? [ACTIVITY_GOOD_FOR[roll(39, ACTIVITY_GOOD_FOR.length)]!] : [],
    agesFit: roll(40, 3) > 0,
    fitsTrip: roll(41, 2) === 0,
    policy:
      roll(66, 3) === 0
        ? { perPersonMaxMinor: 60_00, ...(roll(67, 3) === 0 ? { placeCaps: CAPS } : {}) }
        : null,
    inPolicyOnly: roll(68, 2) === 0,
  };
  return {
    now: new Date(Date.parse(STATE.now) + roll(42, 48) * 3_600_000).toISOString() as Instant,
    query: {
      box: boxAbout(city, 0.05 + roll(43, 10) / 20),
      span: { first, days: 1 + roll(44, roll(45, 5) === 0 ? 31 : 8) },
      ages: Array.from(
        { length: 1 + roll(46, 5) },
        (_, nth) => [34, 41, 17, 70, 9, 3, 1][roll(47 + nth, 7)]!,
      ),
      filters,
      trip: roll(60, 3) === 0 ? null : planAround(booked.slice(0, 1 + roll(61, 4))),
      sort: ACTIVITY_SORTS[roll(62, ACTIVITY_SORTS.length)]!,
      top: roll(63, 30),
      ...(roll(69, 3) === 0 ? { seller: roll(70, 2) } : {}),
      ...(roll(71, 5) === 0 ? { rows: new Set(EVERY_OTHER) } : {}),
    },
  };
}

const EVERY_OTHER = Array.from({ length: world.count }, (_, row) => row).filter((row) => row % 2 === 0);
/** Lisbon costs more than its country. */
const CAPS = [
  {
    ownMinor: 40_00,
    places: [
      { place: 'city:lisbon-pt', maxMinor: 90_00 },
      { place: 'country:PT', maxMinor: 50_00 },
    ],
  },
];

/** Starts of every fifth activity that don't take place. */
function closedAbout({ span }: ActivityQuery, seed: number): ClosedStarts {
  const rows = Array.from({ length: Math.floor(world.count / 5) }, (_, nth) => nth * 5);
  return new Map(
    rows.map((row) => [row, new Set([startKey(span.first + (mix(row, seed) % span.days), mix(row, 3) % 2)])]),
  );
}

/** Some places of every third activity. */
function soldAbout({ span }: ActivityQuery, seed: number): SoldPlaces {
  const rows = Array.from({ length: Math.floor(world.count / 3) }, (_, nth) => nth * 3);
  const sell = (row: number): [number, number] => [
    startKey(span.first + (mix(row, seed) % span.days), mix(row, 5) % 2),
    1 + (mix(row, 6) % 12),
  ];
  return seed % 2 === 0 ? NOTHING_SOLD : new Map(rows.map((row) => [row, new Map([sell(row)])]));
}

test('searches find, count and price what a plain look at every slot does', () => {
  let found = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { query, now } = queryAt(seed);
    const state = { now, sold: soldAbout(query, seed), closed: closedAbout(query, seed) };
    const answer = searchActivities(world, state, query);
    found += answer.total;
    expect(answer, `seed ${seed}`).toEqual(referenceSearchActivities(world, state, query));
  }
  expect(found).toBeGreaterThan(150);
});
