import { DisruptionNotice } from '#shared/disruption/disruption-notice.tsx';
import type { useUpcomingTrips } from './use-upcoming-trips.ts';

type Trips = NonNullable<ReturnType<typeof useUpcomingTrips>['data']>;

export default function DisruptedTrips({ trips }: { readonly trips: Trips }) {
  return (
    <div className="home-alerts">
      {trips.map((trip) => (
        <DisruptionNotice key={trip.bookingId} trip={trip} name={trip.title} />
      ))}
    </div>
  );
}
