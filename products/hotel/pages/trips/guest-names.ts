import type { Locale } from '@sojourn/ui/formats.ts';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';

/** "Maya Okafor and Jonah Okafor" */
export const guestNames = (guests: HotelTripDetail['guests'], locale: Locale): string =>
  new Intl.ListFormat(locale).format(guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
