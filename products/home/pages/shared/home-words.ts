/** What several pages say of a booked home and its party. Pure. */
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { itemAt, last } from '@sojourn/domain/present.ts';
import { formatDateRange, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';
import type { WireParty } from '#home/wire/homes.ts';

/** "2 guests, 1 infant, 1 pet" */
export const partyText = ({ adults, children, infants, dogs, cats }: WireParty): TextRef =>
  textRef('homePrice.party', { guests: adults + children, infants, pets: dogs + cats });

/** "Apr 14 – 19, 5 nights" */
export const datesText = ({ checkIn, checkOut }: Dates, locale: Locale): TextRef =>
  textRef('homePrice.dates', {
    dates: formatDateRange(checkIn, checkOut, locale),
    nights: nightsBetween(checkIn, checkOut),
  });

/** "2 bedrooms · 3 beds · 1.5 baths" */
export const roomsText = (
  { bedrooms, beds, halfBaths }: Pick<HomeStaySummary, 'bedrooms' | 'beds' | 'halfBaths'>,
  locale: Locale,
): TextRef => {
  const bathCount = halfBaths / 2;
  const baths = new Intl.NumberFormat(locale).format(bathCount);
  return textRef('homePrice.rooms', { bedrooms, beds, baths, bathCount });
};

type Dates = Pick<HomeStaySummary, 'checkIn' | 'checkOut'>;
/** From the first home's arrival to the last one's departure. */
export const firstAndLast = (stays: readonly Dates[]): Dates => ({
  checkIn: itemAt(stays, 0).checkIn,
  checkOut: last(stays).checkOut,
});

export const nightsOf = (stays: readonly Dates[]): number => {
  const { checkIn, checkOut } = firstAndLast(stays);
  return nightsBetween(checkIn, checkOut);
};
