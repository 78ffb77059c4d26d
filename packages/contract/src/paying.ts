/** What's sent by a payer: what the page showed them, and how that may be refused. */
import { z } from 'zod';
import { PAYER_ERRORS } from './payment-methods.ts';
import { idOf } from './primitives.ts';

/** `sourceId`: `off_…`, `crd_…`, an account's reference or `pay_…`. */
const shownTender = z.object({ sourceId: z.string().max(80), amountMinor: z.int().positive() });
export type ShownTender = z.output<typeof shownTender>;

/**
 * The total on the pay button, the card's part of it, and the amounts of all tenders as the page showed
 * them; any difference is a refusal (`PriceIncreased`, `TendersChanged`).
 */
export const shownPayment = z.object({
  totalMinor: z.int(),
  cardMinor: z.int(),
  tenders: z.array(shownTender).max(30),
  quoteId: idOf('quo'),
});
export type ShownPayment = z.input<typeof shownPayment>;
export const PAYING_ERRORS = [
  ...PAYER_ERRORS,
  'CheckoutIncomplete',
  'CheckoutClosed',
  'PriceIncreased',
  'Inactivity',
  'TendersChanged',
  'CreditNotAvailable',
  'DuplicateBooking',
  'TravelerNotAllowed',
  'BookedByOthers',
  'PaymentRequestOver',
] as const;
