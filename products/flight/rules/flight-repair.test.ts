import { money } from '@sojourn/domain/money.ts';
import { ANY_TRIP } from '@sojourn/domain/policy/testing/sample-trip.ts';
import { type PolicyTier, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { expect, test } from 'vitest';
import type { FareClass } from './fares/fare-classes.ts';
import { type FlightChange, repairFlight } from './flight-repair.ts';

const TIER: PolicyTier = {
  ...UNRESTRICTED,
  flights: {
    policies: (['Short', 'Long'] as const).map((duration) => ({
      duration,
      maxPriceForOneWay: money(duration === 'Short' ? 45_000 : 90_000),
      maxPriceForRoundTrip: null,
      allowedFareClasses: ['basic', 'standard', 'enhanced'] as const,
    })),
  },
};
const chosen = (fareClass: FareClass, dollars: number, isRefundable = false) => ({
  ...ANY_TRIP,
  slices: [{ minutes: 200, stopoverMinutes: 0, fareClass }],
  isRoundTrip: false,
  perTraveler: money(dollars * 100),
  total: money(dollars * 200),
  refundable: [isRefundable],
  stops: 0,
});
const priced = (dollars: number) => ({ total: money(dollars * 200), perTraveler: money(dollars * 100) });
const inClass = (fareClass: FareClass, dollars: number, isRefundable = true): FlightChange => ({
  kind: 'class',
  slice: 0,
  fareClass,
  isRefundable,
  ...priced(dollars),
});
const atTime = (later: number, dollars: number, more: object = {}): FlightChange => ({
  kind: 'time',
  sliceId: `at${later}`,
  fareClass: 'enhanced',
  isRefundable: true,
  minutes: 200,
  stopoverMinutes: 0,
  stops: 0,
  later,
  trip: ANY_TRIP,
  ...priced(dollars),
  ...more,
});

test.each<[string, ReturnType<typeof chosen>, FlightChange[], number | undefined]>([
  ['two hours later', chosen('enhanced', 492), [atTime(120, 450)], 0],
  ['not above the cap', chosen('enhanced', 492), [atTime(120, 451)], undefined],
  ['the nearer in time before cheaper', chosen('enhanced', 492), [atTime(-300, 200), atTime(100, 440)], 1],
  ['cheaper within two hours', chosen('enhanced', 492), [atTime(30, 440), atTime(-110, 400)], 1],
  [
    'a nonstop before one with a stop',
    chosen('enhanced', 492),
    [atTime(60, 300, { stops: 1 }), atTime(60, 440)],
    1,
  ],
  ['a class that is allowed', chosen('premium', 400), [inClass('enhanced', 380), inClass('luxury', 380)], 0],
  [
    'the next class down before the lowest',
    chosen('premium', 400),
    [inClass('basic', 200), inClass('enhanced', 380)],
    1,
  ],
  [
    'another time in a class that isn’t allowed helps nothing',
    chosen('premium', 400),
    [atTime(60, 300, { fareClass: 'premium' })],
    undefined,
  ],
  [
    'keeps the refund',
    chosen('enhanced', 492, true),
    [atTime(60, 300, { isRefundable: false }), atTime(200, 440)],
    1,
  ],
  ['a long flight by the long cap', chosen('enhanced', 492), [atTime(60, 800, { minutes: 500 })], 0],
  [
    'time on the ground makes it no longer',
    chosen('enhanced', 492),
    [atTime(60, 800, { minutes: 500, stopoverMinutes: 200 })],
    undefined,
  ],
])('%s', (_, trip, changes, at) => {
  expect(repairFlight(TIER, trip, changes)?.to).toBe(at === undefined ? undefined : changes[at]);
});

test('says what all travelers save', () => {
  expect(repairFlight(TIER, chosen('enhanced', 492), [atTime(120, 450)])?.saves).toEqual(money(8_400));
});
