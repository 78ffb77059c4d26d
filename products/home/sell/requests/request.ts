/** A request to a host as it is stored. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CheckoutId, HomeRequestId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { StoredFailure } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import { stateMachine } from '@sojourn/server/workflow/machine.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import { REQUEST, type RequestCause, type RequestState } from '#home/rules/booking/request.ts';
import type { Party } from '#home/rules/party.ts';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';

export const HOME_REQUEST_MACHINE = stateMachine({
  name: 'homeRequest',
  moves: REQUEST,
  table: 'home_requests',
  keys: ['request_id'],
});

export type RequestRef = Owner & { readonly requestId: HomeRequestId };

/** What was sent, whatever the host changes. */
type SentRequest = {
  readonly stay: HomeStaySummary;
  readonly party: Party;
  readonly guest: { readonly firstName: string; readonly lastName: string };
  readonly message: string;
  readonly cancellation: CancelTerms;
  /** Optional fees that were chosen. */
  readonly chosenFees: readonly string[];
  /** Our reference of the permission at the gateway; null where its bank wants to ask once it's charged. */
  readonly permission: string | null;
  /** Up to the total: what the guest agreed to be charged once. */
  readonly paidWith: readonly { readonly label: string; readonly amountMinor: number }[];
};

export type NewRequest = RequestRef & {
  readonly checkoutId: CheckoutId;
  readonly code: string;
  readonly sent: SentRequest;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly sentAt: Instant;
  readonly answerBy: Instant;
  readonly scenario: string | null;
};
export type Request = NewRequest & {
  readonly state: RequestState;
  readonly cause: RequestCause | null;
  readonly homeId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  /** Null: the supplier doesn't have it yet. */
  readonly placedAt: Instant | null;
  readonly answeredAt: Instant | null;
  readonly payBy: Instant | null;
  readonly failure: StoredFailure | null;
  readonly bookingId: BookingId | null;
  /** Null: the supplier hasn't the nights back of one that ended after it was accepted. */
  readonly letGoAt: Instant | null;
  readonly changedAt: Instant;
};
