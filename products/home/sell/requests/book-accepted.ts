/**
 * Books what a host accepted: its nights are taken, now the money is, at the price that was sent. What can't
 * be charged waits for its guest, whose nights are kept.
 */
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { type BookAnswer, bookCheckout } from '@sojourn/server/modules/selling/booking/book-checkout.ts';
import { failureOf } from '@sojourn/server/modules/selling/booking/failure.ts';
import { planPayment } from '@sojourn/server/modules/selling/booking/plan-payment.ts';
import type { StoredFailure } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import { readCheckout } from '@sojourn/server/modules/selling/checkouts/store.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { Refusal, refuse } from '@sojourn/server/refusal.ts';
import type { Tx } from '@sojourn/server/workflow/saga.ts';
import { payBy } from '#home/rules/booking/request.ts';
import { type HomeRequestDeps, loadGuest, requireSupplier } from './deps.ts';
import { notifyGuest, notifyHost } from './mail/notify.ts';
import { findPermission } from './permit-charge.ts';
import type { Request } from './request.ts';
import { bookedColumns, lockRequest, moveRequest, unpaidColumns } from './store.ts';
import { withReference } from './with-reference.ts';

/** A supplier or bank that doesn't answer is tried again for so long. */
const PATIENCE_SECONDS = 1_800;
const LATER = ['SuppliersUnavailable', 'ServiceUnavailable'];

/** As often as needed: one saga runs, and what came of it is found again. */
export async function bookAccepted(
  deps: HomeRequestDeps,
  request: Request,
  context: RequestContext,
): Promise<void> {
  const checkout = await readCheckout(deps, request, request.checkoutId);
  if (checkout?.state === 'booked' && checkout.bookingId) return endBooked(deps, request, checkout.bookingId);
  if (checkout?.state === 'booking') return;
  const answeredAt = request.answeredAt ?? request.changedAt;
  const failed = checkout?.lastFailure ?? null;
  // A process died between the end of the saga and noting it here
  if (failed && !isBefore(failed.at, answeredAt)) return awaitPayment(deps, request, failed, context);
  const guest = await loadGuest(deps, request);
  if (!guest || !checkout) return awaitPayment(deps, request, null, context);
  try {
    const booked = await bookSent(deps, request, guest, context, false);
    if (booked.result === 'Success') await endBooked(deps, request, booked.bookingId);
    if (booked.result === 'Failed') await awaitPayment(deps, request, booked.failure, context);
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    const isOver = isBefore(plusSeconds(answeredAt, PATIENCE_SECONDS), deps.clock.now());
    if (LATER.includes(refused.code) && !isOver) return;
    const failure = { ...failureOf('PaymentError'), at: deps.clock.now() };
    await awaitPayment(deps, request, failure, context);
  }
}

/** Pays what was sent with what its checkout has chosen; what a credit can't pay by now, the card does. */
export async function bookSent(
  deps: HomeRequestDeps,
  request: Request,
  guest: Actor,
  context: RequestContext,
  isAttended: boolean,
): Promise<BookAnswer> {
  const { checkoutId, requestId, totalMinor } = request;
  const row = (await readCheckout(deps, guest, checkoutId)) ?? refuse('NotFound');
  const { tenders, cardMinor } = await planPayment(deps, row, guest);
  const input = { totalMinor, cardMinor, tenders, quoteId: row.quote.quoteId };
  const sent = {
    requestId,
    asSent: withReference,
    requireStill: (tx: Tx) => requireStillToBook(tx, deps, request),
    isAttended,
  };
  if (isAttended) return bookCheckout(deps, checkoutId, input, guest, context, { isApproved: true, sent });
  // A bank that wants to ask all the same isn't waited for: the guest pays, and is asked, on their page
  const permission = await findPermission(deps, request);
  const later = { kind: 'homeRequest', permission, until: deps.clock.now() };
  return bookCheckout(deps, checkoutId, input, guest, context, { isApproved: true, sent, later });
}

/** Locks it until the booking has begun, so that nobody withdraws it or lets its nights go in between. */
async function requireStillToBook(tx: Tx, { clock }: HomeRequestDeps, request: Request): Promise<void> {
  const found = await lockRequest(tx, request);
  const isWaiting = found?.state === 'accepted' || found?.state === 'awaitingPayment';
  if (!isWaiting || (found.payBy !== null && !isBefore(clock.now(), found.payBy))) refuse('RequestClosed');
}

export async function endBooked(
  deps: HomeRequestDeps,
  request: Request,
  bookingId: BookingId,
): Promise<void> {
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const locked = await lockRequest(tx, request);
    const from = locked?.state;
    if (from !== 'accepted' && from !== 'awaitingPayment') return;
    await moveRequest(tx, request, {
      from,
      to: 'confirmed',
      cause: bookingId,
      at,
      set: bookedColumns(bookingId),
    });
    await notifyGuest(tx, request, { news: 'accepted', bookingId }, at);
    await notifyHost(tx, deps, request, { news: 'confirmed' }, at);
  });
}

/** Keeps the nights first: the guest sees a time that holds at the host too. */
async function awaitPayment(
  deps: HomeRequestDeps,
  request: Request,
  failure: StoredFailure | null,
  context: RequestContext,
): Promise<void> {
  const now = deps.clock.now();
  const until = payBy(now, request.checkIn, request.sent.stay.zone);
  const at = { reference: request.requestId, now, until };
  await requireSupplier(deps, request.homeId).keepNights(at, callContext(context));
  await withTransaction(deps.db, async (tx) => {
    const set = unpaidColumns(until, failure);
    const cause = failure?.reason ?? 'PaymentError';
    const isOurs = await moveRequest(tx, request, {
      from: 'accepted',
      to: 'awaitingPayment',
      cause,
      at: now,
      set,
    });
    if (isOurs) await notifyGuest(tx, { ...request, payBy: until }, { news: 'pleasePay' }, now);
  });
}
