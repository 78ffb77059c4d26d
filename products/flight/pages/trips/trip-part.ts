import type { TripPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { flightDates } from '../slices/flight-dates.ts';
import { flightCancelText } from './cancel-words.ts';
import { FlightTripContent } from './flight-trip-content.tsx';
import { isUnticketed } from './flight-trip-view.ts';

export const tripPart: TripPart<'flight'> = {
  Content: FlightTripContent,
  name: ({ title }) => title,
  isUnfinished: isUnticketed,
  restart: '/flights',
  cancel: {
    dates: ({ flight }, locale) => flightDates(flight, locale, 'day'),
    phone: () => null,
    text: flightCancelText,
  },
};
