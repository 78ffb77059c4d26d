/** What watching a price needs from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { WatchedTrip, WatchInput } from '@sojourn/contract/watches.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Capability } from '@sojourn/domain/tenants/tenant.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { CallContext } from '#suppliers/outcome.ts';

/** `facts`: the product's own, stored with the watch. */
type Watched<I extends WatchInput = WatchInput, F extends object = object> = {
  readonly input: I;
  readonly facts: F;
};
/** In minor units of US dollars; null: nobody sells it. */
export type WatchedPrice = number | null;
type ShownWatch = Pick<WatchedTrip, 'title' | 'detail' | 'art' | 'startsOn' | 'endsOn'>;

export type Watching<I extends WatchInput = WatchInput, F extends object = object> = {
  /** Refuses what can't be searched, NotFound, and SuppliersUnavailable. */
  begin(
    input: I,
    context: CallContext,
  ): Promise<{ readonly facts: F; readonly endsAt: Instant; readonly priceMinor: WatchedPrice }>;
  shown(watched: Watched<I, F>, locale: 'en' | 'fr'): ShownWatch;
  priceNow(watched: Watched<I, F>, context: CallContext): Promise<WatchedPrice | 'unanswered'>;
};

export type WatchProduct = {
  readonly kind: Product;
  readonly capability: Capability;
  readonly can: { readonly watch?: Watching };
};
export type WatchProducts = { readonly [P in Product]: WatchProduct };
