import { itemAt } from '@sojourn/domain/present.ts';
import { TripListCard } from '@sojourn/portal/features/trips/trip-list-card.tsx';
import { statusOf, type TripStatus } from '@sojourn/portal/features/trips/trip-view.ts';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { formatMoney, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { House } from 'lucide-react';
import { nightsOf, partyText } from '#home/pages/shared/home-words.ts';
import type { HomeTripCard } from '#home/wire/home-trip.ts';
import { datesOf, nameOf, whenOf } from './home-trip-view.ts';

/** The one thing to know about it from outside. */
function lineOf({ stays, time: when }: HomeTripCard, status: TripStatus, locale: Locale): TextRef | null {
  if (status === 'pending' || status === 'canceling' || status === 'canceled')
    return textRef(`home.trips.line.${status}`);
  if (when === 'Past') return null;
  const { checkIn, checkInFrom } = itemAt(stays, 0);
  return textRef('home.trips.line.checkIn', { time: formatTime(localClock(checkIn, checkInFrom), locale) });
}

/** A booked home in the list. */
export function HomeListCard({ trip }: { readonly trip: HomeTripCard }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { stays, guests, confirmationCode } = trip;
  const first = itemAt(stays, 0);
  const status = statusOf(trip);
  const facts = { nights: nightsOf(stays), party: toText(partyText(guests)) };
  return (
    <TripListCard
      trip={trip}
      art={first.cityArt}
      title={first.city}
      tag={{ kind: status, text: textRef(`trips.status.${status}`) }}
      dates={datesOf(trip, locale)}
      when={whenOf(trip, clock.now())}
      line={lineOf(trip, status, locale)}
      isTime={status === 'confirmed' || status === 'changed'}
      openLabel={t('trips.openOf', { city: first.city, name: nameOf(trip) })}
    >
      <div className="trip-card__item">
        <House className="icon" aria-hidden="true" />
        <div>
          <b className="title-s">{nameOf(trip)}</b>
          <p className="small text-2">
            {confirmationCode
              ? t('home.trips.card.homeCode', { ...facts, code: confirmationCode })
              : t('home.trips.card.home', facts)}
          </p>
          <p className="small text-2 num">
            {t('trips.line.total', { total: formatMoney(trip.grandTotal, locale) })}
          </p>
        </div>
      </div>
    </TripListCard>
  );
}
