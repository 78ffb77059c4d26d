/** What rates cost now to who only looks: many with one reading of the record, and without guarantees. */

import { dateOfDay, type Instant } from '@sojourn/domain/dates.ts';
import type { RequestedRate } from '@sojourn/products/hotel/sell/supplier.ts';
import { type CallContext, type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { sweepHolds } from '../../orders/desk/holds.ts';
import { HOTEL_DESK } from './desk.ts';
import { findRate, type Market } from './market.ts';
import { isLeft, movesIn, quoteRate } from './price.ts';
import { soldOfStays } from './store.ts';

export async function pricesNow(
  market: Market,
  { rates, now }: { readonly rates: readonly RequestedRate[]; readonly now: Instant },
  context: CallContext,
): Promise<Outcome<readonly (number | null)[], never>> {
  await sweepHolds(HOTEL_DESK, market.db, now);
  const sold = new Map<string, number>();
  for (const each of await soldOfStays(market.db, rates))
    sold.set(`${each.stayId} ${each.room} ${each.night}`, each.sold);
  const prices: (number | null)[] = [];
  for (const requested of rates) {
    const rate = findRate(market, { ...requested, now });
    const soldOf = (room: number, day: number) =>
      sold.get(`${requested.stayId} ${room} ${dateOfDay(day)}`) ?? 0;
    if (!rate || !isLeft(market, rate, rate.room, now, soldOf)) {
      prices.push(null);
      continue;
    }
    const perCent = (await movesIn(market, { ...requested, now }, context)).get(rate.rateId) ?? 0;
    const { price } = quoteRate(market, rate, now, (day) => soldOf(rate.room, day), perCent);
    prices.push(price.total.amountMinor);
  }
  return ok(prices);
}
