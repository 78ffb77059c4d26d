/** A supplier's promise to sell at the price it quoted. */
import type { Instant } from '@sojourn/domain/dates.ts';

/** `id`: the supplier's own, passed back with the next price and with the reservation. */
export type PriceGuarantee = { readonly id: string; readonly until: Instant };

/** What a priced offer carries; null where the supplier promises nothing and its price may change. */
export type Guaranteed = { readonly guarantee: PriceGuarantee | null };
