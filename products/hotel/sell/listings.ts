/** The hotels of all suppliers as places that have a name. */
import type { Listings } from '@sojourn/server/modules/selling/locations/listings.ts';
import type { HotelSupplier } from './supplier.ts';

type Telling = Pick<HotelSupplier, 'sells' | 'names' | 'facts'>;

export const listingsOf = (suppliers: readonly Telling[]): Listings => ({
  names: function* () {
    for (const { names } of suppliers) if (names) yield* names();
  },
  facts: (stayId, locale) => suppliers.find(({ sells }) => sells(stayId))?.facts?.(stayId, locale) ?? null,
});
