/**
 * What a request comes to next: its host's answer, the booking of what they accepted, or the end of one of
 * its clocks. Repeating it changes nothing.
 */
import { isBefore } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { readCheckout } from '@sojourn/server/modules/selling/checkouts/store.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { askHost } from './ask-host.ts';
import { bookAccepted, endBooked } from './book-accepted.ts';
import { type HomeRequestDeps, ownContext, requireSupplier } from './deps.ts';
import { endUnanswered, endUnpaid } from './end-request.ts';
import type { Request } from './request.ts';
import type { HomeRequestRecord } from './request-port.ts';
import { answeredColumns, moveRequest, noteLetGo, noteLook, readOverlapping, readRequest } from './store.ts';

export async function settleRequest(
  deps: HomeRequestDeps,
  request: Request,
  context: RequestContext = ownContext(request),
): Promise<void> {
  await noteLook(deps.db, request, deps.clock.now());
  if (request.state === 'requested') return lookUp(deps, request, context);
  if (request.state === 'accepted') return bookAccepted(deps, request, context);
  if (request.state === 'awaitingPayment') return settleUnpaid(deps, request);
  if (request.answeredAt !== null && request.letGoAt === null) await letNightsGo(deps, request, context);
}

async function lookUp(deps: HomeRequestDeps, request: Request, context: RequestContext): Promise<void> {
  const reference = request.requestId;
  const found = await requireSupplier(deps, request.homeId).lookUpRequest(
    { reference, now: deps.clock.now() },
    callContext(context),
  );
  if (found.outcome !== 'ok') return;
  if (found.value) return settleAnswer(deps, request, found.value, context);
  // It was never sent, or that got lost: nobody at the supplier knows it
  const rejection = await askHost(deps, request, context);
  if (rejection) await endUnanswered(deps, request, { state: 'expired', cause: 'blocked' }, context);
}

/** What the supplier says became of one that waits for its host here. */
export async function settleAnswer(
  deps: HomeRequestDeps,
  request: Request,
  { state, cause, answeredAt }: HomeRequestRecord,
  context: RequestContext,
): Promise<void> {
  if (state === 'requested') {
    // Sent by a process that died before it noted that
    if (request.placedAt === null) await askHost(deps, request, context);
    return;
  }
  if (state === 'declined' || state === 'expired' || state === 'withdrawn')
    return endUnanswered(deps, request, { state, cause }, context);
  const at = deps.clock.now();
  const isOurs = await withTransaction(deps.db, (tx) =>
    moveRequest(tx, request, {
      from: 'requested',
      to: 'accepted',
      cause: 'host',
      at,
      set: answeredColumns(answeredAt ?? at),
    }),
  );
  const accepted = await readRequest(deps.db, request);
  if (isOurs) await endOverlapping(deps, request, context);
  if (accepted?.state === 'accepted') await bookAccepted(deps, accepted, context);
}

/** Ended in the supplier's own write: their guests get their mail now, not at the next look. */
async function endOverlapping(deps: HomeRequestDeps, accepted: Request, context: RequestContext) {
  for (const other of await readOverlapping(deps.db, accepted))
    await settleRequest(deps, other, { ...ownContext(other), scenario: context.scenario }).catch(
      (err: unknown) => deps.log.warn({ err, requestId: other.requestId }, 'a request waits to be settled'),
    );
}

/** It was paid, or its time is over. */
async function settleUnpaid(deps: HomeRequestDeps, request: Request): Promise<void> {
  const checkout = await readCheckout(deps, request, request.checkoutId);
  if (checkout?.state === 'booked' && checkout.bookingId) return endBooked(deps, request, checkout.bookingId);
  if (checkout?.state === 'booking') return;
  if (request.payBy === null || isBefore(deps.clock.now(), request.payBy)) return;
  const ended = await endUnpaid(deps, request, 'paymentFailed');
  if (ended) await letNightsGo(deps, ended, ownContext(request));
}

/** Of one that ended after its host had accepted. */
export async function letNightsGo(
  deps: HomeRequestDeps,
  request: Request,
  context: RequestContext,
): Promise<void> {
  const now = deps.clock.now();
  const dropped = await requireSupplier(deps, request.homeId).dropRequest(
    { reference: request.requestId, now },
    callContext(context),
  );
  if (dropped.outcome === 'ok' || dropped.outcome === 'rejected') await noteLetGo(deps.db, request, now);
}
