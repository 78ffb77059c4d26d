/** A search put to the hotels of one seller, and the numbers that come back put into words. */
import { dayNumber, nightsBetween } from '@sojourn/domain/dates.ts';
import { type Money, milesFor } from '@sojourn/domain/money.ts';
import { marketMaxMinor } from '@sojourn/domain/policy/market-price.ts';
import { readMarketItem } from '@sojourn/products/hotel/rules/comparable-stays.ts';
import { type DueFee, dueAtHotel, wholeTotal } from '@sojourn/products/hotel/rules/property-fees.ts';
import { AMENITIES, COLLECTIONS } from '@sojourn/products/hotel/rules/stay.ts';
import type { StayAnswer, StayQuestion } from '@sojourn/products/hotel/sell/supplier.ts';
import { wirePrice } from '@sojourn/products/hotel/wire/wire-price.ts';
import { factsOfCard } from '../inventory/facts.ts';
import { roomsLeft } from '../inventory/price-rate.ts';
import { breakfastPlans, PLAN_BIT, PLANS, plansOnSale } from '../inventory/rates.ts';
import {
  emptyCounts,
  type MarketMax,
  type MarketState,
  type StayCounts,
  type StayHit,
} from '../inventory/search/query.ts';
import { kilometresFrom } from '../inventory/search/rank.ts';
import { searchStays } from '../inventory/search/search.ts';
import { type HotelWorld, positionOf, rowOfStay, stayIdOf } from '../inventory/world.ts';
import { stayFees } from './fees.ts';
import { wireTerms } from './map.ts';
import { type FoundRate, LAST_NIGHT, type Market, rateIdOf, stateAt, utcDay } from './market.ts';
import { quoteRate } from './price.ts';

type Card = StayAnswer['stays'][number]['card'];

/** Pins on the map, of one seller; the best by the sort. */
const PINS = 100;
/** A true count is shown when so few rooms are left. */
export const FEW_ROOMS = 5;

function rateOfHit(market: Market, question: StayQuestion, hit: StayHit): FoundRate {
  const { world } = market;
  const firstDay = dayNumber(question.checkIn);
  const stayId = stayIdOf(world, hit.row);
  return {
    stayId,
    rateId: rateIdOf(stayId, hit.room, 'standard'),
    row: hit.row,
    room: hit.room,
    plan: hit.plan,
    checkIn: question.checkIn,
    checkOut: question.checkOut,
    roomCount: question.rooms.length,
    lead: firstDay - market.today(world.city[hit.row]!, question.now),
    nights: Array.from(
      { length: nightsBetween(question.checkIn, question.checkOut) },
      (_, i) => firstDay + i,
    ),
  };
}

const soldIn = (market: Market, rate: FoundRate) => (day: number) =>
  market.sales.sold(rate.row, rate.room, day);

type Moves = ReadonlyMap<string, number>;

const movedOf = (market: Market, moves: Moves, hit: StayHit): number =>
  moves.size === 0
    ? 0
    : (moves.get(rateIdOf(stayIdOf(market.world, hit.row), hit.room, PLANS[hit.plan]!)) ?? 0);

function cardOf(market: Market, question: StayQuestion, hit: StayHit, moves: Moves): Card {
  const { world } = market;
  const rate = rateOfHit(market, question, hit);
  const sold = soldIn(market, rate);
  const { price, terms } = quoteRate(market, rate, question.now, sold, movedOf(market, moves, hit));
  const due = dueAtHotel(stayFees(market, hit.row, question));
  const left = roomsLeft(world, market.calendar(utcDay(question.now)), rate, sold);
  const km = kilometresFrom(question.centre)(world, hit.row);
  return {
    ...factsOfCard(world, hit.row, question.locale),
    distanceKm: Math.round(km * 100) / 100,
    offer: {
      price: wirePrice(price),
      fees: due,
      miles: milesFor(price.total),
      cancellation: wireTerms(terms),
      breakfast: (breakfastPlans(world.plans[hit.row]!) & PLAN_BIT[hit.plan]!) !== 0,
      roomsLeft: left <= FEW_ROOMS ? left : null,
      freeCancellation:
        terms.type === 'FullyRefundable' ? null : freeCancellationOf(market, question, rate, moves, due),
    },
  };
}

/** What the room of a hit costs with free cancellation; null when no rate on sale has it. */
function freeCancellationOf(
  market: Market,
  question: StayQuestion,
  rate: FoundRate,
  moves: Moves,
  due: readonly DueFee[],
): Money | null {
  const { world } = market;
  const { row, room, lead } = rate;
  const plans = plansOnSale(world.plans[row]!, world.advanceDays[row]!, lead);
  const totals = PLANS.flatMap((name, plan) => {
    if (plan === rate.plan || (plans & PLAN_BIT[plan]!) === 0) return [];
    const rateId = rateIdOf(rate.stayId, room, name);
    const other = { ...rate, plan, rateId };
    const { price, terms } = quoteRate(
      market,
      other,
      question.now,
      soldIn(market, other),
      moves.get(rateId) ?? 0,
    );
    return terms.type === 'FullyRefundable' ? [wholeTotal(price.total, due)] : [];
  });
  return totals.toSorted((a, b) => a.amountMinor - b.amountMinor)[0] ?? null;
}

