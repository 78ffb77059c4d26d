import type { BookingId, QuoteId } from '@sojourn/domain/ids.ts';
import type { BookingInput } from '../booking/saga-input.ts';

export type CancelInput = BookingInput & { readonly quoteId: QuoteId };

export const cancelSagaId = (bookingId: BookingId, quoteId: QuoteId): string =>
  `cancel:${bookingId}:${quoteId}`;
