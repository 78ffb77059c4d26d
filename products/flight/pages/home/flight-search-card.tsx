import { CONTINUE_LINK, ContinueCard } from '@sojourn/portal/shared/continue/continue-card.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plane } from 'lucide-react';
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
  const [first, end] = saved.days;
  const dates = first === end ? formatDate(first, locale, 'day') : formatDateRange(first, end, locale);
  const route = t('home.continue.route', { from: saved.cities[0] ?? '', to: saved.cities.at(-1) ?? '' });
  const title = `${route}, ${dates}`;
  return (
    <ContinueCard
      art={saved.art}
      icon={Plane}
      label={t('home.continue.search')}
      title={title}
      facts={t('home.continue.flights', { travelers: saved.travelers, found: saved.found })}
    >
      <Link to="/flights" search={saved.search} className={CONTINUE_LINK}>
        {t('home.continue.searchLink')}
        {/* Several stand side by side */}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </ContinueCard>
  );
}
