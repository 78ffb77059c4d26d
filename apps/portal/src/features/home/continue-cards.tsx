import { Art } from '@sojourn/ui/art.tsx';
import { Card } from '@sojourn/ui/card.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { api } from '@sojourn/web/api/api.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { readLastSearch } from '@sojourn/web/search/last-search.ts';
import { defaultDatesAndGuests, guestsOf, readDatesAndGuests } from '@sojourn/web/search/stay-criteria.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Luggage, Search } from 'lucide-react';
import { LastFlightCard } from './last-flight-card.tsx';
import { upcomingDates, upcomingTrips } from './upcoming-view.ts';

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
    <Card as="li" link className="continue-card">
      <Art {...asArt(last.art)} width={200} height={200} className="continue-card__art" />
      <div className="grow stack">
        <span className="micro text-3 row gap-1">
          <Search className="icon icon--xs" aria-hidden="true" />
          {t('home.continue.search')}
        </span>
        <b className="title-m">
          {last.place.split(',')[0]}, {dates}
        </b>
        <span className="small text-2">
          {t('home.continue.facts', { guests: guestsOf(stay.rooms), found: last.found })}
        </span>
        <Link to="/stays" search={last.search} className="link small card__link">
          {t('home.continue.searchLink')}
        </Link>
      </div>
    </Card>
  );
}

function NextTripCard() {
  const t = useText();
  const locale = useLocale();
  const { data } = useUpcomingTrips();
  const trip = data?.[0];
  if (!trip) return null;
  const pending = trip.kind === 'Hotel' ? 'home.continue.pending' : 'home.continue.pendingFlight';
  return (
    <Card as="li" link className="continue-card">
      <Art {...asArt(trip.art)} width={200} height={200} className="continue-card__art" />
      <div className="grow stack">
        <span className="micro text-3 row gap-1">
          <Luggage className="icon icon--xs" aria-hidden="true" />
          {t('home.continue.trip')}
        </span>
        <b className="title-m">
          {trip.title}, {upcomingDates(trip, locale)}
        </b>
        <span className="small text-2">
          {trip.code ? t('home.continue.confirmed', { code: trip.code }) : t(pending)}
        </span>
        <Link to="/trips/$bookingId" params={{ bookingId: trip.bookingId }} className="link small card__link">
          {t('home.continue.tripLink')}
        </Link>
      </div>
    </Card>
  );
}

/** Trips ahead, soonest first. */
export function useUpcomingTrips() {
  return useQuery({
    queryKey: ['trips', 'upcoming'],
    queryFn: ({ signal }) => api.listTrips({ query: { view: 'upcoming' } }, { signal }),
    select: ({ trips }) => upcomingTrips(trips),
  });
}

/** What was left open: the last search and the next trip, when there are any. */
export function ContinueCards() {
  const t = useText();
  return (
    <ul className="continue" aria-label={t('home.continue.label')}>
      <LastSearchCard />
      <LastFlightCard />
      <NextTripCard />
    </ul>
  );
}
