import type { FlightTripCard } from '@sojourn/contract/trips.ts';
import { Card } from '@sojourn/ui/card.tsx';
import { formatDate, formatTime } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useSay } from '@sojourn/web/said.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import { useTrip } from '../use-trips.ts';
import { flightNames } from './flight-days-view.ts';
import { checkInsOf, whenOfFlight } from './flight-trip-view.ts';

/** What one needs on the way to the next flight; locator and check-in come with the whole trip. */
export function FlightNextTrip({ trip }: { readonly trip: FlightTripCard }) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const clock = useClock();
  const { data } = useTrip(trip.bookingId);
  const now = clock.now();
  const checkIns = data?.kind === 'Flight' ? checkInsOf(data, now, locale) : [];
  const next = checkIns.find(({ state }) => state !== 'closed') ?? checkIns.at(-1);
  const slice = trip.flight.slices[next?.slice ?? 0]!;
  const { origin, departsLocal } = slice.segments[0]!;
  return (
    <Card as="aside" padded className="next-trip" aria-labelledby="next-trip">
      <h2 id="next-trip" className="title-l">
        {t('trips.next')}
      </h2>
      <p className="display-m next-trip__when">{say(whenOfFlight(trip, now))}</p>
      <dl className="small next-trip__facts">
        <Fact label={t('trips.aside.departure')} strong>
          {formatDate(departsLocal, locale)}, {formatTime(departsLocal, locale)}
          <br />
          {flightNames(slice)}
        </Fact>
        <Fact label={t('trips.aside.airport')}>
          {origin.terminal
            ? t('flights.terminal', { name: origin.name, terminal: origin.terminal })
            : origin.name}
        </Fact>
        {next?.locator && (
          <Fact label={t('trips.aside.locator', { airline: next.airline.name })} strong>
            {next.locator}
          </Fact>
        )}
        {trip.confirmationCode && (
          <Fact label={t('trips.aside.code')} strong>
            {trip.confirmationCode}
          </Fact>
        )}
        {next && (
          <Fact label={t('trips.aside.checkInFlight')}>
            {t(`trips.aside.checkIn.${next.state}`, { opens: next.opens, closes: next.closes })}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

type FactProps = { readonly label: string; readonly strong?: boolean; readonly children: ReactNode };

const Fact = ({ label, strong, children }: FactProps) => (
  <div>
    <dt className="text-2">{label}</dt>
    <dd className={strong ? 'strong' : undefined}>{children}</dd>
  </div>
);
