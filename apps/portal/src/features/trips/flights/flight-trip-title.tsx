import type { FlightTripDetail } from '@sojourn/contract/trips.ts';
import { flightCalendarOf } from '@sojourn/domain/booking/flight-calendar.ts';
import { BackLink } from '@sojourn/ui/back-link.tsx';
import { Button } from '@sojourn/ui/button.tsx';
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { Card } from '@sojourn/ui/card.tsx';
import { useToast } from '@sojourn/ui/toast.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { FLIGHTS_PATH } from '@sojourn/web/flight-search/flight-url.ts';
import { saveFile } from '@sojourn/web/save-file.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, ReceiptText } from 'lucide-react';
import { type FlightTripView, flightDatesOf } from './flight-trip-view.ts';
import { seatsOfSlice, travelerNames } from './travelers-view.ts';

export type FlightTripTitleProps = {
  readonly trip: FlightTripDetail;
  readonly view: FlightTripView;
  readonly onReceipts: () => void;
};

/** Where, what kind, when, who, and what can be taken along: calendar and receipt. */
export function FlightTripTitle({ trip, view, onReceipts }: FlightTripTitleProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <Card raised className="trip-title">
      <div className="grow">
        <p className="small">
          <BackLink>
            <Link to="/trips" search={{ view: trip.time === 'Past' ? 'past' : undefined }} className="link">
              {t('trip.back')}
            </Link>
          </BackLink>
        </p>
        <h1 className="display-l trip-title__name">{trip.title}</h1>
        <p className="text-2">
          {t('trip.flight.subtitle', {
            type: t(`trips.flight.type.${trip.subtitle}`),
            dates: flightDatesOf(trip.flight, locale),
            travelers: travelerNames(trip.travelers, locale),
          })}
        </p>
      </div>
      <div className="row row--wrap gap-3 trip-title__actions">
        {view.actions.includes('calendar') && <CalendarButton trip={trip} view={view} />}
        <Button variant="secondary" size="s" icon={<ReceiptText aria-hidden="true" />} onClick={onReceipts}>
          {t('trip.action.receipts')}
        </Button>
        {view.actions.includes('bookAgain') && (
          <Link to={FLIGHTS_PATH} className={buttonClass({ size: 's' })}>
            {t('trip.flight.action.search')}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Each flight as an entry by the clocks of its airports. */
function useFlightEntries(trip: FlightTripDetail) {
  const t = useText();
  const { flight, locators, travelers, confirmationCode } = trip;
  return () =>
    flight.slices.flatMap(({ segments, ticketNos }, slice) =>
      segments.map((segment, place) => {
        const { origin, destination, marketingAirline: seller, departs, arrives } = segment;
        const locator = locators.find(({ ticketNo }) => ticketNo === ticketNos[place]);
        const seated = travelers.map((each) => ({
          ...each,
          seats: each.seats.filter((seat) => seat.segment === place),
        }));
        const seats = seatsOfSlice(seated, slice);
        const flown = { flight: `${seller.code} ${seller.flightNumber}`, from: origin.city };
        return {
          ...{ origin, destination, departs, arrives },
          summary: t('trip.flight.calendar.summary', { ...flown, to: destination.city }),
          location: origin.terminal
            ? t('flights.terminal', { name: origin.name, terminal: origin.terminal })
            : origin.name,
          description: [
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

function CalendarButton({ trip, view }: Pick<FlightTripTitleProps, 'trip' | 'view'>) {
  const t = useText();
  const clock = useClock();
  const toast = useToast();
  const entries = useFlightEntries(trip);
  const save = () => {
    const status = view.status === 'pending' || view.status === 'canceling' ? 'TENTATIVE' : 'CONFIRMED';
    const calendar = { bookingId: trip.bookingId, flights: entries(), status } as const;
    const { origin, destination, departureDate } = trip.flight;
    const name = `${origin.code}-${destination.code}-${departureDate}.ics`;
    saveFile(name, 'text/calendar', flightCalendarOf(calendar, clock.now()));
    toast({ text: t('trip.calendar.done') });
  };
  return (
    <Button variant="secondary" size="s" icon={<CalendarPlus aria-hidden="true" />} onClick={save}>
      {t('trip.action.calendar')}
    </Button>
  );
}
