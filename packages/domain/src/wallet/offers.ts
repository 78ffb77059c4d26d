/**
 * Offers of the issuer: what each kind gives and when it may be used. Pure; amounts in cents, miles in units.
 */
import type { Collection } from '@sojourn/products/hotel/rules/stay.ts';
import { PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import type { Instant } from '../dates.ts';
import type { OfferState } from './credits/credit-state.ts';

const OFFER_KINDS = ['discount', 'bonusMiles', 'creditBack'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** What a booking must be to count; absent: anything. */
type OfferScope = {
  /** Absent in the issuer's first offers, which are all for hotels. */
  readonly product?: Product;
  readonly minimumMinor?: number;
  readonly minimumNights?: number;
  /** Of a rental. */
  readonly minimumDays?: number;
  readonly collection?: Collection;
};
export type OfferTerms = OfferScope &
  (
    | { readonly kind: 'discount'; readonly amountMinor: number }
    | { readonly kind: 'bonusMiles'; readonly units: number; readonly spendMinor: number }
    | {
        readonly kind: 'creditBack';
        /** Of the booking's total, in basis points. */
        readonly shareBasisPoints: number;
        readonly capMinor: number;
      }
  );

/** B §4 offer availability. */
export type OfferAvailability = 'Available' | 'InvalidOfferData' | 'NotAvailable';

/** A booking, or what a checkout sells, as offers see it. */
export type OfferSubject = {
  readonly product: Product;
  /** Paid to us. */
  readonly totalMinor: number;
  readonly nights?: number;
  readonly days?: number;
  readonly collection?: Collection;
};
type Held = { readonly state: OfferState; readonly endsAt: Instant; readonly terms: unknown };

export const offerProduct = ({ product = 'hotel' }: OfferScope): Product => product;

export const isInScope = (scope: OfferScope, about: OfferSubject): boolean =>
  about.product === offerProduct(scope) &&
  about.totalMinor >= (scope.minimumMinor ?? 0) &&
  (about.nights ?? 0) >= (scope.minimumNights ?? 0) &&
  (about.days ?? 0) >= (scope.minimumDays ?? 0) &&
  (scope.collection === undefined || scope.collection === about.collection);

/** Whether an activated offer would serve this; a discount never makes it cheaper than nothing. */
export function offerAvailability(offer: Held, about: OfferSubject, now: Instant): OfferAvailability {
  if (!isOfferTerms(offer.terms)) return 'InvalidOfferData';
  const { terms } = offer;
  const runs = offer.state === 'Authorized' && Date.parse(now) < Date.parse(offer.endsAt);
  const fits = terms.kind !== 'discount' || terms.amountMinor <= about.totalMinor;
  return runs && fits && isInScope(terms, about) ? 'Available' : 'NotAvailable';
}

/** What a booking of this total brings as credit. */
export const creditBackOf = (
  terms: { readonly shareBasisPoints: number; readonly capMinor: number },
  totalMinor: number,
): number => Math.min(terms.capMinor, Math.floor((totalMinor * terms.shareBasisPoints) / 10_000));

/**
 * When bonus miles post: once the travel that reaches the goal is over, like the miles that a booking earns.
 * Null before the goal is reached. `counted`: spent elsewhere, in cents, which is over already.
 */
export function bonusPostsAt(
  { spendMinor }: { readonly spendMinor: number },
  counted: { readonly minor: number; readonly at: Instant },
  bookings: readonly { readonly totalMinor: number; readonly endsAt: Instant }[],
): Instant | null {
  if (counted.minor >= spendMinor) return counted.at;
  let spent = counted.minor;
  for (const { totalMinor, endsAt } of bookings.toSorted(
    (a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt),
  )) {
    spent += totalMinor;
    if (spent >= spendMinor) return endsAt;
  }
  return null;
}

const isAmount = (value: unknown, least: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least;
const isAbsentOr = (value: unknown, least: number): boolean => value === undefined || isAmount(value, least);
const isCollection = (value: unknown): boolean =>
  value === undefined || value === 'Premier' || value === 'Lifestyle' || value === 'NoCollection';

const isProduct = (value: unknown): boolean =>
  value === undefined || PRODUCTS.some((product) => product === value);

/** Terms come from the issuer: what does not hold is InvalidOfferData rather than a wrong amount. */
export function isOfferTerms(value: unknown): value is OfferTerms {
  if (typeof value !== 'object' || value === null) return false;
  const terms = value as Record<string, unknown>;
  if (!isAbsentOr(terms.minimumMinor, 0) || !isAbsentOr(terms.minimumNights, 1)) return false;
  if (!isAbsentOr(terms.minimumDays, 1) || !isProduct(terms.product)) return false;
  if (!isCollection(terms.collection)) return false;
  switch (terms.kind) {
    case 'discount':
      return isAmount(terms.amountMinor, 1);
    case 'bonusMiles':
      return isAmount(terms.units, 1) && isAmount(terms.spendMinor, 1);
    case 'creditBack':
      return isAmount(terms.capMinor, 1) && isAmount(terms.shareBasisPoints, 1);
    default:
      return false;
  }
}
