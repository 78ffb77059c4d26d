import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import { TripSteps } from '../itinerary/trip-steps.tsx';

export const FlightCheckoutSteps = ({ checkout }: { readonly checkout: FlightCheckout }) => (
  <TripSteps
    slices={checkout.flight.slices.length}
    isRoundTrip={checkout.flight.tripType === 'roundTrip'}
    at="paying"
  />
);
