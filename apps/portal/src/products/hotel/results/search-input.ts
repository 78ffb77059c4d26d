/** What a results page asks the server, from its URL. */
import type { StayFilters, StaySearch } from '@sojourn/contract/products/hotel/stay-search.ts';
import {
  type ResultsFilters,
  type ResultsUrl,
  showsFavorites,
} from '@sojourn/web/products/hotel/search/results-url.ts';
import { wireRooms } from '@sojourn/web/products/hotel/search/stay-criteria.ts';

export const PAGE_SIZE = 25;
/** The most that one answer holds; more pages are asked for apart. */
export const ANSWER_MAX = 50;

/** Everything but which part of the list. */
export type SearchQuestion = Omit<StaySearch, 'offset' | 'limit' | 'locale'>;

const CENTS = 100;

function wireFilters(
  filters: ResultsFilters,
  stayIds: readonly string[] | undefined,
  policy: StayFilters['policy'],
): StayFilters {
  const { priceMin, priceMax, stars, rating, amenities, collections, programs } = filters;
  return {
    ...(filters.freeCancellation && { freeCancellation: true }),
    ...(filters.fourthNight && { fourthNightFree: true }),
    ...(filters.breakfast && { breakfastIncluded: true }),
    ...(priceMin !== undefined && { nightlyMinMinor: priceMin * CENTS }),
    // A price of $390.40 is shown as $390, so it belongs to "up to $390".
    ...(priceMax !== undefined && { nightlyMaxMinor: priceMax * CENTS + CENTS / 2 - 1 }),
    ...(stars.length > 0 && { stars: [...stars] }),
    ...(rating > 0 && { ratingMin: rating * 10 }),
    ...(amenities.length > 0 && { amenities: [...amenities] }),
    ...(collections.length > 0 && { collections: [...collections] }),
    ...(programs.length > 0 && { loyaltyPrograms: [...programs] }),
    ...(policy && { policy, inPolicyOnly: filters.inPolicy }),
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

/** Searches for the same stays: only filters or sort differ, so the old results can stay until the new. */
export const isSameStay = (a: SearchQuestion, b: SearchQuestion): boolean =>
  JSON.stringify([a.area, a.checkIn, a.checkOut, a.rooms]) ===
  JSON.stringify([b.area, b.checkIn, b.checkOut, b.rooms]);
