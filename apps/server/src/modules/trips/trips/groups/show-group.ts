/** The trip that a booking is a part of, with all its bookings and the trips it can be joined with. */
import type { TripGroupDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import type { Actor } from '#context.ts';
import { readMoney } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import { readLocalized, showGroups, viewOfGroup } from '../list-trips.ts';
import type { TripDeps } from '../use-case.ts';
import { costOfTrip, fitOfTrip } from './judge-group.ts';
import { readTripGroups, type TripGroupOutline } from './read-groups.ts';

const OTHERS_MAX = 10;

export const findGroup = (
  groups: readonly TripGroupOutline[],
  bookingId: BookingId,
): TripGroupOutline | undefined =>
  groups.find(({ bookings }) => bookings.some((each) => each.bookingId === bookingId));

/** Refuses with NotFound when there is none, it's somebody else's, or it was an attempt that failed. */
export async function showGroup(
  deps: Pick<TripDeps, 'db' | 'clock' | 'products' | 'tripSources'>,
  bookingId: BookingId,
  actor: Actor,
): Promise<TripGroupDetail> {
  const groups = await readTripGroups(deps.db, actor);
  const group = findGroup(groups, bookingId) ?? refuse('NotFound');
  const startMs = Date.parse(group.startsAt);
  const distance = (other: TripGroupOutline) => Math.abs(Date.parse(other.startsAt) - startMs);
  const others = groups
    .filter((other) => other !== group && !other.bookings.every(({ isCanceled }) => isCanceled))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, OTHERS_MAX);
  const ids = group.bookings.map((each) => each.bookingId);
  const [{ trips, shown, bookings }, localized, money] = await Promise.all([
    showGroups(deps, [group], actor),
    readLocalized(deps, others, actor),
    readMoney(deps.db, actor, ids),
  ]);
  return {
    group: first(shown),
    trips,
    others: others.map((other) => viewOfGroup(other, localized)),
    fit: fitOfTrip(deps, bookings, trips),
    cost: costOfTrip(deps, bookings, trips, money),
  };
}
