/**
 * How long an answer to a search holds: on the same day of asking, until a seat is sold (or given back) on a
 * flight that it may have looked at, or time has passed that takes departures away. Sales are noted in one
 * list, and an answer is held against those since it was last asked: whoever forgets an answer tells nobody.
 */
import { dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import type { FlightState } from '@sojourn/market/flight/fares/fares.ts';
import type { Network } from '@sojourn/market/flight/schedule/network.ts';
import { airportsOf } from '@sojourn/market/flight/schedule/places.ts';
import type { FlightWorld } from '@sojourn/market/flight/schedule/schedule.ts';
import type { FlightQuestion } from '../supplier.ts';

export type SalesWatch = {
  /** Seats were sold or given back on a flight that leaves on a day (since 1970). */
  readonly note: (row: number, day: number) => void;
  /** Anything may have been sold. */
  readonly noteAll: () => void;
  /** To be called before an answer is worked out: tells whether it would come out the same at a moment. */
  readonly begin: (state: FlightState, asked: FlightQuestion) => (now: Instant) => boolean;
};

/** At least so many sales are remembered; an answer that nobody asked for during more does not hold. */
const REMEMBERED = 4096;
/** More than there are days since 1970. */
const DAYS_MAX = 65_536;
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

/** Whether time passing can change the answer: the minute it is asked in, where something may have left. */
function minuteThatCounts(slices: readonly Ends[], now: Instant): number | null {
  const minute = Math.floor(Date.parse(now) / 60_000);
  const first = Math.min(...slices.map(({ day }) => day));
  return minute + AHEAD_MAX > (first - 1) * 1440 ? minute : null;
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

const mayHaveSeen = (network: Network, slices: readonly Ends[], row: number, day: number): boolean =>
  slices.some(
    (ends) => day >= ends.day - DAYS_BEFORE && day <= ends.day + DAYS_AFTER && mayServe(network, ends, row),
  );

/** `isPresent`: whether a state is still the one that is asked at a moment. */
export function createSalesWatch(
  world: FlightWorld,
  isPresent: (state: FlightState, now: Instant) => boolean,
): SalesWatch {
  const noted: number[] = [];
  /** How many were noted before the first of them. */
  let forgotten = 0;
  const count = (): number => forgotten + noted.length;
  return {
    note: (row, day) => {
      noted.push(row * DAYS_MAX + day);
      if (noted.length < 2 * REMEMBERED) return;
      noted.splice(0, REMEMBERED);
      forgotten += REMEMBERED;
    },
    noteAll: () => {
      forgotten = count() + 1;
      noted.length = 0;
    },
    begin: (state, { slices: asked, nearby, now: then }) => {
      const slices = asked.map(({ origin, destination, date }) => ({
        day: dayNumber(date),
        origins: airportsOf(world, origin, nearby),
        destinations: airportsOf(world, destination, nearby),
      }));
      const minute = minuteThatCounts(slices, then);
      // Weakly: the tables of days long past would stay as long as what was answered by them is kept
      const answeredBy = new WeakRef(state);
      let seen = count();
      let isOver = false;
      const isTouched = (sale: number): boolean =>
        mayHaveSeen(world.network, slices, Math.floor(sale / DAYS_MAX), sale % DAYS_MAX);
      return (now) => {
        isOver ||= seen < forgotten || noted.slice(seen - forgotten).some(isTouched);
        seen = count();
        const by = answeredBy.deref();
        if (isOver || by === undefined) return false;
        return minuteThatCounts(slices, now) === minute && isPresent(by, now);
      };
    },
  };
}
