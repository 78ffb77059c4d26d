/** The price block of a result card, printed: per night (struck before new), total, what it covers, miles. */
import type { Money } from '@sojourn/domain/money.ts';
import { formatMiles, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { nightlyFeesMinor, nightlyWithFees, wholeTotal } from '#hotel/rules/property-fees.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';

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

/** With the fees of the hotel's desk, as lists are sorted and filtered. */
export function viewOfPrice(
  { price, fees, miles }: Pick<StayCard['offer'], 'price' | 'fees' | 'miles'>,
  locale: Locale,
): PriceView {
  const more = nightlyFeesMinor(fees, { nights: price.nights.length, rooms: price.roomCount });
  const perNight = (amount: Money) => formatMoney(amount, locale, { cents: 'never' });
  const nights = price.nights.length;
  const hasFreeNight = price.complimentaryNight.amountMinor < 0;
  return {
    lead: textRef('hotelResults.price.perNight', { price: perNight(nightlyWithFees(price, fees)) }),
    was: hasFreeNight
      ? perNight({ ...price.perNightSellRate, amountMinor: price.perNightSellRate.amountMinor + more })
      : null,
    total: formatMoney(wholeTotal(price.tripTotal, fees), locale),
    covers:
      price.roomCount > 1
        ? textRef('hotelResults.price.coversRooms', { rooms: price.roomCount, nights })
        : textRef('hotelResults.price.covers', { nights }),
    miles: textRef('hotelResults.price.miles', { miles: formatMiles(miles, locale) }),
  };
}
