/**
 * An agent in a customer's place prepares a booking; the customer accepts and pays it on their own page.
 * Until then it waits, and nothing is booked or charged.
 */
import type { Machine } from '../booking/state.ts';
import { type Instant, isBefore, plusSeconds } from '../dates.ts';

/** `withdrawn`: by an agent. */
export const PAYMENT_REQUEST_STATES = ['waiting', 'paid', 'declined', 'withdrawn', 'expired'] as const;
export type PaymentRequestState = (typeof PAYMENT_REQUEST_STATES)[number];
export const PAYMENT_REQUEST: Machine<PaymentRequestState> = {
  waiting: ['paid', 'declined', 'withdrawn', 'expired'],
  paid: [],
  declined: ['waiting'],
  withdrawn: ['waiting'],
  expired: ['waiting'],
};

const OPEN_HOURS = 24;

/** A day, but never beyond the start of what would be booked. */
export function paymentRequestEnds(requestedAt: Instant, startsAt: Instant): Instant {
  const end = plusSeconds(requestedAt, OPEN_HOURS * 3_600);
  return isBefore(end, startsAt) ? end : startsAt;
}

type NewPaymentRequest = { readonly state: PaymentRequestState; readonly expiresAt: Instant };
/** As it is at an instant, whether or not that was noted yet. */
export function paymentRequestState(
  { state, expiresAt }: NewPaymentRequest,
  isBooked: boolean,
  now: Instant,
) {
  if (state !== 'waiting') return state;
  if (isBooked) return 'paid';
  return isBefore(now, expiresAt) ? 'waiting' : 'expired';
}

/**
 * Not once it was declined, withdrawn or has expired. What was paid and isn't booked can be paid again: the
 * company refused it, or the card was declined.
 */
export function canPayRequest(request: NewPaymentRequest, now: Instant): boolean {
  const state = paymentRequestState(request, false, now);
  return state === 'waiting' || state === 'paid';
}
