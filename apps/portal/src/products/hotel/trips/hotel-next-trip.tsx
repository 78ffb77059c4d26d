import type { HotelTripCard } from '@sojourn/contract/products/hotel/hotel-trip.ts';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { NextFact, NextTrip } from '#features/trips/next-trip.tsx';
import { PhoneLink } from '#features/trips/phone-link.tsx';
import { localClock } from '#shared/local-clock.ts';
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
