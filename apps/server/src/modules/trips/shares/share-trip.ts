/** Makes, lists and ends links to a trip. */
import type { TripShares } from '@sojourn/contract/shares.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { type BookingId, newId, type TripShareId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '#context.ts';
import { hashOf, newSecret } from '#modules/customers/sessions/secrets.ts';
import { refuse } from '#refusal.ts';
import { readTripGroups } from '../trips/groups/read-groups.ts';
import { findGroup } from '../trips/groups/show-group.ts';
import { refTo, showTrip, type TripDeps } from '../trips/use-case.ts';
import { deleteShare, insertShare, readShares } from './store.ts';

/** Refuses with NotFound when there's no such booking, or it's somebody else's. */
async function bookingsOfTrip(
  { db }: Pick<TripDeps, 'db'>,
  bookingId: BookingId,
  actor: Actor,
): Promise<BookingId[]> {
  const group = findGroup(await readTripGroups(db, actor), bookingId) ?? refuse('NotFound');
  return group.bookings.map((each) => each.bookingId);
}

export async function listShares(deps: TripDeps, bookingId: BookingId, actor: Actor): Promise<TripShares> {
  const ids = await bookingsOfTrip(deps, bookingId, actor);
  return { shares: await readShares(deps.db, actor, ids, deps.clock.now()) };
}

/** Refuses with TripActionUnavailable what isn't booked or is over. */
export async function shareTrip(
  deps: TripDeps,
  bookingId: BookingId,
  days: number,
  actor: Actor,
  { origin }: Pick<RequestContext, 'origin'>,
): Promise<TripShares & { url: string }> {
  const { isDelegated } = actor;
  const { offers } = await showTrip(deps, { ...refTo(actor, bookingId), isDelegated });
  if (!offers.includes('Share')) return refuse('TripActionUnavailable');
  const token = newSecret(deps.random);
  const createdAt = deps.clock.now();
  await insertShare(deps.db, actor, {
    shareId: newId('shr', deps.random.bytes(16)),
    bookingId,
    tokenHash: hashOf(token),
    createdAt,
    expiresAt: plusSeconds(createdAt, days * 86_400),
  });
  return { ...(await listShares(deps, bookingId, actor)), url: `${origin}/shared/${token}` };
}

export async function revokeShare(
  deps: TripDeps,
  { bookingId, shareId }: { readonly bookingId: BookingId; readonly shareId: TripShareId },
  actor: Actor,
): Promise<TripShares> {
  const ids = await bookingsOfTrip(deps, bookingId, actor);
  if (!(await deleteShare(deps.db, actor, ids, shareId))) return refuse('NotFound');
  return listShares(deps, bookingId, actor);
}
