import type { FlightCheckout } from '@sojourn/contract/products/flight/flight-checkout.ts';
import { TripSteps } from '#products/flight/itinerary/trip-steps.tsx';

export const FlightCheckoutSteps = ({ checkout }: { readonly checkout: FlightCheckout }) => (
  <TripSteps
    slices={checkout.flight.slices.length}
    isRoundTrip={checkout.flight.tripType === 'roundTrip'}
    at="paying"
  />
);
