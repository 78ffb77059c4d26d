/** What asking to cancel an activity comes to: one of nine outcomes (B §4), the earliest reason first. */
import { type CancelTerms, cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';

export const ACTIVITY_CANCEL_OUTCOMES = [
  'AlreadyCanceled',
  'CancellationPending',
  'BookingPending',
  'PastExperienceStart',
  'NonCancellable',
  'ContactCustomerService',
  'FullyRefundable',
  'PartiallyRefundable',
  'NonRefundable',
] as const;
export type ActivityCancelOutcome = (typeof ACTIVITY_CANCEL_OUTCOMES)[number];

type Booked = {
  readonly state: 'Pending' | 'Confirmed' | 'Changing' | 'Canceling' | 'Canceled' | 'Failed';
  /** Of an open-dated ticket, the end of its validity. */
  readonly startsAt: Instant;
  readonly terms: CancelTerms;
  readonly paidMinor: number;
  /** `no`: its operator cancels nothing; `byAgents`: not online. */
  readonly cancels: 'online' | 'byAgents' | 'no';
};

/** `at`: the moment it was requested, however slow what follows is. */
export function decideActivityCancel(booked: Booked, at: Instant): ActivityCancelOutcome {
  const { state, startsAt, terms, paidMinor, cancels } = booked;
  if (state === 'Canceled' || state === 'Failed') return 'AlreadyCanceled';
  if (state === 'Canceling') return 'CancellationPending';
  if (state === 'Pending') return 'BookingPending';
  if (!isBefore(at, startsAt)) return 'PastExperienceStart';
  if (cancels === 'no') return 'NonCancellable';
  if (cancels === 'byAgents' || state === 'Changing') return 'ContactCustomerService';
  return cancelAt(terms, paidMinor, at).type as 'FullyRefundable' | 'PartiallyRefundable' | 'NonRefundable';
}
