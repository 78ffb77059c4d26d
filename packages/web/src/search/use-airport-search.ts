import type { PlaceSuggestion } from '@sojourn/contract/locations.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiOf } from '../api/use-channel.ts';
import { useLocale } from '../text/locale.tsx';

const FRESH = 5 * 60_000;

type AirportSearch = {
  /** Airports and cities that have several, by category; none after a failure (A §8). */
  readonly categories: readonly {
    readonly kind: PlaceSuggestion['kind'];
    readonly places: readonly PlaceSuggestion[];
  }[];
  readonly loading: boolean;
  /** They answer an earlier text. */
  readonly stale: boolean;
};

const NONE: AirportSearch['categories'] = [];

/** Suggestions for a text that has rested (A §7: POST of a LocationQuery); popular ones for none. */
export function useAirportSearch(text: string, isOffered = false): AirportSearch {
  const locale = useLocale();
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['airports', text, locale],
    queryFn: ({ signal, client }) =>
      apiOf(client).searchLocations(
        { input: { LocationQuery: { label: 'airport', text }, locale } },
        { signal },
      ),
    enabled: text.length > 0 || isOffered,
    placeholderData: text ? keepPreviousData : undefined,
    staleTime: FRESH,
  });
  return {
    categories: (text || isOffered) && !isError ? (data?.categories ?? NONE) : NONE,
    loading: isFetching,
    stale: isFetching && (isPlaceholderData || data === undefined),
  };
}
