/** The flights of every schedule: drawn up like the others, but at their own times and numbers. */
import { distanceKm } from '@sojourn/geography/distance.ts';
import { KNOWN_FLIGHTS } from '../data/known-flights.ts';
import type { FlightAirport } from './places/airports.ts';
import { fieldsOf, linesOf, numberIn, wordsOf } from './read-table.ts';

export type KnownFlight = {
  readonly airline: number;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly km: number;
  readonly aircraft: string;
  /** Local minute of the day, and minutes gate to gate. */
  readonly departs: number;
  readonly block: number;
};

function timesOf(text: string, line: string): { departs: number; block: number } {
  const [clock, minutes] = wordsOf(text);
  const [hour, minute] = clock!.split(':');
  return {
    departs: numberIn(hour!, line) * 60 + numberIn(minute!, line),
    block: numberIn(minutes!, line),
  };
}

/** Those whose ends and airline are in the world. */
export function readKnownFlights(
  airports: readonly FlightAirport[],
  airlineIndex: ReadonlyMap<string, number>,
): KnownFlight[] {
  const index = new Map(airports.map(({ code }, i) => [code, i]));
  return linesOf(KNOWN_FLIGHTS).flatMap((line): KnownFlight[] => {
    const [code, numbers, ends, aircraft, out, back] = fieldsOf(line, 6);
    const airline = airlineIndex.get(code!);
    const [from, to] = wordsOf(ends!).map((each) => index.get(each));
    const [first, second] = wordsOf(numbers!).map((each) => numberIn(each, line));
    if (airline === undefined || first === undefined || second === undefined)
      throw new Error(`no such airline: ${line}`);
    if (from === undefined || to === undefined) return [];
    const shared = { airline, aircraft: aircraft!, km: distanceKm(airports[from]!, airports[to]!) };
    return [
      { ...shared, from, to, number: first, ...timesOf(out!, line) },
      { ...shared, from: to, to: from, number: second, ...timesOf(back!, line) },
    ];
  });
}
