/**
 * Answers to searches that are asked again and again. One is told again only while it would come out the
 * same: for the same question and day of asking, until a seat is sold (or given back) on a flight that it may
 * have looked at, or time has passed that takes departures away.
 */
import { dayNumber } from '@sojourn/domain/dates.ts';
import type { FlightState } from '@sojourn/market/flights/fares.ts';
import type { Network } from '@sojourn/market/flights/network.ts';
import { airportsOf } from '@sojourn/market/flights/places.ts';
import type { FlightWorld } from '@sojourn/market/flights/schedule.ts';
import type { FlightAnswer, FlightQuestion } from '../../flights/port.ts';

export type KnownAnswers = {
  /** `seller`: whose flights are asked for. Undefined when it is not known, or not any more. */
  readonly find: (state: FlightState, asked: FlightQuestion, seller: string) => FlightAnswer | undefined;
  /** To be called before the answer is worked out: what comes back keeps it if nothing was sold meanwhile. */
  readonly begin: (
    state: FlightState,
    asked: FlightQuestion,
    seller: string,
  ) => (answer: FlightAnswer) => void;
  /** Seats were sold or given back on a flight that leaves on a day (since 1970). */
  readonly forget: (row: number, day: number) => void;
  readonly clear: () => void;
};

/** An answer with its options takes some hundred kilobytes. */
const KEPT = 120;
/** Local days that flights of a slice may leave on, from the day that is asked for. */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 4;
/** Minutes: no place is further ahead of UTC. */
const AHEAD_MAX = 14 * 60;

type Ends = {
  readonly day: number;
  readonly origins: readonly number[];
  readonly destinations: readonly number[];
};
type Known = { readonly state: FlightState; readonly slices: readonly Ends[]; readonly answer: FlightAnswer };

/** Whether time passing can change the answer: the minute it is asked in, where something may have left. */
function minuteThatCounts({ slices, now }: FlightQuestion): number | null {
  const minute = Math.floor(Date.parse(now) / 60_000);
  const first = Math.min(...slices.map(({ date }) => dayNumber(date)));
  return minute + AHEAD_MAX > (first - 1) * 1440 ? minute : null;
}

function keyOf(asked: FlightQuestion, seller: string): string {
  const { now: _, ...rest } = asked;
  return JSON.stringify([seller, minuteThatCounts(asked), rest]);
}

function flies({ edgeStart, edgeTo }: Network, from: number, to: number): boolean {
  for (let edge = edgeStart[from]!; edge < edgeStart[from + 1]!; edge++) if (edgeTo[edge] === to) return true;
  return false;
}

/** Whether a flight can be one of at most three between the ends. */
function mayServe(network: Network, { origins, destinations }: Ends, row: number): boolean {
  const edge = network.edgeOf[row]!;
  const [from, to] = [network.edgeFrom[edge]!, network.edgeTo[edge]!];
  if (origins.includes(from) || destinations.includes(to)) return true;
  return (
    origins.some((origin) => flies(network, origin, from)) &&
    destinations.some((destination) => flies(network, to, destination))
  );
}

export function createKnownAnswers(world: FlightWorld): KnownAnswers {
  const known = new Map<string, Known>();
  let changes = 0;
  const endsOf = ({ slices, nearby }: FlightQuestion): Ends[] =>
    slices.map(({ origin, destination, date }) => ({
      day: dayNumber(date),
      origins: airportsOf(world, origin, nearby),
      destinations: airportsOf(world, destination, nearby),
    }));
  return {
    find: (state, asked, seller) => {
      const key = keyOf(asked, seller);
      const found = known.get(key);
      if (found === undefined) return undefined;
      known.delete(key);
      if (found.state !== state) return undefined;
      known.set(key, found);
      return found.answer;
    },
    begin: (state, asked, seller) => {
      const before = changes;
      return (answer) => {
        if (changes !== before) return;
        known.set(keyOf(asked, seller), { state, slices: endsOf(asked), answer });
        const [oldest] = known.keys();
        if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      };
    },
    forget: (row, day) => {
      changes++;
      for (const [key, { slices }] of known) {
        const isTouched = slices.some(
          (ends) =>
            day >= ends.day - DAYS_BEFORE &&
            day <= ends.day + DAYS_AFTER &&
            mayServe(world.network, ends, row),
        );
        if (isTouched) known.delete(key);
      }
    },
    clear: () => {
      changes++;
      known.clear();
    },
  };
}
