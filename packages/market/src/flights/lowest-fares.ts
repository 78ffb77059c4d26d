/**
 * The lowest fare of each pair of airports on each day, for the calendar's lower bounds: filled in for a
 * pair when first asked. It belongs to a state; whoever sells a seat forgets the pair.
 */
import { classesOn, type FlightState, lowestFare } from './fares.ts';
import type { Network } from './network.ts';
import { DEAR_ONE_WAY } from './ticket-price.ts';

export type LowestFares = {
  /**
   * US dollars at `edge * count + day`, as `lowestFare` on a one-way ticket; Infinity where nothing flies or
   * all is sold.
   */
  readonly on: Float32Array;
  /** Fills a pair in if it is not; call before reading. */
  readonly need: (edge: number) => void;
  readonly forget: (row: number) => void;
};

/** US dollars of a flight's lowest class on a one-way ticket. */
export const oneWayFare = (network: Network, state: FlightState, row: number, day: number): number =>
  lowestFare(network, state, row, day) * (network.dearOneWay[row] === 1 ? DEAR_ONE_WAY : 1);

/** Single precision may round up; a bound must not. */
const BELOW = 0.9999;

export function createLowestFares(network: Network, state: FlightState): LowestFares {
  const { count, bits } = state.days;
  const edges = network.edgeTo.length;
  const on = new Float32Array(edges * count);
  const isFilled = new Uint8Array(edges);
  const fill = (edge: number): void => {
    const from = edge * count;
    for (let day = 0; day < count; day++) {
      let lowest = Number.POSITIVE_INFINITY;
      for (let row = network.rowStart[edge]!; row < network.rowStart[edge + 1]!; row++) {
        if ((network.pattern[row]! & bits[day]!) !== bits[day]!) continue;
        const dollars = oneWayFare(network, state, row, day) * BELOW;
        if (dollars < lowest && classesOn(network, state, row, day, 1) !== 0) lowest = dollars;
      }
      on[from + day] = lowest;
    }
    isFilled[edge] = 1;
  };
  return {
    on,
    need: (edge) => {
      if (isFilled[edge] === 0) fill(edge);
    },
    forget: (row) => {
      isFilled[network.edgeOf[row]!] = 0;
    },
  };
}
