/** What a results page asks the server, from its URL. */
import type { PagedSearch } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { api } from '@sojourn/web/api/api.ts';
import { centsFrom, centsUpTo } from '@sojourn/web/search/price-span.ts';
import { type ResultsUrl, showsFavorites } from '#hotel/parts/search/results-url.ts';
import { wireRooms } from '#hotel/parts/search/stay-criteria.ts';
import type { ResultsFilters } from '#hotel/parts/search/stay-filters.ts';
import type { StayCard, StayFilters, StaySearch, StaySearchEvent } from '#hotel/wire/stay-search.ts';

/** Everything but which part of the list. */
type SearchQuestion = Omit<StaySearch, 'offset' | 'limit' | 'locale'>;

function wireFilters(
  { price, rating, inPolicyOnly = false, ...filters }: ResultsFilters,
  stayIds: readonly string[] | undefined,
  policy: StayFilters['policy'],
): StayFilters {
  return {
    ...filters,
    ...(price?.min !== undefined && { nightlyMinMinor: centsFrom(price.min) }),
    ...(price?.max !== undefined && { nightlyMaxMinor: centsUpTo(price.max) }),
    ...(rating && { ratingMin: rating * 10 }),
    ...(policy && { policy, inPolicyOnly }),
    ...(stayIds && { stayIds: [...stayIds] }),
  };
}

/** Undefined while the URL names neither a place nor a box. */
export function questionOf(
  url: ResultsUrl,
  favoriteIds: readonly string[],
  policy?: StayFilters['policy'],
): SearchQuestion | undefined {
  const area = url.box ? { box: url.box } : url.place ? { place: url.place } : undefined;
  if (!area) return undefined;
  return {
    area,
    checkIn: url.checkIn,
    checkOut: url.checkOut,
    rooms: wireRooms(url.rooms),
    filters: wireFilters(url.filters, showsFavorites(url) ? favoriteIds : undefined, policy),
    sort: url.sort,
  };
}

type StayPage = Extract<StaySearchEvent, { type: 'page' }>;

const placeAndDates = ({ area, checkIn, checkOut, rooms }: SearchQuestion) =>
  JSON.stringify([area, checkIn, checkOut, rooms]);

export const STAY_SEARCH: PagedSearch<StayPage, SearchQuestion, StayCard> = {
  name: 'stays',
  ask: (question, part, locale, signal) =>
    api.searchStays({ input: { ...question, ...part, locale } }, { signal }),
  isSame: (a, b) => placeAndDates(a) === placeAndDates(b),
  itemsOf: ({ stays }) => stays,
  idOf: ({ stayId }) => stayId,
  pageSize: 25,
  answerMax: 50,
  isFirstShort: true,
};
