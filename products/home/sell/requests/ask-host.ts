/** Puts a request before its host; no mail goes out before the supplier has it. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import type { HomeRejection } from '../price-port.ts';
import { type HomeRequestDeps, loadGuest, requireSupplier } from './deps.ts';
import { notifyGuest, notifyHost } from './mail/notify.ts';
import type { Request } from './request.ts';
import { notePlaced } from './store.ts';

/** Null: asked, or nobody knows yet, and it's sent again. */
export async function askHost(
  deps: HomeRequestDeps,
  request: Request,
  context: RequestContext,
): Promise<HomeRejection | null> {
  const guest = await loadGuest(deps, request);
  const { sent, requestId: reference, totalMinor } = request;
  const { stay, party, chosenFees } = sent;
  const answer = await requireSupplier(deps, request.homeId).sendRequest(
    {
      reference,
      stays: [{ homeId: stay.homeId, checkIn: stay.checkIn, checkOut: stay.checkOut }],
      party,
      chosenFees,
      locale: guest?.locale ?? 'en',
      now: deps.clock.now(),
      totalMinor,
      guestFirstName: sent.guest.firstName,
      message: sent.message,
    },
    callContext(context),
  );
  if (answer.outcome === 'rejected') return answer.rejection;
  if (answer.outcome !== 'ok') return null;
  const at = deps.clock.now();
  const { answerBy } = answer.value;
  await withTransaction(deps.db, async (tx) => {
    if (!(await notePlaced(tx, request, { at, answerBy }))) return;
    await notifyGuest(tx, { ...request, answerBy }, { news: 'sent' }, at);
    await notifyHost(tx, deps, { ...request, answerBy }, { news: 'newRequest' }, at);
  });
  return null;
}
