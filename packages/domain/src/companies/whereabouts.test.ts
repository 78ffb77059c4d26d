import { expect, test } from 'vitest';
import { date, type Instant } from '../dates.ts';
import {
  fitsFilter,
  isOn,
  isWithin,
  kmApart,
  type Leg,
  legAt,
  legsOn,
  viewOfDay,
  withGaps,
} from './whereabouts.ts';

const LISBON = { lat: 38.72, lon: -9.14 };
const leg = (
  state: Leg['state'],
  place: string,
  [startsAt, endsAt]: [string, string],
  leaves?: string,
): Leg => ({
  state,
  title: place,
  place,
  country: 'PT',
  zone: 'Europe/Lisbon',
  position: LISBON,
  startsAt: `${startsAt}:00Z` as Instant,
  endsAt: `${endsAt}:00Z` as Instant,
  leaves: leaves ? { place: leaves, position: null } : null,
});
const there = leg('flying', 'Lisbon', ['2027-04-12T20:00', '2027-04-13T06:00'], 'Boston');
const stay = leg('staying', 'Porto', ['2027-04-15T14:00', '2027-04-17T11:00']);
const back = leg('flying', 'Boston', ['2027-04-19T10:00', '2027-04-19T18:00'], 'Lisbon');
const gapsOf = (legs: readonly Leg[]) =>
  withGaps(legs).flatMap(({ state, place, startsAt, endsAt }) =>
    state === 'unknown' ? [[place, startsAt.slice(5, 10), endsAt.slice(5, 10)]] : [],
  );

test('nights between a flight in, a hotel and the flight back are unknown', () => {
  expect(gapsOf([back, stay, there])).toEqual([
    ['Lisbon', '04-13', '04-15'],
    ['Porto', '04-17', '04-19'],
  ]);
});

test('nobody is looked for at home, or weeks after a trip', () => {
  const again = leg('flying', 'Lisbon', ['2027-04-22T20:00', '2027-04-23T06:00'], 'Boston');
  expect(gapsOf([there, { ...back, startsAt: there.endsAt }, again])).toEqual([]);
  const later = leg('staying', 'Faro', ['2027-05-20T14:00', '2027-05-21T10:00']);
  expect(gapsOf([there, later])).toEqual([]);
  expect(gapsOf([stay, { ...later, startsAt: '2027-04-21T14:00:00Z' as Instant }])).toEqual([]);
});

test('a stay from the day of arrival leaves no gap, nor does a rental around everything', () => {
  expect(gapsOf([there, { ...stay, startsAt: '2027-04-13T14:00:00Z' as Instant }])).toEqual([]);
  const car = leg('renting', 'Lisbon', ['2027-04-13T07:00', '2027-04-19T08:00']);
  expect(gapsOf([there, car, stay, back])).toEqual([]);
});

test('a day is the place’s own', () => {
  const late = { ...stay, zone: 'Asia/Tokyo', startsAt: '2027-04-15T16:00:00Z' as Instant };
  expect([15, 16, 17, 18].map((day) => isOn(late, date(`2027-04-${day}`)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a day that has a booking has no gap beside it: who lands is where they landed', () => {
  const on = (day: string) =>
    legsOn([there, stay, back], date(day)).map(({ state, place }) => `${state} ${place}`);
  expect(on('2027-04-13')).toEqual(['flying Lisbon']);
  expect(on('2027-04-14')).toEqual(['unknown Lisbon']);
  expect(on('2027-04-15')).toEqual(['staying Porto']);
  expect(on('2027-04-18')).toEqual(['unknown Porto']);
  expect(on('2027-04-20')).toEqual([]);
});

test.each([
  ['2027-04-15T09:00', 'Porto'],
  ['2027-04-16T09:00', 'Porto'],
  ['2027-04-18T09:00', 'Porto'],
  ['2027-04-19T10:00', 'Boston'],
  ['2027-05-01T09:00', 'Boston'],
])('at %s somebody is in %s', (now, place) => {
  expect(legAt([stay, back], `${now}:00Z` as Instant)?.place).toBe(place);
});

test('a day is past, today or ahead', () => {
  const today = date('2027-04-16');
  const days = ['2027-04-15', '2027-04-16', '2027-04-17'].map((day) => viewOfDay(date(day), today));
  expect(days).toEqual(['past', 'today', 'ahead']);
});

test('an area goes by distance', () => {
  expect(kmApart(LISBON, { lat: 41.15, lon: -8.61 })).toBeCloseTo(274, -1);
  expect(kmApart({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111, 0);
  const area = { ...LISBON, km: 100 };
  expect([LISBON, { lat: 41.15, lon: -8.61 }, null].map((at) => isWithin(area, at))).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  [{}, true],
  [{ tierId: 'field', country: 'PT', answers: { project: 'NS-114' } }, true],
  [{ answers: {} }, true],
  [{ tierId: 'other' }, false],
  [{ country: 'FR' }, false],
  [{ answers: { project: 'NS-120' } }, false],
  [{ answers: { project: 'NS-114', client: 'A' } }, false],
])('a filter %j leaves out who isn’t named by all of it', (filter, isShown) => {
  const traveler = { tierId: 'field', country: 'PT', answers: [{ key: 'project', value: 'NS-114' }] };
  expect(fitsFilter(filter, traveler)).toBe(isShown);
});
