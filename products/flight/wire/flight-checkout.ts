/** The checkout of flights: what it is opened with, what is chosen in it, and what it shows. */
import { call } from '@sojourn/contract/call.ts';
import {
  checkoutFields,
  checkoutParams,
  priceChange,
  quoteFields,
  startFields,
} from '@sojourn/contract/checkout-parts.ts';
import { marketPrice } from '@sojourn/contract/policy.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { FLIGHT_LIMITS } from '../rules/flight-search.ts';
import { flightDraft } from './flight-draft.ts';
import { flightOption, tripFinding } from './flight-search.ts';
import { chosenSlice, flightExtras, flightPrice, flightSummary, passengerCounts } from './flights.ts';

export const flightCheckoutInput = z.object({
  product: z.literal(WIRE_PRODUCTS.flight),
  slices: z.array(chosenSlice).min(1).max(FLIGHT_LIMITS.slicesMax),
  passengers: passengerCounts,
  extras: flightExtras.optional(),
  ...startFields,
});
export type FlightCheckoutInput = z.output<typeof flightCheckoutInput>;

/** A flight with its extras as it was quoted: free within the void window, then by the fare's rules. */
export const flightQuote = z.object({
  ...quoteFields,
  price: flightPrice,
  /** For so many hours from booking every ticket can be taken back for nothing, at most until departure. */
  voidHours: z.int(),
  /** For a company's traveler, as it was when the checkout began. */
  market: marketPrice.optional(),
});

export const flightCheckout = z.object({
  ...checkoutFields,
  kind: z.literal(WIRE_PRODUCTS.flight),
  flight: flightSummary,
  quote: flightQuote,
  extras: flightExtras,
  /** Alternatives are for the first slice, the rest as chosen; totals are of the trip. */
  priceChange: priceChange(flightOption),
  draft: flightDraft,
  /** What does not go well together, by what is typed so far. */
  findings: z.array(tripFinding),
});
export type FlightCheckout = z.output<typeof flightCheckout>;

/** What a supplier may answer when it is asked for the price of flights. */
export const FLIGHT_PRICE_ERRORS = [
  'NoAvailability',
  'RateNotAvailable',
  'SeatTaken',
  'MaximumPriceIncreaseReached',
  'InvalidPassengers',
  'SeatsUnchecked',
  'SuppliersUnavailable',
] as const;

export const flightCheckoutCalls = {
  chooseExtras: call({
    method: 'PUT',
    path: '/checkouts/:checkoutId/extras',
    summary: 'Sets a flight’s seats and bags, and quotes again',
    auth: 'customer',
    params: checkoutParams,
    input: flightExtras,
    output: flightCheckout,
    errors: ['CheckoutClosed', ...FLIGHT_PRICE_ERRORS],
  }),
} as const;
