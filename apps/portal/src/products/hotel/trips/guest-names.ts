import type { HotelTripDetail } from '@sojourn/contract/products/hotel/hotel-trip.ts';
import type { Locale } from '@sojourn/ui/formats.ts';

/** "Maya Okafor and Jonah Okafor" */
export const guestNames = (guests: HotelTripDetail['guests'], locale: Locale): string =>
  new Intl.ListFormat(locale).format(guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
