import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Locale } from '@sojourn/ui/formats.ts';

/** "Maya Okafor and Jonah Okafor" */
export const guestNames = (guests: TripDetail['guests'], locale: Locale): string =>
  new Intl.ListFormat(locale).format(guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
