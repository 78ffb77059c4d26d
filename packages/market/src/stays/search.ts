/**
 * The search: every hotel of the box is looked at once, tested, priced, counted and offered to the best.
 * Typed arrays and numbers only (performance targets: a city in well under a millisecond among a million
 * hotels), in passes of one small loop each, which the engine makes fast as a whole.
 */
import { type Best, createBest } from './best.ts';
import { rowsAmong, rowsInBox } from './box-rows.ts';
import { countBits } from './count-bits.ts';
import { AMENITY_MASK, DIGEST, MARKS, TRAIT, TRAITS } from './digest.ts';
import { COLLECTION, factFails, hasAmenities, PRICE, PROGRAM, RATING, STARS } from './facet-fails.ts';
import { type Fitting, fitRows } from './fit-rows.ts';
import { createOffers, type Offers } from './offers.ts';
import {
  type CompiledQuery,
  compileQuery,
  emptyCounts,
  HISTOGRAM_DOLLARS,
  type MarketState,
  type StayCounts,
  type StayQuery,
  type StayResult,
} from './query.ts';
import { createRanker, type Ranker } from './rank.ts';
import { createSoldRows } from './sold-rows.ts';
import type { StayWorld } from './world.ts';

export function searchStays(world: StayWorld, state: MarketState, query: StayQuery): StayResult {
  const compiled = compileQuery(world, query);
  const { rows } = compiled;
  const candidates = rows === null ? rowsInBox(world, query.box) : rowsAmong(world, query.box, rows);
  const soldRows = createSoldRows(world, state, query);
  const fitting = fitRows(world, state, query, compiled, soldRows, candidates);
  const offers = createOffers(world, state, query, soldRows);
  const scan = { world, query, compiled, fitting, offers };
  const counts = emptyCounts(world);
  const priced = priceRows(scan, counts);
  const total = countRows(scan, priced, counts);
  const best = createBest(query.top);
  offerRows(fitting, priced, createRanker(world, state.tables, query), best);
  const { count: fits, soldOut } = fitting;
  return { total, fits, soldOut, fourthNight: priced.fourthNight, hits: best.sorted(), counts };
}

type Scan = {
  readonly world: StayWorld;
  readonly query: StayQuery;
  readonly compiled: CompiledQuery;
  readonly fitting: Fitting;
  readonly offers: Offers;
};

/** Columns beside those of Fitting. */
type Priced = {
  /** Bits of the filters that the hotel fails; OUT for one that no facet counts. */
  readonly failed: Uint8Array;
  readonly totalMinor: Float64Array;
  readonly nightlyMinor: Uint32Array;
  /** Room times four and plan. */
  readonly offer: Uint8Array;
  /** Of all that fit: with a complimentary night. */
  readonly fourthNight: number;
};
const OUT = 255;

/** Prices what is wanted, or would be without one filter; counts what ticking a box about the rate leaves. */
function priceRows({ world, query, compiled, fitting, offers }: Scan, counts: StayCounts): Priced {
  const { digest } = world;
  const { count, rows, rooms, sale, lead } = fitting;
  const { needFree, needBreakfast, needFourth, hasPrice } = compiled;
  const { current } = offers;
  const isLong = query.nights >= 4;
  const failed = new Uint8Array(count).fill(OUT);
  const totalMinor = new Float64Array(count);
  const nightlyMinor = new Uint32Array(count);
  const offer = new Uint8Array(count);
  const hasRate = (i: number, plans: number): boolean =>
    plans !== 0 && (!hasPrice || isInPrice(compiled, offers, rows[i]!, rooms[i]!, plans, lead[i]!));
  let fourthNight = 0;
  for (let i = 0; i < count; i++) {
    const row = rows[i]!;
    const at = row * DIGEST;
    const earns = isLong && ((digest[at + TRAITS]! >> TRAIT.collection) & 3) < 2;
    if (earns) fourthNight++;
    if (!hasAmenities(compiled, digest, at) || (needFourth && !earns)) continue;
    const soft = factFails(compiled, digest, at);
    if (soft & (soft - 1)) continue;
    const free = (sale[i]! >> 4) & 15;
    const breakfast = sale[i]! >> 8;
    const wanted = sale[i]! & (needFree ? free : 15) & (needBreakfast ? breakfast : 15);
    if (wanted === 0) continue;
    failed[i] = soft;
    if (soft === 0 || hasPrice) {
      if (!isInPrice(compiled, offers, row, rooms[i]!, wanted, lead[i]!)) failed[i] = soft | PRICE;
      totalMinor[i] = current.totalMinor;
      nightlyMinor[i] = current.nightlyMinor;
      offer[i] = current.room * 4 + current.plan;
    }
    if (soft !== 0) continue;
    if (failed[i] === 0 && earns) counts.fourthNightFree++;
    if (hasRate(i, wanted & free)) counts.freeCancellation++;
    if (hasRate(i, wanted & breakfast)) counts.breakfastIncluded++;
  }
  return { failed, totalMinor, nightlyMinor, offer, fourthNight };
}

/** Prices the cheapest of the plans and says whether the nightly price is wanted. */
function isInPrice(
  { nightlyMin, nightlyMax }: CompiledQuery,
  offers: Offers,
  row: number,
  rooms: number,
  plans: number,
  lead: number,
): boolean {
  offers.price(row, rooms, plans, lead);
  const { nightlyMinor } = offers.current;
  return nightlyMinor >= nightlyMin && nightlyMinor <= nightlyMax;
}

/**
 * Adds each hotel to the facets that count without the one filter that it fails, or to all when it fails
 * none; returns how many fail none.
 */
function countRows({ world, fitting }: Scan, { failed, nightlyMinor }: Priced, counts: StayCounts): number {
  const { digest } = world;
  const { count, rows } = fitting;
  const { stars, collections, programs, ratings, dollars } = counts;
  const masks = new Uint32Array(count);
  let total = 0;
  for (let i = 0; i < count; i++) {
    const fails = failed[i]!;
    if (fails === OUT) continue;
    const at = rows[i]! * DIGEST;
    const traits = digest[at + TRAITS]!;
    const marks = digest[at + MARKS]!;
    if ((fails | STARS) === STARS) stars[traits & 7]!++;
    if ((fails | COLLECTION) === COLLECTION) collections[(traits >> TRAIT.collection) & 3]!++;
    if ((fails | PROGRAM) === PROGRAM) programs[(marks >> 8) & 0xff]!++;
    if ((fails | RATING) === RATING) ratings[marks & 0xff]!++;
    if ((fails | PRICE) === PRICE) {
      const whole = (nightlyMinor[i]! / 100) | 0;
      dollars[whole < HISTOGRAM_DOLLARS ? whole : HISTOGRAM_DOLLARS - 1]!++;
    }
    if (fails === 0) masks[total++] = digest[at + AMENITY_MASK]!;
  }
  countBits(masks.subarray(0, total), counts.amenities);
  return total;
}

function offerRows(
  { count, rows }: Fitting,
  { failed, totalMinor, nightlyMinor, offer }: Priced,
  { rank, lowest }: Ranker,
  best: Best,
): void {
  for (let i = 0; i < count; i++) {
    if (failed[i] !== 0) continue;
    const row = rows[i]!;
    // Most need no rank: nothing could bring them among the best
    if (lowest(row) > best.worst()) continue;
    const value = rank(row, totalMinor[i]!, nightlyMinor[i]!);
    best.offer(value, row, offer[i]! >> 2, offer[i]! & 3, nightlyMinor[i]!);
  }
}
