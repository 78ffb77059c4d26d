import { usePlace } from '@sojourn/portal/shared/search/use-place.ts';
import { useEffect } from 'react';
import type { FlightResults } from '../results/use-flight-results.ts';
import { type FlightUrl, printFlightUrl } from '../search/flight-url.ts';
import { saveFlightSearch } from '../search/save-flight-search.ts';
import type { CityNames } from './use-city-names.ts';

/** Keeps the search, once it has found something, for "Pick up where you left off". */
export function useSavedSearch(url: FlightUrl, cities: CityNames, { page, isDone }: FlightResults): void {
  const { data: place } = usePlace(cities.destinationId);
  const found = page?.total;
  useEffect(() => {
    if (!place || !found || !isDone) return;
    saveFlightSearch({ search: printFlightUrl(url), cities: cities.route, art: place.art, found });
  }, [place, found, isDone, url, cities]);
}
