/** What mail says of a stay: when, where, who. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import { isCertainFee } from '#hotel/rules/property-fees.ts';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { HOTEL_TEXTS } from './texts.ts';

type Rows = (readonly [label: string, value: string])[];

export const datesOf = ({ stay }: Pick<HotelTripDetail, 'stay'>, { locale }: Language): string =>
  formatDateRange(stay.checkIn, stay.checkOut, locale, 'year');

/** `isNamed`: with the guests' names. */
export function stayRows(trip: HotelTripDetail, { locale }: Language, isNamed: boolean): Rows {
  const { stay, guests } = trip;
  const { labels, from, by } = HOTEL_TEXTS[locale];
  const names = guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const time = (date: string, clock: string): string =>
    formatTime(`${date}T${clock}` as LocalDateTime, locale);
  const day = (date: typeof stay.checkIn): string => formatDate(date, locale, 'full');
  return [
    [labels.checkIn, from(day(stay.checkIn), time(stay.checkIn, stay.checkInFrom))],
    [labels.checkOut, by(day(stay.checkOut), time(stay.checkOut, stay.checkOutUntil))],
    [labels.room, stay.roomName],
    ...(isNamed ? [[labels.guests, names.join(', ')] as const] : []),
    [labels.address, `${stay.address}, ${stay.city}`],
    [labels.phone, stay.phone],
  ];
}

/** What everybody pays at the hotel's desk, in its own currency; nothing where nobody pays any. */
export function atHotelRows({ feesAtProperty }: HotelTripDetail, { locale }: Language): Rows {
  const fees = feesAtProperty.filter(isCertainFee).map(({ total }) => total);
  const currencies = [...new Set(fees.map(({ currency }) => currency))];
  const sums = currencies.map((currency) => {
    const own = fees.filter((fee) => fee.currency === currency);
    return formatMoney(
      money(
        own.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        currency,
      ),
      locale,
    );
  });
  return sums.length > 0 ? [[HOTEL_TEXTS[locale].labels.atHotel, sums.join(', ')]] : [];
}
