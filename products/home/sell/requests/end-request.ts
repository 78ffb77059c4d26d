/** How a request ends without a stay: with nothing charged, and a mail with homes that are free. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { isStillOpen } from '@sojourn/server/modules/selling/checkouts/store.ts';
import type { RequestCause } from '#home/rules/booking/request.ts';
import type { HomeRequestDeps } from './deps.ts';
import { findBackups } from './find-backups.ts';
import { notifyGuest, notifyHost } from './mail/notify.ts';
import type { Request } from './request.ts';
import { endedColumns, lockRequest, moveRequest } from './store.ts';

type Ending = {
  readonly state: 'declined' | 'expired' | 'withdrawn';
  readonly cause: RequestCause | null;
};

/** One that its host hadn't accepted. Does nothing where it has moved on. */
export async function endUnanswered(
  deps: HomeRequestDeps,
  request: Request,
  { state, cause }: Ending,
  context: RequestContext,
): Promise<void> {
  // Who withdraws doesn't look for another home
  const backups = state === 'withdrawn' ? [] : await findBackups(deps, request, context);
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const set = endedColumns(cause);
    const isOurs = await moveRequest(tx, request, {
      from: 'requested',
      to: state,
      cause: cause ?? state,
      at,
      set,
    });
    if (!isOurs || request.placedAt === null) return;
    await notifyGuest(tx, { ...request, cause }, { news: state, backups }, at);
    if (state === 'withdrawn') await notifyHost(tx, deps, request, { news: 'withdrawn' }, at);
  });
}

/** One that its guest didn't pay in time, or withdrew instead; undefined where it's paid or being paid. */
export async function endUnpaid(
  deps: HomeRequestDeps,
  request: Request,
  to: 'paymentFailed' | 'withdrawn',
): Promise<Request | undefined> {
  const at = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const locked = await lockRequest(tx, request);
    if (locked?.state !== 'awaitingPayment') return undefined;
    if (!(await isStillOpen(tx, locked, locked.checkoutId))) return undefined;
    await moveRequest(tx, locked, { from: 'awaitingPayment', to, cause: to, at });
    const news = to === 'withdrawn' ? 'withdrawn' : 'letGo';
    await notifyGuest(tx, locked, { news, backups: [] }, at);
    await notifyHost(tx, deps, locked, { news: 'letGo' }, at);
    return { ...locked, state: to };
  });
}
