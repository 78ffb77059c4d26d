/** The price block of a result card, printed: per night (struck before new), total, what it covers, miles. */
import type { StayPrice } from '@sojourn/contract/products/hotel/stays.ts';
import { formatMiles, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

type PriceView = {
  /** "$309 avg/night" */
  readonly lead: TextRef;
  /** "$412", only when the complimentary night took something off. */
  readonly was: string | null;
  /** With cents. */
  readonly total: string;
  /** "4 nights with taxes", "3 rooms, 4 nights with taxes" */
  readonly covers: TextRef;
  readonly miles: TextRef;
};

export function viewOfPrice(price: StayPrice, miles: number, locale: Locale): PriceView {
  const perNight = (amount: StayPrice['tripTotal']) => formatMoney(amount, locale, { cents: 'never' });
  const nights = price.nights.length;
  const hasFreeNight = price.complimentaryNight.amountMinor < 0;
  return {
    lead: textRef('hotelResults.price.perNight', { price: perNight(price.nightlyDiscountAware) }),
    was: hasFreeNight ? perNight(price.perNightSellRate) : null,
    total: formatMoney(price.tripTotal, locale),
    covers:
      price.roomCount > 1
        ? textRef('hotelResults.price.coversRooms', { rooms: price.roomCount, nights })
        : textRef('hotelResults.price.covers', { nights }),
    miles: textRef('hotelResults.price.miles', { miles: formatMiles(miles, locale) }),
  };
}
