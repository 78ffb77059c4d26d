/**
 * The car search in process: airports all over the world, two to nine days, all facets and the top 25; beside
 * the same question put to a plain search.
 */
import { addDays, type CalendarDate, type LocalDateTime } from '@sojourn/domain/dates.ts';
import type { CarSearch } from '@sojourn/world/car/inventory/query.ts';
import { searchCars } from '@sojourn/world/car/inventory/search.ts';
import { referenceSearch } from '@sojourn/world/car/inventory/testing/reference-search.ts';
import { carState, carWorld, LISBON, NOW } from '@sojourn/world/car/inventory/testing/world.ts';
import { percentile, type Row } from '../rows.ts';
import { timed } from '../timed.ts';

const WARM_RUNS = 300;
const RUNS = 3_000;
const PLAIN_RUNS = 12;
const TODAY = NOW.slice(0, 10) as CalendarDate;

type Airports = ReturnType<typeof carWorld>['places'];

function questionAt(places: Airports, nth: number): CarSearch {
  const first = addDays(TODAY, 3 + ((nth * 7) % 300));
  const at = (day: CalendarDate): LocalDateTime => `${day}T10:00` as LocalDateTime;
  return {
    ...LISBON,
    // A step that has no divisor in common with the number of airports visits them all
    pickUpPlace: { kind: 'airport', code: places[(nth * 331) % places.length]?.key ?? 'LIS' },
    pickUp: at(first),
    dropOff: at(addDays(first, 2 + (nth % 8))),
    landsAt: null,
    top: 25,
  };
}

const questionsAt = (places: Airports, runs: number): CarSearch[] =>
  Array.from({ length: runs }, (_, nth) => questionAt(places, nth));

export function carBench(): Row[] {
  const world = carWorld();
  const state = carState(world);
  const airports = world.places.filter(({ kind, deskCount }) => kind === 'airport' && deskCount > 0);
  const largest = airports.toSorted((a, b) => b.deskCount - a.deskCount).slice(0, 30);
  const search = (question: CarSearch) => searchCars(world, state, question);
  const plain = timed(questionsAt(airports, PLAIN_RUNS), (question) =>
    referenceSearch(world, state, question),
  );
  const reference = { what: 'plain search, median', figure: percentile(plain.times, 0.5) };
  timed(questionsAt(airports, WARM_RUNS), search);
  const any = timed(questionsAt(airports, RUNS), search);
  const large = timed(questionsAt(largest, RUNS), search);
  const row = (what: string, figure: number, target = ''): Row => ({
    area: 'Car search',
    what,
    figure,
    target,
  });
  const anywhere = `any of ${airports.length} airports, ${any.found} cars found`;
  const atLargest = `30 largest airports, ${large.found} cars found`;
  return [
    { ...row(`${anywhere}, median ms`, percentile(any.times, 0.5)), reference },
    row(`${anywhere}, p95 ms`, percentile(any.times, 0.95), '≤ 1'),
    row(`${atLargest}, median ms`, percentile(large.times, 0.5)),
    row(`${atLargest}, p95 ms`, percentile(large.times, 0.95), '≤ 1'),
  ];
}
