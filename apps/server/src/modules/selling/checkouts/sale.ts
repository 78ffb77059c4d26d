/** What is sold, whatever it is: the question put to a supplier, and its offer as it was shown. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CheckoutId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Currency, Money } from '@sojourn/domain/money.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { QuotedProtection } from '#modules/protecting/protections/sold.ts';
import type { PriceGuarantee } from '#suppliers/price-guarantee.ts';

/** What every offer says; a product adds what was bought and what its price is made of. */
type Offer = {
  readonly price: { readonly total: Money };
  /** What the total earns at one mile for a dollar. */
  readonly miles: number;
  readonly cancellation: CancelTerms;
  /** Null or left out where the supplier promises nothing: its price may change until it is reserved. */
  readonly guarantee?: PriceGuarantee | null;
};
/** `product` says whose `request` and `offer` they are, wherever they go. */
export type Sale = {
  readonly product: Product;
  readonly request: { readonly locale: Locale };
  readonly offer: Offer;
};
export type Ask<S extends Sale = Sale> = Pick<S, 'product' | 'request'>;

/** `totalMinor`: what is charged, with the premiums of `protections`. */
type Terms = {
  readonly quoteId: QuoteId;
  readonly checkoutId: CheckoutId;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly expiresAt: Instant;
  readonly termsVersion: string;
  readonly snapshotHash: string;
  /** Those that were bought with it or declined; of the others none was chosen. */
  readonly protections: readonly QuotedProtection[];
};
/** A sale held until an instant, with the terms that are agreed to with it. */
export type Quote<S extends Sale = Sale> = S & Terms;

/**
 * `alternatives`: the product's search results that are most similar to it. `premiumMinor`: of the old total,
 * what was for protections; left out for nothing.
 */
export type StoredPriceChange = {
  readonly oldTotalMinor: number;
  readonly newTotalMinor: number;
  readonly premiumMinor?: number;
  readonly alternatives: readonly object[];
};

/** What its supplier is paid; premiums are beside it. */
export const totalOf = ({ offer }: Sale): Money => offer.price.total;
