import type { HotelTripCard } from '@sojourn/contract/trips.ts';
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { Art } from '@sojourn/ui/art.tsx';
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { Card } from '@sojourn/ui/card.tsx';
import { formatDateRange, formatMoney, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { localClock } from '@sojourn/web/local-clock.ts';
import { type Said, said, useSay } from '@sojourn/web/said.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import { BedDouble, Clock, Info } from 'lucide-react';
import { TripTagMark } from '../trip-tag.tsx';
import { statusOf, type TripStatus, whenOf } from '../trip-view.ts';

/** The one thing to know about a trip from outside. */
function lineOf({ stay }: HotelTripCard, status: TripStatus, locale: Locale): Said {
  if (status === 'pending' || status === 'canceling' || status === 'canceled')
    return said(`trips.line.${status}`);
  const time = formatTime(localClock(stay.checkIn, stay.checkInFrom), locale);
  return said('trips.line.checkIn', { time });
}

/** A trip in the list. */
export function HotelListCard({ trip }: { readonly trip: HotelTripCard }) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const clock = useClock();
  const { stay, confirmationCode } = trip;
  const status = statusOf(trip);
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const dates = formatDateRange(stay.checkIn, stay.checkOut, locale);
  const room = { nights, room: stay.roomName };
  const LineIcon = status === 'confirmed' || status === 'changed' ? Clock : Info;
  return (
    <Card as="li" clip className="trip-card">
      <Art {...asArt(stay.cityArt)} width={520} height={560} className="trip-card__art" />
      <div className="trip-card__body">
        <div className="row row--between row--top row--wrap gap-3">
          <div>
            <p className="small text-2">
              {status === 'canceled'
                ? dates
                : t('trips.card.when', { dates, when: say(whenOf(trip, clock.now())) })}
            </p>
            <h2 className="display-s">{stay.city}</h2>
          </div>
          <TripTagMark tag={{ kind: status, text: said(`trips.status.${status}`) }} />
        </div>
        <div className="trip-card__item">
          <BedDouble className="icon" aria-hidden="true" />
          <div>
            <b className="title-s">{stay.name}</b>
            <p className="small text-2">
              {confirmationCode
                ? t('trips.card.roomCode', { ...room, code: confirmationCode })
                : t('trips.card.room', room)}
            </p>
            <p className="small text-2 num">
              {t('trips.line.total', { total: formatMoney(trip.total, locale) })}
            </p>
          </div>
        </div>
        <div className="trip-card__foot">
          <span className="small text-2 row">
            <LineIcon className="icon icon--s" aria-hidden="true" /> {say(lineOf(trip, status, locale))}
          </span>
          <Link
            to="/trips/$bookingId"
            params={{ bookingId: trip.bookingId }}
            className={buttonClass({ variant: 'secondary', size: 's' })}
            aria-label={t('trips.openOf', { city: stay.city, name: stay.name })}
          >
            {t('trips.open')}
          </Link>
        </div>
      </div>
    </Card>
  );
}
