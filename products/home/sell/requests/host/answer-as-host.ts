/** The host's answer over their link: a yes takes the nights at the supplier, and only then the money. */
import type { RequestContext } from '@sojourn/server/context.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { HostPage } from '#home/wire/home-requests.ts';
import { type HomeRequestDeps, ownContext, requireSupplier } from '../deps.ts';
import { settleAnswer, settleRequest } from '../settle-request.ts';
import { findRequest } from '../store.ts';
import { openLink } from './open-link.ts';
import { showHostPage } from './show-host-page.ts';

/** Refuses with RequestClosed what was answered, withdrawn or ended before. */
export async function answerAsHost(
  deps: HomeRequestDeps,
  token: string,
  answer: 'accept' | 'decline',
  context: RequestContext,
): Promise<HostPage> {
  const request = await openLink(deps, token, context);
  if (request.state !== 'requested') refuse('RequestClosed');
  const at = { reference: request.requestId, now: deps.clock.now(), answer };
  const answered = await requireSupplier(deps, request.homeId).answerRequest(at, callContext(context));
  if (answered.outcome === 'rejected' && answered.rejection.reason === 'NoAvailability')
    return refuse('NoAvailability');
  const system = { ...ownContext(request), scenario: context.scenario ?? request.scenario };
  if (answered.outcome === 'rejected') {
    await settleRequest(deps, request, system);
    return refuse('RequestClosed');
  }
  if (answered.outcome !== 'ok') return refuse('SuppliersUnavailable');
  await settleAnswer(deps, request, answered.value, system);
  return showHostPage(deps, (await findRequest(deps.db, request)) ?? refuse('NotFound'), context);
}
