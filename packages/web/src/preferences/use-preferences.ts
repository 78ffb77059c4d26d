/** Saved preferences, as what a search begins with; asked for once and again after they were saved. */
import { NO_FLIGHT_PREFERENCES, NO_HOTEL_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import type { FlightPreferences, HotelPreferences } from '@sojourn/contract/preferences.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiOf } from '../api/use-channel.ts';

/** A §9: what is cached lives six hours. */
const CACHE_MS = 21_600 * 1000;
/** A search does not wait for a second try. */
const ONCE = { staleTime: CACHE_MS, retry: false } as const;

type Ask = { readonly signal: AbortSignal; readonly client: QueryClient };

export const hotelPreferencesQuery = {
  queryKey: ['preferences', 'hotel'] as const,
  queryFn: async ({ signal, client }: Ask) =>
    (await apiOf(client).getHotelPreferences({}, { signal })).preferences,
  ...ONCE,
};
export const flightPreferencesQuery = {
  queryKey: ['preferences', 'flight'] as const,
  queryFn: async ({ signal, client }: Ask) =>
    (await apiOf(client).getFlightPreferences({}, { signal })).preferences,
  ...ONCE,
};

/**
 * Undefined until known, also after they were saved elsewhere; none when they cannot be had, so that a search
 * goes on without them.
 */
export function useHotelPreferences(): HotelPreferences | undefined {
  const { data, isError, isStale, isFetching } = useQuery(hotelPreferencesQuery);
  if (isStale && isFetching) return undefined;
  return isError ? NO_HOTEL_PREFERENCES : data;
}

/** As `useHotelPreferences`; `homeAirport.id.code` is where a search may begin. */
export function useFlightPreferences(): FlightPreferences | undefined {
  const { data, isError, isStale, isFetching } = useQuery(flightPreferencesQuery);
  if (isStale && isFetching) return undefined;
  return isError ? NO_FLIGHT_PREFERENCES : data;
}
