import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { decideActivityCancel } from './cancel-activity.ts';
import { activityTerms } from './cancel-policy.ts';

const at = (text: string) => text as Instant;
const START = at('2027-04-17T17:30:00Z');
const POLICY = {
  from: 'start',
  tiers: [
    { minutesBefore: 7 * 1_440, refundBps: 10_000 },
    { minutesBefore: 1_440, refundBps: 5_000 },
  ],
} as const;
const BOOKED = {
  state: 'Confirmed',
  startsAt: START,
  terms: activityTerms(POLICY, { startsAt: START, closesAt: START, zone: 'Europe/Lisbon' }, 96_00),
  paidMinor: 96_00,
  cancels: 'online',
} as const;
const EARLY = at('2027-04-01T00:00:00Z');
const LATE = at('2027-04-18T00:00:00Z');

test.each([
  ['AlreadyCanceled', { ...BOOKED, state: 'Canceled' }, LATE],
  ['AlreadyCanceled', { ...BOOKED, state: 'Failed' }, EARLY],
  ['CancellationPending', { ...BOOKED, state: 'Canceling' }, LATE],
  ['BookingPending', { ...BOOKED, state: 'Pending' }, LATE],
  ['PastExperienceStart', { ...BOOKED, cancels: 'no' }, START],
  ['NonCancellable', { ...BOOKED, cancels: 'no' }, EARLY],
  ['ContactCustomerService', { ...BOOKED, cancels: 'byAgents' }, EARLY],
  ['ContactCustomerService', { ...BOOKED, state: 'Changing' }, EARLY],
  ['FullyRefundable', BOOKED, EARLY],
  ['PartiallyRefundable', BOOKED, at('2027-04-12T00:00:00Z')],
  ['NonRefundable', BOOKED, at('2027-04-17T00:00:00Z')],
] as const)('%s', (outcome, booked, now) => expect(decideActivityCancel(booked, now)).toBe(outcome));
