/** What predicting a price needs from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { WatchInput } from '@sojourn/contract/watches.ts';
import type { ObservedPrice, RouteBand } from '@sojourn/domain/predictions/observed.ts';
import type { Capability } from '@sojourn/domain/tenants/tenant.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { CallContext } from '#suppliers/outcome.ts';

export type Predicting<I extends WatchInput = WatchInput> = {
  /** Null for what isn't predicted. Days since 1970. */
  about(input: I): { readonly band: RouteBand; readonly departsOn: number } | null;
  /** The last days' prices as a customer could have seen them, today's last. */
  pastPrices(input: I, context: CallContext): Promise<readonly ObservedPrice[] | 'unanswered'>;
  /** The searches to learn from today. */
  samples(): readonly I[];
};
export type PredictionProduct = {
  readonly kind: Product;
  readonly capability: Capability;
  readonly can: { readonly predict?: Predicting };
};
export type PredictionProducts = { readonly [P in Product]: PredictionProduct };
