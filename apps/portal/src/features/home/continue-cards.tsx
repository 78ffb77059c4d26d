import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Luggage } from 'lucide-react';
import { CONTINUE_LINK, ContinueCard } from '#shared/continue/continue-card.tsx';
import { useSoldProducts } from '#shared/product/use-products.ts';
import { Link } from '#shared/router/link.tsx';
import { daysUntil, upcomingDates } from './upcoming-view.ts';
import { useUpcomingTrips } from './use-upcoming-trips.ts';

function NextTripCard() {
  const t = useText();
  const locale = useLocale();
  const { data } = useUpcomingTrips();
  const today = useToday();
  const trip = data?.[0];
  if (!trip) return null;
  const state = trip.code ? t('home.continue.confirmed', { code: trip.code }) : t(trip.pending);
  const days = daysUntil(trip, today);
  return (
    <ContinueCard
      art={trip.art}
      icon={Luggage}
      label={
        days === null
          ? t('home.continue.trip')
          : `${t('home.continue.trip')}, ${t('home.continue.in', { days })}`
      }
      title={`${trip.title}, ${upcomingDates(trip, locale)}`}
      facts={state}
    >
      <Link to="/trips/$bookingId" params={{ bookingId: trip.bookingId }} className={CONTINUE_LINK}>
        {t('home.continue.tripLink')}
      </Link>
    </ContinueCard>
  );
}

/** What was left open: the last searches, and the next trip where the page lists no trips. */
export function ContinueCards() {
  const t = useText();
  const sold = useSoldProducts();
  const hasTripList = useCan('corporate');
  return (
    <ul className="continue" aria-label={t('home.continue.label')}>
      {sold.map(({ product, home }) => {
        const { LastSearch } = home.get();
        return <LastSearch key={product} />;
      })}
      {!hasTripList && <NextTripCard />}
    </ul>
  );
}
