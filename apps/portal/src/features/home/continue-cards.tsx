import { formatDateRange } from '@sojourn/ui/formats.ts';
import { readLastSearch } from '@sojourn/web/search/last-search.ts';
import { defaultDatesAndGuests, guestsOf, readDatesAndGuests } from '@sojourn/web/search/stay-criteria.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import { Luggage, Search } from 'lucide-react';
import { FlightSearchCard } from '#products/flight/home/flight-search-card.tsx';
import { savedFlightSearches } from '#products/flight/search/saved-searches.ts';
import { CONTINUE_LINK, ContinueCard } from '#shared/continue/continue-card.tsx';
import { upcomingDates } from './upcoming-view.ts';
import { useUpcomingTrips } from './use-upcoming-trips.ts';

function LastSearchCard() {
  const t = useText();
  const locale = useLocale();
  const today = useToday();
  const last = readLastSearch();
  if (!last) return null;
  const stay = readDatesAndGuests(last.search, defaultDatesAndGuests(today));
  if (stay.checkIn < today || last.search.checkIn !== stay.checkIn) return null;
  const dates = formatDateRange(stay.checkIn, stay.checkOut, locale);
  return (
    <ContinueCard
      art={last.art}
      icon={Search}
      label={t('home.continue.search')}
      title={`${last.place.split(',')[0]}, ${dates}`}
      facts={t('home.continue.facts', { guests: guestsOf(stay.rooms), found: last.found })}
    >
      <Link to="/stays" search={last.search} className={CONTINUE_LINK}>
        {t('home.continue.searchLink')}
      </Link>
    </ContinueCard>
  );
}

/** The last flight search, while its first day is ahead. */
function LastFlightCard() {
  const isSold = useCan('flights');
  const [last] = savedFlightSearches(useToday());
  return last && isSold ? <FlightSearchCard kept={last} /> : null;
}

function NextTripCard() {
  const t = useText();
  const locale = useLocale();
  const { data } = useUpcomingTrips();
  const trip = data?.[0];
  if (!trip) return null;
  const pending = trip.kind === 'Hotel' ? 'home.continue.pending' : 'home.continue.pendingFlight';
  return (
    <ContinueCard
      art={trip.art}
      icon={Luggage}
      label={t('home.continue.trip')}
      title={`${trip.title}, ${upcomingDates(trip, locale)}`}
      facts={trip.code ? t('home.continue.confirmed', { code: trip.code }) : t(pending)}
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
  const hasTripList = useCan('corporate');
  return (
    <ul className="continue" aria-label={t('home.continue.label')}>
      <LastSearchCard />
      <LastFlightCard />
      {!hasTripList && <NextTripCard />}
    </ul>
  );
}
