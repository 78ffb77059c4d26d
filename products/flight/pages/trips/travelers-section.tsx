import { itemAt } from '@sojourn/domain/present.ts';
import { ASSISTANCE_CODES, type AssistanceCode } from '@sojourn/domain/travelers/assistance.ts';
import { EditDetails } from '@sojourn/portal/features/trips/details/edit-details-button.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Accessibility, Armchair, BadgeCheck, TriangleAlert } from 'lucide-react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { LazyEditTraveler } from './details/lazy-edit-traveler.tsx';
import { type TravelerSlice, type TravelerView, viewOfTravelers } from './travelers-view.ts';

type Props = { readonly trip: FlightTripDetail };

/** Who travels: ticket, seat and bags on every slice, member numbers, special assistance. */
export function TravelersSection({ trip }: Props) {
  const t = useText();
  return (
    <section className="trip-people" aria-labelledby="trip-people">
      <div className="row row--between row--wrap gap-3">
        <h2 id="trip-people" className="title-l">
          {t('trip.flight.people.title')}
        </h2>
        {trip.actions.extras.available && (
          <Link
            to="/trips/$bookingId/extras"
            params={{ bookingId: trip.bookingId }}
            className={buttonClass({ variant: 'secondary', size: 's' })}
          >
            <Armchair className="icon" aria-hidden="true" />
            {t('trip.flight.people.extras')}
          </Link>
        )}
      </div>
      <ul className="trip-people__list">
        {viewOfTravelers(trip).map((traveler, at) => (
          <Card as="li" padded key={traveler.name}>
            <Traveler traveler={traveler} trip={trip} at={at} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

type TravelerProps = Props & { readonly traveler: TravelerView; readonly at: number };

function Traveler({ traveler, trip, at }: TravelerProps) {
  const t = useText();
  const { name, type, slices, numbers, isNumberMissing, specialAssistance } = traveler;
  const codes = ASSISTANCE_CODES.filter((code: AssistanceCode) => specialAssistance.includes(code));
  return (
    <>
      <div className="row row--between row--base gap-3">
        <h3 className="title-m">{name}</h3>
        <span className="small text-2">{t(`travelers.type.${type}`)}</span>
      </div>
      <ul className="trip-person__slices">
        {slices.map((slice) => (
          <OnSlice key={slice.slice} on={slice} trip={trip} isOnLap={type === 'LapInfant'} />
        ))}
      </ul>
      <ul className="trip-aside__facts small">
        {numbers.length > 0 && (
          <Mark icon={<BadgeCheck />} className="text-2">
            {t('trip.flight.people.numbers', { numbers: numbers.join(', ') })}
          </Mark>
        )}
        {isNumberMissing && (
          <Mark icon={<TriangleAlert />} className="trip-person__warn">
            {t('trip.flight.people.noNumber')}
          </Mark>
        )}
        {codes.map((code) => (
          <Mark key={code} icon={<Accessibility />} className="text-2">
            {t(`travelers.assistance.${code}`)}
          </Mark>
        ))}
      </ul>
      <div className="trip-person__edit">
        <EditDetails trip={trip} Modal={LazyEditTraveler} of={{ trip, traveler: at }} name={name} />
      </div>
    </>
  );
}

type MarkProps = {
  readonly icon: React.ReactNode;
  readonly className: string;
  readonly children: React.ReactNode;
};

function Mark({ icon, className, children }: MarkProps) {
  return (
    <li className={className}>
      <span className="trip-aside__icon" aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}

type OnSliceProps = Props & { readonly on: TravelerSlice; readonly isOnLap: boolean };

/** "BOS – LIS · Seat 21A · 1 further bag", and the ticket's number once there is one. */
function OnSlice({ on, trip, isOnLap }: OnSliceProps) {
  const t = useText();
  const rule = itemAt(trip.flight.slices, on.slice).restrictions.seats;
  const seat = on.seats
    ? t(on.seats.includes(',') ? 'trip.flight.seats' : 'trip.flight.seat', { seats: on.seats })
    : t(isOnLap ? 'trip.flight.people.lap' : `trip.flight.people.seat.${rule}`);
  const bags = on.bags > 0 ? [t('trip.flight.people.bags', { bags: on.bags })] : [];
  const ticket =
    on.ticket === null
      ? t(trip.ticketing === 'ticketed' ? 'trip.flight.people.ticketless' : 'trip.flight.people.ticketLater')
      : t('trip.flight.people.ticket', { number: on.ticket });
  return (
    <li className="small">
      <b className="num">{on.way}</b>
      <span className="text-2">{[seat, ...bags].join(' · ')}</span>
      {trip.status !== 'Canceled' && <span className="text-2 num">{ticket}</span>}
    </li>
  );
}
