/** A guest pays what couldn't be charged when the host accepted, with the same or another card. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { HomeRequestId, PaymentId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { changeSentCard } from '@sojourn/server/modules/selling/checkouts/sent/store.ts';
import { savedCard } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { bookSent, endBooked } from './book-accepted.ts';
import type { HomeRequestDeps } from './deps.ts';
import { showHomeRequest } from './show-home-request.ts';
import { noteFailure, readRequest } from './store.ts';

/** Refuses with RequestClosed what doesn't wait to be paid, or not any more. */
export async function payHomeRequest(
  deps: HomeRequestDeps,
  requestId: HomeRequestId,
  { paymentId, totalMinor }: { readonly paymentId: PaymentId; readonly totalMinor: number },
  actor: Actor,
  context: RequestContext,
): Promise<OutputOf<Calls['payHomeRequest']>> {
  const { tenantId, customerId } = actor;
  const request = (await readRequest(deps.db, { tenantId, customerId, requestId })) ?? refuse('NotFound');
  const isInTime = request.payBy !== null && isBefore(deps.clock.now(), request.payBy);
  if (request.state !== 'awaitingPayment' || !isInTime) refuse('RequestClosed');
  if (totalMinor !== request.totalMinor)
    refuse('PriceIncreased', { oldTotalMinor: totalMinor, newTotalMinor: request.totalMinor });
  if ((await savedCard(deps, actor, paymentId)) === null)
    refuse('InvalidInput', { fields: [{ path: 'paymentId', problem: 'unknown' }] });
  // While another submit pays, what it was sent with pays
  await changeSentCard(deps.db, request, request.checkoutId, paymentId);
  const booked = await bookSent(deps, request, actor, context, true);
  if (booked.result === 'Success') await endBooked(deps, request, booked.bookingId);
  if (booked.result === 'Failed') await noteFailure(deps.db, request, booked.failure);
  return showHomeRequest(deps, requestId, actor);
}
