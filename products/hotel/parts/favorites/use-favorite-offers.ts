/**
 * What each favorite costs for the dates: one search of the whole world for at most fifty stays at a time.
 */
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { type QueryFunctionContext, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type StayDatesAndGuests, wireRooms } from '../search/stay-criteria.ts';
import { AT_ONCE, type FavoriteOffer, offerOf, readAnswer, WORLD, withMissing } from './favorite-offer.ts';

export type FavoriteOffers = {
  readonly offerOf: (stayId: string) => FavoriteOffer;
  /** For a stay that was not answered, with all that were asked for together. */
  readonly askAgain: (stayId: string) => void;
};

export function useFavoriteOffers(stayIds: readonly string[], when: StayDatesAndGuests): FavoriteOffers {
  const locale = useLocale();
  // What was asked for together stays together: a stay more or less asks for no other's price anew.
  const [parts, setParts] = useState(() => withMissing([], stayIds));
  const wanted = withMissing(parts, stayIds);
  if (wanted !== parts) setParts(wanted);
  const { checkIn, checkOut } = when;
  const rooms = wireRooms(when.rooms);
  const answers = useQueries({
    queries: parts.map((ids) => {
      const question = { checkIn, checkOut, rooms, area: { box: WORLD }, filters: { stayIds: [...ids] } };
      return {
        queryKey: ['favorite-offers', question, locale],
        queryFn: ({ signal, client }: QueryFunctionContext) => {
          const input = { ...question, limit: AT_ONCE, locale };
          return readAnswer(apiOf(client).searchStays({ input }, { signal }));
        },
        staleTime: 3 * 60_000,
      };
    }),
  });
  const answerOf = (stayId: string) => answers[parts.findIndex((ids) => ids.includes(stayId))];
  return {
    offerOf: (stayId) => {
      const answer = answerOf(stayId);
      return offerOf(stayId, answer?.data, answer?.isError ?? false);
    },
    askAgain: (stayId) => void answerOf(stayId)?.refetch(),
  };
}
