/**
 * Listings are what products sell that is a place too, such as hotels: found by name, and shown without
 * dates. Suppliers give them; one that doesn't has none.
 */

import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Art } from '@sojourn/geography/city-art.ts';
import type { HotelName } from '@sojourn/geography/place-entries.ts';
import type { GeoPoint } from '@sojourn/geography/types.ts';

type Listing = {
  readonly name: string;
  readonly stars: number;
  readonly neighbourhood: string;
  readonly city: string;
  /** `city:lisbon-pt` */
  readonly cityPlaceId: string;
  readonly position: GeoPoint;
  readonly art: Art;
};

export type Listings = {
  /** Each that's sold, with the id of a city of the geography. */
  readonly names: () => Iterable<HotelName>;
  /** Null for what nobody sells, or says nothing of. */
  readonly facts: (id: string, locale: Locale) => Listing | null;
};

export const NO_LISTINGS: Listings = { names: () => [], facts: () => null };
