/** Where nothing that was bought helps: the airline, what the law gives, other flights, our own agents. */
import { first, last } from '@sojourn/domain/present.ts';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { AskForHelp } from '@sojourn/portal/shared/help/ask-for-help.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { AIRLINE_PHONES } from '#flight/rules/data/airline-phones.ts';
import { FLIGHTS_PATH } from '../search/flight-draft.ts';
import type { DisruptedTrip } from './disrupted-trip.ts';
import { searchInstead } from './search-instead.ts';

export function WhatHelps({ trip, disruption }: DisruptedTrip) {
  const t = useText();
  const clock = useClock();
  const { supportPhone } = useTenant();
  const { bookingId, flight } = trip;
  const slice = flight.slices[disruption.slice] ?? first(flight.slices);
  const { from, to } = {
    from: first(slice.segments).origin.city,
    to: last(slice.segments).destination.city,
  };
  return (
    <>
      <h3 className="title-m">{t('disruption.helps.title')}</h3>
      <ul className="disruption__helps text-2">
        <li>
          <Airline trip={trip} slice={slice} />
        </li>
        <Rights disruption={disruption} />
        <li>
          {t('disruption.helps.support')} <PhoneLink number={supportPhone} className="nowrap" />
        </li>
      </ul>
      <div className="row row--wrap gap-3">
        <Link
          to={FLIGHTS_PATH}
          search={searchInstead(slice, flight.passengers, clock.now())}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('disruption.helps.search', { from, to })}
        </Link>
        <AskForHelp bookingId={bookingId} about="disruption" code="NoRebooking" />
      </div>
    </>
  );
}

type AirlineProps = Pick<DisruptedTrip, 'trip'> & {
  readonly slice: DisruptedTrip['trip']['flight']['slices'][number];
};

function Airline({ trip: { locators }, slice: { segments, ticketNos } }: AirlineProps) {
  const t = useText();
  const { operatingAirline: airline } = first(segments);
  const phone = AIRLINE_PHONES[airline.code];
  const locator = locators.airlines.find(({ ticketNo }) => ticketNo === ticketNos[0])?.locator ?? '';
  return (
    <>
      {t(phone ? 'disruption.helps.airline' : 'disruption.helps.airlineDesk', {
        airline: airline.name,
        locator,
      })}{' '}
      {phone && <PhoneLink number={phone} className="nowrap" />}
    </>
  );
}

function Rights({ disruption: { rights } }: Pick<DisruptedTrip, 'disruption'>) {
  const t = useText();
  const locale = useLocale();
  const { refund, compensation } = rights;
  return (
    <>
      {refund.map((regime) => (
        <li key={regime}>{t(`disruption.helps.refund.${regime}`)}</li>
      ))}
      {compensation && (
        <li>{t('disruption.helps.compensation', { each: formatMoney(compensation.perTraveler, locale) })}</li>
      )}
      {refund.length === 0 && !compensation && <li>{t('disruption.helps.noRight')}</li>}
    </>
  );
}
