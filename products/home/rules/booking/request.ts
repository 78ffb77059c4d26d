/**
 * A request to book: states of a sale with clocks. While it's asked nothing is held, neither nights nor
 * money. The host's yes takes the nights, then the money; a charge that fails opens a window to pay in.
 */

import type { Machine } from '@sojourn/domain/booking/state.ts';
import {
  type CalendarDate,
  type Instant,
  instantAt,
  isBefore,
  plusSeconds,
  type Zone,
} from '@sojourn/domain/dates.ts';
import type { CheckoutId, HomeRequestId } from '@sojourn/domain/ids.ts';

/** `accepted`: the nights are taken, the money is being taken; `awaitingPayment`: it couldn't be. */
export const REQUEST_STATES = [
  'requested',
  'accepted',
  'awaitingPayment',
  'confirmed',
  'declined',
  'expired',
  'withdrawn',
  'paymentFailed',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What we may pass on of why a request ended without a stay. */
export const REQUEST_CAUSES = ['declined', 'otherGuestAccepted', 'noAnswer', 'blocked'] as const;
export type RequestCause = (typeof REQUEST_CAUSES)[number];

/** A checkout asks once: ours at the supplier is of the same letters. */
export const requestOfCheckout = (checkoutId: CheckoutId): HomeRequestId =>
  checkoutId.replace(/^chk_/, 'hrq_') as HomeRequestId;

export const REQUEST: Machine<RequestState> = {
  requested: ['accepted', 'declined', 'expired', 'withdrawn'],
  accepted: ['confirmed', 'awaitingPayment'],
  awaitingPayment: ['confirmed', 'paymentFailed', 'withdrawn'],
  confirmed: [],
  declined: [],
  expired: [],
  withdrawn: [],
  paymentFailed: [],
};

const HOUR_SECONDS = 3_600;
export const ANSWER_HOURS = 24;
const PAYMENT_HOURS = 12;

const earlier = (a: Instant, b: Instant): Instant => (isBefore(b, a) ? b : a);

/** When a request ends without an answer: 24 hours, or check-in if that's sooner. */
export const answerBy = (requestedAt: Instant, checkInAt: Instant): Instant =>
  earlier(plusSeconds(requestedAt, ANSWER_HOURS * HOUR_SECONDS), checkInAt);

/** When the nights are let go unless they're paid: 12 hours, or the day of check-in if that begins sooner. */
export const payBy = (failedAt: Instant, checkIn: CalendarDate, zone: Zone): Instant =>
  earlier(plusSeconds(failedAt, PAYMENT_HOURS * HOUR_SECONDS), instantAt(checkIn, zone));

/** Whether a request or a stay takes the nights from others. */
export const takesNights = (state: RequestState): boolean =>
  state === 'accepted' || state === 'awaitingPayment' || state === 'confirmed';

type Nights = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

/** Requests that end in the same write as one is accepted: those that share a night with it. */
export const overlapping = <R extends Nights & { readonly state: RequestState }>(
  accepted: Nights,
  others: readonly R[],
): R[] =>
  others.filter(
    ({ state, checkIn, checkOut }) =>
      state === 'requested' && checkIn < accepted.checkOut && accepted.checkIn < checkOut,
  );
