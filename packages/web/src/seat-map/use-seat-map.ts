import type { SeatMap } from '@sojourn/contract/flight-search.ts';
import type { ChosenSlice } from '@sojourn/contract/flights.ts';
import type { PassengerCounts } from '@sojourn/domain/flights/travelers.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api/api.ts';

export type SeatQuestion = ChosenSlice & { readonly segment: number; readonly passengers: PassengerCounts };

/** Seats go by the minute: a cabin is asked for anew whenever it is opened. */
const FRESH_MS = 15_000;

const seatMapQuery = ({ sliceId, fareClass, segment, passengers }: SeatQuestion) =>
  queryOptions<SeatMap>({
    queryKey: ['seat-map', sliceId, segment, fareClass, passengers] as const,
    queryFn: ({ signal }) =>
      api.getSeatMap({ input: { sliceId, fareClass, segment, passengers } }, { signal }),
    staleTime: FRESH_MS,
  });

/** The cabin of one flight; that of the next one is fetched along. */
export function useSeatMap(question: SeatQuestion, next: SeatQuestion | undefined) {
  const queries = useQueryClient();
  const shown = useQuery(seatMapQuery(question));
  const ahead = next && `${next.sliceId} ${next.segment}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each next flight
  useEffect(() => {
    if (next) void queries.prefetchQuery(seatMapQuery(next));
  }, [ahead]);
  return shown;
}

/** After a seat was lost to somebody else. */
export const useForgetSeatMaps = (): (() => void) => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['seat-map'] });
};
