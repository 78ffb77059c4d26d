/** What the search module is handed. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Actor } from '@sojourn/server/context.ts';
import type { MarketFreezer } from '@sojourn/server/modules/companies/policy/market/freeze-prices.ts';
import type { StoredTier } from '@sojourn/server/modules/companies/policy/store.ts';
import type { Places } from '@sojourn/server/modules/selling/locations/places.ts';
import type { HotelSupplier } from '../supplier.ts';

export type SearchDeps = {
  readonly clock: Clock;
  readonly suppliers: readonly HotelSupplier[];
  readonly places: Places;
  /** Miles per dollar of the customer's first rewards account; null without one. */
  readonly earnMultiplier: (actor: Actor) => Promise<number | null>;
  /** Null for a traveler whom no policy restricts. */
  readonly tierOf: (actor: Actor) => Promise<Pick<StoredTier, 'rules' | 'zone'> | null>;
  readonly marketFreezer: MarketFreezer;
  /** What a supplier is waited for. */
  readonly limits: { readonly supplierMs: number };
  readonly log: { readonly warn: (details: object, text: string) => void };
};
