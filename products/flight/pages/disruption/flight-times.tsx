/** The flights of a slice: as planned and as expected now, with the airline's reason. */
import type { WireFlightStatus as FlightStatus } from '@sojourn/contract/disruption-parts.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleCheck, CircleX, ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { causeOf } from './cause-view.ts';
import { airlineName, flightName, timesOf } from './disruption-view.ts';

type Props = {
  readonly trip: FlightTripDetail;
  readonly flights: readonly FlightStatus[];
  /** At the end of the card: the clock of held seats. */
  readonly children?: ReactNode;
};

export function FlightTimes({ trip, flights, children }: Props) {
  const t = useText();
  return (
    <Card as="section" className="disruption__times" aria-label={t('disruption.times.label')}>
      <ul className="disruption__flights">
        {flights.map((flight) => (
          <FlightRow key={flight.flight} trip={trip} flight={flight} isNamed={flights.length > 1} />
        ))}
      </ul>
      {children}
    </Card>
  );
}

const LOOKS = {
  OnTime: { tone: 'good', Icon: CircleCheck },
  Departed: { tone: 'good', Icon: CircleCheck },
  Landed: { tone: 'good', Icon: CircleCheck },
  Delayed: { tone: 'warn', Icon: ClockAlert },
  Canceled: { tone: 'bad', Icon: CircleX },
} as const;

type RowProps = Pick<Props, 'trip'> & { readonly flight: FlightStatus; readonly isNamed: boolean };

function FlightRow({ trip, flight, isNamed }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { tone, Icon } = LOOKS[flight.state];
  const { planned, now } = timesOf(flight, locale);
  const cause = causeOf(flight);
  const values = {
    airline: airlineName(trip.flight, flight),
    cause: cause ? t(cause) : '',
    at: formatInstant(flight.updatedAt, locale),
  };
  return (
    <li>
      <span className="disruption__sign" data-tone={tone} aria-hidden="true">
        <Icon className="icon icon--l" />
      </span>
      <div className="disruption__flight">
        {isNamed && (
          <p className="title-s">
            {t('disruption.times.flight', {
              flight: flightName(flight.flight),
              state: t(`disruption.state.${flight.state}`),
            })}
          </p>
        )}
        <dl className="disruption__was num">
          <div className="text-2">
            <dt>{t('disruption.times.planned')}</dt>
            <dd>{planned}</dd>
          </div>
          <div className="strong">
            <dt>{t('disruption.times.now')}</dt>
            <dd>{now ?? t('disruption.state.Canceled')}</dd>
          </div>
        </dl>
        <p className="small text-2">
          {t(cause ? 'disruption.times.cause' : 'disruption.times.updated', values)}
        </p>
      </div>
    </li>
  );
}
