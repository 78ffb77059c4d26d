/** The price block of a result card, printed: per night (struck before new), total, what it covers, miles. */
import type { StayPrice } from '@sojourn/domain/products/hotel/stay.ts';
import { formatMiles, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type Said, said } from '@sojourn/web/said.ts';

export type PriceView = {
  /** "$309 avg/night" */
  readonly lead: Said;
  /** "$412", only when the complimentary night took something off. */
  readonly was: string | null;
  /** With cents. */
  readonly total: string;
  /** "4 nights with taxes", "3 rooms, 4 nights with taxes" */
  readonly covers: Said;
  readonly miles: Said;
};

export function viewOfPrice(price: StayPrice, miles: number, locale: Locale): PriceView {
  const perNight = (amount: StayPrice['total']) => formatMoney(amount, locale, { cents: 'never' });
  const nights = price.nights.length;
  const hasFreeNight = price.complimentaryNight.amountMinor < 0;
  return {
    lead: said('results.price.perNight', { price: perNight(price.nightlyAverage) }),
    was: hasFreeNight ? perNight(price.nightlyBefore) : null,
    total: formatMoney(price.total, locale),
    covers:
      price.roomCount > 1
        ? said('results.price.coversRooms', { rooms: price.roomCount, nights })
        : said('results.price.covers', { nights }),
    miles: said('results.price.miles', { miles: formatMiles(miles, locale) }),
  };
}
