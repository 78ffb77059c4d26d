/** What protections that are sold with a booking need to know of it; each product's `covered` says it. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { Changeable } from '@sojourn/domain/protections/change-cost.ts';
import type { FlownSale } from '@sojourn/domain/protections/disruption-risk.ts';
import type { Product } from '@sojourn/products/product-list.ts';

/** What is protected of a sale; amounts in minor units for all travelers or rooms together. */
export type CoveredSale = {
  readonly product: Product;
  readonly currency: Currency;
  readonly baseMinor: number;
  readonly taxesMinor: number;
  /** The whole price: with extras, which no protection covers. */
  readonly totalMinor: number;
  /** Travelers or rooms. */
  readonly travelers: number;
  readonly per: 'perTraveler' | 'perRoom';
  /** The first departure, or the check-in time. */
  readonly startsAt: Instant;
  /** The arrival of the last flight, or the check-out time. */
  readonly endsAt: Instant;
  /** Whether one airline issues all tickets, so that it can owe a credit for all of them. */
  readonly hasOneAirline: boolean;
  /** What a change of it costs; left out where it can't be changed. */
  readonly change?: Changeable;
  /** What is flown; left out where nobody flies. */
  readonly flown?: FlownSale;
  /** What the fare or rate gives back anyway. */
  readonly cancellation: CancelTerms;
};
