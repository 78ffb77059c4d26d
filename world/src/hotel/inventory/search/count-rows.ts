/** The third pass of a search: what the facets count, each without its own filter. */

import { BLOCK } from '../../../places/visit-box.ts';
import { offers } from '../offers.ts';
import type { HotelWorld } from '../world.ts';
import { chosen } from './chosen.ts';
import { countBits } from './count-bits.ts';
import { COLLECTION, PRICE, PROGRAM, RATING, STARS } from './facet-fails.ts';
import { isInPolicy, isWithinMarket } from './market-max.ts';
import { type CompiledQuery, HISTOGRAM_DOLLARS, type StayCounts } from './query.ts';

const masks = new Uint32Array(BLOCK);
const barOf = (shownMinor: number): number => Math.min((shownMinor / 100) | 0, HISTOGRAM_DOLLARS - 1);

/** What a night may cost at all: nothing above it is wanted, whatever the other filters are. */
const mostOf = ({ inPolicyOnly, policyMax }: CompiledQuery): number =>
  inPolicyOnly ? policyMax : Number.POSITIVE_INFINITY;

/** How many of the first `count` chosen fail no filter on facts and have some of the plans, in the price. */
export function countPlans(
  world: HotelWorld,
  plans: Uint8Array,
  count: number,
  compiled: CompiledQuery,
): number {
  const { nightlyMin, nightlyMax } = compiled;
  const most = mostOf(compiled);
  const { rows, failed } = chosen;
  const { nightlyMinor, shownMinor } = offers;
  const isByMarket = compiled.inPolicyOnly && compiled.marketMax !== null;
  let found = 0;
  for (let i = 0; i < count; i++) {
    const shown = shownMinor[i]!;
    if (nightlyMinor[i]! > most || (isByMarket && !isWithinMarket(world, compiled, rows[i]!, i))) continue;
    found += failed[i] === 0 && plans[i] !== 0 && shown >= nightlyMin && shown <= nightlyMax ? 1 : 0;
  }
  return found;
}

/**
 * Keeps of the first `count` chosen, and of their offers, those that fail nothing, the price included;
 * a hotel that fails one filter is counted by that one's facet, one that fails two by none. Returns how many
 * are kept.
 */
export function keepFound(
  world: HotelWorld,
  compiled: CompiledQuery,
  counts: StayCounts,
  count: number,
): number {
  if (!compiled.hasPrice) return count;
  const { nightlyMin, nightlyMax } = compiled;
  const most = mostOf(compiled);
  const isByMarket = compiled.inPolicyOnly && compiled.marketMax !== null;
  const { rows, failed } = chosen;
  const { rooms, plans, dollars, nightlyMinor, shownMinor } = offers;
  let remaining = 0;
  for (let i = 0; i < count; i++) {
    const nightly = nightlyMinor[i]!;
    if (nightly > most || (isByMarket && !isWithinMarket(world, compiled, rows[i]!, i))) continue;
    const shown = shownMinor[i]!;
    const fails = failed[i]! | (shown >= nightlyMin && shown <= nightlyMax ? 0 : PRICE);
    if (fails !== 0) {
      countAlone(world, counts, rows[i]!, shown, fails);
      continue;
    }
    rows[remaining] = rows[i]!;
    rooms[remaining] = rooms[i]!;
    plans[remaining] = plans[i]!;
    dollars[remaining] = dollars[i]!;
    shownMinor[remaining] = shown;
    nightlyMinor[remaining++] = nightly;
  }
  return remaining;
}

/** Adds a hotel that fails one filter to that one's facet. */
export function countAlone(
  world: HotelWorld,
  counts: StayCounts,
  row: number,
  nightly: number,
  fails: number,
): void {
  if (fails === STARS) counts.stars[world.stars[row]!]!++;
  else if (fails === COLLECTION) counts.collections[world.collection[row]!]!++;
  else if (fails === PROGRAM) counts.programs[world.program[row]!]!++;
  else if (fails === RATING) counts.ratings[world.rating[row]!]!++;
  else if (fails === PRICE) counts.dollars[barOf(nightly)]!++;
}

/** Adds the first `count` kept to all facets. */
export function countFound(
  world: HotelWorld,
  compiled: CompiledQuery,
  counts: StayCounts,
  count: number,
): void {
  const { amenities, collection, program, rating, stars } = world;
  const { rows } = chosen;
  const { shownMinor } = offers;
  const { dollars } = counts;
  const byStars = counts.stars;
  const byCollection = counts.collections;
  const byProgram = counts.programs;
  const byRating = counts.ratings;
  for (let i = 0; i < count; i++) {
    const row = rows[i]!;
    byStars[stars[row]!]!++;
    byCollection[collection[row]!]!++;
    byProgram[program[row]!]!++;
    byRating[rating[row]!]!++;
  }
  if (compiled.hasPolicy)
    for (let i = 0; i < count; i++) counts.inPolicy += isInPolicy(world, compiled, rows[i]!, i) ? 1 : 0;
  for (let i = 0; i < count; i++) {
    dollars[barOf(shownMinor[i]!)]!++;
    masks[i] = amenities[rows[i]!]!;
  }
  countBits(masks, count, counts.amenities);
}
