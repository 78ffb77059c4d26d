/** Where the search card leads; loaded once somebody searches, as it knows all filters of the results. */
import { tidyFilters } from '@sojourn/web/search/filters.ts';
import { printResultsUrl } from '#hotel/parts/search/results-url.ts';
import type { StayFormAnswer } from '#hotel/parts/search-form/use-stay-form.ts';
import { printStayPlace, STAY_PATH, stayOfPlace } from '#hotel/parts/stay-place.ts';
import type { Collection } from '#hotel/rules/stay.ts';

type Chosen = { readonly freeCancellation: boolean; readonly isCollection: boolean };

/** A hotel that was named outright opens at once; anything else is a list. */
export function stayAddress({ place, stay }: StayFormAnswer, { freeCancellation, isCollection }: Chosen) {
  const stayId = stayOfPlace(place.id);
  if (stayId) return { to: STAY_PATH, search: printStayPlace({ ...stay, stayId, source: 'home' }) } as const;
  const collections: Collection[] = isCollection ? ['Premier', 'Lifestyle'] : [];
  const filters = tidyFilters({ freeCancellation, collections });
  const url = { ...stay, place: place.id, box: undefined, filters, mayUsePreferences: true } as const;
  const list = { ...url, sort: 'MostRecommended', view: 'list', stay: undefined, page: 1 } as const;
  return { to: '/stays', search: printResultsUrl(list) } as const;
}
