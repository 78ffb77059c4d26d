/** Which view of My Trips shows a trip, in which order, and from where a page continues (B §2 trip views). */
import type { TripsView } from '@sojourn/domain/booking/trips-views.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { z } from 'zod';
import type { TripGroupOutline } from './groups/read-groups.ts';

/** Views of bookings; the others list what isn't booked. */
type BookedView = Extract<TripsView, 'upcoming' | 'past' | 'with-offers'>;

type ViewedTrips = { readonly [V in BookedView]: readonly TripGroupOutline[] };

export const isCanceled = ({ bookings }: TripGroupOutline): boolean =>
  bookings.every((each) => each.isCanceled);

/**
 * `groups`: soonest first. Ahead and under way come soonest first, then what was canceled of those dates; the
 * past and those that an offer paid for come latest first.
 */
export function tripViews(groups: readonly TripGroupOutline[], now: Instant): ViewedTrips {
  const nowMs = Date.parse(now);
  const isOver = ({ endsAt }: TripGroupOutline) => Date.parse(endsAt) <= nowMs;
  const ahead = groups.filter((group) => !isOver(group));
  return {
    upcoming: [...ahead.filter((group) => !isCanceled(group)), ...ahead.filter(isCanceled)],
    past: groups.filter(isOver).toReversed(),
    'with-offers': groups.filter(({ bookings }) => bookings.some(({ hasOffer }) => hasOffer)).toReversed(),
  };
}

/** The trip that a page ended with: whether it's canceled, when it begins, its first booking. */
const cursorShape = z.tuple([z.boolean(), z.iso.datetime(), z.string().max(64)]);

export const cursorAt = (group: TripGroupOutline): string =>
  Buffer.from(JSON.stringify([isCanceled(group), group.startsAt, first(group.bookings).bookingId])).toString(
    'base64url',
  );

/** What follows the trip of the cursor, also when that is gone or has moved; null: no cursor of ours. */
export function tripsAfter(
  groups: readonly TripGroupOutline[],
  view: BookedView,
  cursor: string,
): readonly TripGroupOutline[] | null {
  const parsed = cursorShape.safeParse(parseJson(cursor));
  if (!parsed.success) return null;
  const [canceled, startsAt, bookingId] = parsed.data;
  const direction = view === 'upcoming' ? 1 : -1;
  const start = groups.findIndex((group) => {
    if (view === 'upcoming' && isCanceled(group) !== canceled) return isCanceled(group);
    const byTime = (Date.parse(group.startsAt) - Date.parse(startsAt)) * direction;
    if (byTime !== 0) return byTime > 0;
    const id = first(group.bookings).bookingId;
    return direction === 1 ? id > bookingId : id < bookingId;
  });
  return start === -1 ? [] : groups.slice(start);
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
