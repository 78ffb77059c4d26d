/** What a traveler makes of trips: names them, takes a booking out, joins two. It wins over the rule. */
import type { TripGroupDetail } from '@sojourn/contract/trips.ts';
import { type BookingId, newId, type TripGroupId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { TripDeps } from '../use-case.ts';
import { readTripGroups, type TripGroupOutline } from './read-groups.ts';
import { findGroup, showGroup } from './show-group.ts';
import { lockGroups, moveBookings, saveGroup } from './store.ts';

type Change = (parts: {
  readonly tx: Tx;
  readonly group: TripGroupOutline;
  readonly groups: readonly TripGroupOutline[];
  readonly newGroupId: TripGroupId;
}) => Promise<void>;

async function changeGroup(
  deps: TripDeps,
  bookingId: BookingId,
  actor: Actor,
  change: Change,
): Promise<TripGroupDetail> {
  await withTransaction(deps.db, async (tx) => {
    await lockGroups(tx, actor);
    const groups = await readTripGroups(tx, actor);
    const group = findGroup(groups, bookingId) ?? refuse('NotFound');
    await change({ tx, group, groups, newGroupId: newId('trp', deps.random.bytes(16)) });
  });
  return showGroup(deps, bookingId, actor);
}

const storedId = ({ bookings }: TripGroupOutline): TripGroupId | null =>
  (bookings.find(({ groupId }) => groupId !== null)?.groupId ?? null) as TripGroupId | null;
const idsOf = ({ bookings }: TripGroupOutline): BookingId[] => bookings.map(({ bookingId }) => bookingId);
const isClosed = ({ bookings }: TripGroupOutline): boolean => bookings.some((each) => each.isClosed);

/** All that's in the trip now stays together under the name; what's booked later may still join it. */
export const nameTripGroup = (deps: TripDeps, bookingId: BookingId, name: string | null, actor: Actor) =>
  changeGroup(deps, bookingId, actor, async ({ tx, group, newGroupId }) => {
    const groupId = storedId(group) ?? newGroupId;
    await saveGroup(tx, actor, { groupId, name, isClosed: isClosed(group), at: deps.clock.now() });
    await moveBookings(tx, actor, idsOf(group), groupId);
  });

/** Changes nothing where it's alone. */
export const splitTripGroup = (deps: TripDeps, bookingId: BookingId, actor: Actor) =>
  changeGroup(deps, bookingId, actor, async ({ tx, group, newGroupId }) => {
    if (group.bookings.length === 1) return;
    await saveGroup(tx, actor, { groupId: newGroupId, name: null, isClosed: true, at: deps.clock.now() });
    await moveBookings(tx, actor, [bookingId], newGroupId);
  });

/** The name of the first stays, or of the second where the first has none. */
export const joinTripGroups = (deps: TripDeps, bookingId: BookingId, other: BookingId, actor: Actor) =>
  changeGroup(deps, bookingId, actor, async ({ tx, group, groups, newGroupId }) => {
    const second = findGroup(groups, other) ?? refuse('NotFound');
    if (second === group) return;
    const groupId = storedId(group) ?? storedId(second) ?? newGroupId;
    const name = group.name ?? second.name;
    await saveGroup(tx, actor, { groupId, name, isClosed: false, at: deps.clock.now() });
    await moveBookings(tx, actor, [...idsOf(group), ...idsOf(second)], groupId);
  });
