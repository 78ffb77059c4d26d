/** The filters that are on, each with its words and with what is left when it is taken away. */

import { money } from '@sojourn/domain/money.ts';
import { loyaltyProgramName } from '@sojourn/domain/products/hotel/loyalty-programs.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import type { ResultsFilters } from '@sojourn/web/products/hotel/search/results-url.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { AppliedFilter } from '#shared/results/applied-filters.tsx';

type Applied = AppliedFilter<ResultsFilters>;

const dollars = (amount: number, locale: Locale): string =>
  formatMoney(money(amount * 100), locale, { cents: 'never' });

function priceLabel({ priceMin, priceMax }: ResultsFilters, locale: Locale): TextRef | undefined {
  if (priceMin !== undefined && priceMax !== undefined) {
    return textRef('hotelResults.chip.price', {
      from: dollars(priceMin, locale),
      to: dollars(priceMax, locale),
    });
  }
  if (priceMin !== undefined)
    return textRef('hotelResults.chip.priceFrom', { from: dollars(priceMin, locale) });
  return priceMax === undefined
    ? undefined
    : textRef('hotelResults.chip.priceTo', { to: dollars(priceMax, locale) });
}

/** "3 to 5 stars" when they follow each other, else each named. */
function starsLabel(stars: readonly number[]): TextRef {
  const [first = 0, last = 0] = [stars[0], stars.at(-1)];
  if (stars.length > 1 && last - first === stars.length - 1) {
    return textRef('hotelResults.chip.starsRange', { from: first, to: last });
  }
  return stars.length === 1
    ? textRef('hotelResults.chip.stars', { stars: first })
    : textRef('hotelResults.chip.starsList', { list: stars.join(', ') });
}

export function appliedFilters(filters: ResultsFilters, locale: Locale): readonly Applied[] {
  const { priceMin: _min, priceMax: _max, ...anyPrice } = filters;
  const price = priceLabel(filters, locale);
  const flag = (
    on: boolean,
    key: 'freeCancellation' | 'fourthNight' | 'breakfast' | 'inPolicy',
    label: TextRef,
  ): Applied[] => (on ? [{ key, label, without: { ...filters, [key]: false } }] : []);
  const each = <Item extends string>(
    key: 'amenities' | 'collections' | 'programs',
    items: readonly Item[],
    label: (item: Item) => TextRef,
  ) =>
    items.map(
      (item): Applied => ({
        key: `${key}:${item}`,
        label: label(item),
        without: { ...filters, [key]: items.filter((other) => other !== item) },
      }),
    );
  return [
    ...(price ? [{ key: 'price', label: price, without: anyPrice }] : []),
    ...(filters.stars.length > 0
      ? [{ key: 'stars', label: starsLabel(filters.stars), without: { ...filters, stars: [] } }]
      : []),
    ...(filters.rating > 0
      ? [
          {
            key: 'rating',
            label: textRef('hotelResults.chip.rating', { rating: filters.rating }),
            without: { ...filters, rating: 0 },
          },
        ]
      : []),
    ...flag(filters.inPolicy, 'inPolicy', textRef('policy.facet.inPolicy')),
    ...flag(filters.freeCancellation, 'freeCancellation', textRef('hotelResults.facet.freeCancellation')),
    ...flag(filters.fourthNight, 'fourthNight', textRef('hotelResults.facet.fourthNight')),
    ...flag(filters.breakfast, 'breakfast', textRef('hotelResults.facet.breakfast')),
    ...each('collections', filters.collections, (item) => textRef(`hotelResults.collection.${item}`)),
    ...each('amenities', filters.amenities, (item) => textRef(`hotelResults.amenity.${item}`)),
    ...each('programs', filters.programs, (item) =>
      textRef('hotelResults.chip.program', { program: loyaltyProgramName(item) }),
    ),
  ];
}
