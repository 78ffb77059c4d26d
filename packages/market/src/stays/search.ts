/**
 * The search: every hotel of the box is looked at once, tested, priced, counted and offered to the best.
 * Typed arrays and numbers only (performance targets: a city in well under a millisecond among a million
 * hotels).
 */
import { type Best, createBest } from './best.ts';
import { rowsAmong, rowsInBox } from './box-rows.ts';
import { countBits } from './count-bits.ts';
import { TRAIT } from './digest.ts';
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
import { breakfastPlans, freePlans, plansOnSale } from './rates.ts';
import type { StayWorld } from './world.ts';

/**
 * The filters that a facet counts without: a row that fails exactly one of them is counted by that facet
 * alone.
 */
const STARS = 1;
const RATING = 2;
const COLLECTION = 4;
const PROGRAM = 8;
const PRICE = 16;

type Scan = {
  readonly world: StayWorld;
  readonly query: StayQuery;
  readonly compiled: CompiledQuery;
  readonly offers: Offers;
  readonly rank: Ranker;
  readonly best: Best;
  readonly counts: StayCounts;
  readonly leadAt: (city: number) => number;
};

export function searchStays(world: StayWorld, state: MarketState, query: StayQuery): StayResult {
  const compiled = compileQuery(world, query);
  const best = createBest(query.top);
  const counts = emptyCounts(world);
  const offers = createOffers(world, state, query, compiled);
  const rank = createRanker(world, state.tables, query);
  const scan = { world, query, compiled, offers, rank, best, counts, leadAt: leadsBy(world, state, query) };
  const { rows } = compiled;
  const candidates = rows === null ? rowsInBox(world, query.box) : rowsAmong(world, query.box, rows);
  const sums = scanRows(candidates, scan);
  return { ...sums, hits: best.sorted(), counts };
}

const UNKNOWN = 32_767;

/** Days from today at a city to check-in. */
function leadsBy(world: StayWorld, state: MarketState, query: StayQuery): (city: number) => number {
  const leads = new Int16Array(world.cities.length).fill(UNKNOWN);
  return (city) => {
    if (leads[city] === UNKNOWN) leads[city] = query.firstDay - state.today(city);
    return leads[city]!;
  };
}

function scanRows(candidates: Uint32Array, scan: Scan) {
  const { world, query, compiled, offers, rank, best, counts, leadAt } = scan;
  const { traits, amenities, rating, program, city } = world;
  const { needFree, needBreakfast, needFourth, hasPrice } = compiled;
  const wantedAmenities = compiled.amenities;
  const { seller } = query;
  const isLong = query.nights >= 4;
  const offer = offers.current;
  const amenityCounts = countBits(counts.amenities);
  let total = 0;
  let fits = 0;
  let fourthNight = 0;
  let soldOut = 0;
  for (let i = 0; i < candidates.length; i++) {
    const row = candidates[i]!;
    const trait = traits[row]!;
    if (seller >= 0 && ((trait >> TRAIT.seller) & 3) !== seller) continue;
    const lead = leadAt(city[row]!);
    const plans = plansOnSale(trait >> TRAIT.plans, (trait >> TRAIT.advanceDays) & 127, lead);
    if (lead < 0 || plans === 0) continue;
    const rooms = offers.roomsFor(row);
    const collection = (trait >> TRAIT.collection) & 3;
    if (rooms === 0) {
      if (isFull(scan, row, trait, collection)) soldOut++;
      continue;
    }
    fits++;
    const earns = isLong && collection < 2;
    if (earns) fourthNight++;
    if ((amenities[row]! & wantedAmenities) !== wantedAmenities || (needFourth && !earns)) continue;
    const soft = staticFails(scan, row, trait, collection);
    if (soft & (soft - 1)) continue;
    const free = freePlans(plans, (trait >> TRAIT.freeDays) & 15, lead);
    const breakfast = breakfastPlans(trait >> TRAIT.plans) & plans;
    const wanted = plans & (needFree ? free : 15) & (needBreakfast ? breakfast : 15);
    if (wanted === 0) continue;
    let failed = soft;
    if ((soft === 0 || hasPrice) && !remains(scan, row, rooms, wanted, lead)) failed |= PRICE;
    countRow(counts, trait & 7, collection, rating[row]!, program[row]!, offer.nightlyMinor, failed);
    if (failed === 0) {
      total++;
      amenityCounts.add(amenities[row]!);
      if (earns) counts.fourthNightFree++;
      best.offer(
        rank(row, offer.totalMinor, offer.nightlyMinor),
        row,
        offer.room,
        offer.plan,
        offer.nightlyMinor,
      );
    }
    if (soft !== 0) continue;
    if (hasRate(scan, row, rooms, wanted & free, lead)) counts.freeCancellation++;
    if (hasRate(scan, row, rooms, wanted & breakfast, lead)) counts.breakfastIncluded++;
  }
  amenityCounts.flush();
  return { total, fits, fourthNight, soldOut };
}

/** The filters on facts that a row fails, as bits. */
function staticFails({ world, compiled }: Scan, row: number, trait: number, collection: number): number {
  const { starsMask, ratingMin, collectionMask, programs } = compiled;
  return (
    ((starsMask >> (trait & 7)) & 1 ? 0 : STARS) |
    (world.rating[row]! >= ratingMin ? 0 : RATING) |
    ((collectionMask >> collection) & 1 ? 0 : COLLECTION) |
    (programs === null || programs[world.program[row]!] ? 0 : PROGRAM)
  );
}

/** Of a hotel without rooms: whether it is only full, that is, would be wanted and could sleep the guests. */
const isFull = (scan: Scan, row: number, trait: number, collection: number): boolean =>
  scan.compiled.roomsThatFit[(trait >> TRAIT.layout) & 15] !== 0 &&
  (scan.world.amenities[row]! & scan.compiled.amenities) === scan.compiled.amenities &&
  staticFails(scan, row, trait, collection) === 0;

/** Prices the cheapest of the plans and says whether the nightly price is wanted. */
function remains(
  { offers, compiled }: Scan,
  row: number,
  rooms: number,
  plans: number,
  lead: number,
): boolean {
  offers.price(row, rooms, plans, lead);
  const { nightlyMinor } = offers.current;
  return nightlyMinor >= compiled.nightlyMin && nightlyMinor <= compiled.nightlyMax;
}

/** Whether ticking a box about the rate leaves the hotel: another rate may cost more than is wanted. */
const hasRate = (scan: Scan, row: number, rooms: number, plans: number, lead: number): boolean =>
  plans !== 0 && (!scan.compiled.hasPrice || remains(scan, row, rooms, plans, lead));

/** Adds a row to the facets that count without the one filter that it fails, or to all when it fails none. */
function countRow(
  counts: StayCounts,
  stars: number,
  collection: number,
  rating: number,
  program: number,
  nightlyMinor: number,
  failed: number,
): void {
  if ((failed | STARS) === STARS) counts.stars[stars]!++;
  if ((failed | COLLECTION) === COLLECTION) counts.collections[collection]!++;
  if ((failed | PROGRAM) === PROGRAM) counts.programs[program]!++;
  if ((failed | RATING) === RATING) counts.ratings[rating]!++;
  if ((failed | PRICE) === PRICE) {
    const dollars = (nightlyMinor / 100) | 0;
    counts.dollars[dollars < HISTOGRAM_DOLLARS ? dollars : HISTOGRAM_DOLLARS - 1]!++;
  }
}
