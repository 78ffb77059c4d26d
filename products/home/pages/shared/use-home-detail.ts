import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { HomePlace } from '../search/home-place.ts';

const FRESH_MS = 60_000;

/**
 * A home's facts, and what works for dates and a party; nothing is fetched without a place. `withLast`:
 * until other dates are answered the last ones' answer stays.
 */
export function useHomeDetail(place: HomePlace | null, withLast = false) {
  const locale = useLocale();
  const query = place && {
    homeId: place.homeId,
    checkIn: place.checkIn,
    checkOut: place.checkOut,
    party: place.party,
  };
  return useQuery({
    queryKey: ['home', query, locale],
    queryFn: query ? ({ signal }) => api.getHome({ input: { ...query, locale } }, { signal }) : skipToken,
    placeholderData: withLast ? keepPreviousData : undefined,
    staleTime: FRESH_MS,
  });
}
