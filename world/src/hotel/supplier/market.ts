/** What the verbs of the embedded market share: the hotels, their prices by day, its own record, the time. */
import { type CalendarDate, dateIn, dayNumber, type Instant, nightsBetween } from '@sojourn/domain/dates.ts';
import type { RoomGuests } from '@sojourn/products/hotel/rules/stay.ts';
import { bedsNeeded } from '@sojourn/products/hotel/rules/stay.ts';
import type { Stage } from '../../orders/play-scenario.ts';
import { roomTypesOf } from '../inventory/describe.ts';
import { cancelTermsOf, priceRate, type RateQuestion, type SoldByNight } from '../inventory/price-rate.ts';
import { PLAN_BIT, PLANS, type Plan, plansOnSale } from '../inventory/rates.ts';
import type { Sales } from '../inventory/sales.ts';
import type { MarketState } from '../inventory/search/query.ts';
import type { RateTables } from '../inventory/search/rate-calendar.ts';
import { type HotelWorld, rowOfStay } from '../inventory/world.ts';

export type Market = Stage & {
  readonly world: HotelWorld;
  readonly sales: Sales;
  readonly calendar: (today: number) => RateTables;
  /** Day number of today at a city. */
  readonly today: (city: number, now: Instant) => number;
};

/** Nights ahead that rates are known for. */
export const LAST_NIGHT = 395;

const QUARTER_MS = 15 * 60_000;
/** The number of the quarter of an hour: a zone's date changes on one, never within. */
const quarterOf = (now: Instant): number => Math.floor(Date.parse(now) / QUARTER_MS);

export function createToday(world: HotelWorld): Market['today'] {
  let slot = Number.NaN;
  const days = new Int32Array(world.cities.length);
  return (city, now) => {
    const at = quarterOf(now);
    if (at !== slot) {
      days.fill(-1);
      slot = at;
    }
    if (days[city] === -1) days[city] = dayNumber(dateIn(now, world.cities[city]!.zone));
    return days[city]!;
  };
}

export const utcDay = (now: Instant): number => Math.floor(Date.parse(now) / 86_400_000);

export const stateAt = (market: Market, now: Instant): MarketState => ({
  tables: market.calendar(utcDay(now)),
  sales: market.sales,
  today: (city) => market.today(city, now),
  utcDay: utcDay(now),
});

/** A room type's, from 0: `lisbon-pt-1-1`. */
export const roomIdOf = (stayId: string, room: number): string =>
  `${stayId.slice('sty_'.length)}-${room + 1}`;

export const rateIdOf = (stayId: string, room: number, plan: Plan): string =>
  `rat_${stayId.slice('sty_'.length)}-${room + 1}-${plan}`;

/** A rate asked for, found: which hotel, room type and plan. */
export type FoundRate = RateQuestion & {
  readonly stayId: string;
  readonly rateId: string;
  readonly nights: readonly number[];
};

type RateAsk = {
  readonly stayId: string;
  readonly rateId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomGuests[];
  readonly now: Instant;
};

/** Undefined when the rate is not on sale for those dates and guests (any more). */
export function findRate(market: Market, ask: RateAsk): FoundRate | undefined {
  const { world } = market;
  const row = rowOfStay(world, ask.stayId);
  const match = /^rat_(.+)-([1-9])-([a-z]+)$/.exec(ask.rateId);
  const plan = (PLANS as readonly string[]).indexOf(match?.[3] ?? '');
  if (row === undefined || match === null || plan < 0 || `sty_${match[1]}` !== ask.stayId) return undefined;
  const room = Number(match[2]) - 1;
  const type = roomTypesOf(world, row)[room];
  const beds = Math.max(...ask.rooms.map(bedsNeeded));
  const firstDay = dayNumber(ask.checkIn);
  const lead = firstDay - market.today(world.city[row]!, ask.now);
  const plans = plansOnSale(world.plans[row]!, world.advanceDays[row]!, lead);
  const nights = nightsBetween(ask.checkIn, ask.checkOut);
  if (type === undefined || type.sleeps < beds || !(plans & PLAN_BIT[plan]!)) return undefined;
  if (lead < 0 || nights < 1 || lead + nights > LAST_NIGHT) return undefined;
  return {
    stayId: ask.stayId,
    rateId: ask.rateId,
    row,
    room,
    plan,
    checkIn: ask.checkIn,
    checkOut: ask.checkOut,
    roomCount: ask.rooms.length,
    lead,
    nights: Array.from({ length: nights }, (_, i) => firstDay + i),
  };
}

export const priceAndTerms = (market: Market, rate: FoundRate, now: Instant, sold: SoldByNight) => {
  const price = priceRate(market.world, market.calendar(utcDay(now)), rate, sold);
  return { price, terms: cancelTermsOf(market.world, rate, price) };
};
