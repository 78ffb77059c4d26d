/** What a trip's seats and bags differ by, for each traveler and slice. Pure. */
import type { FlightExtras } from '#flight/wire/flights.ts';
import type { BagChange, OnSlice, SeatChange } from './extras-port.ts';

type OnFlight = { readonly segment: number; readonly seat: string };
export type ExtrasChanges = {
  readonly seats: readonly (OnSlice & { readonly before: OnFlight[]; readonly after: OnFlight[] })[];
  readonly bags: readonly (OnSlice & { readonly before: number; readonly after: number })[];
};

export function changedExtras(before: FlightExtras, after: FlightExtras): ExtrasChanges {
  const all = whose(before, after);
  return {
    seats: all
      .map((of) => ({ ...of, before: seatsOf(before, of), after: seatsOf(after, of) }))
      .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after)),
    bags: all
      .map((of) => ({ ...of, before: piecesOf(before, of), after: piecesOf(after, of) }))
      .filter((each) => each.before !== each.after),
  };
}

/** As a supplier is asked for them. */
export const requestedExtras = ({ seats, bags }: ExtrasChanges) => ({
  seats: seats.flatMap(({ slice, traveler, before, after }): SeatChange[] => {
    const seatIn = (of: readonly OnFlight[], at: number) => of.find(({ segment }) => segment === at)?.seat;
    const segments = [...new Set([...before, ...after].map(({ segment }) => segment))];
    return segments
      .filter((segment) => seatIn(before, segment) !== seatIn(after, segment))
      .map((segment) => ({ slice, traveler, segment, seat: seatIn(after, segment) ?? null }));
  }),
  bags: bags.map(({ slice, traveler, after }): BagChange => ({ slice, traveler, pieces: after })),
});

function whose(...of: readonly FlightExtras[]): OnSlice[] {
  const keys = new Map<string, OnSlice>();
  for (const { slice, traveler } of of.flatMap(({ seats, bags }) => [...seats, ...bags]))
    keys.set(`${slice}.${traveler}`, { slice, traveler });
  return [...keys.values()].toSorted((a, b) => a.slice - b.slice || a.traveler - b.traveler);
}

export const isSameSlice =
  ({ slice, traveler }: OnSlice) =>
  (each: OnSlice): boolean =>
    each.slice === slice && each.traveler === traveler;

const seatsOf = ({ seats }: FlightExtras, of: OnSlice): OnFlight[] =>
  seats
    .filter(isSameSlice(of))
    .map(({ segment, seat }) => ({ segment, seat }))
    .toSorted((a, b) => a.segment - b.segment);
const piecesOf = ({ bags }: FlightExtras, of: OnSlice): number => bags.find(isSameSlice(of))?.pieces ?? 0;
