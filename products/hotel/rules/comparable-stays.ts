/** Which stays a company's market cap compares: near each other, with as many stars, as refundable. */
import type { Money } from '@sojourn/domain/money.ts';
import { type MarketPrice, marketPriceOf } from '@sojourn/domain/policy/market-price.ts';
import { metresBetween } from './hotel-repair.ts';

/** Hotels farther away are another place. */
export const COMPARABLE_KM = 3;

type Comparable = {
  readonly stars: number;
  readonly position: { readonly lat: number; readonly lon: number };
  readonly isRefundable: boolean;
};
/** A stay's cheapest rate that's refundable, or its cheapest of all where that isn't. */
export type StayPriceFacts = Comparable & {
  readonly stayId: string;
  /** Average for a room, before taxes. */
  readonly perNight: Money;
};

/** What one market price is of: a stay’s refundable rates, or its others. */
export const marketItem = (stayId: string, isRefundable: boolean): string =>
  `${stayId} ${isRefundable ? 'refundable' : 'other'}`;
export function readMarketItem(item: string): { readonly stayId: string; readonly isRefundable: boolean } {
  const [stayId = '', terms] = item.split(' ');
  return { stayId, isRefundable: terms === 'refundable' };
}

const DEGREES = COMPARABLE_KM / 111;

/** `prices`: of all stays for the same dates and guests, unfiltered. A stay is compared with itself too. */
export function comparableStays(prices: readonly StayPriceFacts[]): (stay: Comparable) => MarketPrice | null {
  const currency = prices[0]?.perNight.currency ?? 'USD';
  const groups = Map.groupBy(prices, ({ stars, isRefundable }) => `${stars} ${isRefundable}`);
  return ({ stars, position, isRefundable }) => {
    const near = (groups.get(`${stars} ${isRefundable}`) ?? []).filter(
      (other) =>
        Math.abs(other.position.lat - position.lat) < DEGREES * 1.01 &&
        metresBetween(position, other.position) <= COMPARABLE_KM * 1000,
    );
    return marketPriceOf(
      near.map(({ perNight }) => perNight.amountMinor),
      currency,
    );
  };
}
