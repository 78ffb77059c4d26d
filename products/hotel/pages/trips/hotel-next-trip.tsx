import { NextFact, NextTrip } from '@sojourn/portal/features/trips/next-trip.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HotelTripCard } from '#hotel/wire/hotel-trip.ts';
import { whenOf } from './hotel-trip-view.ts';

export function HotelNextTrip({ trip }: { readonly trip: HotelTripCard }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { stay } = trip;
  const time = formatTime(localClock(stay.checkIn, stay.checkInFrom), locale);
  return (
    <NextTrip when={whenOf(trip, clock.now())}>
      <NextFact label={t('trips.aside.checkIn')} strong>
        {formatDate(stay.checkIn, locale)}
        <br />
        {t('hotel.trip.checkIn.from', { time })}
      </NextFact>
      {trip.confirmationCode && (
        <NextFact label={t('trips.aside.code')} strong>
          {trip.confirmationCode}
        </NextFact>
      )}
      <NextFact label={t('hotel.trips.aside.address')}>
        {stay.name}, {stay.address}
      </NextFact>
      <NextFact label={t('hotel.trips.aside.phone')}>
        <PhoneLink number={stay.phone} className="link--alone" />
      </NextFact>
    </NextTrip>
  );
}
