/** What a search of homes asks and answers. */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { CapOfPlaces } from '@sojourn/domain/policy/trip-rules.ts';
import type { GeoBox } from '@sojourn/geography/types.ts';
import type { Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import type { HomeAmenity, HomeKind, HomeSort } from '@sojourn/products/home/rules/home.ts';
import type { Party } from '@sojourn/products/home/rules/party.ts';
import type { SoldNights } from '../nights.ts';

/** Of the average night, before fees and taxes; null for any price. */
export type HomeCaps = {
  readonly nightlyMaxMinor: number | null;
  /** Instead of `nightlyMaxMinor`, by the city of the home. */
  readonly placeCaps?: readonly CapOfPlaces[] | undefined;
  /** By row, what comparable homes allow it to cost. */
  readonly marketMax?: ReadonlyMap<number, number> | undefined;
};

/** An empty list or 0 asks for nothing; `mostMinor` null has no end. */
export type HomeFilters = {
  readonly kinds: readonly HomeKind[];
  readonly bedrooms: number;
  readonly beds: number;
  readonly baths: number;
  readonly dogs: boolean;
  readonly cats: boolean;
  /** A home has all of them. */
  readonly amenities: readonly HomeAmenity[];
  readonly booking: 'instant' | 'request' | null;
  readonly freeCancellation: boolean;
  readonly guestFavorites: boolean;
  /** A company's rules: what keeps them is counted, and `inPolicyOnly` leaves nothing else. */
  readonly policy: HomeCaps | null;
  readonly inPolicyOnly: boolean;
  readonly leastMinor: number;
  readonly mostMinor: number | null;
};

export type HomeQuery = {
  readonly box: GeoBox;
  readonly stay: Stay;
  readonly party: Party;
  readonly filters: HomeFilters;
  readonly sort: HomeSort;
  /** Only the homes of this one of HOME_SELLERS. */
  readonly seller?: number;
  /** Only these homes. */
  readonly rows?: ReadonlySet<number> | undefined;
  /** The first so many by the sort. */
  readonly top: number;
};

export type HomeMarketState = { readonly now: Instant; readonly sold: SoldNights };

/** Of each option, the homes that there would be if it were chosen beside all other filters. */
type HomeFacets = {
  /** By index in HOME_KINDS. */
  readonly kinds: readonly number[];
  /** By how many at least: 0, 1, 2, 3. */
  readonly bedrooms: readonly number[];
  readonly beds: readonly number[];
  readonly baths: readonly number[];
  readonly dogs: number;
  readonly cats: number;
  /** By index in HOME_AMENITIES: those that have it too. */
  readonly amenities: readonly number[];
  readonly instant: number;
  readonly request: number;
  readonly freeCancellation: number;
  readonly guestFavorites: number;
  readonly inPolicy: number;
  /** By steps of `stepMinor`, the last without an end. */
  readonly totals: { readonly stepMinor: number; readonly counts: readonly number[] };
};

export type HomesFound = {
  /** Free for the whole stay, and what all filters leave. */
  readonly total: number;
  /** Free for the stay and with room for the party, whatever the filters. */
  readonly fits: number;
  /** `rank`: the lower the better, comparable between sellers. */
  readonly homes: readonly { readonly row: number; readonly totalMinor: number; readonly rank: number }[];
  readonly facets: HomeFacets;
};
