import { NextFact, NextTrip } from '@sojourn/portal/features/trips/next-trip.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { fullAddress } from '#car/pages/shared/car-words.ts';
import type { CarTripCard } from '#car/wire/car-trip.ts';
import { whenOf } from './car-trip-view.ts';

export function CarNextTrip({ trip }: { readonly trip: CarTripCard }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { at, location } = trip.rental.pickUp;
  return (
    <NextTrip when={whenOf(trip, clock.now())}>
      <NextFact label={t('car.next.pickUp')} strong>
        {formatMoment(at, locale)}
      </NextFact>
      {trip.confirmationCode && (
        <NextFact label={t('trips.aside.code')} strong>
          {trip.confirmationCode}
        </NextFact>
      )}
      <NextFact label={t('car.next.desk')}>{fullAddress(location)}</NextFact>
      <NextFact label={t('car.next.phone')}>
        <PhoneLink number={location.phone} className="link--alone" />
      </NextFact>
    </NextTrip>
  );
}
