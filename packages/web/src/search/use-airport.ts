/** Airports and cities with several, by code, for names in fields and headings. */

import type { PlaceSuggestion } from '@sojourn/contract/locations.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { type QueryFunctionContext, useQueries, useQuery } from '@tanstack/react-query';
import { apiOf } from '../api/use-channel.ts';
import { type PortalLocale, useLocale } from '../text/locale.tsx';

const LONG = 60 * 60_000;

const airportQuery = (code: string | undefined, locale: PortalLocale) => ({
  queryKey: ['airport', code, locale] as const,
  queryFn: async ({ signal, client }: QueryFunctionContext): Promise<PlaceSuggestion | null> => {
    const input = { LocationQuery: { label: 'airport' as const, text: code ?? '' }, locale };
    const { categories } = await apiOf(client).searchLocations({ input }, { signal });
    const places = categories.flatMap((category) => category.places);
    return places.find((place) => place.code === code) ?? null;
  },
  enabled: code !== undefined,
  staleTime: LONG,
});

/** Null for a code that nobody knows, undefined while it is being asked for. */
export const useAirport = (code: string | undefined): PlaceSuggestion | null | undefined =>
  useQuery(airportQuery(code, useLocale())).data;

export function useAirports(codes: readonly string[]): ReadonlyMap<string, PlaceSuggestion> {
  const locale = useLocale();
  return useQueries({
    queries: codes.map((code) => airportQuery(code, locale)),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }, place) => (data ? [[itemAt(codes, place), data] as const] : []))),
  });
}

/** "Boston" of "Boston, Massachusetts, United States" or of an airport's own region. */
export const cityOf = (place: Pick<PlaceSuggestion, 'kind' | 'label' | 'region'>): string =>
  place.kind === 'city' ? place.label : (place.region.split(',')[0] ?? place.label);
