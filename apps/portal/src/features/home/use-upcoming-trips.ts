import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import { upcomingTrips } from './upcoming-view.ts';

/** Trips ahead, soonest first. */
export function useUpcomingTrips() {
  return useQuery({
    queryKey: ['trips', 'upcoming'],
    queryFn: ({ signal }) => api.listTrips({ query: { view: 'upcoming' } }, { signal }),
    select: ({ trips }) => upcomingTrips(trips),
  });
}
