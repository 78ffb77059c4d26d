import { nightsBetween } from '@sojourn/domain/dates.ts';
import { TripDay, TripMoment } from '@sojourn/portal/features/trips/trip-day.tsx';
import { TripTagMark } from '@sojourn/portal/features/trips/trip-tag.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatDate, formatTime, zoneName } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BedDouble, LogOut } from 'lucide-react';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';

type HotelTimelineProps = {
  readonly trip: HotelTripDetail;
  readonly view: TripView;
  readonly onCancel: () => void;
};

/** Arrival and departure by the hotel's own clock, with the booking's status where it begins. */
export function HotelTimeline({ trip, view, onCancel }: HotelTimelineProps) {
  const t = useText();
  const locale = useLocale();
  const { stay } = trip;
  const time = (day: typeof stay.checkIn, clock: string) => formatTime(localClock(day, clock), locale);
  const facts = t('hotel.trip.checkIn.facts', {
    nights: nightsBetween(stay.checkIn, stay.checkOut),
    room: stay.roomName,
    fourthNight: trip.price.complimentaryNight.amountMinor < 0 ? 'yes' : 'no',
    breakfast: stay.breakfast ? 'yes' : 'no',
  });
  const local = t('trip.localTime', { zone: zoneName(stay.zone, trip.bookedAt, locale) });
  return (
    <section
      aria-label={t('trip.timeline')}
      className={classNames('trip-days', view.status === 'canceled' && 'trip-days--off')}
    >
      <TripDay day={formatDate(stay.checkIn, locale)}>
        <TripMoment
          time={t('hotel.trip.checkIn.from', { time: time(stay.checkIn, stay.checkInFrom) })}
          icon={<BedDouble aria-hidden="true" />}
          title={t('hotel.trip.checkIn', { name: stay.name })}
        >
          <p className="small text-2">{facts}</p>
          <p className="small text-3">{local}</p>
          <div className="row row--wrap trip-day__tags">
            {view.tags.map((tag) => (
              <TripTagMark key={tag.kind} tag={tag} />
            ))}
          </div>
          {(view.actions.includes('cancel') || view.actions.includes('change')) && (
            <div className="row row--wrap gap-2 trip-day__actions">
              {view.actions.includes('change') && <ChangeLinks trip={trip} />}
              {view.actions.includes('cancel') && (
                <Button variant="secondary" size="s" onClick={onCancel}>
                  {t('hotel.trip.action.cancel')}
                </Button>
              )}
            </div>
          )}
        </TripMoment>
      </TripDay>
      <TripDay day={formatDate(stay.checkOut, locale)}>
        <TripMoment
          time={t('hotel.trip.checkOut.until', { time: time(stay.checkOut, stay.checkOutUntil) })}
          icon={<LogOut aria-hidden="true" />}
          title={t('hotel.trip.checkOut', { name: stay.name })}
        >
          <p className="small text-3">{local}</p>
        </TripMoment>
      </TripDay>
    </section>
  );
}

function ChangeLinks({ trip }: Pick<HotelTimelineProps, 'trip'>) {
  const t = useText();
  const params = { bookingId: trip.bookingId };
  const className = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <>
      <Link to="/trips/$bookingId/stay" params={params} className={className}>
        {t('hotel.trip.action.dates')}
      </Link>
      <Link to="/trips/$bookingId/stay" params={params} search={{ part: 'guests' }} className={className}>
        {t('hotel.trip.action.guests')}
      </Link>
    </>
  );
}