/**
 * Cards are dear to make and few of the `top` are shown: each is made when it is read. A class, as a getter
 * of an object's own would keep all that it was made from until the next large collection of garbage.
 */
class LazyCard {
  readonly rank: number;
  readonly #make: () => Card;
  #made: Card | undefined;
  constructor(rank: number, make: () => Card) {
    this.rank = rank;
    this.#make = make;
  }
  get card(): Card {
    this.#made ??= this.#make();
    return this.#made;
  }
}

const pinOf = ({ world }: Market, hit: StayHit): StayAnswer['pins'][number] => ({
  stayId: stayIdOf(world, hit.row),
  position: positionOf(world, hit.row),
  nightlyMinor: hit.shownMinor,
  collection: COLLECTIONS[world.collection[hit.row]!]!,
});

/** Bars a dollar wide from the cheapest to the dearest; who merges several answers makes them wider. */
function priceBars(dollars: Uint32Array): StayAnswer['facets']['price'] {
  // By hand: thousands of calls of a function would cost more than the search itself
  let first = 0;
  while (first < dollars.length && dollars[first] === 0) first++;
  if (first === dollars.length) return { minMinor: 0, maxMinor: 0, bars: [] };
  let last = dollars.length - 1;
  while (dollars[last] === 0) last--;
  return {
    minMinor: first * 100,
    maxMinor: (last + 1) * 100,
    bars: Array.from(dollars.subarray(first, last + 1)),
  };
}

const RATING_STEPS = [70, 80, 90];

function facetsOf(world: HotelWorld, counts: StayCounts): StayAnswer['facets'] {
  const better = (min: number): number => counts.ratings.subarray(min).reduce((sum, count) => sum + count, 0);
  return {
    freeCancellation: counts.freeCancellation,
    fourthNightFree: counts.fourthNightFree,
    breakfastIncluded: counts.breakfastIncluded,
    inPolicy: counts.inPolicy,
    stars: [5, 4, 3, 2, 1].map((value) => ({ value, count: counts.stars[value]! })),
    ratings: RATING_STEPS.map((min) => ({ min, count: better(min) })),
    amenities: AMENITIES.map((value, i) => ({ value, count: counts.amenities[i]! })),
    collections: COLLECTIONS.map((value, i) => ({ value, count: counts.collections[i]! })),
    loyaltyPrograms: world.programs
      .map(({ code }, i) => ({ value: code, count: counts.programs[i + 1]! }))
      .filter(({ count }) => count > 0),
    price: priceBars(counts.dollars),
  };
}

/** What the policy's percentage allows each stay to cost, by row. */
function marketMax({ world }: Market, { filters, markets }: StayQuestion): MarketMax | undefined {
  const percent = filters.policy?.percentOverMarket;
  if (percent === undefined || !markets) return undefined;
  const max = { refundable: new Map<number, number>(), other: new Map<number, number>() };
  for (const [item, price] of markets) {
    const { stayId, isRefundable } = readMarketItem(item);
    const row = rowOfStay(world, stayId);
    const most = marketMaxMinor(price, percent);
    if (row !== undefined && most !== null) max[isRefundable ? 'refundable' : 'other'].set(row, most);
  }
  return max;
}

/** Null when the dates lie beyond what rates are known for. */
export function askMarket(
  market: Market,
  state: MarketState,
  seller: number,
  question: StayQuestion,
  top: number,
) {
  const firstDay = dayNumber(question.checkIn);
  const nights = nightsBetween(question.checkIn, question.checkOut);
  const ahead = firstDay - utcDay(question.now);
  if (nights < 1 || ahead < -1 || ahead + nights > LAST_NIGHT) return null;
  const { stayIds, policy, ...filters } = question.filters;
  const rows = stayIds?.map((id) => rowOfStay(market.world, id)).filter((row) => row !== undefined);
  return searchStays(market.world, state, {
    box: question.box,
    centre: question.centre,
    firstDay,
    nights,
    rooms: question.rooms,
    filters: {
      ...filters,
      ...(policy && { policy: { ...policy, marketMax: marketMax(market, question) } }),
      ...(rows ? { rows: new Set(rows) } : {}),
    },
    sort: question.sort,
    top,
    seller,
  });
}

/** `moves`: rates whose price a scenario has moved; cards show it, order and counts go by the usual price. */
export function answerSearch(
  market: Market,
  seller: number,
  question: StayQuestion,
  moves: Moves,
): Omit<StayAnswer, 'holds'> {
  const state = stateAt(market, question.now);
  const result = askMarket(market, state, seller, question, Math.max(question.top, PINS));
  if (result === null) {
    const facets = facetsOf(market.world, emptyCounts(market.world));
    return { total: 0, hiddenByFilters: 0, fourthNightCount: 0, soldOut: 0, stays: [], pins: [], facets };
  }
  return {
    total: result.total,
    hiddenByFilters: result.fits - result.total,
    fourthNightCount: result.fourthNight,
    soldOut: result.soldOut,
    stays: result.hits
      .slice(0, question.top)
      .map((hit) => new LazyCard(hit.rank, () => cardOf(market, question, hit, moves))),
    pins: result.hits.slice(0, PINS).map((hit) => pinOf(market, hit)),
    facets: facetsOf(market.world, result.counts),
  };
}
