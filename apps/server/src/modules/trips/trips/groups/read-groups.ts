/** A customer's trips: bookings that belong together, with what the traveler made of them. */
import { type GroupedBooking, groupTrips } from '@sojourn/domain/booking/trip-groups.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import type { Db } from '#db/client.ts';
import { type BookingOutline, readOutlines } from '#modules/selling/booking/outlines/store.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { type GroupedRow, readGrouped } from './store.ts';

type OutlineInGroup = BookingOutline & GroupedBooking & { readonly bookingId: BookingId };
export type TripGroupOutline = {
  /** Soonest first. */
  readonly bookings: readonly OutlineInGroup[];
  /** The traveler's own; null shows where the trip goes. */
  readonly name: string | null;
  readonly startsAt: Instant;
  readonly startsOn: CalendarDate;
  readonly endsAt: Instant;
};

/** Soonest first; `kinds`: in the wire's spelling, null for all. */
export async function readTripGroups(
  db: Db | Tx,
  owner: Owner,
  kind: string | null = null,
): Promise<TripGroupOutline[]> {
  const [outlines, grouped] = await Promise.all([readOutlines(db, owner), readGrouped(db, owner)]);
  const rows = new Map(grouped.map((row) => [row.bookingId, row]));
  const listed = kind === null ? outlines : outlines.filter((outline) => outline.kind === kind);
  return groupTrips(listed.map((outline) => inGroup(outline, rows.get(outline.bookingId)))).map(
    (bookings) => ({
      bookings,
      name:
        bookings.map(({ bookingId }) => rows.get(bookingId)?.name ?? null).find((name) => name !== null) ??
        null,
      startsAt: first(bookings).startsAt,
      startsOn: first(bookings).startsOn,
      endsAt: bookings.reduce(
        (latest, { endsAt }) => (Date.parse(endsAt) > Date.parse(latest) ? endsAt : latest),
        first(bookings).endsAt,
      ),
    }),
  );
}

/** Field by field: spreading hundreds of rows takes as long as reading them. */
const inGroup = (outline: BookingOutline, row: GroupedRow | undefined): OutlineInGroup => ({
  bookingId: outline.bookingId,
  kind: outline.kind,
  state: outline.state,
  startsAt: outline.startsAt,
  startsOn: outline.startsOn,
  endsAt: outline.endsAt,
  place: outline.place,
  country: outline.country,
  leavesFrom: outline.leavesFrom,
  hasOffer: outline.hasOffer,
  isCanceled: outline.state === 'Canceled',
  groupId: row?.groupId ?? null,
  isClosed: row?.isClosed ?? false,
});
