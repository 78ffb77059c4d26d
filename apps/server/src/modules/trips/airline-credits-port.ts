/** The future travel credits that airlines left a customer; the module that issues them registers this. */
import type { AirlineCreditLine } from '@sojourn/contract/airline-credits.ts';
import type { RefundStatus } from '@sojourn/domain/booking/trip-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '#db/client.ts';
import type { Owner } from '#workflow/saga.ts';

export type AirlineCredits = {
  /** Of these bookings, what became of the credit that each left; those without one are missing. */
  readonly statusesOf: (
    db: Db,
    owner: Owner,
    bookingIds: readonly BookingId[],
    now: Instant,
  ) => Promise<ReadonlyMap<BookingId, RefundStatus>>;
  /** All of the customer's, those that end first before the others. */
  readonly list: (db: Db, owner: Owner, now: Instant) => Promise<readonly AirlineCreditLine[]>;
};

export const NO_AIRLINE_CREDITS: AirlineCredits = {
  statusesOf: async () => new Map(),
  list: async () => [],
};
