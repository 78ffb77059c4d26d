/** A hotel's price by the names of B §3. */
import { type Money, money } from '@sojourn/domain/money.ts';
import type { StayPrice } from '../rules/stay.ts';
import type { StayPrice as WireStayPrice } from './stays.ts';

export function wirePrice(price: StayPrice): WireStayPrice {
  const { nights, roomCount, complimentaryNight, taxesAndFees, total } = price;
  const { currency } = total;
  const sellMinor = price.nightsTotal.amountMinor;
  const discountedMinor = sellMinor + complimentaryNight.amountMinor;
  const ofRoom = (amountMinor: number): Money => money(Math.round(amountMinor / roomCount), currency);
  return {
    nights: [...nights],
    roomCount,
    sellRate: ofRoom(sellMinor),
    perNightSellRate: price.nightlyBefore,
    totalDiscountAware: ofRoom(discountedMinor),
    nightlyDiscountAware: price.nightlyAverage,
    complimentaryNight,
    taxesAndFees,
    tripTotalExcludingTaxes: money(discountedMinor, currency),
    tripTotal: total,
  };
}
