import { nightsBetween } from '@sojourn/domain/dates.ts';
import { TripListCard } from '@sojourn/portal/features/trips/trip-list-card.tsx';
import { statusOf, type TripStatus } from '@sojourn/portal/features/trips/trip-view.ts';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { formatDateRange, formatMoney, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { BedDouble } from 'lucide-react';
import type { HotelTripCard } from '#hotel/wire/hotel-trip.ts';
import { whenOf } from './hotel-trip-view.ts';

/** The one thing to know about a trip from outside. */
function lineOf({ stay, time: when }: HotelTripCard, status: TripStatus, locale: Locale): TextRef | null {
  if (status === 'pending' || status === 'canceling' || status === 'canceled')
    return textRef(`trips.line.${status}`);
  if (when === 'Past') return null;
  const time = formatTime(localClock(stay.checkIn, stay.checkInFrom), locale);
  return textRef('hotel.trips.line.checkIn', { time });
}

/** A stay in the list. */
export function HotelListCard({ trip }: { readonly trip: HotelTripCard }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { stay, confirmationCode } = trip;
  const status = statusOf(trip);
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const room = { nights, room: stay.roomName, rooms: stay.rooms.length };
  return (
    <TripListCard
      trip={trip}
      art={stay.cityArt}
      title={stay.city}
      tag={{ kind: status, text: textRef(`trips.status.${status}`) }}
      dates={formatDateRange(stay.checkIn, stay.checkOut, locale, 'year')}
      when={whenOf(trip, clock.now())}
      line={lineOf(trip, status, locale)}
      isTime={status === 'confirmed' || status === 'changed'}
      openLabel={t('trips.openOf', { city: stay.city, name: stay.name })}
    >
      <div className="trip-card__item">
        <BedDouble className="icon" aria-hidden="true" />
        <div>
          <b className="title-s">{stay.name}</b>
          <p className="small text-2">
            {confirmationCode
              ? t('hotel.trips.card.roomCode', { ...room, code: confirmationCode })
              : t('hotel.trips.card.room', room)}
          </p>
          <p className="small text-2 num">
            {t('trips.line.total', { total: formatMoney(trip.grandTotal, locale) })}
          </p>
        </div>
      </div>
    </TripListCard>
  );
}
