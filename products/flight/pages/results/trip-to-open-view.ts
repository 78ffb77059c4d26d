import type { TripCard } from '@sojourn/contract/trips.ts';
import type { FlightTripCard } from '#flight/wire/flight-trip.ts';
import type { TripShopType } from '../search/flight-url.ts';

const HAS: { readonly [T in TripShopType]: (trip: FlightTripCard) => boolean } = {
  'chfar-exercise': ({ itineraryFlags }) => itineraryFlags.includes('Chfar'),
  'dp-exercise': ({ disruption }) => disruption?.state === 'open' || disruption?.state === 'rebooking',
};

/** The flights that the address is about: with a disruption to decide about, or a change for any reason. */
export const tripsToOpen = (shopType: TripShopType, trips: readonly TripCard[]): FlightTripCard[] =>
  trips.flatMap((trip) => (trip.kind === 'Flight' && HAS[shopType](trip) ? [trip] : []));
