import type { TripCard } from '@sojourn/contract/trips.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useProductOf } from '#shared/product/use-products.ts';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import { upcomingTrips } from './upcoming-view.ts';

/** Trips ahead, soonest first, each with the words for while it waits. */
export function useUpcomingTrips() {
  const isAgent = useIsAgent();
  const productOf = useProductOf();
  const upcomingOf = (trip: TripCard) => {
    const { upcoming, pending } = productOf(trip).home.get();
    return { ...upcoming(trip), pending, disruption: trip.disruption };
  };
  return useQuery({
    queryKey: ['trips', 'upcoming'],
    queryFn: ({ signal }) => api.listTrips({ query: { view: 'upcoming' } }, { signal }),
    enabled: !isAgent,
    select: ({ trips }) =>
      upcomingTrips(
        trips.filter(({ time }) => time !== 'Canceled'),
        upcomingOf,
      ),
  });
}
