/**
 * The search as one would write it first: look at every hotel, price every rate, filter, count, sort. Slow
 * and plain; the fast search must agree with it on everything, and is measured against it.
 */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { AFTER_POLICY } from '@sojourn/domain/policy/policy-order.ts';
import {
  dueAtHotel,
  feeForStay,
  nightlyFeesMinor,
  wholeTotal,
} from '@sojourn/products/hotel/rules/property-fees.ts';
import { AMENITIES, bedsNeeded, COLLECTIONS } from '@sojourn/products/hotel/rules/stay.ts';
import { usdRateOn } from '#exchange-rates.ts';
import { amenitiesOf, roomTypesOf } from '../describe.ts';
import { feesOf } from '../facts.ts';
import { cancelTermsOf, priceRate, roomsLeft } from '../price-rate.ts';
import { PLAN_BIT, PLANS, plansOnSale } from '../rates.ts';
import type { MarketState, StayPolicy, StayQuery, StayQueryFilters } from '../search/query.ts';
import { createRanker } from '../search/rank.ts';
import { type HotelWorld, PLAN_BITS, positionOf, SELLERS } from '../world.ts';

type Rate = {
  readonly room: number;
  readonly plan: number;
  readonly totalMinor: number;
  readonly nightlyMinor: number;
  /** With the fees of the hotel's desk. */
  readonly shownMinor: number;
  readonly isFree: boolean;
  readonly breakfast: boolean;
};
type Candidate = { readonly row: number; readonly rates: readonly Rate[] };
type Offer = { readonly row: number; readonly rate: Rate };

function isInBox(world: HotelWorld, row: number, { west, east, south, north }: StayQuery['box']): boolean {
  const { lat, lon } = positionOf(world, row);
  const inWidth = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return inWidth && lat >= south && lat <= north;
}

function ratesOf(world: HotelWorld, state: MarketState, query: StayQuery, row: number): Rate[] {
  const lead = query.firstDay - state.today(world.city[row]!);
  if (lead < 0) return [];
  const beds = Math.max(...query.rooms.map(bedsNeeded));
  const checkIn = dateOfDay(query.firstDay);
  const checkOut = dateOfDay(query.firstDay + query.nights);
  const plans = world.plans[row]!;
  const rates: Rate[] = [];
  const party = {
    nights: query.nights,
    rooms: query.rooms.length,
    guests: query.rooms.flatMap(({ adults, childAges }) => [...Array<number>(adults), ...childAges]).length,
  };
  const due = dueAtHotel(
    feesOf(world, row).map((fee) =>
      feeForStay(fee, party, usdRateOn(fee.amount.currency, dateOfDay(state.utcDay))),
    ),
  );
  roomTypesOf(world, row).forEach((type, room) => {
    if (type.sleeps < beds) return;
    const sold = (day: number): number => state.sales.sold(row, room, day);
    const q = { row, room, checkIn, checkOut, roomCount: query.rooms.length, lead };
    if (roomsLeft(world, state.tables, q, sold) < query.rooms.length) return;
    PLANS.forEach((name, plan) => {
      if (!(plans & PLAN_BIT[plan]!) || (name === 'advance' && lead < world.advanceDays[row]!)) return;
      const price = priceRate(world, state.tables, { ...q, plan }, sold);
      const terms = cancelTermsOf(world, { ...q, plan }, price);
      rates.push({
        room,
        plan,
        totalMinor: wholeTotal(price.total, due).amountMinor,
        nightlyMinor: price.nightlyAverage.amountMinor,
        shownMinor:
          price.nightlyAverage.amountMinor +
          nightlyFeesMinor(due, { nights: query.nights, rooms: query.rooms.length }),
        isFree: terms.type === 'FullyRefundable',
        breakfast: name === 'breakfast' || ((plans & PLAN_BITS.included) !== 0 && name !== 'advance'),
      });
    });
  });
  return rates;
}

const NO_RATE: Rate = {
  room: 0,
  plan: 0,
  totalMinor: 0,
  nightlyMinor: 0,
  shownMinor: 0,
  isFree: false,
  breakfast: false,
};

/** The cheapest rate that the filters on rates allow; among equals the plan that is usually cheapest. */
function offerOf(candidate: Candidate, filters: StayQueryFilters): Offer | undefined {
  const allowed = candidate.rates.filter(
    (rate) => (!filters.freeCancellation || rate.isFree) && (!filters.breakfastIncluded || rate.breakfast),
  );
  const least = Math.min(...allowed.map((rate) => rate.plan));
  const best = allowed
    .filter((rate) => rate.plan === least)
    .sort((a, b) => a.totalMinor - b.totalMinor || a.room - b.room)[0];
  return best && { row: candidate.row, rate: best };
}

function passes(world: HotelWorld, query: StayQuery, { row, rate }: Offer, f: StayQueryFilters): boolean {
  const program = world.programs[world.program[row]! - 1]?.code;
  const has = amenitiesOf(world, row);
  const isIn = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
    !list?.length || (value !== undefined && list.includes(value));
  return (
    isIn(f.stars, world.stars[row]!) &&
    world.rating[row]! >= (f.ratingMin ?? 0) &&
    isIn(f.collections, COLLECTIONS[world.collection[row]!]!) &&
    isIn(f.loyaltyPrograms, program) &&
    (f.amenities ?? []).every((name) => has.includes(name)) &&
    (!f.fourthNightFree || (query.nights >= 4 && world.collection[row]! < 2)) &&
    rate.shownMinor >= (f.nightlyMinMinor ?? 0) &&
    rate.shownMinor <= (f.nightlyMaxMinor ?? Number.POSITIVE_INFINITY) &&
    (!f.inPolicyOnly || !f.policy || isInPolicy(world, { row, rate }, f.policy))
  );
}

