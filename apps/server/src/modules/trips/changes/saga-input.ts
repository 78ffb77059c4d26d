import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import { type BookingInput, refOf } from '#modules/selling/booking/saga-input.ts';
import type { SagaRow } from '#workflow/saga.ts';
import type { ChangeRef } from './change-row.ts';

type ChangeInput = BookingInput & { readonly changeId: ChangeId };

export const changeRefOf = (row: SagaRow): ChangeRef => ({
  ...refOf(row),
  changeId: (row.input as ChangeInput).changeId,
});
export const quoteSagaId = (changeId: ChangeId): string => `quote:${changeId}`;
export const changeSagaId = (changeId: ChangeId): string => `change:${changeId}`;
/** The booking that a change makes of some of the travelers: the same however often it's confirmed. */
export const ownBookingId = (changeId: ChangeId): BookingId =>
  `bkg_${changeId.slice('chg_'.length)}` as BookingId;
