import { useClock } from '@sojourn/web/effects.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { fliesToday } from './flies-today.ts';

/** With its texts, which a trip needs on one day. */
const TodaysFlights = lazyPart(async () => {
  const [part] = await Promise.all([import('./todays-flights.tsx'), loadMessages('disruptions')]);
  return part;
});

export function TodaysPart({ trip }: { readonly trip: FlightTripDetail }) {
  const clock = useClock();
  if (!fliesToday(trip, clock.now())) return null;
  return (
    <Suspense fallback={null}>
      <TodaysFlights trip={trip} />
    </Suspense>
  );
}
