/**
 * Which part of a package is confirmed first. Not always the flight: first what can be given back free for
 * longest, last what can't, so that the last step completes the sale or all before it costs nothing to undo.
 */
import type { Instant } from '@sojourn/domain/dates.ts';

export type PackagePart = {
  readonly part: 'flight' | 'hotel';
  /** Until when it can be given back at no cost once confirmed (a void, free cancellation); null: never. */
  readonly undoUntil: Instant | null;
  /** Until when both its price and its place are promised; null: it can't be held. */
  readonly heldUntil: Instant | null;
};

type Order =
  | { readonly sold: true; readonly order: readonly [PackagePart, PackagePart] }
  /** Neither can be undone and one isn't held: a failure of the second would cost the first. */
  | { readonly sold: false };

const time = (at: Instant | null): number => (at === null ? Number.NEGATIVE_INFINITY : Date.parse(at));

/** An undo that ends within this is none: the second part may take as long to answer. */
const UNDO_MARGIN_MS = 30 * 60_000;

const isUndoable = ({ undoUntil }: PackagePart, now: Instant): boolean =>
  time(undoUntil) > Date.parse(now) + UNDO_MARGIN_MS;
const isHeld = ({ heldUntil }: PackagePart, now: Instant): boolean => time(heldUntil) > Date.parse(now);

/** Both undoable for equally long: the hotel first, since a ticket's void ends the same day. */
export function confirmOrder(flight: PackagePart, hotel: PackagePart, now: Instant): Order {
  if (isUndoable(flight, now) || isUndoable(hotel, now)) {
    const isFlightFirst = time(flight.undoUntil) > time(hotel.undoUntil);
    return { sold: true, order: isFlightFirst ? [flight, hotel] : [hotel, flight] };
  }
  if (!isHeld(flight, now) || !isHeld(hotel, now)) return { sold: false };
  const isFlightFirst = time(flight.heldUntil) < time(hotel.heldUntil);
  return { sold: true, order: isFlightFirst ? [flight, hotel] : [hotel, flight] };
}
