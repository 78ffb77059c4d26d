import { formatDate, formatDateRange, type Locale } from '@sojourn/ui/formats.ts';
import type { FlightTripCard } from '#flight/wire/flight-trip.ts';

/** "Apr 14 – 19, 2027"; one day stands alone. */
export const flightDates = (
  { departureDate, lastDate }: FlightTripCard['flight'],
  locale: Locale,
  shape: 'day' | 'year' = 'year',
): string =>
  departureDate === lastDate
    ? formatDate(departureDate, locale, shape)
    : formatDateRange(departureDate, lastDate, locale, shape);
