import { itemAt } from '@sojourn/domain/present.ts';
import { NextFact, NextTrip } from '@sojourn/portal/features/trips/next-trip.tsx';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeTripCard } from '#home/wire/home-trip.ts';
import { whenOf } from './home-trip-view.ts';

/** Where and when one comes in first. The address is on the trip's page, for its guest alone. */
export function HomeNextTrip({ trip }: { readonly trip: HomeTripCard }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { name, neighborhood, city, host, checkIn, checkInFrom } = itemAt(trip.stays, 0);
  const time = formatTime(localClock(checkIn, checkInFrom), locale);
  return (
    <NextTrip when={whenOf(trip, clock.now())}>
      <NextFact label={t('trips.aside.checkIn')} strong>
        {formatDate(checkIn, locale)}
        <br />
        {t('home.trip.checkIn.from', { time })}
      </NextFact>
      {trip.confirmationCode && (
        <NextFact label={t('trips.aside.code')} strong>
          {trip.confirmationCode}
        </NextFact>
      )}
      <NextFact label={t('home.trips.aside.area')}>
        {name}, {neighborhood}, {city}
      </NextFact>
      <NextFact label={t('home.trips.aside.host')}>{host.name}</NextFact>
    </NextTrip>
  );
}
