/** Lists what a customer watches, moves its mail to another address, and stops it. */
import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import type { WatchId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { WatchDeps } from './deps.ts';
import { markStopped, readWatch, readWatches, setEmail } from './store.ts';
import { viewWatches } from './view-watch.ts';

type Deps = Pick<WatchDeps, 'db' | 'clock' | 'products'>;
const refTo = ({ tenantId, customerId }: Actor, watchId: WatchId) => ({ tenantId, customerId, watchId });

export async function listWatches(deps: Deps, actor: Actor): Promise<{ watches: WatchedTrip[] }> {
  return { watches: await viewWatches(deps, await readWatches(deps.db, actor), actor) };
}

/** Refuses with NotFound what isn't theirs, or isn't watched any longer. */
export async function changeWatchEmail(
  deps: Deps,
  watchId: WatchId,
  email: string,
  actor: Actor,
): Promise<WatchedTrip> {
  const ref = refTo(actor, watchId);
  const isOwn = email.toLowerCase() === actor.email.toLowerCase();
  if (!(await setEmail(deps.db, ref, isOwn ? null : email))) return refuse('NotFound');
  const row = await readWatch(deps.db, ref);
  const [watch] = row ? await viewWatches(deps, [row], actor) : [];
  return watch ?? refuse('NotFound');
}

/** Stopping what was stopped is a success. Refuses with NotFound what isn't theirs. */
export async function stopWatch(deps: Deps, watchId: WatchId, actor: Actor): Promise<{ watchId: WatchId }> {
  const ref = refTo(actor, watchId);
  if (!(await readWatch(deps.db, ref))) return refuse('NotFound');
  await markStopped(deps.db, ref, deps.clock.now());
  return { watchId };
}
