/** Preferences that nobody has set (A §4). Apart from their schemas, since pages carry no schemas. */
import type { FlightPreferences, HotelPreferences } from './preferences.ts';

export const NO_HOTEL_PREFERENCES: HotelPreferences = {
  amenities: [],
  starRatings: [],
  freeCancellationOnly: false,
};

export const NO_FLIGHT_PREFERENCES: FlightPreferences = {
  homeAirport: null,
  fareClasses: { basic: false, standard: false, enhanced: false, premium: false, luxury: false },
  airlines: [],
  excludeLowCostCarriers: false,
  nonStopOnly: false,
};
