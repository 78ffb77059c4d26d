/** Choosing seats for the whole party, flight by flight and person by person. */
import { itemAt } from '@sojourn/domain/present.ts';
import { useState } from 'react';
import type { FlightExtras, FlightSummary } from '#flight/wire/flights.ts';
import type { SeatMap } from '#flight/wire/seat-map.ts';
import {
  type BookedSeats,
  flightsOf,
  lostSeats,
  type SeatFlight,
  type SeatSum,
  seatingOn,
  tripSum,
  withoutSeats,
  withSeating,
} from './seat-choices.ts';
import { nextWithout, pressed, type SeatCell, type Seated, type Seating } from './seat-view.ts';
import { useSeatMaps } from './use-seat-map.ts';

type Choices = FlightExtras['seats'];
export type SeatChoosing = {
  readonly flights: readonly SeatFlight[];
  readonly at: number;
  readonly flight: SeatFlight;
  readonly map: SeatMap | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
  /** Of the visible flight, without seats that someone else has taken. */
  readonly seating: Seating;
  readonly lost: readonly string[];
  readonly choices: Choices;
  /** Of all flights together; undefined while a price of it is not known. */
  readonly sum: SeatSum | undefined;
  /** Whose turn it is. */
  readonly active: number | undefined;
  readonly go: (at: number) => void;
  readonly turnTo: (traveler: number) => void;
  readonly press: (cell: SeatCell) => void;
  readonly giveBack: (traveler: number) => void;
};

export type SeatChoosingParts = {
  readonly flight: FlightSummary;
  readonly seated: readonly Seated[];
  readonly seats: Choices;
  /** The flight that is shown first, counted over the whole trip. */
  readonly first?: number;
  /** Left out before it's booked. */
  readonly booked?: BookedSeats;
};

export function useSeatChoosing({
  flight: trip,
  seated,
  seats,
  first = 0,
  booked,
}: SeatChoosingParts): SeatChoosing {
  const flights = flightsOf(trip, booked);
  const [at, setAt] = useState(Math.min(first, flights.length - 1));
  const [choices, setChoices] = useState<Choices>(seats);
  const flight = itemAt(flights, at);
  const [turn, setTurn] = useState<number>();
  const maps = useSeatMaps(
    flights.map(({ question }) => question),
    // The next one is fetched along, and those whose seats are in the sum
    (index) => index === at || index === at + 1 || seatingOn(itemAt(flights, index), choices).size > 0,
  );
  const { data: map, isError, refetch } = itemAt(maps, at);
  const chosen = seatingOn(flight, choices);
  const lost = map && map.rule !== 'assignedAtCheckIn' ? lostSeats(map, chosen) : [];
  const seating = withoutSeats(chosen, lost);
  const active = turn ?? nextWithout(seated, seating, undefined) ?? seated[0]?.index;
  // Lost seats aren't requested again
  const left = lost.length > 0 ? withSeating(flight, choices, seating) : choices;
  const keep = (next: Seating) => setChoices(withSeating(flight, choices, next));
  return {
    flights,
    at,
    flight,
    map,
    isError,
    retry: () => void refetch(),
    seating,
    lost,
    choices: left,
    sum: tripSum(flights, left, (index) => maps[index]?.data),
    active,
    go: (next) => {
      if (lost.length > 0) keep(seating);
      setAt(next);
      setTurn(undefined);
    },
    turnTo: setTurn,
    press: (cell) => {
      const next = pressed(seating, cell, active);
      if (next === seating) return;
      keep(next);
      // One who has just got a seat is done: the next without one follows
      const gained = active !== undefined && next.has(active);
      setTurn(gained ? (nextWithout(seated, next, active) ?? active) : active);
    },
    giveBack: (traveler) => {
      keep(new Map([...seating].filter(([index]) => index !== traveler)));
      setTurn(traveler);
    },
  };
}
