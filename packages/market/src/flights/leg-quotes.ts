/** The fares and classes of flights around one date, each worked out once per question. */
import type { Legs } from './enumerate.ts';
import { classesOn, type FlightState, lowestFare } from './fares.ts';
import type { Network } from './network.ts';

/** Flights of an itinerary leave on the day before the first (over the date line) to three days after. */
const DAYS_BEFORE = 1;
const SLOTS = 5;

export type LegQuotes = {
  readonly dollars: Float64Array;
  readonly classes: Uint16Array;
  /** Starts a question: what was worked out before no longer counts. */
  readonly begin: (state: FlightState, day: number, seats: number) => void;
  /** Where in the columns a flight's quote is. */
  readonly at: (row: number, day: number) => number;
};

export function createLegQuotes(network: Network): LegQuotes {
  const rows = network.count;
  const dollars = new Float64Array(rows * SLOTS);
  const classes = new Uint16Array(rows * SLOTS);
  const asked = new Uint32Array(rows * SLOTS);
  let question = 0;
  let firstDay = 0;
  let seats = 1;
  let state: FlightState | undefined;
  const fill = (place: number, row: number, day: number): void => {
    asked[place] = question;
    dollars[place] = lowestFare(network, state!, row, day);
    classes[place] = classesOn(network, state!, row, day, seats);
  };
  return {
    dollars,
    classes,
    begin: (of, day, forSeats) => {
      question++;
      state = of;
      firstDay = day - DAYS_BEFORE;
      seats = forSeats;
    },
    at: (row, day) => {
      const place = (day - firstDay) * rows + row;
      if (asked[place] !== question) fill(place, row, day);
      return place;
    },
  };
}

/** US dollars of all flights of an itinerary in their lowest classes. */
export function lowestDollars({ dollars, at }: LegQuotes, legs: Legs): number {
  const one = dollars[at(legs.row0, legs.day0)]!;
  if (legs.stops === 0) return one;
  const two = one + dollars[at(legs.row1, legs.day1)]!;
  return legs.stops === 1 ? two : two + dollars[at(legs.row2, legs.day2)]!;
}
