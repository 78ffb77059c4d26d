/** What else ends with a change. */
import type { ChangeFailure } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { Tx } from '#workflow/saga.ts';
import type { QuotedChange } from './product.ts';

/** In the transactions that end a change: what led to it is answered. `kind`: of its saga. */
export type ChangeEnding = {
  readonly kind: string;
  readonly done: (tx: Tx, booking: Booking, change: QuotedChange, at: Instant) => Promise<void>;
  readonly refused: (
    tx: Tx,
    booking: Booking,
    change: QuotedChange,
    failure: ChangeFailure,
    at: Instant,
  ) => Promise<void>;
};
