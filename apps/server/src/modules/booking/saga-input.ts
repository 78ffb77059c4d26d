/** What the sagas of a booking are started with; everything else is read from its rows. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { SagaRow } from '#workflow/saga.ts';
import type { BookingRef } from './tenders/store.ts';

export type BookingInput = { readonly bookingId: BookingId };

export const refOf = ({ tenantId, customerId, input }: SagaRow): BookingRef => ({
  tenantId,
  customerId,
  bookingId: (input as BookingInput).bookingId,
});
