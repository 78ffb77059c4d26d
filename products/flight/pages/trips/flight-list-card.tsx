import { first } from '@sojourn/domain/present.ts';
import { TripListCard } from '@sojourn/portal/features/trips/trip-list-card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { Plane } from 'lucide-react';
import type { FlightTripCard } from '#flight/wire/flight-trip.ts';
import { flightDates } from '../slices/flight-dates.ts';
import { LocalTime } from '../slices/local-time.tsx';
import { useSliceView } from '../slices/use-slice-view.ts';
import { flightNames, sliceNow } from './flight-days-view.ts';
import { cardTagOf, flightStatusOf, whenOfFlight } from './flight-trip-view.ts';

/** Flights in the list: the slices in a line each, how far the tickets are, and what it cost. */
export function FlightListCard({ trip }: { readonly trip: FlightTripCard }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { flight, confirmationCode } = trip;
  const status = flightStatusOf(trip);
  const dates = flightDates(flight, locale, 'year');
  return (
    <TripListCard
      trip={trip}
      art={flight.destination.art}
      title={trip.title}
      tag={cardTagOf(trip)}
      dates={dates}
      when={whenOfFlight(trip, clock.now())}
      line={textRef(`trips.flight.line.${status}`)}
      isTime={status === 'ticketed'}
      openLabel={t('trips.flight.openOf', { title: trip.title, dates })}
    >
      <ul className="trip-card__slices">
        {flight.slices.map((slice, place) => (
          <SliceItem
            key={slice.sliceId}
            slice={slice}
            isSeveralDays={flight.slices.length > 1}
            isOff={trip.airlineCanceled.includes(place)}
          />
        ))}
      </ul>
      <div className="small text-2 num trip-card__facts">
        <p>
          {[
            t(`trips.flight.type.${trip.subtitle}`),
            ...(confirmationCode ? [confirmationCode] : []),
            t('trips.line.total', { total: formatMoney(trip.grandTotal, locale) }),
          ].join(' · ')}
        </p>
        {status !== 'canceled' && trip.locators.airlines.length > 0 && (
          <ul className="trip-card__locators">
            {trip.locators.airlines.map(({ ticketNo, airline, locator }) => (
              <li key={ticketNo}>{t('trip.flight.locator', { airline: airline.name, locator })}</li>
            ))}
          </ul>
        )}
      </div>
    </TripListCard>
  );
}

type SliceItemProps = {
  readonly slice: FlightTripCard['flight']['slices'][number];
  readonly isSeveralDays: boolean;
  /** Its airline doesn't fly it. */
  readonly isOff: boolean;
};

/** The booked time, where the airline has another one now. */
function Before({ time, now }: { readonly time: string; readonly now: string }) {
  if (time === now) return null;
  return (
    <>
      <s>{time}</s>{' '}
    </>
  );
}

/** "Delta Air Lines DL 315" over "Apr 14, BOS 6:05 PM – LIS 5:40 AM +1, nonstop". */
function SliceItem({ slice, isSeveralDays, isOff }: SliceItemProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const viewOf = useSliceView();
  const [view, booked] = [viewOf(sliceNow(slice)), viewOf(slice)];
  const day = isSeveralDays
    ? `${formatDate(first(sliceNow(slice).segments).zonedDepartureTime, locale)}, `
    : '';
  return (
    <li className="trip-card__item">
      <Plane className="icon" aria-hidden="true" />
      <div>
        <b className="title-s">{isOff ? <s>{flightNames(slice)}</s> : flightNames(slice)}</b>
        {isOff && <p className="small text-bad">{t('trip.flight.tag.airlineCanceled')}</p>}
        <p className="small text-2">
          {day}
          <span className="nowrap">
            {view.from} <Before time={booked.departs} now={view.departs} />
            <LocalTime time={view.departs} />
          </span>{' '}
          –{' '}
          <span className="nowrap">
            {view.to} <Before time={booked.arrives} now={view.arrives} />
            <LocalTime time={view.arrives} plusDays={view.plusDays} />
          </span>{' '}
          · {toText(view.stopsText)}
        </p>
      </div>
    </li>
  );
}
