import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { travelerCount } from '@sojourn/domain/flights/travelers.ts';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { readFlightDraft } from '@sojourn/web/flight-search/flight-draft.ts';
import { FLIGHTS_PATH } from '@sojourn/web/flight-search/flight-url.ts';
import { readLastFlightSearch } from '@sojourn/web/flight-search/last-flight-search.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import { Plane } from 'lucide-react';
import { CONTINUE_LINK, ContinueCard } from './continue-card.tsx';

/** The last flight search of who is signed in while its first day is ahead; it goes on where it was left. */
export function LastFlightCard() {
  const t = useText();
  const locale = useLocale();
  const today = useToday();
  const isSold = useCan('flights');
  const last = readLastFlightSearch();
  if (!last || !isSold) return null;
  const { legs, passengers } = readFlightDraft(last.search);
  const days = legs.flatMap(({ date }): CalendarDate[] => (date ? [date] : []));
  const [first, end] = [days[0], days.at(-1)];
  if (!first || !end || first < today) return null;
  const dates = first === end ? formatDate(first, locale, 'day') : formatDateRange(first, end, locale);
  const route = t('home.continue.route', { from: last.cities[0] ?? '', to: last.cities.at(-1) ?? '' });
  return (
    <ContinueCard
      art={last.art}
      icon={Plane}
      label={t('home.continue.search')}
      title={`${route}, ${dates}`}
      facts={t('home.continue.flights', { travelers: travelerCount(passengers), found: last.found })}
    >
      <Link to={FLIGHTS_PATH} search={last.search} className={CONTINUE_LINK}>
        {t('home.continue.searchLink')}
      </Link>
    </ContinueCard>
  );
}
