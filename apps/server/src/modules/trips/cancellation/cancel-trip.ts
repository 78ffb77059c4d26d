/**
 * Cancels on the terms of a quote. However often it is asked, one saga runs and everybody sees its answer.
 */

import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { CancelFailureType } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { cancelSendsAt } from '@sojourn/domain/booking/cancellation/cancel-undo.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId, QuoteId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { SagaEnd } from '#workflow/runner-settings.ts';
import { type ReadTrip, refTo, requireTrip, showTrip } from '../trips/use-case.ts';
import { beginCancel } from './begin-cancel.ts';
import { cancelable } from './by-disruption.ts';
import type { CancelResult } from './cancel-booking.ts';
import { requireCancellable } from './cancel-decision.ts';
import type { CancellationDeps } from './product.ts';
import { cancelSagaId } from './saga-input.ts';
import { sendCancel } from './send-cancels.ts';
import { readCancelQuote } from './store.ts';

const REFUSALS = { Refused: 'CancellationAttemptFailed', QuoteExpired: 'CancelQuoteExpired' } as const;
/** A saga that ended on an older server has no failure type. */
const failed = (failureType: CancelFailureType | undefined, productCode: string | undefined) => ({
  cancelOutcome: 'CancellationFailure' as const,
  ...(failureType ? { failureType } : {}),
  ...(productCode ? { productCode } : {}),
});

type CancelAnswer = { result: 'Canceled' | 'Pending' | 'Scheduled'; trip: TripDetail };
const WAITING: SagaEnd = { end: 'waiting' };

export async function cancelTrip(
  deps: CancellationDeps,
  bookingId: BookingId,
  { quoteId, canWait = false }: { readonly quoteId: QuoteId; readonly canWait?: boolean | undefined },
  actor: Actor,
  context: RequestContext,
): Promise<CancelAnswer> {
  const ref = refTo(actor, bookingId);
  const [booking, quote] = await Promise.all([
    requireTrip(deps, ref),
    readCancelQuote(deps.db, ref, quoteId),
  ]);
  if (!quote) refuse('CancelQuoteExpired');
  if (booking.state === 'Canceled' || booking.state === 'Canceling') return join(deps, ref, quoteId);
  const now = deps.clock.now();
  requireCancellable(deps, await cancelable(deps, booking, quote.disruptionNo, now), now);
  const isOfNow = quote.bookingVersion === booking.version && quote.paidMinor === booking.totalMinor;
  if (!isBefore(now, quote.expiresAt) || !isOfNow) refuse('CancelQuoteExpired');
  const waiting = { ...quote, terms: booking.offer.cancellation, startsAt: booking.startsAt };
  // What a protection pays for can't be taken back
  const isClaimed = quote.choice !== null || quote.disruptionNo !== null;
  const sendAt = canWait && !isClaimed ? cancelSendsAt(waiting, now) : null;
  const agentId = actor.agentId ?? null;
  const saga = await withTransaction(deps.db, (tx) =>
    beginCancel(tx, deps, ref, { quote, sendAt, agentId }, context),
  );
  if (saga === 'waits') return answerOf(deps, ref, WAITING);
  if (!saga) return join(deps, ref, quoteId);
  return answerOf(deps, ref, await deps.sagas.drive(saga));
}

/** Sends what waits without waiting any longer; else it shows what became of it. */
export async function sendCancelNow(
  deps: CancellationDeps,
  bookingId: BookingId,
  actor: Actor,
  { requestId }: RequestContext,
): Promise<CancelAnswer> {
  const ref = refTo(actor, bookingId);
  const saga = await sendCancel(deps, ref, requestId);
  return answerOf(deps, ref, saga ? await deps.sagas.drive(saga) : WAITING);
}

/** What the cancel that is under way or over came to, also when it was asked for with another quote. */
async function join(deps: CancellationDeps, ref: ReadTrip, quoteId: QuoteId): Promise<CancelAnswer> {
  const { tenantId, customerId, bookingId } = ref;
  const saga = { tenantId, customerId, sagaId: cancelSagaId(bookingId, quoteId) };
  return answerOf(deps, ref, await deps.sagas.wait(saga));
}

/**
 * What it came to. Refuses with CancellationAttemptFailed or CancelQuoteExpired: nothing was canceled.
 * `failureCode`: what the product calls that.
 */
export async function answerOf(
  deps: CancellationDeps,
  ref: ReadTrip,
  end: SagaEnd,
  failureCode?: string,
): Promise<CancelAnswer> {
  const ended = end.end === 'done' ? (end.result as CancelResult) : null;
  if (ended && ended.result !== 'Canceled')
    refuse(REFUSALS[ended.result], failed(ended.failureType, failureCode));
  const trip = await showTrip(deps, ref);
  if (trip.status === 'Canceled') return { result: 'Canceled', trip };
  const isWaiting = trip.canceling !== null && trip.canceling.sentAt === null;
  return { result: isWaiting ? 'Scheduled' : 'Pending', trip };
}
