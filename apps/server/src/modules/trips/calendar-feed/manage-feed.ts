/** Turns a customer's calendar feed on, gives it a new address, and turns it off. */
import type { CalendarFeed } from '@sojourn/contract/calendar-feed.ts';
import { API_BASE } from '@sojourn/contract/call.ts';
import type { Actor, Effects, RequestContext } from '#context.ts';
import { hashOf, newSecret } from '#modules/customers/sessions/secrets.ts';
import { deleteFeed, readFeed, saveFeed } from './store.ts';

type Deps = Pick<Effects, 'db' | 'clock' | 'random'>;

export const getFeed = async ({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<CalendarFeed> => ({
  feed: await readFeed(db, actor),
});

export async function renewFeed(
  deps: Deps,
  actor: Actor,
  { origin }: Pick<RequestContext, 'origin'>,
): Promise<CalendarFeed & { url: string }> {
  const token = newSecret(deps.random);
  await saveFeed(deps.db, actor, { tokenHash: hashOf(token), at: deps.clock.now() });
  return { ...(await getFeed(deps, actor)), url: `${origin}${API_BASE}/calendars/${token}.ics` };
}

export async function revokeFeed(deps: Pick<Deps, 'db'>, actor: Actor): Promise<CalendarFeed> {
  await deleteFeed(deps.db, actor);
  return getFeed(deps, actor);
}
