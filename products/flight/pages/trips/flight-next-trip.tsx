import { first, itemAt } from '@sojourn/domain/present.ts';
import { NextFact, NextTrip } from '@sojourn/portal/features/trips/next-trip.tsx';
import { useTrip } from '@sojourn/portal/features/trips/use-trips.ts';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightTripCard } from '#flight/wire/flight-trip.ts';
import { flightNames, sliceNow } from './flight-days-view.ts';
import { checkInsOf, flightStatusOf, isUnticketed, whenOfFlight } from './flight-trip-view.ts';

/** Locator and check-in come with the whole trip. */
export function FlightNextTrip({ trip }: { readonly trip: FlightTripCard }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { data } = useTrip(trip.bookingId, isUnticketed);
  const now = clock.now();
  const checkIns = data?.kind === 'Flight' ? checkInsOf(data, now, locale) : [];
  const next = checkIns.find(({ state }) => state !== 'closed') ?? checkIns.at(-1);
  const flown = trip.flight.slices.findIndex((_, place) => !trip.airlineCanceled.includes(place));
  const slice = itemAt(trip.flight.slices, next?.slice ?? Math.max(0, flown));
  const { origin, zonedDepartureTime } = first(sliceNow(slice).segments);
  return (
    <NextTrip when={whenOfFlight(trip, now)}>
      {flightStatusOf(trip) === 'airlineCanceled' && (
        <NextFact label={t('trips.aside.status')} strong>
          {t('trip.flight.tag.airlineCanceled')}
        </NextFact>
      )}
      <NextFact label={t('trips.aside.departure')} strong>
        {formatDate(zonedDepartureTime, locale)}, {formatTime(zonedDepartureTime, locale)}
        <br />
        {flightNames(slice)}
      </NextFact>
      <NextFact label={t('trips.aside.airport')}>
        {origin.terminal
          ? t('flights.terminal', { name: origin.name, terminal: origin.terminal })
          : origin.name}
      </NextFact>
      {next?.locator && (
        <NextFact label={t('trips.aside.locator', { airline: next.airline.name })} strong>
          {next.locator}
        </NextFact>
      )}
      {trip.confirmationCode && (
        <NextFact label={t('trips.aside.code')} strong>
          {trip.confirmationCode}
        </NextFact>
      )}
      {next && (
        <NextFact label={t('trips.aside.checkInFlight')}>
          {t(`trips.aside.checkIn.${next.state}`, { opens: next.opens, closes: next.closes })}
        </NextFact>
      )}
    </NextTrip>
  );
}
