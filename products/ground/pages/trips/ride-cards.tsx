/** A ride in the list of trips, and as the next that begins. */
import { NextFact, NextTrip } from '@sojourn/portal/features/trips/next-trip.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { TripListCard } from '@sojourn/portal/features/trips/trip-list-card.tsx';
import { statusOf } from '@sojourn/portal/features/trips/trip-view.ts';
import { formatDate, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { CarTaxiFront } from 'lucide-react';
import { pickUpText, rideTitle } from '#ground/pages/shared/ride-words.ts';
import type { GroundTripCard } from '#ground/wire/ground-trip.ts';
import { whenOf } from './ride-trip-view.ts';

type CardProps = { readonly trip: GroundTripCard };

function lineOf(trip: GroundTripCard, status: ReturnType<typeof statusOf>, locale: string): TextRef | null {
  if (status === 'pending' || status === 'canceling' || status === 'canceled')
    return textRef(`ground.card.${status}`);
  if (trip.time === 'Past') return null;
  return textRef('ground.card.pickUp', { time: formatTime(trip.ride.pickUp.local, locale) });
}

export function RideListCard({ trip }: CardProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { ride, confirmationCode } = trip;
  const status = statusOf(trip);
  const name = toText(rideTitle(ride));
  return (
    <TripListCard
      trip={trip}
      art={ride.art}
      title={ride.to.city}
      tag={{ kind: status, text: textRef(`trips.status.${status}`) }}
      dates={formatDate(ride.day, locale, 'year')}
      when={whenOf(trip, clock.now())}
      line={lineOf(trip, status, locale)}
      isTime={status === 'confirmed' || status === 'changed'}
      openLabel={t('trips.openOf', { city: ride.to.city, name })}
    >
      <div className="trip-card__item">
        <CarTaxiFront className="icon" aria-hidden="true" />
        <div>
          <b className="title-s">{name}</b>
          <p className="small text-2">
            {[ride.operator.name, ...(confirmationCode ? [confirmationCode] : [])].join(', ')}
          </p>
          <p className="small text-2 num">
            {t('trips.line.total', { total: formatMoney(trip.grandTotal, locale) })}
          </p>
        </div>
      </div>
    </TripListCard>
  );
}

export function RideNextTrip({ trip }: CardProps) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { ride, confirmationCode } = trip;
  return (
    <NextTrip when={whenOf(trip, clock.now())}>
      <NextFact label={t('ground.next.pickUp')} strong>
        {pickUpText(ride, locale)}
      </NextFact>
      {confirmationCode && (
        <NextFact label={t('trips.aside.code')} strong>
          {confirmationCode}
        </NextFact>
      )}
      <NextFact label={t('ground.next.where')}>{ride.meeting.words}</NextFact>
      <NextFact label={t('ground.next.phone')}>
        <PhoneLink number={ride.operator.phone} className="link--alone" />
      </NextFact>
    </NextTrip>
  );
}
