/**
 * The lowest fare of each flight and of each pair of airports on each day, for the calendar's lower bounds:
 * filled in for a pair when first asked. It belongs to a state; a sold seat clears its pair.
 */

import type { Network } from '../schedule/network.ts';
import { classesOn, type FlightState, lowestFare } from './fares.ts';
import { DEAR_ONE_WAY } from './ticket-price.ts';

export type LowestFares = {
  /**
   * US dollars at `edge * count + day`, as `lowestFare` on a one-way ticket; Infinity where nothing flies or
   * all is sold.
   */
  readonly on: Float32Array;
  /**
   * The same of each flight of a pair, at `day * flights + flight`, whether it is sold out or not. Only of a
   * pair that was needed.
   */
  readonly flightsOf: (edge: number) => Float32Array;
  /** Fills a pair in if it is not, and says whether it did; call before reading. */
  readonly need: (edge: number) => boolean;
  readonly forget: (row: number) => void;
};

/** US dollars of a flight's lowest class on a one-way ticket. */
const oneWayFare = (network: Network, state: FlightState, row: number, day: number): number =>
  lowestFare(network, state, row, day) * (network.dearOneWay[row] === 1 ? DEAR_ONE_WAY : 1);

const NONE = Number.POSITIVE_INFINITY;
/** Single precision may round up; a bound must not. */
const BELOW = 0.9999;

export function createLowestFares(network: Network, state: FlightState): LowestFares {
  const { count, bits } = state.days;
  const { rowStart, pattern } = network;
  const edges = network.edgeTo.length;
  const on = new Float32Array(edges * count);
  const isFilled = new Uint8Array(edges);
  const flights: (Float32Array | undefined)[] = Array(edges).fill(undefined);
  const fill = (edge: number): void => {
    const [start, end] = [rowStart[edge]!, rowStart[edge + 1]!];
    const size = end - start;
    const of = flights[edge] ?? new Float32Array(size * count);
    for (let day = 0; day < count; day++) {
      let lowest = NONE;
      for (let row = start; row < end; row++) {
        const flies = (pattern[row]! & bits[day]!) === bits[day]!;
        const dollars = flies ? oneWayFare(network, state, row, day) * BELOW : NONE;
        of[day * size + row - start] = dollars;
        if (dollars < lowest && classesOn(network, state, row, day, 1) !== 0) lowest = dollars;
      }
      on[edge * count + day] = lowest;
    }
    flights[edge] = of;
    isFilled[edge] = 1;
  };
  return {
    on,
    flightsOf: (edge) => flights[edge]!,
    need: (edge) => {
      if (isFilled[edge] !== 0) return false;
      fill(edge);
      return true;
    },
    forget: (row) => {
      isFilled[network.edgeOf[row]!] = 0;
    },
  };
}
