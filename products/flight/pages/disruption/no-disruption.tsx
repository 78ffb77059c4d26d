/** Everything flies as planned: today's flights, and what would follow if they didn't. */
import type { WireFlightStatus } from '@sojourn/contract/disruption-parts.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { FlightTimes } from './flight-times.tsx';

type Props = {
  readonly trip: FlightTripDetail;
  readonly flights: readonly WireFlightStatus[];
};

const HELPING = ['disruption', 'missedConnection'] as const;

export function NoDisruption({ trip, flights }: Props) {
  const t = useText();
  useTitle(t('disruption.onTime.title.later'));
  const isCovered = trip.protections.some(
    ({ protection, state }) => state === 'Valid' && HELPING.some((each) => each === protection),
  );
  const when = flights.length > 0 ? 'today' : 'later';
  return (
    <>
      <header className="disruption__head">
        <h1 className="display-l">{t(`disruption.onTime.title.${when}`)}</h1>
        <p className="text-2">
          {t(`disruption.onTime.text.${when}`)} {isCovered && t('disruption.onTime.covered')}
        </p>
      </header>
      {flights.length > 0 && <FlightTimes trip={trip} flights={flights} />}
      <Link
        to="/trips/$bookingId"
        params={{ bookingId: trip.bookingId }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('disruption.toTrip')}
      </Link>
    </>
  );
}
