import type { SeatMap } from '@sojourn/contract/products/flight/flight-search.ts';
import type { ChosenSlice } from '@sojourn/contract/products/flight/flights.ts';
import type { PassengerCounts } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';

export type SeatQuestion = ChosenSlice & { readonly segment: number; readonly passengers: PassengerCounts };

/** Seats go by the minute: a cabin is asked for anew whenever it is opened. */
const FRESH_MS = 15_000;

const seatMapQuery = ({ sliceId, fareClass, segment, passengers }: SeatQuestion) =>
  queryOptions<SeatMap>({
    queryKey: ['seat-map', sliceId, segment, fareClass, passengers] as const,
    queryFn: ({ signal, client }) =>
      apiOf(client).getSeatMap({ input: { sliceId, fareClass, segment, passengers } }, { signal }),
    staleTime: FRESH_MS,
  });

/** The cabins of a trip in order, each fetched once it is `wanted`. */
export const useSeatMaps = (questions: readonly SeatQuestion[], wanted: (index: number) => boolean) =>
  useQueries({
    queries: questions.map((question, index) => ({ ...seatMapQuery(question), enabled: wanted(index) })),
  });

/** After a seat was lost to somebody else. */
export const useForgetSeatMaps = (): (() => void) => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['seat-map'] });
};
