/** Step three: the trip as it is now, what was paid or left over, and where to find it. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { ChangeCosts } from '@sojourn/portal/features/trips/change/change-costs.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef } from 'react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { BeforeAndAfter, PaidBack } from './exchange-review.tsx';

type Props = { readonly trip: FlightTripDetail; readonly change: BookingChange };

export function ExchangeDone({ trip, change }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="change__main">
      <h1 ref={heading} tabIndex={-1} className="display-l">
        {t('flightExchange.done.title')}
      </h1>
      <p className="text-2">{t('flightExchange.done.text', { email: trip.email })}</p>
      {change.ownBookingId && <p className="text-2">{t('flightExchange.done.split')}</p>}
      <BeforeAndAfter quoted={change} />
      <ChangeCosts quoted={change} />
      <PaidBack quoted={change} isWanted={false} />
      <div className="row row--wrap gap-3">
        <Link
          to="/trips/$bookingId"
          params={{ bookingId: change.ownBookingId ?? trip.bookingId }}
          className={buttonClass()}
        >
          {t('flightExchange.done.action')}
        </Link>
        {change.ownBookingId && (
          <Link
            to="/trips/$bookingId"
            params={{ bookingId: trip.bookingId }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('flightExchange.done.other')}
          </Link>
        )}
      </div>
    </div>
  );
}
