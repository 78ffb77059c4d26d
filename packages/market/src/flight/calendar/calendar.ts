/**
 * The lowest fare of every day for months, the same to the cent as the search of that day would find: on each
 * day the ways there (one to three pairs of airports) are looked at closely from the one that may cost least,
 * until none can cost less than what was found.
 */
import { seatsNeeded } from '@sojourn/domain/products/flight/travelers.ts';
import type { FlightState } from '../fares/fares.ts';
import type { LowestFares } from '../fares/lowest-fares.ts';
import type { FlightQuery } from '../search/query.ts';
import type { FlightEngine } from '../search/search.ts';
import { createPathBounds } from './calendar-bounds.ts';
import { pathsOf } from './calendar-paths.ts';
import { createWalk, createWatch } from './calendar-walk.ts';

const NONE = Number.POSITIVE_INFINITY;

/** Ways whose pairs of airports are filled in between two turns. */
const PATHS_A_TURN = 8;

/**
 * Cents for the party, one way, day by day from `query.day` on; Infinity where nothing can be had. Yields
 * undefined too, wherever other questions may be put to the engine in between.
 */
export function* fareCalendarDays(
  engine: FlightEngine,
  state: FlightState,
  lowest: LowestFares,
  query: FlightQuery,
  dayCount: number,
): Generator<number | undefined, void> {
  const { days } = state;
  const paths = pathsOf(engine.network, query);
  for (const [index, { edges }] of paths.entries()) {
    for (const edge of edges) lowest.need(edge);
    if (index % PATHS_A_TURN === 0) yield undefined;
  }
  const bounds = createPathBounds(engine, days, lowest, query, paths);
  const watch = createWatch(engine, state, query, bounds);
  const walk = createWalk(engine, state, query, { lowest, bounds, watch });
  const least = new Float64Array(paths.length);
  let likely = 0;
  for (let day = query.day - days.firstDay, left = dayCount; left > 0; day++, left--) {
    watch.best = NONE;
    engine.quotes.begin(state, day, seatsNeeded(query.party));
    // What was cheapest the day before is nearly so: most others are then known to cost more
    if (paths.length > 0) walk(likely, day);
    const others: number[] = [];
    for (let index = 0; index < paths.length; index++) {
      least[index] = index === likely ? NONE : bounds.least(index, day);
      if (least[index]! < watch.best) others.push(index);
    }
    others.sort((a, b) => least[a]! - least[b]!);
    for (const index of others) {
      if (least[index]! >= watch.best) break;
      const before = watch.best;
      walk(index, day);
      if (watch.best < before) likely = index;
    }
    yield watch.best;
  }
}

/** The same as columns. */
export const fareCalendar = (...args: Parameters<typeof fareCalendarDays>): Float64Array =>
  Float64Array.from([...fareCalendarDays(...args)].filter((cents) => cents !== undefined));
