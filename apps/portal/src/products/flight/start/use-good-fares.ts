import { api } from '@sojourn/web/api/api.ts';
import { useFlightPreferences } from '@sojourn/web/preferences/use-preferences.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { cityOf, useAirport } from '@sojourn/web/search/use-airport.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readFlightDraft } from '#products/flight/search/flight-draft.ts';
import { filtersOfPreferences } from '#products/flight/search/preferred-filters.ts';
import { savedFlightSearches } from '#products/flight/search/saved-searches.ts';

const FRESH_MS = 10 * 60_000;

/**
 * Where a person flies from: what they choose here, else their home airport, else their last search's, else
 * `fallback`.
 */
export function useFlyingFrom(fallback: string | null = null) {
  const today = useToday();
  const preferences = useFlightPreferences();
  const [chosen, choose] = useState<string>();
  const [last] = savedFlightSearches(today);
  const known = preferences?.homeAirport?.id.code ?? (last && readFlightDraft(last.search).legs[0]?.origin);
  const own = chosen ?? (preferences ? known : undefined);
  const code = own ?? (preferences && fallback !== null ? fallback : undefined);
  const place = useAirport(code);
  return {
    code,
    choose,
    /** The code alone until its name is known. */
    city: place ? cityOf(place) : (code ?? ''),
    isKnown: preferences !== undefined,
    /** The fallback's, not the person's own. */
    isFallback: own === undefined && code !== undefined,
  };
}

/** Good fares from a place under the saved preferences, as a search by the same preferences finds them. */
export function useGoodFares(origin: string | undefined) {
  const locale = useLocale();
  const preferences = useFlightPreferences();
  const filters = useMemo(() => (preferences ? filtersOfPreferences(preferences) : undefined), [preferences]);
  const query = useQuery({
    queryKey: ['good-fares', origin, filters, locale],
    queryFn: ({ signal }) =>
      api.listGoodFares({ input: { origin: origin ?? '', filters: filters ?? {}, locale } }, { signal }),
    enabled: origin !== undefined && filters !== undefined,
    staleTime: ({ state }) => (state.data?.isPartial ? 0 : FRESH_MS),
    retry: false,
  });
  return { ...query, filters: filters ?? {} };
}
