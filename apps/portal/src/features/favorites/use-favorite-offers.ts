/**
 * What each favorite costs for the dates: one search of the whole world for at most fifty stays at a time.
 */

import { api } from '@sojourn/web/api/api.ts';
import { type StayDatesAndGuests, wireRooms } from '@sojourn/web/search/stay-criteria.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useQueries } from '@tanstack/react-query';
import { type FavoriteOffer, offerOf, readAnswer } from './favorite-offer.ts';

/** The most stays that one answer holds. */
const AT_ONCE = 50;
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

export function useFavoriteOffers(
  stayIds: readonly string[],
  when: StayDatesAndGuests,
): (stayId: string) => FavoriteOffer {
  const locale = useLocale();
  const parts = Array.from({ length: Math.ceil(stayIds.length / AT_ONCE) }, (_, part) =>
    stayIds.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const { checkIn, checkOut } = when;
  const rooms = wireRooms(when.rooms);
  const answers = useQueries({
    queries: parts.map((ids) => {
      const question = { checkIn, checkOut, rooms, area: { box: WORLD }, filters: { stayIds: ids } };
      return {
        queryKey: ['favorite-offers', question, locale],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          readAnswer(api.searchStays({ input: { ...question, limit: AT_ONCE, locale } }, { signal })),
        staleTime: 3 * 60_000,
      };
    }),
  });
  return (stayId) => {
    const answer = answers[parts.findIndex((ids) => ids.includes(stayId))];
    return offerOf(stayId, answer?.data, answer?.isError ?? false);
  };
}
