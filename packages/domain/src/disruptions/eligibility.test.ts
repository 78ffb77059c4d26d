/** B §4's seven actions: each is reached, and no clause that says no is passed over. */
import { expect, test } from 'vitest';
import { type Instant, instantAt, type LocalDateTime, localAt, plusSeconds } from '../dates.ts';
import type { Protection } from '../protections/clause.ts';
import { termsById } from '../protections/protection-terms.ts';
import type { SchedulePart } from '../schedule-changes/schedule.ts';
import {
  type Around,
  type Cover,
  checkoutAction,
  type Disrupted,
  decideBy,
  decideDisruption,
} from './eligibility.ts';
import { type FlightStatus, flightState } from './flight-status.ts';

const HOUR = 3_600;
const [NEW_YORK, LISBON] = ['America/New_York', 'Europe/Lisbon'];
const DEPARTS = instantAt('2027-04-14T21:00', NEW_YORK);
const ARRIVES = plusSeconds(DEPARTS, 6.5 * HOUR);
const NOTICED = plusSeconds(DEPARTS, -5 * HOUR);
const place = (code: string) => ({ code, name: code, countryCode: 'US' });

/** A flight that's so many minutes late. */
function flight(lateMinutes: number, change: Partial<FlightStatus> = {}): FlightStatus {
  const [departs, arrives] = [plusSeconds(DEPARTS, lateMinutes * 60), plusSeconds(ARRIVES, lateMinutes * 60)];
  const times = {
    scheduledDeparture: DEPARTS,
    scheduledArrival: ARRIVES,
    estimatedDeparture: departs,
    estimatedArrival: arrives,
  };
  return {
    flight: 'TP 216',
    from: place('BOS'),
    to: place('LIS'),
    ...times,
    scheduledDepartureLocal: localAt(DEPARTS, NEW_YORK),
    scheduledArrivalLocal: localAt(ARRIVES, LISBON),
    estimatedDepartureLocal: localAt(departs, NEW_YORK),
    estimatedArrivalLocal: localAt(arrives, LISBON),
    state: flightState(times, false, NOTICED),
    cause: null,
    updatedAt: NOTICED,
    fromZone: NEW_YORK,
    toZone: LISBON,
    connectionMinutes: null,
    ...change,
  };
}

const TERMS = { disruption: 'disruption-flight-2026-11', missedConnection: 'connection-flight-2026-11' };
const cover = (protection: keyof typeof TERMS, change: Partial<Cover> = {}): Cover => ({
  protectionNo: 1,
  protection: protection satisfies Protection,
  isUsed: false,
  isValid: true,
  endedClauseId: null,
  terms: termsById(TERMS[protection]),
  purchase: {
    bookedAt: plusSeconds(DEPARTS, -60 * 24 * HOUR),
    boughtAt: plusSeconds(DEPARTS, -60 * 24 * HOUR),
    startsAt: DEPARTS,
    endsAt: ARRIVES,
    travelers: 2,
    covered: 2,
    amounts: { base: 80_000, taxes: 9_000 },
    isWithBooking: true,
    days: null,
    happened: [],
    exercisedAt: null,
  },
  ...change,
});

const disrupted = (change: Partial<Disrupted> = {}): Disrupted => ({
  type: 'Delayed',
  state: 'open',
  delayMinutes: 165,
  noticedAt: NOTICED,
  flights: [flight(165)],
  airlineOffer: null,
  ...change,
});
const around = (change: Partial<Around> = {}): Around => ({
  now: NOTICED,
  hasFlown: false,
  canCancel: false,
  ...change,
});

/** The first flight lands too late for the second, which leaves from Madrid at 10:00 PM. */
const MISSED_AT = instantAt('2027-04-14T22:00', 'Europe/Madrid');
const connecting = (): FlightStatus[] => {
  const first = { scheduledArrival: plusSeconds(MISSED_AT, -2 * HOUR), estimatedArrival: MISSED_AT };
  const leaves = plusSeconds(MISSED_AT, -8 * HOUR);
  return [
    flight(0, { ...first, scheduledDeparture: leaves, estimatedDeparture: leaves, connectionMinutes: 45 }),
    flight(0, {
      scheduledDeparture: MISSED_AT,
      estimatedDeparture: MISSED_AT,
      scheduledDepartureLocal: localAt(MISSED_AT, 'Europe/Madrid'),
      fromZone: 'Europe/Madrid',
      scheduledArrival: plusSeconds(MISSED_AT, HOUR),
      estimatedArrival: plusSeconds(MISSED_AT, HOUR),
    }),
  ];
};
const missed = (offer: LocalDateTime | null = null): Disrupted => {
  const noticedAt = plusSeconds(MISSED_AT, -4 * HOUR);
  const starts = offer && instantAt(offer, 'Europe/Madrid');
  const airlineOffer: SchedulePart | null = starts && {
    slice: 0,
    title: 'IB 3100',
    from: place('MAD'),
    to: place('LIS'),
    starts,
    ends: plusSeconds(starts, HOUR),
    startsLocal: offer,
    endsLocal: offer,
    grade: 0,
    carrierCountry: 'ES',
    connectionMinutes: null,
  };
  return { ...disrupted(), type: 'MissedConnection', flights: connecting(), airlineOffer, noticedAt };
};
const NEAR = { now: plusSeconds(MISSED_AT, -4 * HOUR) };
const ENDED = { isValid: false, endedClauseId: 'canceled-for-any-reason' };

