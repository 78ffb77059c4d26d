/**
 * Cancels on the terms of a quote. However often it is asked, one saga runs and everybody sees its answer.
 */

import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { CancelFailureType } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { cancelSendsAt } from '@sojourn/domain/booking/cancellation/cancel-undo.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId, QuoteId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { returnedOf } from '@sojourn/domain/protections/end-protections.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { move } from '#workflow/move.ts';
import type { SagaEnd } from '#workflow/runner-settings.ts';
import type { Owner, StartedSaga } from '#workflow/saga.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { BOOKING_MACHINE } from '../booking/machines.ts';
import { isVersion, readBooking } from '../booking/store.ts';
import type { BookingRef } from '../booking/tenders/store.ts';
import { type Accepted, recordAccepted } from '../proofs/accepted.ts';
import { type BookedProtection, readProtections } from '../protections/store.ts';
import { type ReadTrip, refTo, requireTrip, showTrip } from '../trips/use-case.ts';
import { CANCEL_BOOKING, type CancelResult } from './cancel-booking.ts';
import { requireCancellable } from './cancel-decision.ts';
import type { CancellationDeps } from './product.ts';
import { cancelSagaId } from './saga-input.ts';
import { sendCancel } from './send-cancels.ts';
import { type CancelQuoteRow, noteConfirmed, readCancelQuote } from './store.ts';

const REFUSALS = { Refused: 'CancellationAttemptFailed', QuoteExpired: 'CancelQuoteExpired' } as const;
/** A saga that ended on an older server has no failure type. */
const failed = (failureType: CancelFailureType | undefined) => ({
  cancelOutcome: 'CancellationFailure' as const,
  ...(failureType ? { failureType } : {}),
});

type CancelAnswer = { result: 'Canceled' | 'Pending' | 'Scheduled'; trip: TripDetail };
const WAITING: SagaEnd = { end: 'waiting' };
const JOIN_MS = 20_000;

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
  requireCancellable(deps, booking, now);
  const isOfNow = quote.bookingVersion === booking.version && quote.paidMinor === booking.totalMinor;
  if (!isBefore(now, quote.expiresAt) || !isOfNow) refuse('CancelQuoteExpired');
  const cancelable = { ...quote, terms: booking.offer.cancellation, startsAt: booking.startsAt };
  // Canceling for any reason can't be taken back
  const sendAt = canWait && quote.choice === null ? cancelSendsAt(cancelable, now) : null;
  const agentId = actor.agentId ?? null;
  const saga = await begin(deps, ref, { quote, sendAt, agentId }, context);
  if (saga === 'waits') return answer(deps, ref, WAITING);
  if (!saga) return join(deps, ref, quoteId);
  return answer(deps, ref, await deps.sagas.drive(saga));
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
  return answer(deps, ref, saga ? await deps.sagas.drive(saga) : WAITING);
}

type Beginning = {
  readonly quote: CancelQuoteRow;
  readonly sendAt: Instant | null;
  readonly agentId: string | null;
};

const acceptedCancel = (
  { tenantId, customerId }: Owner,
  { quoteId, bookingId, bookingVersion, type, currency, credits, ...quote }: CancelQuoteRow,
  agentId: string | null,
): Accepted => ({
  tenantId,
  customerId,
  type: 'cancellation',
  bookingId,
  subjectId: quoteId,
  total: money(quote.refundMinor + returnedOf(quote.protections), currency),
  agentId,
  shown: {
    bookingVersion,
    type,
    expiresAt: quote.expiresAt,
    paidMinor: quote.paidMinor,
    penaltyMinor: quote.penaltyMinor,
    parts: quote.parts,
    protections: quote.protections,
    claimMinor: quote.claimMinor,
    choice: quote.choice,
  },
  people: { credits },
});

/** Something else may have ended one since. */
const areAsQuoted = (quoted: CancelQuoteRow['protections'], now: readonly BookedProtection[]): boolean =>
  now.filter(({ state }) => state === 'Valid').length === quoted.length;

/** Undefined when another request was first. A quote whose cancel was refused once is used up. */
async function begin(
  deps: CancellationDeps,
  ref: BookingRef,
  { quote, sendAt, agentId }: Beginning,
  { scenario, requestId }: RequestContext,
): Promise<StartedSaga | 'waits' | undefined> {
  const { tenantId, customerId, bookingId } = ref;
  const { quoteId, bookingVersion } = quote;
  const owner = { tenantId, customerId };
  const sagaId = cancelSagaId(bookingId, quoteId);
  const at = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const isFirst = await move(tx, BOOKING_MACHINE, {
      ...owner,
      subject: [bookingId],
      from: ['Confirmed'],
      to: 'Canceling',
      cause: quoteId,
      at,
      where: isVersion(bookingVersion),
    });
    if (!isFirst) {
      // A change that was first, under way or over, isn't the cancellation of another request
      const state = (await readBooking(tx, ref))?.state;
      if (state !== 'Canceling' && state !== 'Canceled') refuse('CancelQuoteExpired');
      return undefined;
    }
    if (await deps.sagas.exists({ ...owner, sagaId })) refuse('CancelQuoteExpired');
    if (!areAsQuoted(quote.protections, await readProtections(tx, ref))) refuse('CancelQuoteExpired');
    await noteConfirmed(tx, ref, quoteId, { at, sendAt, scenario });
    await recordAccepted(tx, deps, acceptedCancel(owner, quote, agentId));
    if (sendAt) return 'waits';
    const input = { bookingId, quoteId };
    return deps.sagas.start(tx, { ...owner, sagaId, kind: CANCEL_BOOKING, input, scenario, requestId });
  });
}

/** What the cancel that is under way or over came to, also when it was asked for with another quote. */
async function join(deps: CancellationDeps, ref: ReadTrip, quoteId: QuoteId): Promise<CancelAnswer> {
  const { tenantId, customerId, bookingId } = ref;
  const saga = { tenantId, customerId, sagaId: cancelSagaId(bookingId, quoteId) };
  return answer(deps, ref, await deps.sagas.wait(saga, JOIN_MS));
}

async function answer(deps: CancellationDeps, ref: ReadTrip, end: SagaEnd): Promise<CancelAnswer> {
  const ended = end.end === 'done' ? (end.result as CancelResult) : null;
  if (ended && ended.result !== 'Canceled') refuse(REFUSALS[ended.result], failed(ended.failureType));
  const trip = await showTrip(deps, ref);
  if (trip.status === 'Canceled') return { result: 'Canceled', trip };
  const isWaiting = trip.canceling !== null && trip.canceling.sentAt === null;
  return { result: isWaiting ? 'Scheduled' : 'Pending', trip };
}
