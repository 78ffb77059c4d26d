import type { TripPart } from '#shared/product/trip-parts.ts';
import { flightCancelText } from './cancel-words.ts';
import { FlightTripContent } from './flight-trip-content.tsx';
import { flightDatesOf, isUnticketed } from './flight-trip-view.ts';

export const tripPart: TripPart<'flight'> = {
  Content: FlightTripContent,
  name: ({ title }) => title,
  isUnfinished: isUnticketed,
  restart: '/flights',
  cancel: {
    dates: ({ flight }, locale) => flightDatesOf(flight, locale, 'day'),
    phone: () => null,
    text: flightCancelText,
  },
};
