/** A booking as it is stored, whatever is booked. */

import type { BookingState } from '@sojourn/domain/booking/state.ts';
import type { TripTimes } from '@sojourn/domain/booking/trip-state.ts';
import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CheckoutId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { ScheduleChangeStatus } from '@sojourn/domain/schedule-changes/schedule-change.ts';
import type { Owner } from '#workflow/saga.ts';
import type { StoredFailure } from '../checkouts/checkout-row.ts';
import type { Sale } from '../checkouts/sale.ts';

/** Which account the part that the card pays earns with, and how much for a dollar. */
export type EarnsWith = { readonly accountReferenceId: string; readonly multiplier: number };
export type Contact = { readonly email: string; readonly phone: string };
export type Guest = { readonly firstName: string; readonly lastName: string };

/** What lists, ledgers and other products say of a booking without knowing what it is. */
export type Summary = TripTimes & {
  /** Its first and last day, each by the clock of the place. */
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  /** In the language of the booking: the hotel's name, `Boston – Lisbon`. */
  readonly title: string;
  /** The room, the airlines; empty for nothing. */
  readonly subtitle: string;
  /** The city that one goes to. */
  readonly place: string;
  /** Its country, `PT`; empty where nobody knows. */
  readonly country: string;
  /** The city that one travels from; empty where one doesn't travel. */
  readonly leavesFrom: string;
  /** Of all travelers, as the supplier estimates it; null where nobody says. */
  readonly co2Kg: number | null;
};

/** The parts that a product gives a shape of its own: what was bought, for whom, how to reach them. */
export type BookedSale = Sale & { readonly guests: readonly Guest[]; readonly contact: Contact };

/** Who pays under which id: a booking, or a price frozen for one. */
export type Payer = Pick<
  Booking,
  'tenantId' | 'customerId' | 'bookingId' | 'subject' | 'currency' | 'product'
>;

export type Booking<S extends BookedSale = BookedSale> = Owner &
  Summary &
  S & {
    readonly bookingId: BookingId;
    readonly state: BookingState;
    /** 1 as booked; one more with each revision (`revisions/store.ts`). */
    readonly version: number;
    readonly checkoutId: CheckoutId;
    readonly quoteId: QuoteId;
    /** The bank's name for the person; what the vault is asked with. */
    readonly subject: string;
    readonly supplierId: string;
    readonly confirmationCode: string;
    /** The suppliers' own record number; of several tickets each airline's. */
    readonly supplierLocator: string | null;
    /** The supplier's part, as it was accepted and as it is. */
    readonly acceptedMinor: number;
    readonly totalMinor: number;
    /** What was paid besides for protections. */
    readonly premiumMinor: number;
    readonly taxesMinor: number;
    readonly currency: Currency;
    readonly termsVersion: string;
    readonly createdAt: Instant;
    readonly bookedAt: Instant | null;
    readonly canceledAt: Instant | null;
    readonly verifiedAt: Instant | null;
    /** B §4, by the supplier's newest change. */
    readonly scheduleStatus: ScheduleChangeStatus;
    /** Ways of the trip, from 0, that the supplier has canceled and that nobody has decided about. */
    readonly canceledSlices: readonly number[];
    readonly failure: StoredFailure | null;
    readonly earning: EarnsWith | null;
    /** What the company wanted to know of it, each named as it was then. */
    readonly customFields: readonly FieldAnswer[];
  };
