import { expect, test } from 'vitest';
import type { Instant } from '../../dates.ts';
import type { BookingState } from '../state.ts';
import type { BookingAt, SupplierCancelAnswer } from './cancel-outcome.ts';
import { AGENT_REVIEW, HOTEL_CANCEL_OUTCOMES } from './cancel-outcome.ts';
import { decideStayCancel } from './cancel-stay.ts';

const at = (state: BookingState, now = '2027-04-15T13:59:59Z'): BookingAt => ({
  state,
  startsAt: '2027-04-15T14:00:00Z' as Instant,
  now: now as Instant,
});
const quoted = (penaltyMinor: number): SupplierCancelAnswer => ({
  answer: 'quoted',
  penaltyMinor,
  paidMinor: 90_000,
});
const ANSWERS = [
  quoted(0),
  quoted(1),
  quoted(90_000),
  { answer: 'refused' },
  { answer: 'unknownBooking' },
  { answer: 'unavailable' },
  { answer: 'quoted', penaltyMinor: 1, paidMinor: 90_000, forAnyReason: { isPastStart: false } },
  { answer: 'quoted', penaltyMinor: 1, paidMinor: 90_000, forAnyReason: { isPastStart: true } },
] as const satisfies readonly SupplierCancelAnswer[];

test.each<[string, SupplierCancelAnswer, string, string]>([
  ['nothing is kept', quoted(0), 'FullyRefundable', 'FreeToCancelWithoutPenalty'],
  ['a part is kept', quoted(1), 'PartiallyRefundable', 'FreeToCancelWithPenalty'],
  ['all but a cent is kept', quoted(89_999), 'PartiallyRefundable', 'FreeToCancelWithPenalty'],
  ['all is kept', quoted(90_000), 'NonRefundable', 'NonRefundable'],
  ['the hotel refuses', { answer: 'refused' }, 'ContactCustomerService', 'ContactCustomerService'],
  [
    'the hotel has no record',
    { answer: 'unknownBooking' },
    'ContactCustomerService',
    'ContactCustomerService',
  ],
  ['nobody answers', { answer: 'unavailable' }, 'TRVKOutage', 'ContactCustomerService'],
])('when %s', (_, answer, outcome, policyKind) => {
  expect(decideStayCancel(at('Confirmed'), answer)).toEqual({ outcome, policyKind });
});

const claimed = (penaltyMinor: number, isPastStart = false): SupplierCancelAnswer => ({
  answer: 'quoted',
  penaltyMinor,
  paidMinor: 90_000,
  forAnyReason: { isPastStart },
});
test.each([
  ['pays all', claimed(0), 'FullyRefundable'],
  ['pays some', claimed(1), 'NonRefundablePartially'],
  ['pays a cent', claimed(89_999), 'NonRefundablePartially'],
  ['pays nothing', claimed(90_000), 'NonRefundable'],
  ['pays all after check-in time', claimed(0, true), 'RefundablePastCheckInDate'],
  ['pays some after check-in time', claimed(1, true), 'RefundablePastCheckInDate'],
  ['pays nothing after check-in time', claimed(90_000, true), 'NonRefundable'],
] as const)('canceled for any reason, which %s', (_, answer, outcome) => {
  expect(decideStayCancel(at('Confirmed'), answer).outcome).toBe(outcome);
});

test('what can be canceled no longer, or not yet, says so whatever the hotel answers', () => {
  for (const answer of ANSWERS) {
    for (const now of ['2027-04-15T13:59:59Z', '2027-04-15T14:00:00Z']) {
      expect(decideStayCancel(at('Canceled', now), answer)).toEqual({
        outcome: 'Canceled',
        policyKind: 'NonCancellable',
      });
      expect(decideStayCancel(at('Canceling', now), answer)).toEqual({
        outcome: 'CancellationPending',
        policyKind: 'CancellationPending',
      });
      expect(decideStayCancel(at('Pending', now), answer)).toEqual({
        outcome: 'BookingPending',
        policyKind: 'NonCancellable',
      });
    }
    expect(decideStayCancel(at('Confirmed', '2027-04-15T14:00:00Z'), answer)).toEqual({
      outcome: 'PastCheckInDate',
      policyKind: 'NonCancellable',
    });
  }
});

test('every outcome is decided by something, but for an attempt’s two and an add-on’s one', () => {
  const states = ['Pending', 'Confirmed', 'Canceling', 'Canceled'] as const;
  const times = ['2027-04-15T13:59:59Z', '2027-04-15T14:00:00Z'];
  const decided = states.flatMap((state) =>
    times.flatMap((now) => ANSWERS.map((answer) => decideStayCancel(at(state, now), answer).outcome)),
  );
  const attempts = ['Pending', 'CancellationFailure'];
  const covered = AGENT_REVIEW.outcome;
  expect(new Set([...decided, ...attempts, covered])).toEqual(new Set(HOTEL_CANCEL_OUTCOMES));
});
