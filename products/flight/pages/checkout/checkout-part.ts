import type { CheckoutPart } from '@sojourn/portal/shared/product/checkout-part.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { travelerCount } from '#flight/rules/travelers/travelers.ts';
import { draftOfFlights, FLIGHTS_PATH, printFlightDraft } from '../search/flight-draft.ts';
import { voidNote } from '../slices/void-note.ts';
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
