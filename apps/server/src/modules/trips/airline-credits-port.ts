/** The future travel credits that airlines left a customer; the module that issues them registers this. */
import type { AirlineCreditLine } from '@sojourn/contract/airline-credits.ts';
import type { RefundStatus } from '@sojourn/domain/booking/trip-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/** What one ticket left; `issuedMinor`: when it was issued, however much was spent since. */
export type CreditOfTrip = {
  readonly airlineName: string;
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly currency: Currency;
  readonly issuedMinor: number;
  readonly expiresAt: Instant | null;
};

export type AirlineCredits = {
  /** Those that a booking brought, the first issued first. */
  readonly broughtBy: (db: Db | Tx, owner: Owner, bookingId: BookingId) => Promise<readonly CreditOfTrip[]>;
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
  broughtBy: async () => [],
  statusesOf: async () => new Map(),
  list: async () => [],
};
