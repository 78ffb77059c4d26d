/** What the sagas of a booking are started with; everything else is read from its rows. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { KeepPlace, Later } from '#modules/money/confirmations/await-bank.ts';
import type { CheckWay } from '#suppliers/payments/port.ts';
import type { SagaRow } from '#workflow/saga.ts';
import type { Asking } from './tenders/card-steps.ts';
import type { BookingRef } from './tenders/store.ts';

export type BookingInput = {
  readonly bookingId: BookingId;
  /** How the customer can be asked by their bank; left out where nobody's there to be asked. */
  readonly check?: CheckWay;
  /** They aren't there now, and are asked later; left out where they are. */
  readonly later?: Later;
};

/** Of a booking's saga, or of another that sets money aside; null: nobody can be asked. */
export function askingIn(row: SagaRow, kind = 'checkout', keep: KeepPlace | null = null): Asking | null {
  const { check, later } = (row.input ?? {}) as Partial<BookingInput>;
  return check ? { saga: row, check, later: later ?? null, kind: later?.kind ?? kind, keep } : null;
}

export const refOf = ({ tenantId, customerId, input }: SagaRow): BookingRef => ({
  tenantId,
  customerId,
  bookingId: (input as BookingInput).bookingId,
});
