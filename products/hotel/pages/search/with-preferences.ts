/** What saved preferences come to as the filters that a stay search begins with (A §2.7, §4). */
import type { HotelPreferences } from '@sojourn/contract/preferences.ts';
import { areHotelChoicesSet } from '@sojourn/domain/preferences/hotel-choices.ts';
import { tidyFilters } from '@sojourn/web/search/filters.ts';
import { type ResultsUrl, showsFavorites } from '#hotel/parts/search/results-url.ts';
import type { ResultsFilters } from '#hotel/parts/search/stay-filters.ts';
import { AMENITIES } from '#hotel/rules/stay.ts';

const defaultFilters = (preferences: HotelPreferences): ResultsFilters =>
  tidyFilters({
    freeCancellation: preferences.freeCancellationOnly,
    stars: [...preferences.starRatings],
    amenities: AMENITIES.filter((amenity) => preferences.amenities.includes(amenity)),
  });

type StartedFrom = { readonly url: ResultsUrl; readonly fromPreferences: boolean };

/**
 * The search as it is asked: by the filters of the URL, or where it names none, by the preferences; favorites
 * are all shown.
 */
export function withPreferences(url: ResultsUrl, preferences: HotelPreferences | undefined): StartedFrom {
  const mayBegin = url.mayUsePreferences && !showsFavorites(url);
  if (!mayBegin || !preferences || !areHotelChoicesSet(preferences)) {
    return { url, fromPreferences: false };
  }
  return { url: { ...url, filters: defaultFilters(preferences) }, fromPreferences: true };
}
