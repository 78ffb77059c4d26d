import { travelerCount } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { voidNote } from '#products/flight/slices/void-note.ts';
import type { CheckoutPart } from '#shared/product/checkout-part.ts';
import { FlightCheckoutForm } from './flight-checkout.tsx';
import { FlightCheckoutSteps } from './flight-checkout-steps.tsx';
import { flightFailure } from './flight-failures.ts';

export const checkoutPart: CheckoutPart<'flight'> = {
  Form: FlightCheckoutForm,
  Steps: FlightCheckoutSteps,
  covers: ({ flight }) =>
    textRef('flight.checkout.pay.withTaxes', { count: travelerCount(flight.passengers) }),
  payNote: ({ quote }) => voidNote(quote),
  failure: flightFailure,
};
