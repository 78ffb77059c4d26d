/** The host writes to the guest over their link; the guest gets a mail with it. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import type { HostPage } from '#home/wire/home-requests.ts';
import type { HomeRequestDeps } from '../deps.ts';
import { notifyGuest } from '../mail/notify.ts';
import { write } from '../thread.ts';
import { openLink } from './open-link.ts';
import { showHostPage } from './show-host-page.ts';

export async function writeAsHost(
  deps: HomeRequestDeps,
  token: string,
  text: string,
  context: RequestContext,
): Promise<HostPage> {
  const request = await openLink(deps, token, context);
  const about = { reference: request.requestId, homeId: request.homeId };
  const message = await write(deps, about, { from: 'Host', text, key: context.idempotencyKey }, context);
  await withTransaction(deps.db, (tx) =>
    notifyGuest(tx, request, { news: 'hostWrote', about: { id: message.messageId, text } }, deps.clock.now()),
  );
  return showHostPage(deps, request, context);
}
