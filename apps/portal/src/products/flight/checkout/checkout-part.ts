import { travelerCount } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { draftOfFlights, printFlightDraft } from '#products/flight/search/flight-draft.ts';
import { FLIGHTS_PATH } from '#products/flight/search/flight-url.ts';
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
  sameSearch: ({ flight }) => ({ to: FLIGHTS_PATH, search: printFlightDraft(draftOfFlights(flight)) }),
  failure: flightFailure,
};
