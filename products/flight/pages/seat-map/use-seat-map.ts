import type { BookingId } from '@sojourn/domain/ids.ts';
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import type { SeatMap } from '#flight/wire/seat-map.ts';

export type SeatQuestion = ChosenSlice & {
  readonly segment: number;
  readonly passengers: PassengerCounts;
  /** Of a trip that's booked: its own seats are free to it. */
  readonly booked?: { readonly bookingId: BookingId; readonly slice: number };
};

/** Seats go by the minute: a cabin is asked for anew whenever it is opened. */
const FRESH_MS = 15_000;

const seatMapQuery = ({ sliceId, fareClass, segment, passengers, booked }: SeatQuestion) =>
  queryOptions<SeatMap>({
    queryKey: ['seat-map', sliceId, segment, fareClass, passengers, booked?.bookingId] as const,
    queryFn: ({ signal, client }) =>
      booked
        ? apiOf(client).getBookedSeatMap(
            { params: { bookingId: booked.bookingId }, input: { slice: booked.slice, segment } },
            { signal },
          )
        : apiOf(client).getSeatMap({ input: { sliceId, fareClass, segment, passengers } }, { signal }),
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
