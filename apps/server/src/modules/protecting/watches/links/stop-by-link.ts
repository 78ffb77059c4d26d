/** Shows what a link in mail would stop, and stops it: by the link alone, without a session. */
import type { WatchLink } from '@sojourn/contract/watches.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { WatchDeps } from '../deps.ts';
import { markStopped, readWatchOfLink, type WatchRow } from '../store.ts';
import { readWatchToken } from './watch-token.ts';

type Opened = { readonly token: string; readonly locale: 'en' | 'fr' };
type Context = Pick<RequestContext, 'tenantId'>;

/** Refuses with NotFound a link of another brand, an earlier address, or none of ours. */
async function requireWatch(deps: WatchDeps, token: string, { tenantId }: Context): Promise<WatchRow> {
  const signed = readWatchToken(deps.linkSigner, tenantId, token) ?? refuse('NotFound');
  const watch = await readWatchOfLink(deps.db, { tenantId, watchId: signed.watchId });
  return watch?.linkVersion === signed.linkVersion ? watch : refuse('NotFound');
}

export async function showWatchLink(
  deps: WatchDeps,
  { token, locale }: Opened,
  context: Context,
): Promise<WatchLink> {
  return viewLink(deps, await requireWatch(deps, token, context), locale);
}

/** Doing it twice is a success. */
export async function stopByLink(
  deps: WatchDeps,
  { token, locale }: Opened,
  context: Context,
): Promise<WatchLink> {
  const watch = await requireWatch(deps, token, context);
  await markStopped(deps.db, watch, deps.clock.now());
  return viewLink(deps, { ...watch, state: 'stopped' }, locale);
}

function viewLink({ products }: WatchDeps, watch: WatchRow, locale: 'en' | 'fr'): WatchLink {
  const watching = assertPresent(products[watch.product].can.watch, 'how its prices are watched');
  const { title, startsOn, endsOn } = watching.shown(watch, locale);
  return { state: watch.state === 'watching' ? 'watching' : 'ended', title, startsOn, endsOn };
}