test.each<[string, Disrupted, Cover[], Partial<Around>, string | null, string | null]>([
  ['a long delay', disrupted(), [cover('disruption')], {}, 'Rebook', null],
  ['two hours', disrupted({ delayMinutes: 120 }), [cover('disruption')], {}, 'Rebook', null],
  ['a minute less', disrupted({ delayMinutes: 119 }), [cover('disruption')], {}, null, 'delay'],
  [
    'a short one that can be canceled',
    disrupted({ delayMinutes: 90 }),
    [cover('disruption')],
    { canCancel: true },
    'Cancel',
    'delay',
  ],
  [
    'canceled by the airline',
    disrupted({ type: 'AirlineCancellation', delayMinutes: 0 }),
    [cover('disruption')],
    {},
    'Rebook',
    null,
  ],
  [
    'once a part is flown',
    disrupted(),
    [cover('disruption')],
    { hasFlown: true },
    'RebookOnlyEligible',
    null,
  ],
  [
    'after the next day',
    disrupted(),
    [cover('disruption')],
    { now: instantAt('2027-04-16T00:00', NEW_YORK) },
    'Refund',
    null,
  ],
  [
    'at the end of the next day',
    disrupted(),
    [cover('disruption')],
    { now: instantAt('2027-04-15T23:59', NEW_YORK) },
    'Rebook',
    null,
  ],
  [
    'a day after landing',
    disrupted(),
    [cover('disruption')],
    { now: plusSeconds(ARRIVES, 24 * HOUR) },
    null,
    'ends-after-last-flight',
  ],
  [
    'known too early',
    disrupted({ noticedAt: plusSeconds(DEPARTS, -24 * HOUR - 1) }),
    [cover('disruption')],
    {},
    null,
    'near-departure',
  ],
  [
    'known a day before',
    disrupted({ noticedAt: plusSeconds(DEPARTS, -24 * HOUR) }),
    [cover('disruption')],
    {},
    'Rebook',
    null,
  ],
  [
    'used',
    disrupted(),
    [cover('disruption', { isUsed: true, isValid: false })],
    { canCancel: true },
    'AlreadyExercised',
    null,
  ],
  ['rebooked', disrupted({ state: 'rebooked' }), [cover('disruption')], {}, 'AlreadyExercised', null],
  ['ended', disrupted(), [cover('disruption', ENDED)], {}, null, 'canceled-for-any-reason'],
  ['nothing bought', disrupted(), [], { canCancel: true }, 'Cancel', null],
  ['nothing bought, nothing possible', disrupted(), [], {}, null, null],
  ['a delay, missed connections covered', disrupted(), [cover('missedConnection')], {}, null, null],
  ['a missed connection', missed(), [cover('missedConnection')], NEAR, 'RebookOnlyEligible', null],
  [
    'a day later',
    missed(),
    [cover('missedConnection')],
    { now: plusSeconds(MISSED_AT, 20 * HOUR) },
    null,
    'decide',
  ],
  [
    'a flight by nine',
    missed('2027-04-15T09:00' as LocalDateTime),
    [cover('missedConnection')],
    NEAR,
    null,
    'no-reasonable-flight',
  ],
  [
    'a flight after nine',
    missed('2027-04-15T09:01' as LocalDateTime),
    [cover('missedConnection')],
    NEAR,
    'RebookOnlyEligible',
    null,
  ],
  [
    'missed, both bought',
    missed('2027-04-15T09:00' as LocalDateTime),
    [cover('disruption'), cover('missedConnection')],
    NEAR,
    'Rebook',
    null,
  ],
])('%s', (_, of, covers, more, action, clauseId) => {
  const decided = decideDisruption(of, covers, around(more));
  expect([decided.action, decided.clauseId]).toEqual([action, clauseId]);
});

test.each([
  [true, false, 'Purchase'],
  [true, true, 'Remove'],
  [false, true, 'Remove'],
  [false, false, null],
] as const)('in a checkout: can be bought %s, chosen %s: %s', (canBuy, isChosen, action) => {
  expect(checkoutAction({ canBuy, isChosen })).toBe(action);
});

test('it’s decided until a day after landing, a missed connection until a day after it’s known', () => {
  const day = (at: Instant) => plusSeconds(at, 24 * HOUR);
  expect(decideBy(disrupted(), [])).toBe(day(ARRIVES));
  expect(decideBy(disrupted(), [cover('disruption')])).toBe(day(ARRIVES));
  const { noticedAt } = missed();
  expect(decideBy(missed(), [cover('missedConnection')])).toBe(day(noticedAt));
  const both = [cover('disruption'), cover('missedConnection')];
  expect(decideBy(missed(), both)).toBe(plusSeconds(MISSED_AT, 25 * HOUR));
});
