/**
 * The search of homes in process: a great city's box in a world of a million homes, one to nine nights, all
 * rules, all counts and the top 25; beside the same question put to a plain search.
 */

import type { HomeQuery } from '@sojourn/world/home/inventory/search/query.ts';
import { searchHomes } from '@sojourn/world/home/inventory/search/search-homes.ts';
import { homesOf, PICTURED_QUERY, STATE, stayFrom } from '@sojourn/world/home/inventory/testing/homes.ts';
import { referenceSearchHomes } from '@sojourn/world/home/inventory/testing/reference-search.ts';
import type { HomeWorld } from '@sojourn/world/home/inventory/world.ts';
import { boxAbout } from '@sojourn/world/places/testing/box-about.ts';
import { percentile, type Row } from '../rows.ts';
import { timed } from '../timed.ts';

const HOMES = 1_000_000;
const WARM_RUNS = 300;
const RUNS = 2_000;
const PLAIN_RUNS = 3;
/** Nights ahead that are asked about. */
const DAYS = 400;
const METRO_DEGREES = 0.25;

function queryAt({ cities }: HomeWorld, nth: number): HomeQuery {
  const great = cities.toSorted((a, b) => b.demand - a.demand).slice(0, 30);
  const stay = stayFrom('2027-02-09', 1 + (nth % 9));
  const shift = (nth * 7) % DAYS;
  return {
    ...PICTURED_QUERY,
    box: boxAbout(great[nth % great.length] ?? { lat: 38.7139, lon: -9.1394 }, METRO_DEGREES),
    stay: { arrival: stay.arrival + shift, departure: stay.departure + shift },
  };
}

export function homeBench(): Row[] {
  const world = homesOf(HOMES);
  const queries = Array.from({ length: RUNS }, (_, nth) => queryAt(world, nth));
  const search = (query: HomeQuery) => searchHomes(world, STATE, query);
  const plain = timed(queries.slice(0, PLAIN_RUNS), (query) => referenceSearchHomes(world, STATE, query));
  const reference = { what: 'plain search, median', figure: percentile(plain.times, 0.5) };
  timed(queries.slice(0, WARM_RUNS), search);
  const { times, found } = timed(queries, search);
  const row = (what: string, figure: number, target = ''): Row => ({
    area: 'Home search',
    what,
    figure,
    target,
  });
  const metro = `a metro of a million homes, ${found} found`;
  return [
    { ...row(`${metro}, median ms`, percentile(times, 0.5)), reference },
    row(`${metro}, p95 ms`, percentile(times, 0.95), '≤ 1'),
  ];
}
