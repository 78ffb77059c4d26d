/**
 * The lowest fare of every day for months, the same to the cent as the search of that day would find: on each
 * day the ways there (one to three pairs of airports) are looked at closely from the one that may cost least,
 * until none can cost less than what was found.
 */
import { seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightState } from '../fares/fares.ts';
import type { LowestFares } from '../fares/lowest-fares.ts';
import type { FlightQuery } from '../search/query.ts';
import type { FlightEngine } from '../search/search.ts';
import { createPathBounds } from './calendar-bounds.ts';
import { pathsInTurns } from './calendar-paths.ts';
import { createWalk, createWatch } from './calendar-walk.ts';

const NONE = Number.POSITIVE_INFINITY;

/** Ways whose lowest price is estimated between two turns. */
const ESTIMATES_A_TURN = 2000;

/**
 * Cents for the party, one way, day by day from `query.day` on; Infinity where nothing can be had. Yields
 * undefined too, wherever other questions may be put to the engine in between, and takes whether any was.
 */
export function* fareCalendarDays(
  engine: FlightEngine,
  state: FlightState,
  lowest: LowestFares,
  query: FlightQuery,
  dayCount: number,
): Generator<number | undefined, void, boolean> {
  const { days } = state;
  const paths = yield* pathsInTurns(engine.network, query);
  for (const { edges } of paths) for (const edge of edges) if (lowest.need(edge)) yield undefined;
  const bounds = yield* createPathBounds(engine, days, lowest, query, paths);
  const watch = createWatch(engine, state, query, bounds);
  const walk = createWalk(engine, state, query, { lowest, bounds, watch });
  const least = new Float64Array(paths.length);
  let likely = 0;
  for (let day = query.day - days.firstDay, left = dayCount; left > 0; day++, left--) {
    watch.best = NONE;
    const begin = (): void => engine.quotes.begin(state, day, seatsNeeded(query.party));
    begin();
    // What was cheapest the day before is nearly so: most others are then known to cost more
    if (paths.length > 0) walk(likely, day);
    const others: number[] = [];
    for (let index = 0; index < paths.length; index++) {
      least[index] = index === likely ? NONE : bounds.least(index, day);
      if (least[index]! < watch.best) others.push(index);
      if (index % ESTIMATES_A_TURN === ESTIMATES_A_TURN - 1 && (yield undefined)) begin();
    }
    others.sort((a, b) => least[a]! - least[b]!);
    for (const index of others) {
      if (least[index]! >= watch.best) break;
      const before = watch.best;
      walk(index, day);
      if (watch.best < before) likely = index;
      if (yield undefined) begin();
    }
    yield watch.best;
  }
}

/** The same as columns. */
export function fareCalendar(...args: Parameters<typeof fareCalendarDays>): Float64Array {
  const turns = fareCalendarDays(...args);
  const days: number[] = [];
  for (let step = turns.next(false); !step.done; step = turns.next(false))
    if (step.value !== undefined) days.push(step.value);
  return Float64Array.from(days);
}
