/**
 * The search: every hotel of the box is looked at once, tested, priced, counted and offered to the best.
 * Typed arrays and numbers only (performance targets: a city in well under a millisecond among a million
 * hotels). It goes some hotels of one city at a time, in passes over columns: each a function of its own with
 * small loops over what it names at its head, so that the engine checks that once and not for each hotel; in
 * which little has to be foretold; and what one pass leaves to the next is still in the nearest cache.
 */
import { basisPointsOf } from '@sojourn/domain/money.ts';
import { AFTER_POLICY } from '@sojourn/domain/policy/policy-order.ts';
import { visitBox } from '../../../places/visit-box.ts';
import { createOffers, type OfferQuery, offers } from '../offers.ts';
import type { HotelWorld } from '../world.ts';
import { type Best, createBest } from './best.ts';
import { chooseRows, earnsNight } from './choose-rows.ts';
import { chosen } from './chosen.ts';
import { countFound, countPlans, keepFound } from './count-rows.ts';
import { createDeskFees, partyOf } from './fees-at-desk.ts';
import { createFit, fitting } from './fit-rows.ts';
import { isInPolicy } from './market-max.ts';
import {
  type CompiledQuery,
  compileQuery,
  emptyCounts,
  type MarketState,
  type StayHit,
  type StayQuery,
  type StayResult,
} from './query.ts';
import { createRanker, type Ranker } from './rank.ts';
import { createSoldRows } from './sold-rows.ts';

export function searchStays(world: HotelWorld, state: MarketState, query: StayQuery): StayResult {
  const anywhere = compileQuery(world, query);
  let compiled = anywhere;
  const counts = emptyCounts(world);
  const soldRows = createSoldRows(world, state, query);
  const { fitRows, soldOut } = createFit(world, state, query, anywhere, soldRows);
  const feesIn = createDeskFees(world, partyOf(query.nights, query.rooms), state.utcDay);
  const price = createOffers(world, state, query, soldRows, feesIn);
  const ranker = createRanker(world, state.tables, query);
  const best = createBest(query.top);
  const isLong = query.nights >= 4;
  let fits = 0;
  let fourthNight = 0;
  let total = 0;
  /** What ticking a box about the rate leaves; where there are no such plans any price will do. */
  const countRates = (requested: OfferQuery, which: Uint8Array): number => {
    if (compiled.hasPrice)
      price({ ...requested, plans: which.map((bits, i) => bits || requested.plans[i]!) });
    return countPlans(world, which, requested.count, compiled);
  };
  visitBox(world, query.box, compiled.rows, (city, candidates, size) => {
    const lead = query.firstDay - state.today(city);
    if (lead < 0) return;
    if (anywhere.policyMaxAt || anywhere.marketMax)
      compiled = { ...anywhere, lead, policyMax: anywhere.policyMaxAt?.(city) ?? anywhere.policyMax };
    fitRows(city, lead, candidates, size);
    fits += fitting.count;
    if (isLong) fourthNight += countEarning(world, fitting.rows, fitting.count);
    const { rows, rooms, plans, freePlans, breakfastPlans } = chosen;
    const requested = { city, lead, count: chooseRows(world, compiled, counts, isLong), rows, rooms, plans };
    counts.freeCancellation += countRates(requested, freePlans);
    counts.breakfastIncluded += countRates(requested, breakfastPlans);
    price(requested);
    const found = keepFound(world, compiled, counts, requested.count);
    total += found;
    if (isLong) counts.fourthNightFree += countEarning(world, rows, found);
    countFound(world, compiled, counts, found);
    offerRows(world, compiled, city, found, { ...ranker, fees: feesIn(city).totals }, best);
  });
  const hits = best.sorted().map((hit): StayHit => {
    const fees = feesIn(world.city[hit.row]!).nightly[world.resortFee[hit.row]!]!;
    return { ...hit, shownMinor: hit.nightlyMinor + fees };
  });
  return { total, fits, soldOut: soldOut(), fourthNight, hits, counts };
}

/** How many of the first `count` get a complimentary night when the stay is long enough. */
function countEarning({ collection }: HotelWorld, rows: Int32Array, count: number): number {
  let earning = 0;
  for (let i = 0; i < count; i++) earning += earnsNight(collection[rows[i]!]!);
  return earning;
}

/** Offers the first `count` chosen to the best. */
function offerRows(
  world: HotelWorld,
  compiled: CompiledQuery,
  city: number,
  count: number,
  { rank, lowestIn, starsWeight, fees }: Ranker & { readonly fees: Float64Array },
  best: Best,
): void {
  const { resortFee, stars, standing, taxBps } = world;
  const { roomCount, isPolicyFirst } = compiled;
  const { rows } = chosen;
  const { rooms, plans, dollars, nightlyMinor, shownMinor } = offers;
  const lowest = lowestIn(city);
  let worst = best.worst();
  for (let i = 0; i < count; i++) {
    const row = rows[i]!;
    // Most need no rank: nothing could bring them among the best
    if (lowest - standing[row]! - stars[row]! * starsWeight > worst) continue;
    // As priceStay: the complimentary night is taken off before taxes
    const net = dollars[i]! * 100 * roomCount;
    const whole = net + basisPointsOf(net, taxBps[city]!) + fees[resortFee[row]!]!;
    const value = rank(row, whole, shownMinor[i]!, worst);
    const after = isPolicyFirst && !isInPolicy(world, compiled, row, i) ? AFTER_POLICY : 0;
    best.offer(value + after, row, rooms[i]!, plans[i]!, nightlyMinor[i]!);
    worst = best.worst();
  }
}
