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
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { House, LogOut } from 'lucide-react';
import { roomsText } from '#home/pages/shared/home-words.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { daysOf, type HomeMoment } from './home-trip-view.ts';

type HomeTimelineProps = {
  readonly trip: HomeTripDetail;
  readonly view: TripView;
  readonly onCancel: () => void;
  readonly onRules: () => void;
};

/** Arrival, a move and departure by each home's own clock, with the booking's status where it begins. */
export function HomeTimeline(props: HomeTimelineProps) {
  const { trip, view } = props;
  const t = useText();
  const locale = useLocale();
  return (
    <section
      aria-label={t('trip.timeline')}
      className={classNames('trip-days', view.status === 'canceled' && 'trip-days--off')}
    >
      {daysOf(trip).map(({ day, moments }) => (
        <TripDay key={day} day={formatDate(day, locale)}>
          {moments.map((moment) => (
            <Moment key={`${moment.kind}.${moment.stay.homeId}`} {...props} moment={moment} />
          ))}
        </TripDay>
      ))}
    </section>
  );
}

type MomentProps = HomeTimelineProps & { readonly moment: HomeMoment };

function Moment(props: MomentProps) {
  const { trip, view, moment } = props;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { stay, kind } = moment;
  const isOut = kind === 'checkOut';
  const clock = formatTime(
    isOut ? localClock(stay.checkOut, stay.checkOutUntil) : localClock(stay.checkIn, stay.checkInFrom),
    locale,
  );
  const { name } = stay;
  return (
    <TripMoment
      time={t(isOut ? 'home.trip.checkOut.until' : 'home.trip.checkIn.from', { time: clock })}
      icon={isOut ? <LogOut aria-hidden="true" /> : <House aria-hidden="true" />}
      title={t(`home.trip.${kind}`, { name })}
    >
      {!isOut && (
        <p className="small text-2">
          {t('home.trip.checkIn.facts', {
            nights: nightsBetween(stay.checkIn, stay.checkOut),
            rooms: toText(roomsText(stay, locale)),
          })}
        </p>
      )}
      {kind === 'move' && <p className="small text-2">{t('home.trip.move.text', { time: clock })}</p>}
      <p className="small text-3">
        {t('trip.localTime', { zone: zoneName(stay.zone, trip.bookedAt, locale) })}
      </p>
      {kind === 'checkIn' && (
        <>
          <div className="row row--wrap trip-day__tags">
            {view.tags.map((tag) => (
              <TripTagMark key={tag.kind} tag={tag} />
            ))}
          </div>
          <Actions {...props} />
        </>
      )}
    </TripMoment>
  );
}

function Actions({ trip, view, onCancel, onRules }: HomeTimelineProps) {
  const t = useText();
  return (
    <div className="row row--wrap gap-2 trip-day__actions">
      {view.status !== 'canceled' && (
        <Button variant="secondary" size="s" onClick={onRules}>
          {t('home.trip.action.rules')}
        </Button>
      )}
      {view.actions.includes('change') && (
        <Link
          to="/trips/$bookingId/home"
          params={{ bookingId: trip.bookingId }}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {t('home.trip.action.change')}
        </Link>
      )}
      {view.actions.includes('cancel') && (
        <Button variant="secondary" size="s" onClick={onCancel}>
          {t('home.trip.action.cancel')}
        </Button>
      )}
    </div>
  );
}
