/**
 * Pays once. Each press of the button is one attempt with one idempotency key; without an answer the same
 * attempt is repeated until the server has returned its outcome.
 */
import type { FailedBooking, RewardsFailure } from '@sojourn/contract/booking-failures.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import type { ShownPayment as ShownInput } from '@sojourn/contract/paying.ts';
import { api } from '@sojourn/web/api/api.ts';
import { ApiError } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { REWARDS_KEY } from '@sojourn/web/rewards/use-rewards.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { forgetReplaced, readReplaced } from '#shared/approvals/replaced-request.ts';
import type { CheckoutRequest, FailureCode, RefusedFields } from '#shared/product/checkout-part.ts';
import { checkoutKey } from '../use-checkout.ts';
import { beginAttempt, endAttempt, type PayAttempt } from './pay-attempt.ts';

export type PayFailure = {
  readonly code: FailureCode;
  readonly payment: PaymentErrorCode | null;
  readonly rewards: RewardsFailure | null;
  readonly minimumAge: number | null;
  readonly caseId: string | null;
  readonly otherBookingId: string | null;
  readonly fields: RefusedFields;
};
/**
 * `checking`: no answer yet, the same attempt is being asked for again; `unsure`: that too stayed without
 * answer.
 */
export type PayState =
  | { readonly step: 'idle' | 'paying' | 'checking' | 'unsure' }
  | { readonly step: 'failed'; readonly failure: PayFailure };

/** Waits between the questions, 50 seconds in all. */
const WAITS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 8_000, 8_000, 15_000] as const;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Answer =
  | { readonly kind: 'booked'; readonly bookingId: string }
  /** For approval; nothing is booked. */
  | { readonly kind: 'sent'; readonly requestId: string }
  /** To the customer, by an agent in their place; nothing is booked. */
  | { readonly kind: 'requested' }
  /** To who has to agree to it; nothing is booked. */
  | { readonly kind: 'followed'; readonly page: string }
  /** The card's bank asks the customer; the checkout says where. */
  | { readonly kind: 'check' }
  | { readonly kind: 'failed'; readonly failure: PayFailure }
  | { readonly kind: 'unknown' };

const NOTHING = {
  payment: null,
  rewards: null,
  minimumAge: null,
  caseId: null,
  otherBookingId: null,
  fields: [],
} as const;

/**
 * Gateway errors and cut lines leave it open whether the payment was taken; so does a bug of the server's.
 */
const isOpen = (error: ApiError): boolean =>
  error.status === 0 || error.status >= 500 || error.code === 'RequestInProgress';

function answerOf(thrown: unknown): Answer {
  if (!(thrown instanceof ApiError)) return { kind: 'unknown' };
  if (isOpen(thrown) || thrown.code === 'NetworkError') return { kind: 'unknown' };
  const { code, details } = thrown;
  if (code === 'CheckoutClosed' && details.bookingId) return { kind: 'booked', bookingId: details.bookingId };
  const { payment = null, minimumAge = null, fields = [] } = details;
  const otherBookingId = code === 'DuplicateBooking' ? (details.bookingId ?? null) : null;
  return { kind: 'failed', failure: { ...NOTHING, code, payment, minimumAge, otherBookingId, fields } };
}

function failedBy({ reason: code, at: _, ...facts }: FailedBooking): Answer {
  return { kind: 'failed', failure: { ...NOTHING, ...facts, code } };
}

/** The same attempt, as a request for approval. */
async function sendOnce(
  { checkoutId, kind }: Checkout,
  { key: idempotencyKey, tenders, ...shown }: PayAttempt,
): Promise<Answer> {
  const requestId = readReplaced(kind)?.requestId;
  const input = { ...shown, tenders: [...tenders], ...(requestId && { requestId }) };
  const answer = await api.sendForApproval({ params: { checkoutId }, input }, { idempotencyKey });
  if (answer.result !== 'Failed') forgetReplaced();
  if (answer.result === 'NeedsCheck') return { kind: 'check' };
  if (answer.result === 'Booked') return { kind: 'booked', bookingId: answer.bookingId };
  if (answer.result === 'Sent') return { kind: 'sent', requestId: answer.requestId };
  return failedBy(answer.failure);
}

/** The same attempt, for the customer to pay. */
async function requestOnce({ checkoutId }: Checkout, attempt: PayAttempt): Promise<Answer> {
  const { key: idempotencyKey, tenders, ...shown } = attempt;
  const input = { ...shown, tenders: [...tenders] };
  const answer = await api.requestPayment({ params: { checkoutId }, input }, { idempotencyKey });
  return answer.result === 'Sent' ? { kind: 'requested' } : failedBy(answer.failure);
}

