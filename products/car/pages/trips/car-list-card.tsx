import { TripListCard } from '@sojourn/portal/features/trips/trip-list-card.tsx';
import { statusOf } from '@sojourn/portal/features/trips/trip-view.ts';
import { formatDateRange, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { Car } from 'lucide-react';
import { carArt } from '#car/pages/shared/car-art.ts';
import { carName } from '#car/pages/shared/car-words.ts';
import type { CarTripCard } from '#car/wire/car-trip.ts';
import { dayOf } from '../search/rental-time.ts';
import { whenOf } from './car-trip-view.ts';

/** A rental in the list. */
export function CarListCard({ trip }: { readonly trip: CarTripCard }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { rental, atDesk, confirmationCode } = trip;
  const status = statusOf(trip);
  const isTime = status === 'confirmed' || status === 'changed';
  const name = toText(carName(rental.car));
  const time = formatTime(rental.pickUp.at, locale);
  const pickUp = trip.time === 'Past' ? null : textRef('car.card.pickUp', { time });
  const line: TextRef | null = isTime
    ? pickUp
    : textRef(
        `car.card.${status === 'canceling' ? 'canceling' : status === 'canceled' ? 'canceled' : 'pending'}`,
      );
  return (
    <TripListCard
      trip={trip}
      art={carArt(rental.car)}
      title={rental.pickUp.location.city}
      tag={{ kind: status, text: textRef(`trips.status.${status}`) }}
      dates={formatDateRange(dayOf(rental.pickUp.at), dayOf(rental.dropOff.at), locale, 'year')}
      when={whenOf(trip, clock.now())}
      line={line}
      isTime={isTime}
      openLabel={t('trips.openOf', { city: rental.pickUp.location.city, name })}
    >
      <div className="trip-card__item">
        <Car className="icon" aria-hidden="true" />
        <div>
          <b className="title-s">{name}</b>
          <p className="small text-2">
            {[
              t('car.card.from', { company: rental.company.name, days: rental.days }),
              ...(confirmationCode ? [confirmationCode] : []),
            ].join(', ')}
          </p>
          <p className="small text-2 num">
            {atDesk.amountMinor > 0
              ? t('car.card.totals', {
                  total: formatMoney(trip.grandTotal, locale),
                  desk: formatMoney(atDesk, locale),
                })
              : t('trips.line.total', { total: formatMoney(trip.grandTotal, locale) })}
          </p>
        </div>
      </div>
    </TripListCard>
  );
}
