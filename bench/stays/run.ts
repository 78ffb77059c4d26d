/**
 * The stay search in process, at the default size and at a million properties: boxes about cities all over
 * the world, four nights for two, facets and the top 50; beside the same question put to linear scan.
 */

import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import { createHotelWorld, DEFAULT_STAY_COUNT } from '@sojourn/world/hotel/inventory/generate.ts';
import type { MarketState, StayQuery } from '@sojourn/world/hotel/inventory/search/query.ts';
import { searchStays } from '@sojourn/world/hotel/inventory/search/search.ts';
import { makeState, TODAY } from '@sojourn/world/hotel/inventory/testing/world.ts';
import type { HotelWorld } from '@sojourn/world/hotel/inventory/world.ts';
import type { Row } from '../rows.ts';
import { plainSearch } from './plain-search.ts';

const MILLION = 1_000_000;
/** `atMostMs`: of the 95th percentile, the same at both sizes; null where there is no target. */
const BOXES = [
  { name: 'city ±0.1°', degrees: 0.1, runs: 800, plainRuns: 4, atMostMs: 1 },
  { name: 'metro ±0.25°', degrees: 0.25, runs: 800, plainRuns: 4, atMostMs: 1 },
  { name: 'country ±5°', degrees: 5, runs: 200, plainRuns: 3, atMostMs: 10 },
  { name: 'continent ±20°', degrees: 20, runs: 60, plainRuns: 2, atMostMs: null },
] as const;

function questionAt(world: HotelWorld, index: number, degrees: number): StayQuery {
  // A step that has no divisor in common with the number of cities visits them all
  const { lat, lon } = world.cities[(index * 331) % world.cities.length]!;
  return {
    box: {
      west: Math.max(-180, lon - degrees),
      south: Math.max(-90, lat - degrees),
      east: Math.min(180, lon + degrees),
      north: Math.min(90, lat + degrees),
    },
    centre: { lat, lon },
    firstDay: TODAY + 7 + (index % 200),
    nights: 4,
    rooms: [{ adults: 2, childAges: [] }],
    filters: {},
    sort: 'MostRecommended',
    top: 50,
    seller: -1,
  };
}

type Timed = { readonly median: number; readonly p95: number; readonly found: number };

function timed(runs: number, search: (index: number) => { readonly total: number }): Timed {
  const times: number[] = [];
  let found = 0;
  for (let index = 0; index < runs; index++) {
    const started = performance.now();
    found += search(index).total;
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(runs - 1, Math.floor(runs * share))]!;
  return { median: at(0.5), p95: at(0.95), found: Math.round(found / runs) };
}

function boxRows(world: HotelWorld, state: MarketState): Row[] {
  const size = new Intl.NumberFormat('en').format(world.count);
  return BOXES.flatMap(({ name, degrees, runs, plainRuns, atMostMs }): Row[] => {
    const ask = (index: number) => searchStays(world, state, questionAt(world, index, degrees));
    timed(Math.ceil(runs / 4), ask);
    const own = timed(runs, ask);
    const plain = timed(plainRuns, (index) => plainSearch(world, state, questionAt(world, index, degrees)));
    const reference = { what: 'linear scan, median', figure: plain.median };
    const of = `${name}, ${size} hotels, ${own.found} found`;
    return [
      { area: 'Stay search', what: `${of}, median ms`, figure: own.median, target: '', reference },
      {
        area: 'Stay search',
        what: `${of}, p95 ms`,
        figure: own.p95,
        target: atMostMs === null ? '' : `≤ ${atMostMs}`,
      },
    ];
  });
}

/** Two rows for each box and size. */
export async function stayBench(): Promise<Row[]> {
  return [DEFAULT_STAY_COUNT, MILLION].flatMap((count) => {
    const started = performance.now();
    const world = createHotelWorld({ ...truePlaces(), count });
    const madeMs = performance.now() - started;
    const made = {
      area: 'Stay search',
      what: `${count.toLocaleString('en')} hotels generated, ms`,
      figure: madeMs,
    };
    const target = count === DEFAULT_STAY_COUNT ? '≤ 2000' : '';
    return [{ ...made, target }, ...boxRows(world, makeState(world))];
  });
}
