import type { HotelTripCard } from '@sojourn/contract/trips.ts';
import { Card } from '@sojourn/ui/card.tsx';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { localClock } from '@sojourn/web/local-clock.ts';
import { useSay } from '@sojourn/web/said.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { whenOf } from '../trip-view.ts';

/** What one needs on the way to the nearest trip, without opening it. */
export function HotelNextTrip({ trip }: { readonly trip: HotelTripCard }) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const clock = useClock();
  const { stay } = trip;
  const time = formatTime(localClock(stay.checkIn, stay.checkInFrom), locale);
  return (
    <Card as="aside" padded className="next-trip" aria-labelledby="next-trip">
      <h2 id="next-trip" className="title-l">
        {t('trips.next')}
      </h2>
      <p className="display-m next-trip__when">{say(whenOf(trip, clock.now()))}</p>
      <dl className="small next-trip__facts">
        <div>
          <dt className="text-2">{t('trips.aside.checkIn')}</dt>
          <dd className="strong">
            {formatDate(stay.checkIn, locale)}
            <br />
            {t('trip.checkIn.from', { time })}
          </dd>
        </div>
        {trip.confirmationCode && (
          <div>
            <dt className="text-2">{t('trips.aside.code')}</dt>
            <dd className="strong">{trip.confirmationCode}</dd>
          </div>
        )}
        <div>
          <dt className="text-2">{t('trips.aside.address')}</dt>
          <dd>
            {stay.name}, {stay.address}
          </dd>
        </div>
        <div>
          <dt className="text-2">{t('trips.aside.phone')}</dt>
          <dd>
            <a className="link" href={`tel:${stay.phone.replace(/[^+\d]/g, '')}`}>
              {stay.phone}
            </a>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
