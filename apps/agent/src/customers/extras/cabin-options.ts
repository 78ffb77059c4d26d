/** The seats of a cabin that one traveler can be given, and what is chosen on a trip. Pure. */
import type { FlightExtras } from '@sojourn/products/flight/wire/flights.ts';
import type { SeatMap } from '@sojourn/products/flight/wire/seat-map.ts';

export type Place = { readonly slice: number; readonly segment: number; readonly traveler: number };
type Seat = SeatMap['rows'][number]['seats'][number];
export type SeatOption = Pick<Seat, 'seat' | 'position' | 'hasExtraLegroom' | 'priceMinor'> & {
  readonly isExit: boolean;
};

const isOn =
  ({ slice, segment }: Place) =>
  (each: FlightExtras['seats'][number]): boolean =>
    each.slice === slice && each.segment === segment;

export const seatOf = ({ seats }: FlightExtras, place: Place): string | null =>
  seats.filter(isOn(place)).find(({ traveler }) => traveler === place.traveler)?.seat ?? null;

/** From the front; without those that somebody else of the party gets. */
export function seatOptions({ rows }: SeatMap, { seats }: FlightExtras, place: Place): SeatOption[] {
  const others = seats.filter(isOn(place)).filter(({ traveler }) => traveler !== place.traveler);
  const taken = new Set(others.map(({ seat }) => seat));
  return rows.flatMap(({ isExit, seats: inRow }) =>
    inRow
      .filter(({ state, seat }) => state === 'free' && !taken.has(seat))
      .map(({ seat, position, hasExtraLegroom, priceMinor }) => ({
        seat,
        position,
        hasExtraLegroom,
        priceMinor,
        isExit,
      })),
  );
}

/** `seat`: null gives it up. */
export function withSeat(extras: FlightExtras, place: Place, seat: string | null): FlightExtras {
  const isOther = (each: FlightExtras['seats'][number]) =>
    !(isOn(place)(each) && each.traveler === place.traveler);
  const seats = extras.seats.filter(isOther);
  return { ...extras, seats: seat === null ? seats : [...seats, { ...place, seat }] };
}

type OnWay = Pick<Place, 'slice' | 'traveler'>;
const isBagOf =
  ({ slice, traveler }: OnWay) =>
  (each: FlightExtras['bags'][number]): boolean =>
    each.slice === slice && each.traveler === traveler;

export const piecesOf = ({ bags }: FlightExtras, of: OnWay): number => bags.find(isBagOf(of))?.pieces ?? 0;

/** Beyond those that are included; none is no entry. */
export function withPieces(extras: FlightExtras, of: OnWay, pieces: number): FlightExtras {
  const bags = extras.bags.filter((each) => !isBagOf(of)(each));
  return { ...extras, bags: pieces > 0 ? [...bags, { ...of, pieces }] : bags };
}
