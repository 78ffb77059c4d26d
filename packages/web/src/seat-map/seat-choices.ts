/** Seats of a whole trip while they are chosen: flight by flight, back to what the checkout keeps. Pure. */
import type { SeatMap } from '@sojourn/contract/flight-search.ts';
import type { FlightExtras, FlightSegment, FlightSummary } from '@sojourn/contract/flights.ts';
import type { Seating } from './seat-view.ts';
import type { SeatQuestion } from './use-seat-map.ts';

type SeatChoice = FlightExtras['seats'][number];

/** One flight of a trip that seats are chosen on. */
export type SeatFlight = {
  readonly slice: number;
  readonly segment: number;
  readonly flight: FlightSegment;
  readonly question: SeatQuestion;
};

export const flightsOf = ({ slices, passengers }: FlightSummary): SeatFlight[] =>
  slices.flatMap(({ sliceId, fareClass, segments }, slice) =>
    segments.map((flight, segment) => ({
      slice,
      segment,
      flight,
      question: { sliceId, fareClass, segment, passengers },
    })),
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

export const withoutSeats = (seating: Seating, lost: readonly string[]): Seating =>
  lost.length === 0 ? seating : new Map([...seating].filter(([, seat]) => !lost.includes(seat)));
