/** What the search module is handed. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { HotelWorld } from '@sojourn/market/hotel/world.ts';
import type { Places } from '#modules/locations/places.ts';
import type { MarketFreezer } from '#modules/policy/market/freeze-prices.ts';
import type { StoredTier } from '#modules/policy/store.ts';
import type { HotelSupplier } from '#products/hotel/supplier.ts';
import type { Actor } from '../../../context.ts';

export type SearchDeps = {
  readonly clock: Clock;
  readonly suppliers: readonly HotelSupplier[];
  readonly places: Places;
  /** For the drawn map and the picks of the home page. */
  readonly world: HotelWorld;
  /** Miles per dollar of the customer's first rewards account; null without one. */
  readonly earnMultiplier: (actor: Actor) => Promise<number | null>;
  /** Null for a traveler whom no policy restricts. */
  readonly tierOf: (actor: Actor) => Promise<Pick<StoredTier, 'rules' | 'zone'> | null>;
  readonly marketFreezer: MarketFreezer;
  /** What a supplier is waited for. */
  readonly limits: { readonly supplierMs: number };
  readonly log: { readonly warn: (details: object, text: string) => void };
};
