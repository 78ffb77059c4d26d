/**
 * Seats sold by this market, as search sees them: an overlay that a supplier keeps in step with its own
 * record.
 */
export type FlightSales = {
  /** Seats sold in a cabin (index in CABINS) of a flight on a local day of departure (days since 1970). */
  readonly sold: (row: number, day: number, cabin: number) => number;
  readonly set: (row: number, day: number, cabin: number, seats: number) => void;
  readonly clear: () => void;
};

const keyOf = (row: number, day: number, cabin: number): number => (row * 4 + cabin) * 65_536 + day;

export function createFlightSales(rows: number): FlightSales {
  const marked = new Uint8Array(rows);
  const counts = new Map<number, number>();
  return {
    sold: (row, day, cabin) => (marked[row] ? (counts.get(keyOf(row, day, cabin)) ?? 0) : 0),
    set: (row, day, cabin, seats) => {
      marked[row] = 1;
      if (seats > 0) counts.set(keyOf(row, day, cabin), seats);
      else counts.delete(keyOf(row, day, cabin));
    },
    clear: () => {
      marked.fill(0);
      counts.clear();
    },
  };
}

export const NOTHING_SOLD: FlightSales = { sold: () => 0, set: () => undefined, clear: () => undefined };
