/**
 * Under which other airlines' numbers a flight is sold as well: partners that are at home at one of its
 * ends.
 */
import { mix } from '../../random.ts';
import type { FlightWorld } from './schedule.ts';

export type Codeshare = { readonly airline: number; readonly number: number };

const FIRST_NUMBER = 5000;
const NUMBERS = 4000;
const MOST = 4;

const numberOf = (airline: number, row: number): number =>
  FIRST_NUMBER + (mix(airline * 7919, row) % NUMBERS);

export function codesharesOf(world: FlightWorld, row: number): Codeshare[] {
  const { network, airlines, airports } = world;
  const { ticketing, count } = network.airlines;
  const own = network.airline[row]!;
  const edge = network.edgeOf[row]!;
  const ends = [airports[network.edgeFrom[edge]!]!.code, airports[network.edgeTo[edge]!]!.code];
  const partners: Codeshare[] = [];
  for (let other = 0; other < count && partners.length < MOST; other++) {
    if (other === own || ticketing[own * count + other] === 0) continue;
    if (!airlines[other]!.hubs.some(({ code }) => ends.includes(code))) continue;
    partners.push({ airline: other, number: numberOf(other, row) });
  }
  return partners;
}
