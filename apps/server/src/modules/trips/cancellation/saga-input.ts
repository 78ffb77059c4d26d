import type { BookingId, QuoteId } from '@sojourn/domain/ids.ts';
import type { BookingInput } from '#modules/selling/booking/saga-input.ts';

/**
 * `review`: of one that an agent reviewed. `supplierReference`: under which the supplier agreed to it where
 * it cancels nothing online; null where it does.
 */
export type CancelInput = BookingInput & {
  readonly quoteId: QuoteId;
  readonly review?: { readonly supplierReference: string | null };
};

export const cancelSagaId = (bookingId: BookingId, quoteId: QuoteId): string =>
  `cancel:${bookingId}:${quoteId}`;
