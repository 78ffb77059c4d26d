import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';

/** What's ahead or under way first, the soonest of it first; then what's over, the latest first. */
export function inOrder(bookings: readonly DeskBooking[], now: Instant): DeskBooking[] {
  const isOver = ({ endsAt, state }: DeskBooking): boolean => state === 'Canceled' || isBefore(endsAt, now);
  const byStart = (a: DeskBooking, b: DeskBooking): number => Date.parse(a.startsAt) - Date.parse(b.startsAt);
  const ahead = bookings.filter((each) => !isOver(each)).toSorted(byStart);
  return [...ahead, ...bookings.filter(isOver).toSorted((a, b) => byStart(b, a))];
}
