import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';

/**
 * What's ahead or under way first, the soonest of it first; then what's over, the latest first. `about`: the
 * booking of the case on the page, before all others, so that an agent acts on no other by mistake.
 */
export function inOrder(
  bookings: readonly DeskBooking[],
  now: Instant,
  about: BookingId | null = null,
): DeskBooking[] {
  const isOver = ({ endsAt, state }: DeskBooking): boolean => state === 'Canceled' || isBefore(endsAt, now);
  const byStart = (a: DeskBooking, b: DeskBooking): number => Date.parse(a.startsAt) - Date.parse(b.startsAt);
  const ahead = bookings.filter((each) => !isOver(each)).toSorted(byStart);
  const sorted = [...ahead, ...bookings.filter(isOver).toSorted((a, b) => byStart(b, a))];
  const isAbout = ({ bookingId }: DeskBooking): boolean => bookingId === about;
  return [...sorted.filter(isAbout), ...sorted.filter((each) => !isAbout(each))];
}
