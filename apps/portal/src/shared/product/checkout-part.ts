import type { FailedBooking, RewardsFailure } from '@sojourn/contract/booking-failures.ts';
import type { PaymentErrorCode } from '@sojourn/contract/errors.ts';
import type { ShownPayment } from '@sojourn/contract/paying.ts';
import type { BookingFailureReason } from '@sojourn/products/codes.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import type { TextRef } from '@sojourn/web/text-ref.ts';
import type { ComponentType } from 'react';
import type { CheckoutOf } from './rows.ts';

/** What the form of every product does when the one button of a failure is pressed. */
export type CommonAction =
  | 'otherCard'
  | 'sameCard'
  | 'refreshQuote'
  | 'fixFields'
  | 'openTrip'
  | 'openCase'
  | 'lookAgain'
  | 'retry';

/** Everything that paying can answer besides success. */
export type FailureCode = BookingFailureReason | ApiErrorCode;
/** Fields as the server names them when it refuses, each with a code of what is wrong. */
export type RefusedFields = readonly { readonly path: string; readonly problem?: string }[];
export type FailureFacts = {
  readonly code: FailureCode;
  readonly payment: PaymentErrorCode | null;
  readonly rewards: RewardsFailure | null;
  /** Named when the hotel gave it. */
  readonly minimumAge: number | null;
  /** The case in which a person sees to what is left. */
  readonly caseId?: string | null;
  /** The booking that this one would double. */
  readonly otherBookingId?: string | null;
  /** What the server named, when it did. */
  readonly fields?: RefusedFields;
};

export type FailureView<Action extends string = string> = {
  /** `warn` when the traveler can fix it here, `bad` when this offer or card cannot be had. */
  readonly tone: 'bad' | 'warn';
  readonly title: TextRef;
  readonly cause: TextRef;
  /** What happened to the money: every failure says it. */
  readonly safe: TextRef;
  /** A common one, or the product's own, which its form and its `wayOut` understand. */
  readonly action: Action;
  readonly actionLabel: TextRef;
};

/** What somebody has to agree to first, in place of paying: nothing is held or charged until then. */
export type CheckoutRequest = {
  readonly label: TextRef;
  /** Where there's less room. */
  readonly short: TextRef;
  readonly busy: TextRef;
  /** When the money moves. */
  readonly when: TextRef;
  /** One request for each `key`; answers with the page that follows it. */
  readonly send: (
    shown: ShownPayment,
    key: string,
  ) => Promise<{ readonly page: string } | { readonly failure: FailedBooking }>;
};

/** A results page and its query. */
export type SameSearch = { readonly to: string; readonly search: FlatSearch };

/** The product in the checkout. */
export type CheckoutPart<P extends Product = Product> = {
  /** Everything below the steps: the form's sections in a `CheckoutFrame`, beside the summary. */
  readonly Form: ComponentType<{ readonly checkout: CheckoutOf<P> }>;
  /** The steps of buying it, in the header. */
  readonly Steps: ComponentType<{ readonly checkout: CheckoutOf<P> }>;
  /** What the amount on the pay bar covers: "2 nights with taxes". */
  readonly covers: (checkout: CheckoutOf<P>) => TextRef;
  /** A sentence after the one about when it's paid. */
  readonly payNote?: (checkout: CheckoutOf<P>) => TextRef;
  /** Left out for a product that nobody has to agree to; null where nobody has to for this. */
  readonly request?: (checkout: CheckoutOf<P>) => CheckoutRequest | null;
  /** Where the same is searched again: places, days and travelers; undefined where its place isn't known. */
  readonly sameSearch: (checkout: CheckoutOf<P>) => SameSearch | undefined;
  /** Its own words for what went wrong; null leaves it to those that all products share. */
  readonly failure: (failure: FailureFacts) => FailureView | null;
};
