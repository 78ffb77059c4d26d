/** Which cars a company's market cap compares: of one class, picked up at one airport or in one city. */
import type { Money } from '@sojourn/domain/money.ts';
import { type MarketPrice, marketPriceOf } from '@sojourn/domain/policy/market-price.ts';
import type { CarClass } from './car-class.ts';

type Desk = {
  readonly kind: 'airport' | 'city';
  readonly airportCode: string | null;
  readonly cityPlaceId: string | null;
};
/** Of a desk: `LIS` or `city:lisbon-pt`; null for one that's in neither. */
export const carPlaceKey = ({ kind, airportCode, cityPlaceId }: Desk): string | null =>
  kind === 'airport' ? airportCode : cityPlaceId;

export const comparableKey = (place: string, carClass: CarClass): string => `${place} ${carClass}`;

/** `place`: as `carPlaceKey` names it. */
type CarPriceFacts = {
  readonly place: string;
  readonly carClass: CarClass;
  readonly perDay: Money;
};

/** `prices`: of all cars for the same times and driver, without any filter. By `comparableKey`. */
export const comparableCars = (prices: readonly CarPriceFacts[]): ReadonlyMap<string, MarketPrice | null> =>
  new Map(
    [...Map.groupBy(prices, ({ place, carClass }) => comparableKey(place, carClass))].map(([key, group]) => [
      key,
      marketPriceOf(
        group.map(({ perDay }) => perDay.amountMinor),
        group[0]?.perDay.currency ?? 'USD',
      ),
    ]),
  );