/** The same attempt, for who has to agree to it. */
async function followOnce(request: CheckoutRequest, shown: ShownInput, key: string): Promise<Answer> {
  const answer = await request.send(shown, key);
  return 'page' in answer ? { kind: 'followed', page: answer.page } : failedBy(answer.failure);
}

/** Who reviews it, pays it instead, or has to agree to it. */
type Way = {
  readonly isForApproval: boolean;
  readonly isDelegated: boolean;
  readonly request: CheckoutRequest | null;
};
async function askOnce(checkout: Checkout, attempt: PayAttempt, way: Way): Promise<Answer> {
  try {
    if (way.isDelegated) return await requestOnce(checkout, attempt);
    // In policy, what takes the place of a request is booked with it
    if (way.isForApproval || readReplaced(checkout.kind)) return await sendOnce(checkout, attempt);
    const { checkoutId } = checkout;
    const { totalMinor, cardMinor, tenders, quoteId } = attempt;
    const input = { totalMinor, cardMinor, tenders: [...tenders], quoteId };
    if (way.request) return await followOnce(way.request, input, attempt.key);
    const answer = await api.bookCheckout({ params: { checkoutId }, input }, { idempotencyKey: attempt.key });
    if (answer.result === 'NeedsCheck') return { kind: 'check' };
    if (answer.result !== 'Failed') return { kind: 'booked', bookingId: answer.bookingId };
    return failedBy(answer.failure);
  } catch (thrown) {
    return answerOf(thrown);
  }
}

/** What the button says the card pays, and what the page says pays how much. */
export type ShownPayment = Pick<PayAttempt, 'cardMinor' | 'tenders'>;

type Ends = {
  readonly onRequested: () => void;
  readonly onBooked: (bookingId: string) => void;
  readonly onSent: (requestId: string) => void;
  readonly onFollowed: (page: string) => void;
};
export function usePayment(
  checkout: Checkout,
  shown: ShownPayment,
  way: Way,
  { onBooked, onSent, onRequested, onFollowed }: Ends,
) {
  const { checkoutId } = checkout;
  const random = useRandom();
  const queries = useQueryClient();
  const [state, setState] = useState<PayState>({ step: 'idle' });
  const busy = useRef(false);

  const fail = (failure: Pick<PayFailure, 'code'>): void =>
    setState({ step: 'failed', failure: { ...NOTHING, ...failure } });
  const settle = async (answer: Answer): Promise<void> => {
    if (answer.kind === 'unknown') return setState({ step: 'unsure' });
    const unauthorized = answer.kind === 'failed' && answer.failure.code === 'Unauthorized';
    if (!unauthorized) endAttempt(sessionStorage, checkoutId);
    if (answer.kind === 'booked') {
      // The header's balance is what the booking left
      void queries.invalidateQueries({ queryKey: REWARDS_KEY });
      return onBooked(answer.bookingId);
    }
    if (answer.kind === 'check') {
      await queries.invalidateQueries({ queryKey: checkoutKey(checkoutId) });
      return setState({ step: 'idle' });
    }
    if (answer.kind === 'sent') return onSent(answer.requestId);
    if (answer.kind === 'followed') return onFollowed(answer.page);
    if (answer.kind === 'requested') {
      setState({ step: 'idle' });
      return onRequested();
    }
    setState({ step: 'failed', failure: answer.failure });
    await queries.invalidateQueries({ queryKey: checkoutKey(checkoutId) });
  };
  /** `prepare` saves what is still unsaved, and says what is in the way if it cannot. */
  const pay = async (prepare: () => Promise<FailureCode | null>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ step: 'paying' });
    const obstacle = await prepare();
    if (obstacle) {
      busy.current = false;
      return fail({ code: obstacle });
    }
    const totalMinor = checkout.quote.total.amountMinor;
    const offer = { quoteId: checkout.quote.quoteId, totalMinor, ...shown };
    const attempt = beginAttempt(sessionStorage, checkoutId, offer, () => newIdempotencyKey(random));
    let answer = await askOnce(checkout, attempt, way);
    for (const ms of WAITS_MS) {
      if (answer.kind !== 'unknown') break;
      setState({ step: 'checking' });
      await wait(ms);
      answer = await askOnce(checkout, attempt, way);
    }
    busy.current = false;
    await settle(answer);
  };
  const clear = (): void => setState({ step: 'idle' });
  return { state, pay, fail, clear };
}