/** What a night may cost at a hotel by each policy, its city's own price before its country's. */
function nightlyMaxes(world: HotelWorld, row: number, { nightlyMaxMinor, placeCaps }: StayPolicy): number[] {
  const { id, country } = world.cities[world.city[row]!]!;
  const maxes = placeCaps
    ? placeCaps.map(({ ownMinor, places }) => {
        const at = (place: string) => places.find((each) => each.place === place)?.maxMinor;
        return at(`city:${id}`) ?? at(`country:${country}`) ?? ownMinor;
      })
    : [nightlyMaxMinor];
  return maxes.filter((max) => max !== null);
}

const isInPolicy = (world: HotelWorld, { row, rate }: Offer, policy: StayPolicy): boolean =>
  policy.stars.includes(world.stars[row]!) &&
  !policy.blocked?.includes(world.programs[world.program[row]! - 1]?.code ?? '') &&
  nightlyMaxes(world, row, policy).every((max) => rate.nightlyMinor <= max) &&
  rate.nightlyMinor <=
    (policy.marketMax?.[rate.isFree ? 'refundable' : 'other'].get(row) ?? Number.POSITIVE_INFINITY);

/** Whether a hotel without rates is wanted by its facts and has plans and room types for the question. */
function sellsOtherwise(world: HotelWorld, state: MarketState, query: StayQuery, row: number): boolean {
  const lead = query.firstDay - state.today(world.city[row]!);
  const beds = Math.max(...query.rooms.map(bedsNeeded));
  const { nightlyMinMinor: _min, nightlyMaxMinor: _max, fourthNightFree: _night, ...facts } = query.filters;
  return (
    lead >= 0 &&
    plansOnSale(world.plans[row]!, world.advanceDays[row]!, lead) !== 0 &&
    roomTypesOf(world, row).some((type) => type.sleeps >= beds) &&
    passes(world, query, { row, rate: NO_RATE }, facts)
  );
}

export function referenceSearch(world: HotelWorld, state: MarketState, query: StayQuery) {
  const candidates: Candidate[] = [];
  let soldOut = 0;
  for (let row = 0; row < world.count; row++) {
    if (!isInBox(world, row, query.box)) continue;
    if (query.seller >= 0 && world.seller[row] !== query.seller) continue;
    if (query.filters.rows && !query.filters.rows.has(row)) continue;
    const rates = ratesOf(world, state, query, row);
    if (rates.length > 0) candidates.push({ row, rates });
    else if (sellsOtherwise(world, state, query, row)) soldOut++;
  }
  const matches = (filters: StayQueryFilters): Offer[] =>
    candidates
      .map((candidate) => offerOf(candidate, filters))
      .filter((offer) => offer !== undefined && passes(world, query, offer, filters))
      .map((offer) => offer!);
  const f = query.filters;
  const { nightlyMinMinor: _min, nightlyMaxMinor: _max, ...withoutPrice } = f;
  const found = matches(f);
  const { rank } = createRanker(world, state.tables, query);
  const isPolicyFirst = query.sort === 'MostRecommended' && !f.inPolicyOnly;
  const afterPolicy = (offer: Offer): number =>
    isPolicyFirst && f.policy && !isInPolicy(world, offer, f.policy) ? AFTER_POLICY : 0;
  return {
    total: found.length,
    fits: candidates.length,
    fourthNight: candidates.filter(({ row }) => query.nights >= 4 && world.collection[row]! < 2).length,
    soldOut,
    hits: found
      .map(({ row, rate }) => ({
        row,
        rate,
        rank: rank(row, rate.totalMinor, rate.shownMinor) + afterPolicy({ row, rate }),
      }))
      .sort((a, b) => a.rank - b.rank || a.row - b.row)
      .slice(0, query.top),
    counts: {
      freeCancellation: matches({ ...f, freeCancellation: true }).length,
      breakfastIncluded: matches({ ...f, breakfastIncluded: true }).length,
      fourthNightFree: matches({ ...f, fourthNightFree: true }).length,
      inPolicy: f.policy ? matches({ ...f, inPolicyOnly: true }).length : 0,
      stars: [1, 2, 3, 4, 5].map((stars) => matches({ ...f, stars: [stars] }).length),
      collections: COLLECTIONS.map((name) => matches({ ...f, collections: [name] }).length),
      ratings: [70, 80, 90].map((ratingMin) => matches({ ...f, ratingMin }).length),
      amenities: AMENITIES.map((name) => matches({ ...f, amenities: [...(f.amenities ?? []), name] }).length),
      programs: world.programs.map(({ code }) => matches({ ...f, loyaltyPrograms: [code] }).length),
      dollars: matches(withoutPrice).map(({ rate }) => Math.floor(rate.shownMinor / 100)),
    },
    sellers: SELLERS.length,
  };
}
