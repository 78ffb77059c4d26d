import { date } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cabinOfRank, FARE_CLASSES, fareRank, ranksFrom } from './fares/fare-classes.ts';
import { FARE_SCORE_WEIGHTS, fareScore, fareScoreParts } from './fares/fare-score.ts';
import { type Penalty, penaltyOf, refundEligibility, stricter } from './fares/penalties.ts';
import { AIRPORT_KINDS, minimumConnection } from './findings/connections.ts';
import { checkFlightSearch, tripTypeOf } from './flight-search.ts';
import { ONE_ADULT } from './travelers/travelers.ts';

/** Kind, in over a border, out over a border, bags claimed on entry, self transfer: minutes. */
test.each([
  ['small', false, false, false, false, 30],
  ['medium', false, false, true, false, 35],
  ['large', false, true, true, false, 60],
  ['large', true, false, false, false, 80],
  ['large', true, false, true, false, 105],
  ['mega', true, true, false, false, 75],
  ['mega', true, true, true, false, 115],
  ['small', false, false, false, true, 120],
  ['mega', false, false, false, true, 120],
  ['mega', true, true, true, true, 180],
  ['large', false, true, false, true, 180],
] as const)('a change at a %s airport (in %s, out %s, bags %s, self %s) takes %i minutes', (...row) => {
  const [airport, arrivesOverBorder, departsOverBorder, claimsBagsOnEntry, selfTransfer, minutes] = row;
  expect(
    minimumConnection({ airport, arrivesOverBorder, departsOverBorder, claimsBagsOnEntry, selfTransfer }),
  ).toBe(minutes);
});

test('a larger airport, a border and a self transfer never shorten a change', () => {
  for (const [index, airport] of AIRPORT_KINDS.entries())
    for (let bits = 0; bits < 8; bits++) {
      const change = {
        airport,
        arrivesOverBorder: (bits & 1) > 0,
        departsOverBorder: (bits & 2) > 0,
        claimsBagsOnEntry: (bits & 4) > 0,
        selfTransfer: false,
      };
      const minutes = minimumConnection(change);
      expect(minimumConnection({ ...change, selfTransfer: true })).toBeGreaterThanOrEqual(minutes + 60);
      expect(minimumConnection({ ...change, arrivesOverBorder: true })).toBeGreaterThanOrEqual(minutes);
      if (index > 0)
        expect(minutes).toBeGreaterThan(minimumConnection({ ...change, airport: AIRPORT_KINDS[index - 1]! }));
    }
});

test('fare classes keep the ranks of the specification', () => {
  expect(FARE_CLASSES.map(fareRank)).toEqual([0, 1, 2, 3, 4]);
  expect(FARE_CLASSES.map((_, rank) => cabinOfRank(rank))).toEqual([
    'economy',
    'economy',
    'economy',
    'premium',
    'business',
  ]);
  expect([0, 1, 3, 4].map(ranksFrom)).toEqual([31, 30, 24, 16]);
});

describe('penalties', () => {
  const free: Penalty = { kind: 'free' };
  const never: Penalty = { kind: 'notAllowed' };
  const fee = (cents: number): Penalty => ({ kind: 'fee', fee: money(cents) });
  test.each([
    [free, 'WithoutFees', 0],
    [fee(0), 'WithoutFees', 0],
    [fee(2500), 'WithFees', 2500],
    [fee(50_000), 'WithFees', 20_000],
    [never, 'NotRefundable', null],
  ] as const)('%j is refundable %s and keeps %s of $200', (penalty, eligibility, withheld) => {
    expect(refundEligibility(penalty)).toBe(eligibility);
    expect(penaltyOf(penalty, money(20_000))?.amountMinor ?? null).toBe(withheld);
  });
  test('the strictest ticket rules', () => {
    expect(stricter(free, fee(1))).toEqual(fee(1));
    expect(stricter(fee(5), fee(1))).toEqual(fee(5));
    expect(stricter(fee(5), never)).toEqual(never);
    expect(stricter(never, free)).toEqual(never);
  });
});

