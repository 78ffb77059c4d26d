import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { type CalendarFile, TripTitle } from '@sojourn/portal/features/trips/trip-title.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { flightCalendar } from '#flight/rules/calendar-entry.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { FLIGHTS_PATH } from '../search/flight-draft.ts';
import { flightDates } from '../slices/flight-dates.ts';
import { airlineCanceledTag, type FlightTripView } from './flight-trip-view.ts';
import { seatsOfSlice, travelerNames } from './travelers-view.ts';

type FlightTripTitleProps = {
  readonly trip: FlightTripDetail;
  readonly view: FlightTripView;
  readonly onReceipts: () => void;
};

/** Where, what kind, when, who. */
export function FlightTripTitle({ trip, view, onReceipts }: FlightTripTitleProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <TripTitle
      trip={trip}
      title={trip.title}
      facts={t('trip.flight.subtitle', {
        type: t(`trips.flight.type.${trip.subtitle}`),
        dates: flightDates(trip.flight, locale),
        travelers: travelerNames(trip.travelers, locale),
      })}
      tag={airlineCanceledTag(trip)}
      actions={view.actions}
      calendar={useFlightCalendar(trip, view)}
      onReceipts={onReceipts}
      again={
        <Link to={FLIGHTS_PATH} className={buttonClass({ size: 's' })}>
          {t('trip.flight.action.search')}
        </Link>
      }
    />
  );
}

function useFlightCalendar(trip: FlightTripDetail, view: FlightTripView): () => CalendarFile {
  const clock = useClock();
  const entries = useFlightEntries(trip);
  return () => {
    const status = view.status === 'pending' || view.status === 'canceling' ? 'TENTATIVE' : 'CONFIRMED';
    const { bookingId, history } = trip;
    const calendar = { bookingId, flights: entries(), status, revision: history.length } as const;
    const { origin, destination, departureDate } = trip.flight;
    const name = `${origin.locationCode}-${destination.locationCode}-${departureDate}.ics`;
    return [name, flightCalendar(calendar, clock.now())];
  };
}

/** Each flight as an entry by the clocks of its airports. */
function useFlightEntries(trip: FlightTripDetail) {
  const t = useText();
  const locale = useLocale();
  const { flight, locators, travelers, confirmationCode, airlineCanceled, disruption } = trip;
  const isReplaced = (slice: number) => disruption?.state === 'rebooked' && disruption.slice === slice;
  const when = (local: LocalDateTime) => `${formatDate(local, locale)}, ${formatTime(local, locale)}`;
  return () =>
    flight.slices.flatMap(({ segments, ticketNos }, slice) =>
      segments.map((segment, place) => {
        const { origin, destination, marketingAirline: seller } = segment;
        const departs = segment.updatedDepartureTime ?? segment.scheduledDepartureTime;
        const arrives = segment.updatedArrivalTime ?? segment.scheduledArrivalTime;
        const locator = locators.airlines.find(({ ticketNo }) => ticketNo === ticketNos[place]);
        const seated = travelers.map((each) => ({
          ...each,
          seats: each.seats.filter((seat) => seat.segment === place),
        }));
        const seats = seatsOfSlice(seated, slice);
        const isCanceled = airlineCanceled.includes(slice);
        const isMoved = segment.updatedDepartureTime !== null || segment.updatedArrivalTime !== null;
        const booked = {
          departs: when(segment.zonedDepartureTime),
          arrives: when(segment.zonedArrivalTime),
        };
        const flown = { flight: `${seller.code} ${seller.flightNumber}`, from: origin.city };
        const entry = t('trip.flight.calendar.summary', { ...flown, to: destination.city });
        return {
          origin,
          destination,
          departs,
          arrives,
          isOff: isCanceled || isReplaced(slice),
          summary: isCanceled ? t('trip.flight.calendar.canceled', { entry }) : entry,
          location: origin.terminal
            ? t('flights.terminal', { name: origin.name, terminal: origin.terminal })
            : origin.name,
          description: [
            ...(isCanceled
              ? [t('trip.flight.tag.airlineCanceled')]
              : isMoved
                ? [t('trip.flight.calendar.moved', booked)]
                : []),
            ...(confirmationCode ? [t('trip.calendar.code', { code: confirmationCode })] : []),
            ...(locator
              ? [t('trip.flight.locator', { airline: locator.airline.name, locator: locator.locator })]
              : []),
            ...(seats ? [t('trip.flight.seats', { seats })] : []),
          ],
        };
      }),
    );
}
