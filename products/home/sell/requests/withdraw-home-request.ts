/** Ends a request in its guest's name, at no cost: before its host answers, or instead of paying. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { HomeRequestId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { type HomeRequestDeps, requireSupplier } from './deps.ts';
import { endUnanswered, endUnpaid } from './end-request.ts';
import type { Request } from './request.ts';
import { letNightsGo, settleRequest } from './settle-request.ts';
import { showHomeRequest } from './show-home-request.ts';
import { readRequest } from './store.ts';

/** Refuses with RequestClosed what is answered by now, or over. Repeating it is a success. */
export async function withdrawHomeRequest(
  deps: HomeRequestDeps,
  requestId: HomeRequestId,
  actor: Actor,
  context: RequestContext,
): Promise<OutputOf<Calls['withdrawHomeRequest']>> {
  const { tenantId, customerId } = actor;
  const request = (await readRequest(deps.db, { tenantId, customerId, requestId })) ?? refuse('NotFound');
  if (request.state === 'requested') await withdrawUnanswered(deps, request, context);
  else if (request.state === 'awaitingPayment') await withdrawUnpaid(deps, request, context);
  else if (request.state !== 'withdrawn') refuse('RequestClosed');
  return showHomeRequest(deps, requestId, actor);
}

/** The supplier decides who was first, the guest or the host. */
async function withdrawUnanswered(deps: HomeRequestDeps, request: Request, context: RequestContext) {
  const at = { reference: request.requestId, now: deps.clock.now() };
  const answer = await requireSupplier(deps, request.homeId).withdrawRequest(at, callContext(context));
  if (answer.outcome === 'rejected' && answer.rejection.reason === 'Closed') {
    await settleRequest(deps, request, context);
    return refuse('RequestClosed');
  }
  // One that the supplier doesn't know holds nothing there
  if (answer.outcome !== 'ok' && answer.outcome !== 'rejected') return refuse('SuppliersUnavailable');
  return endUnanswered(deps, request, { state: 'withdrawn', cause: null }, context);
}

async function withdrawUnpaid(deps: HomeRequestDeps, request: Request, context: RequestContext) {
  const ended = (await endUnpaid(deps, request, 'withdrawn')) ?? refuse('RequestClosed');
  await letNightsGo(deps, ended, context);
}
