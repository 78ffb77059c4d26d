import { AsideCard, Fact } from '@sojourn/portal/features/trips/aside-cards.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BedDouble } from 'lucide-react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { nightsOfTrip } from './stays-of-trip.ts';

/** Hotels for the nights between the flights, or where the only one lands. */
export function StayCard({ trip }: { readonly trip: FlightTripDetail }) {
  const t = useText();
  const locale = useLocale();
  const nights = nightsOfTrip(trip, locale);
  if (nights.length === 0) return null;
  return (
    <AsideCard id="trip-stays" title={t('trip.flight.stays.title')}>
      <ul className="trip-aside__facts small text-2">
        {nights.map(({ key, city, dates, link }) => (
          <Fact key={key} icon={<BedDouble />}>
            <Link {...link} className="link">
              {t('flightTrip.way.findStay', { city })}
            </Link>
            , {dates}
          </Fact>
        ))}
      </ul>
    </AsideCard>
  );
}
