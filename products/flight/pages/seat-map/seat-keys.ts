/** Where the focus goes in a cabin: arrows by seat and row, Home and End along a row, Ctrl to the ends. */
import { itemAt } from '@sojourn/domain/present.ts';

/** Columns without an aisle; undefined where there is no seat. */
export type Cabin = readonly (readonly (string | undefined)[])[];

type Spot = readonly [row: number, column: number];

const spotOf = (cabin: Cabin, seat: string): Spot | undefined => {
  const row = cabin.findIndex((seats) => seats.includes(seat));
  return row === -1 ? undefined : [row, itemAt(cabin, row).indexOf(seat)];
};

/** The nearest seat of a row to a column. */
function nearest(seats: Cabin[number], column: number): string | undefined {
  for (let away = 0; away < seats.length; away++) {
    const seat = seats[column - away] ?? seats[column + away];
    if (seat) return seat;
  }
  return undefined;
}

/** The first row with a seat from `row` on, in steps of `by`. */
function along(cabin: Cabin, row: number, by: 1 | -1, column: number): string | undefined {
  for (let at = row; at >= 0 && at < cabin.length; at += by) {
    const seat = nearest(itemAt(cabin, at), column);
    if (seat) return seat;
  }
  return undefined;
}

const PAGE_ROWS = 5;

/** The seat that a key moves to, the same one at an edge; undefined for a key that moves nothing. */
export function moveFocus(cabin: Cabin, from: string, key: string, ctrl = false): string | undefined {
  const spot = spotOf(cabin, from);
  if (!spot) return undefined;
  const [row, column] = spot;
  const seats = itemAt(cabin, row);
  const last = cabin.length - 1;
  switch (key) {
    case 'ArrowRight':
      return seats.slice(column + 1).find(Boolean) ?? from;
    case 'ArrowLeft':
      return seats.slice(0, column).findLast(Boolean) ?? from;
    case 'ArrowDown':
      return along(cabin, row + 1, 1, column) ?? from;
    case 'ArrowUp':
      return along(cabin, row - 1, -1, column) ?? from;
    case 'PageDown':
      return along(cabin, Math.min(last, row + PAGE_ROWS), -1, column) ?? from;
    case 'PageUp':
      return along(cabin, Math.max(0, row - PAGE_ROWS), 1, column) ?? from;
    case 'Home':
      return ctrl ? along(cabin, 0, 1, 0) : seats.find(Boolean);
    case 'End':
      return ctrl ? along(cabin, last, -1, seats.length - 1) : seats.findLast(Boolean);
    default:
      return undefined;
  }
}
