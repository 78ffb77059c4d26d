import { date } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import type { DraftLeg, FlightDraft } from '../search/flight-draft.ts';
import { checkFlightForm, hasProblems, problemsOfRefusal, refusalAt } from './check-flight-form.ts';
import { addLeg, boundsOf, changeDates, changeLeg, changeTrip, removeLeg, swapEnds } from './edit-draft.ts';

const TODAY = date('2027-02-08');
const OUT: DraftLeg = { origin: 'BOS', destination: 'LIS', date: date('2027-04-14') };
const BACK: DraftLeg = { origin: 'LIS', destination: 'BOS', date: date('2027-04-19') };
const ROUND: FlightDraft = { trip: 'roundTrip', legs: [OUT, BACK], passengers: ONE_ADULT, nearby: false };
const MULTI: FlightDraft = { ...ROUND, trip: 'multiCity' };

test.each<[string, FlightDraft, object]>([
  ['nothing wrong', ROUND, { legs: [{}, {}] }],
  [
    'nothing filled in',
    { ...MULTI, legs: [{}] },
    { legs: [{ origin: 'PlaceMissing', destination: 'PlaceMissing', date: 'DateMissing' }] },
  ],
  ['a missing return', changeDates(ROUND, OUT.date, undefined), { legs: [{}, { date: 'DateMissing' }] }],
  [
    'the same airport twice',
    changeLeg(ROUND, 0, { destination: 'BOS' }),
    { legs: [{ destination: 'SameAirport' }, {}] },
  ],
  ['yesterday', changeDates(ROUND, date('2027-02-07'), BACK.date), { legs: [{ date: 'PastDates' }, {}] }],
  [
    'a return before the departure',
    changeDates(ROUND, date('2027-05-01'), BACK.date),
    { legs: [{}, { date: 'ReturnBeforeDeparture' }] },
  ],
  [
    'beyond 330 days',
    changeDates({ ...ROUND, trip: 'oneWay' }, date('2028-01-05'), undefined),
    { legs: [{ date: 'TooFarAhead' }] },
  ],
  [
    'ten travelers',
    { ...ROUND, passengers: { ...ONE_ADULT, children: 9 } },
    { legs: [{}, {}], travelers: 'TooManyTravelers' },
  ],
  [
    'no adult, and a place missing as well',
    {
      ...ROUND,
      trip: 'oneWay',
      legs: [{ ...OUT, origin: undefined }],
      passengers: { ...ONE_ADULT, adults: 0 },
    },
    { legs: [{ origin: 'PlaceMissing' }], travelers: 'NoAdult' },
  ],
])('%s', (_, draft, problems) => expect(checkFlightForm(draft, TODAY)).toEqual(problems));

test.each<[string, string | undefined, object]>([
  ['UnknownAirport', 'slices.1.origin', { legs: [{}, { origin: 'UnknownAirport' }] }],
  ['PastDates', 'slices.0.date', { legs: [{ date: 'PastDates' }, {}] }],
  ['SameAirport', 'slices.0.destination', { legs: [{ destination: 'SameAirport' }, {}] }],
  ['TooManyTravelers', 'passengers', { legs: [{}, {}], travelers: 'TooManyTravelers' }],
  ['SuppliersUnavailable', undefined, { legs: [{}, {}] }],
])('the server’s %s at %s stands at its field', (code, path, problems) => {
  const found = problemsOfRefusal(refusalAt(code, path), ROUND);
  expect(found).toEqual(problems);
  expect(hasProblems(found)).toBe(code !== 'SuppliersUnavailable');
});

describe('editing', () => {
  test('the way back of a round trip follows its way out', () => {
    const changed = changeLeg(ROUND, 0, { destination: 'OPO' });
    expect(changed.legs[1]).toEqual({ origin: 'OPO', destination: 'BOS', date: BACK.date });
    expect(swapEnds(ROUND, 0).legs).toEqual([
      { ...OUT, origin: 'LIS', destination: 'BOS' },
      { ...BACK, origin: 'BOS', destination: 'LIS' },
    ]);
  });
  test('kinds of trip keep what they share', () => {
    expect(changeTrip(ROUND, 'oneWay').legs).toEqual([OUT]);
    expect(changeTrip(changeTrip(ROUND, 'oneWay'), 'roundTrip').legs[0]).toEqual(OUT);
    expect(changeTrip(ROUND, 'multiCity').legs).toEqual([OUT, BACK]);
    expect(changeTrip(changeTrip(ROUND, 'oneWay'), 'multiCity').legs).toEqual([OUT, { origin: 'LIS' }]);
  });
  test('a city that is traveled to is where the next flight begins, unless that was chosen', () => {
    const third = addLeg(MULTI);
    expect(third.legs[2]).toEqual({ origin: 'BOS' });
    const open = changeTrip({ ...ROUND, trip: 'oneWay', legs: [{}] }, 'multiCity');
    expect(changeLeg(open, 0, { destination: 'ROM' }).legs[1]?.origin).toBe('ROM');
    expect(changeLeg(MULTI, 0, { destination: 'ROM' }).legs[1]?.origin).toBe('LIS');
    expect(removeLeg(third, 1).legs).toEqual([OUT, { origin: 'BOS' }]);
  });
  test.each([
    ['adults', { ...ONE_ADULT }, 1, 9],
    ['adults', { ...ONE_ADULT, adults: 2, lapInfants: 2 }, 2, 7],
    ['lapInfants', { ...ONE_ADULT }, 0, 1],
    ['children', { ...ONE_ADULT, adults: 8 }, 0, 1],
    ['children', { ...ONE_ADULT, children: 9 }, 0, 9],
  ] as const)('%s among %j go from %i to %i', (key, party, min, max) =>
    expect(boundsOf(party, key)).toEqual({ min, max }),
  );
});
