import type { BookingId } from '@sojourn/domain/ids.ts';
import { TRIPS_KEY, tripKey } from '@sojourn/portal/features/trips/use-trips.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Position = { readonly lat: number; readonly lon: number };
const WAIT_MS = 4_000;

/** Where the traveler waits, if they show it; null otherwise. */
const whereTheyWait = (): Promise<Position | null> =>
  new Promise((answer) => {
    if (!('geolocation' in navigator)) return answer(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lon: coords.longitude }),
      () => answer(null),
      { timeout: WAIT_MS, maximumAge: 60_000 },
    );
  });

/** "The driver didn't come": opens a case. */
export function useReportMissing(bookingId: BookingId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (showsPlace: boolean) =>
      api.reportDriverMissing({
        params: { bookingId },
        input: { position: showsPlace ? await whereTheyWait() : null },
      }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: tripKey(bookingId) });
      await queries.invalidateQueries({ queryKey: TRIPS_KEY });
    },
  });
}
