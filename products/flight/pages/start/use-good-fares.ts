import { api } from '@sojourn/web/api/api.ts';
import { useFlightPreferences } from '@sojourn/web/preferences/use-preferences.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { cityOf, useAirport } from '@sojourn/web/search/use-airport.ts';
import { readStored, store } from '@sojourn/web/storage.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readFlightDraft } from '../search/flight-draft.ts';
import { filtersOfPreferences } from '../search/preferred-filters.ts';
import { savedFlightSearches } from '../search/saved-searches.ts';

const FRESH_MS = 10 * 60_000;

/** The airport that was chosen in this tab, the same on each page that has deals. */
const CHOSEN_KEY = 'flying-from';
const isCode = (value: string | null): value is string => /^[A-Z]{3}$/.test(value ?? '');
const readChosen = (): string | undefined => {
  const stored = readStored('session', CHOSEN_KEY);
  return isCode(stored) ? stored : undefined;
};

/**
 * Where a person flies from: what they chose in this tab, else their home airport, else their last search's,
 * else the brand's.
 */
export function useFlyingFrom() {
  const today = useToday();
  const fallback = useTenant().defaultAirport;
  const preferences = useFlightPreferences();
  const [chosen, setChosen] = useState(readChosen);
  const choose = (next: string): void => {
    store('session', CHOSEN_KEY, next);
    setChosen(next);
  };
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
