import { TripDay, TripMoment } from '@sojourn/portal/features/trips/trip-day.tsx';
import { TripTagMark } from '@sojourn/portal/features/trips/trip-tag.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatDate, formatTime, zoneName } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Car, KeyRound } from 'lucide-react';
import { carName, deskLine } from '#car/pages/shared/car-words.ts';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import { dayOf } from '../search/rental-time.ts';

export type CarModalName = 'drivers' | 'pickUp' | 'dropOff' | 'receipt' | 'cancel';

type CarTimelineProps = {
  readonly trip: CarTripDetail;
  readonly view: TripView;
  readonly onOpen: (modal: CarModalName) => void;
};

/** Pick-up and drop-off by the clock of each place, with what can be looked up about them. */
export function CarTimeline({ trip, view, onOpen }: CarTimelineProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { car, company, pickUp, dropOff } = trip.rental;
  const zone = (end: typeof pickUp) =>
    t('trip.localTime', { zone: zoneName(end.location.zone, trip.bookedAt, locale) });
  return (
    <section
      aria-label={t('trip.timeline')}
      className={classNames('trip-days', view.status === 'canceled' && 'trip-days--off')}
    >
      <TripDay day={formatDate(dayOf(pickUp.at), locale)}>
        <TripMoment
          time={formatTime(pickUp.at, locale)}
          icon={<Car aria-hidden="true" />}
          title={t('car.trip.pickUpOf', { car: toText(carName(car)), company: company.name })}
        >
          <p className="small text-2">
            {pickUp.location.name}. {toText(deskLine(pickUp.location))}
          </p>
          <p className="small text-3">{zone(pickUp)}</p>
          <div className="row row--wrap trip-day__tags">
            {view.tags.map((tag) => (
              <TripTagMark key={tag.kind} tag={tag} />
            ))}
          </div>
          <div className="row row--wrap gap-2 trip-day__actions">
            <Button variant="secondary" size="s" onClick={() => onOpen('pickUp')}>
              {t('car.trip.action.pickUp')}
            </Button>
            <Button variant="secondary" size="s" onClick={() => onOpen('drivers')}>
              {t('car.trip.action.drivers')}
            </Button>
            {view.actions.includes('change') && (
              <Link
                to="/trips/$bookingId/rental"
                params={{ bookingId: trip.bookingId }}
                className={buttonClass({ variant: 'secondary', size: 's' })}
              >
                {t('car.trip.action.change')}
              </Link>
            )}
            {view.actions.includes('cancel') && (
              <Button variant="secondary" size="s" onClick={() => onOpen('cancel')}>
                {t('car.trip.action.cancel')}
              </Button>
            )}
          </div>
        </TripMoment>
      </TripDay>
      <TripDay day={formatDate(dayOf(dropOff.at), locale)}>
        <TripMoment
          time={formatTime(dropOff.at, locale)}
          icon={<KeyRound aria-hidden="true" />}
          title={t('car.trip.dropOffAt', { place: dropOff.location.name })}
        >
          <p className="small text-3">{zone(dropOff)}</p>
          <div className="trip-day__actions">
            <Button variant="secondary" size="s" onClick={() => onOpen('dropOff')}>
              {t('car.trip.action.dropOff')}
            </Button>
          </div>
        </TripMoment>
      </TripDay>
    </section>
  );
}