test('the parts of a fare score sum to it, and a dearer or longer trip never scores better', () => {
  const facts = fc.record({
    price: fc.integer({ min: 1, max: 900_000 }),
    typicalPrice: fc.integer({ min: 1000, max: 90_000 }),
    durationMinutes: fc.integer({ min: 30, max: 4000 }),
    directMinutes: fc.integer({ min: 30, max: 1200 }),
    stops: fc.integer({ min: 0, max: 2 }),
    isSelfTransfer: fc.boolean(),
    tightConnections: fc.integer({ min: 0, max: 2 }),
    departureMinute: fc.integer({ min: 0, max: 1439 }),
    arrivalMinute: fc.integer({ min: 0, max: 1439 }),
  });
  fc.assert(
    fc.property(facts, (each) => {
      const sum = fareScoreParts(each).reduce((total, part) => total + part.points, 0);
      expect(fareScore(each)).toBeCloseTo(sum, 9);
      expect(fareScore({ ...each, price: each.price + 100 })).toBeGreaterThan(fareScore(each));
      expect(fareScore({ ...each, stops: each.stops + 1 }) - fareScore(each)).toBeCloseTo(
        FARE_SCORE_WEIGHTS.perStop,
        6,
      );
    }),
    { numRuns: 200 },
  );
});

describe('what cannot be searched', () => {
  const slice = (origin: string, destination: string, day: string) => ({
    origin,
    destination,
    date: date(day),
  });
  const out = slice('JFK', 'LHR', '2027-03-01');
  const today = date('2027-02-08');
  test.each([
    [[], 'NoSlices', 0],
    [[slice('JFK', 'JFK', '2027-03-01')], 'SameAirport', 0],
    [[slice('JFK', 'LHR', '2027-02-07')], 'PastDates', 0],
    [[out, slice('LHR', 'JFK', '2027-02-20')], 'ReturnBeforeDeparture', 1],
    [[slice('JFK', 'LHR', '2028-01-05')], 'TooFarAhead', 0],
    [Array.from({ length: 7 }, () => out), 'TooManySlices', 6],
  ] as const)('%j: %s', (slices, problem, at) =>
    expect(checkFlightSearch(slices, ONE_ADULT, today, () => false)).toEqual({ problem, slice: at }),
  );
  test('after landing the day before over the date line, the next flight may leave that day', () => {
    const [toNiue, back] = [slice('AKL', 'IUE', '2027-04-06'), slice('IUE', 'AKL', '2027-04-05')];
    const crosses = ({ origin }: { origin: string }) => origin === 'AKL';
    expect(checkFlightSearch([toNiue, back], ONE_ADULT, today, crosses)).toBeUndefined();
    expect(checkFlightSearch([toNiue, slice('IUE', 'AKL', '2027-04-04')], ONE_ADULT, today, crosses)).toEqual(
      {
        problem: 'ReturnBeforeDeparture',
        slice: 1,
      },
    );
  });
  test('the last day that is open, and ten travelers', () => {
    expect(
      checkFlightSearch([slice('JFK', 'LHR', '2028-01-04')], ONE_ADULT, today, () => false),
    ).toBeUndefined();
    expect(checkFlightSearch([out], { ...ONE_ADULT, children: 9 }, today, () => false)?.problem).toBe(
      'TooManyTravelers',
    );
  });
  test.each([
    [[out], 'oneWay'],
    [[out, slice('LHR', 'JFK', '2027-03-05')], 'roundTrip'],
    [[out, slice('CDG', 'JFK', '2027-03-05')], 'openJaw'],
    [[out, slice('LHR', 'BOS', '2027-03-05')], 'openJaw'],
    [[out, slice('CDG', 'BOS', '2027-03-05')], 'multiCity'],
    [[out, slice('LHR', 'CDG', '2027-03-05'), slice('CDG', 'JFK', '2027-03-09')], 'multiCity'],
  ] as const)('%j is %s', (slices, type) => expect(tripTypeOf(slices)).toBe(type));
});
