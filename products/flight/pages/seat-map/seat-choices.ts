/** Seats of a whole trip while they are chosen: flight by flight, back to what the checkout keeps. Pure. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { FlightExtras, FlightSegment, FlightSummary } from '#flight/wire/flights.ts';
import type { SeatMap } from '#flight/wire/seat-map.ts';
import { type Seating, seatsMinor } from './seat-view.ts';
import type { SeatQuestion } from './use-seat-map.ts';

type SeatChoice = FlightExtras['seats'][number];

/** One flight of a trip that seats are chosen on. */
export type SeatFlight = {
  readonly slice: number;
  readonly segment: number;
  readonly flight: FlightSegment;
  readonly question: SeatQuestion;
};

/** A trip that's booked, and those of its slices whose seats can still be changed. */
export type BookedSeats = { readonly bookingId: BookingId; readonly slices: readonly number[] };

export const flightsOf = ({ slices, passengers }: FlightSummary, booked?: BookedSeats): SeatFlight[] =>
  slices.flatMap(({ sliceId, fareClass, segments }, slice) =>
    booked && !booked.slices.includes(slice)
      ? []
      : segments.map((flight, segment) => {
          const question = { sliceId, fareClass, segment, passengers };
          const of = booked && { bookingId: booked.bookingId, slice };
          return { slice, segment, flight, question: of ? { ...question, booked: of } : question };
        }),
  );

const isOn = ({ slice, segment }: SeatFlight, choice: SeatChoice): boolean =>
  choice.slice === slice && choice.segment === segment;

/** Who sits where on one flight. */
export const seatingOn = (flight: SeatFlight, choices: readonly SeatChoice[]): Seating =>
  new Map(choices.filter((choice) => isOn(flight, choice)).map(({ traveler, seat }) => [traveler, seat]));

/** The choices with those of one flight replaced. */
export const withSeating = (
  flight: SeatFlight,
  choices: readonly SeatChoice[],
  seating: Seating,
): SeatChoice[] => [
  ...choices.filter((choice) => !isOn(flight, choice)),
  ...[...seating].map(([traveler, seat]) => ({
    slice: flight.slice,
    segment: flight.segment,
    traveler,
    seat,
  })),
];

/** Seats that were chosen and that somebody else has by now. */
export function lostSeats(map: SeatMap, seating: Seating): string[] {
  const free = new Set(
    map.rows.flatMap(({ seats }) => seats.filter(({ state }) => state === 'free').map(({ seat }) => seat)),
  );
  return [...seating.values()].filter((seat) => !free.has(seat));
}

export type SeatSum = { readonly count: number; readonly minor: number };

/**
 * What the chosen seats of all flights come to in cents; undefined while the price of one is not known.
 * `mapOf`: the cabin of a flight by its place among `flights`, as far as it is there.
 */
export function tripSum(
  flights: readonly SeatFlight[],
  choices: readonly SeatChoice[],
  mapOf: (index: number) => SeatMap | undefined,
): SeatSum | undefined {
  const sums = flights.map((flight, index) => {
    const seating = seatingOn(flight, choices);
    const map = mapOf(index);
    return seating.size === 0 ? 0 : map && seatsMinor(map, seating);
  });
  if (sums.includes(undefined)) return undefined;
  return { count: choices.length, minor: sums.reduce<number>((sum, minor) => sum + (minor ?? 0), 0) };
}

export const withoutSeats = (seating: Seating, lost: readonly string[]): Seating =>
  lost.length === 0 ? seating : new Map([...seating].filter(([, seat]) => !lost.includes(seat)));
