import { itemAt, last } from '@sojourn/domain/present.ts';
import { TripDay, TripMoment } from '@sojourn/portal/features/trips/trip-day.tsx';
import { TripTagMark } from '@sojourn/portal/features/trips/trip-tag.tsx';
import type { TripTag } from '@sojourn/portal/features/trips/trip-view.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatDate, formatDuration } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { PlaneLanding, PlaneTakeoff } from 'lucide-react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { LocalTime } from '../slices/local-time.tsx';
import { SegmentTimeline } from '../slices/segment-timeline.tsx';
import { daysOfFlight, type FlightMoment, sliceNow } from './flight-days-view.ts';
import type { FlightTripView } from './flight-trip-view.ts';
import { seatsOfSlice } from './travelers-view.ts';

type FlightTimelineProps = {
  readonly trip: FlightTripDetail;
  readonly view: FlightTripView;
  readonly onCancel: () => void;
  readonly onCheckIn: (slice: number) => void;
};

/** Departures and arrivals by the clocks of their airports, the booking's status where it begins. */
export function FlightTimeline(props: FlightTimelineProps) {
  const { trip, view } = props;
  const t = useText();
  const locale = useLocale();
  return (
    <section
      aria-label={t('trip.flight.timeline')}
      className={classNames('trip-days', view.status === 'canceled' && 'trip-days--off')}
    >
      {daysOfFlight(trip.flight, locale).map(({ date, moments }) => (
        <TripDay key={date} day={formatDate(date, locale)}>
          {moments.map((moment) => (
            <Moment key={`${moment.kind}${moment.slice}`} {...props} moment={moment} />
          ))}
        </TripDay>
      ))}
    </section>
  );
}

type MomentProps = FlightTimelineProps & { readonly moment: FlightMoment };

function Moment(props: MomentProps) {
  const { moment, trip } = props;
  const t = useText();
  const toText = useTextRef();
  const isLeave = moment.kind === 'leave';
  const Icon = isLeave ? PlaneTakeoff : PlaneLanding;
  return (
    <TripMoment
      time={<LocalTime time={moment.time} plusDays={moment.plusDays} />}
      was={moment.was}
      isOff={trip.airlineCanceled.includes(moment.slice)}
      icon={<Icon aria-hidden="true" />}
      title={toText(moment.title)}
    >
      {moment.was && <p className="small text-warn">{t('trip.flight.newTime', { was: moment.was })}</p>}
      {isLeave && <Departure {...props} />}
      {moment.clock && <p className="small text-2">{toText(moment.clock)}</p>}
    </TripMoment>
  );
}

/** "6h 35m nonstop · Standard · Seats 21A, 21B", what is booked and can be done, and the flights unfolded. */
function Departure({ trip, view, moment, onCancel, onCheckIn }: MomentProps) {
  const t = useText();
  const locale = useLocale();
  const slice = itemAt(trip.flight.slices, moment.slice);
  const seats = seatsOfSlice(trip.travelers, moment.slice);
  const isFirst = moment.slice === 0;
  const checkIn = view.checkIns.find((each) => each.slice === moment.slice);
  const canCancel = isFirst && view.actions.includes('cancel');
  const canChange = isFirst && trip.actions.change.available;
  const facts = [
    t('trip.flight.length', {
      duration: formatDuration(slice.durationMinutes, locale),
      stops: slice.segments.length - 1,
    }),
    slice.fareShelf.shortBrandName,
    ...(trip.flight.tickets.length > 1
      ? [t('flights.ticket', { number: [...new Set(slice.ticketNos)].join(', ') })]
      : []),
    ...(seats ? [t(seats.includes(',') ? 'trip.flight.seats' : 'trip.flight.seat', { seats })] : []),
  ];
  return (
    <>
      <p className="small text-2">{facts.join(' · ')}</p>
      <Tags trip={trip} view={view} slice={moment.slice} />
      {(canCancel || canChange || checkIn?.locator) && (
        <div className="row row--wrap gap-2 trip-day__actions">
          {checkIn?.locator && (
            <Button
              variant={checkIn.state === 'open' ? 'primary' : 'secondary'}
              size="s"
              onClick={() => onCheckIn(moment.slice)}
            >
              {t('trip.flight.action.checkIn')}
              {trip.flight.slices.length > 1 && (
                <span className="visually-hidden"> {t('trip.flight.of', { city: checkIn.to })}</span>
              )}
            </Button>
          )}
          {canChange && <ChangeLink trip={trip} />}
          {canCancel && (
            <Button variant="secondary" size="s" onClick={onCancel}>
              {t('flight.trip.action.cancel')}
            </Button>
          )}
        </div>
      )}
      <details className="trip-fold">
        <summary className="small link link--alone">
          {t('trip.flight.details')}
          <span className="visually-hidden">
            {' '}
            {t('trip.flight.of', { city: last(slice.segments).destination.city })}
          </span>
        </summary>
        <SegmentTimeline slice={sliceNow(slice)} cabins={slice.cabinClassName} ticketNos={slice.ticketNos} />
      </details>
    </>
  );
}

type TagsProps = Pick<FlightTimelineProps, 'trip' | 'view'> & { readonly slice: number };

/** The booking's where it begins; of a slice that its airline doesn't fly, that. */
function Tags({ trip, view, slice }: TagsProps) {
  const tags = slice === 0 ? view.tags : [];
  // Where all of it is off, the tags of the first say so
  const isShown = slice === 0 && view.status === 'airlineCanceled';
  const isMarked = trip.airlineCanceled.includes(slice) && !isShown;
  if (tags.length === 0 && !isMarked) return null;
  return (
    <div className="row row--wrap trip-day__tags">
      {isMarked && <TripTagMark tag={OFF} />}
      {tags.map((tag) => (
        <TripTagMark key={tag.text.id} tag={tag} />
      ))}
    </div>
  );
}
const OFF: TripTag = { kind: 'canceled', text: textRef('trip.flight.tag.airlineCanceled') };

function ChangeLink({ trip }: Pick<FlightTimelineProps, 'trip'>) {
  const t = useText();
  return (
    <Link
      to="/trips/$bookingId/exchange"
      params={{ bookingId: trip.bookingId }}
      className={buttonClass({ variant: 'secondary', size: 's' })}
    >
      {t('trip.flight.action.change')}
    </Link>
  );
}
