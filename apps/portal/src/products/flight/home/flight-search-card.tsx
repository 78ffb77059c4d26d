import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { travelerCount } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plane } from 'lucide-react';
import { CONTINUE_LINK, ContinueCard } from '#shared/continue/continue-card.tsx';
import { Link } from '#shared/router/link.tsx';
import { readFlightDraft } from '../search/flight-draft.ts';
import { FLIGHTS_PATH } from '../search/flight-url.ts';
import { type SavedFlightSearch, savedFlightSearches } from '../search/saved-searches.ts';

/** The last flight search, while its first day is ahead. */
export function LastFlightSearch() {
  const [last] = savedFlightSearches(useToday());
  return last ? <FlightSearchCard saved={last} /> : null;
}

/** A flight search that goes on where it was left. */
export function FlightSearchCard({ saved }: { readonly saved: SavedFlightSearch }) {
  const t = useText();
  const locale = useLocale();
  const { legs, passengers } = readFlightDraft(saved.search);
  const days = legs.flatMap(({ date }): CalendarDate[] => (date ? [date] : []));
  const [first, end] = [days[0], days.at(-1)];
  if (!first || !end) return null;
  const dates = first === end ? formatDate(first, locale, 'day') : formatDateRange(first, end, locale);
  const route = t('home.continue.route', { from: saved.cities[0] ?? '', to: saved.cities.at(-1) ?? '' });
  const title = `${route}, ${dates}`;
  return (
    <ContinueCard
      art={saved.art}
      icon={Plane}
      label={t('home.continue.search')}
      title={title}
      facts={t('home.continue.flights', { travelers: travelerCount(passengers), found: saved.found })}
    >
      <Link to={FLIGHTS_PATH} search={saved.search} className={CONTINUE_LINK}>
        {t('home.continue.searchLink')}
        {/* Several stand side by side */}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </ContinueCard>
  );
}
