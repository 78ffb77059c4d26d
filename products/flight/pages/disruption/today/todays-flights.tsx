/** On the day of travel: how the flights go, kept up to date while the trip's page is open. */
import { tripKey } from '@sojourn/portal/features/trips/use-trips.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import '../disruption.css';
import { FlightTimes } from '../flight-times.tsx';
import { useDisruption } from '../use-disruption.ts';

type Props = { readonly trip: FlightTripDetail };

export default function TodaysFlights({ trip }: Props) {
  const t = useText();
  const { data } = useDisruption(trip.bookingId);
  useFreshTrip(trip, data?.disruption?.state ?? null);
  if (!data || data.flights.length === 0) return null;
  return (
    <section className="disruption__today" aria-labelledby="todays-flights">
      <h2 id="todays-flights" className="title-l">
        {t('disruption.today.title')}
      </h2>
      <FlightTimes trip={trip} flights={data.flights} />
    </section>
  );
}

/** The trip above it says whether something is to be decided. */
function useFreshTrip({ bookingId, disruption }: FlightTripDetail, state: string | null): void {
  const queries = useQueryClient();
  const shown = disruption?.state ?? null;
  useEffect(() => {
    if (state !== null && state !== shown) void queries.invalidateQueries({ queryKey: tripKey(bookingId) });
  }, [state, shown, bookingId, queries]);
}
