/** The checkout of a ride: what it's opened with and what it shows. */
import { checkoutFields, priceChange, quoteFields, startFields } from '@sojourn/contract/checkout-parts.ts';
import { idOf } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { groundDraft } from './ground-draft.ts';
import { transferOffer } from './transfer-search.ts';
import { rideAsk, transferId, transferSummary } from './transfers.ts';

export const groundCheckoutInput = rideAsk.extend({
  product: z.literal(WIRE_PRODUCTS.ground),
  transferId,
  ...startFields,
});
export type GroundCheckoutInput = z.output<typeof groundCheckoutInput>;

export const groundQuote = z.object(quoteFields);

export const groundCheckout = z.object({
  ...checkoutFields,
  kind: z.literal(WIRE_PRODUCTS.ground),
  ride: transferSummary,
  quote: groundQuote,
  priceChange: priceChange(transferOffer),
  /** What has to be typed of this ride: the flight, and an address at an end that has none. */
  needs: z.object({ flight: z.boolean(), address: z.enum(['from', 'to']).nullable() }),
  /** A booking of the traveler at the same time (B §8). */
  duplicateBookingId: idOf('bkg').nullable(),
  draft: groundDraft,
});
export type GroundCheckout = z.output<typeof groundCheckout>;

/** What a supplier may answer when it's asked for the price of a ride. */
export const GROUND_PRICE_ERRORS = [
  'NoAvailability',
  'RateNotAvailable',
  'RideNotInTime',
  'SuppliersUnavailable',
] as const;
