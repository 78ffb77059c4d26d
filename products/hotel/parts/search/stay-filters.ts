/** The filters of a search for stays: how its address spells them, and what their chips say. */
import type { Locale } from '@sojourn/ui/formats.ts';
import { codes, type FilterTable, flag, list, one } from '@sojourn/web/search/filters.ts';
import { type PriceSpan, priceSpan } from '@sojourn/web/search/price-span.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { loyaltyProgramName } from '#hotel/rules/loyalty-programs.ts';
import { AMENITIES, type Amenity, COLLECTIONS, type Collection } from '#hotel/rules/stay.ts';

export type ResultsFilters = {
  readonly price?: PriceSpan;
  readonly stars?: number[];
  /** 7, 8 or 9 of 10. */
  readonly rating?: number;
  /** Only what keeps the company's policy. */
  readonly inPolicyOnly?: boolean;
  readonly freeCancellation?: boolean;
  readonly fourthNightFree?: boolean;
  readonly breakfastIncluded?: boolean;
  readonly collections?: Collection[];
  readonly amenities?: Amenity[];
  readonly loyaltyPrograms?: string[];
};
type Names = { readonly locale: Locale };

/** "3 to 5 stars" when they follow each other, else each named. */
function starsLabel(stars: readonly number[]): TextRef {
  const [first = 0, last = 0] = [stars[0], stars.at(-1)];
  if (stars.length === 1) return textRef('hotelResults.chip.stars', { stars: first });
  if (last - first === stars.length - 1)
    return textRef('hotelResults.chip.starsRange', { from: first, to: last });
  return textRef('hotelResults.chip.starsList', { list: stars.join(', ') });
}

export const STAY_FILTERS = {
  /** A night. */
  price: priceSpan('price', 'hotelResults'),
  stars: list('stars', [1, 2, 3, 4, 5] as number[], (stars) => starsLabel([stars]), { together: starsLabel }),
  rating: one('rating', [7, 8, 9] as number[], (rating) => textRef('hotelResults.chip.rating', { rating })),
  inPolicyOnly: flag('policy', textRef('policy.facet.inPolicy')),
  freeCancellation: flag('free', textRef('hotelResults.facet.freeCancellation')),
  fourthNightFree: flag('night', textRef('hotelResults.facet.fourthNight')),
  breakfastIncluded: flag('breakfast', textRef('hotelResults.facet.breakfast')),
  collections: list('collections', COLLECTIONS, (item) => textRef(`hotelResults.collection.${item}`)),
  amenities: list('amenities', AMENITIES, (item) => textRef(`hotelResults.amenity.${item}`)),
  loyaltyPrograms: codes('programs', /^[A-Z0-9]{3}$/, (code) =>
    textRef('hotelResults.chip.program', { program: loyaltyProgramName(code) }),
  ),
} satisfies FilterTable<ResultsFilters, Names>;
