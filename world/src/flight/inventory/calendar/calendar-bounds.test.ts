/** What the calendar leaves out by these bounds is proven with the search (search.test.ts). */
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { expect, test } from 'vitest';
import { createLowestFares } from '../fares/lowest-fares.ts';
import { atOnce } from '../schedule/turns.ts';
import type { FlightQuery } from '../search/query.ts';
import { createFlightEngine } from '../search/search.ts';
import { airportNumber, makeFlightState, smallWorld, TODAY } from '../testing/small-world.ts';
import { createPathBounds } from './calendar-bounds.ts';
import { pathsInTurns } from './calendar-paths.ts';

const world = smallWorld();
const engine = createFlightEngine(world.network);
const state = makeFlightState(world);

test('while nothing was found no lowest fares are too dear, on one ticket or on several', () => {
  const query: FlightQuery = {
    origins: [airportNumber(world, 'LAX')],
    destinations: [airportNumber(world, 'SYD')],
    day: TODAY,
    party: ONE_ADULT,
    filters: {},
    sort: 'price',
    top: 1,
  };
  const paths = atOnce(pathsInTurns(engine.network, query));
  const lowest = createLowestFares(world.network, state);
  const bounds = atOnce(createPathBounds(engine, state.days, lowest, query, paths));
  // Nonstops, which are never on several tickets, and changes
  expect(new Set(paths.map(({ edges }) => edges.length)).size).toBeGreaterThan(1);
  const dollars = paths.flatMap((_, index) =>
    [bounds.wholeFor, bounds.apartFor].map((least) => least(index, Number.POSITIVE_INFINITY)),
  );
  expect(new Set(dollars)).toEqual(new Set([Number.POSITIVE_INFINITY]));
});
