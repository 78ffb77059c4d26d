/** The filters of a search for homes: how its address spells them, and what their chips say. */
import { formatCount, type Locale } from '@sojourn/ui/formats.ts';
import { type FilterTable, flag, list, one } from '@sojourn/web/search/filters.ts';
import { centsFrom, centsUpTo, type PriceSpan, priceSpan } from '@sojourn/web/search/price-span.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import {
  BOOKING_WAYS,
  type BookingWay,
  HOME_AMENITIES,
  HOME_KINDS,
  type HomeAmenity,
  type HomeKind,
} from '#home/rules/home.ts';
import type { WireHomeFilters } from '#home/wire/home-search.ts';

export type HomeFilters = {
  /** Only what keeps the company's policy. */
  readonly inPolicyOnly?: boolean;
  /** At least so many. */
  readonly bedrooms?: number;
  readonly beds?: number;
  /** In halves, so 3 is one and a half. */
  readonly halfBaths?: number;
  readonly dogs?: boolean;
  readonly cats?: boolean;
  readonly booking?: BookingWay;
  readonly freeCancellation?: boolean;
  readonly guestFavorites?: boolean;
  /** Of the whole stay. */
  readonly total?: PriceSpan;
  readonly kinds?: HomeKind[];
  readonly amenities?: HomeAmenity[];
};
type HomeFilterNames = { readonly locale: Locale };

/** Of bedrooms and beds, as `facets` counts them. */
export const AT_LEAST = [1, 2, 3] as const;
/** One, two and three. */
export const HALF_BATHS = [2, 4, 6] as const;

export const HOME_FILTERS = {
  inPolicyOnly: flag('policy', textRef('policy.facet.inPolicy')),
  bedrooms: one('bedrooms', AT_LEAST as readonly number[], (count) =>
    textRef('homeResults.chip.bedrooms', { count }),
  ),
  beds: one('beds', AT_LEAST as readonly number[], (count) => textRef('homeResults.chip.beds', { count })),
  halfBaths: one('baths', HALF_BATHS as readonly number[], (halves, { locale }: HomeFilterNames) =>
    textRef('homeResults.chip.baths', { count: formatCount(halves / 2, locale) }),
  ),
  dogs: flag('dogs', textRef('homeResults.facet.dogs')),
  cats: flag('cats', textRef('homeResults.facet.cats')),
  booking: one('booking', BOOKING_WAYS, (way) => textRef(`homes.booking.${way}`)),
  freeCancellation: flag('free', textRef('homeResults.facet.freeCancellation')),
  guestFavorites: flag('best', textRef('homeResults.facet.guestFavorites')),
  total: priceSpan('total', 'homeResults'),
  kinds: list('kinds', HOME_KINDS, (kind) => textRef(`homes.kind.${kind}`)),
  amenities: list('amenities', HOME_AMENITIES, (amenity) => textRef(`homes.amenity.${amenity}`)),
} satisfies FilterTable<HomeFilters, HomeFilterNames>;

type Policy = NonNullable<WireHomeFilters['policy']>;

/** As the server has them. A link of somebody with a policy may be opened by somebody without one. */
export function wireFilters(
  { total, inPolicyOnly = false, ...filters }: HomeFilters,
  policy: Policy | null,
): WireHomeFilters {
  return {
    ...filters,
    ...(total?.min !== undefined && { totalMinMinor: centsFrom(total.min) }),
    ...(total?.max !== undefined && { totalMaxMinor: centsUpTo(total.max) }),
    ...(policy && { policy, inPolicyOnly }),
  };
}
