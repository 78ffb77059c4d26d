/** The fares and classes of flights around one date, each worked out once per question. */

import type { Network } from '../schedule/network.ts';
import { classesOn, type FlightState, lowestFare } from './fares.ts';

/** Flights of an itinerary leave on the day before the first (over the date line) to three days after. */
const DAYS_BEFORE = 1;
const SLOTS = 5;

export type LegQuotes = {
  readonly dollars: Float64Array;
  /** Filled in by `classesAt`. */
  readonly classes: Uint16Array;
  /** Starts a question: what was worked out before no longer counts. */
  readonly begin: (state: FlightState, day: number, seats: number) => void;
  /** Where in the columns a flight's quote is. */
  readonly at: (row: number, day: number) => number;
  /** Its classes, as `classesOn`; `place` as `at` returns it. */
  readonly classesAt: (place: number, row: number, day: number) => number;
};

export function createLegQuotes(network: Network): LegQuotes {
  const rows = network.count;
  const dollars = new Float64Array(rows * SLOTS);
  const classes = new Uint16Array(rows * SLOTS);
  /** The question for which a quote was worked out last. */
  const lastUsed = new Uint32Array(rows * SLOTS);
  const requestedClasses = new Uint32Array(rows * SLOTS);
  let question = 0;
  let firstDay = 0;
  let seats = 1;
  let state: FlightState | undefined;
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
      if (lastUsed[place] !== question) {
        lastUsed[place] = question;
        dollars[place] = lowestFare(network, state!, row, day);
      }
      return place;
    },
    classesAt: (place, row, day) => {
      if (requestedClasses[place] !== question) {
        requestedClasses[place] = question;
        classes[place] = classesOn(network, state!, row, day, seats);
      }
      return classes[place]!;
    },
  };
}
