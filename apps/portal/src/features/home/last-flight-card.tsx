import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { travelerCount } from '@sojourn/domain/flights/travelers.ts';
import { Art } from '@sojourn/ui/art.tsx';
import { Card } from '@sojourn/ui/card.tsx';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { readFlightDraft } from '@sojourn/web/flight-search/flight-draft.ts';
import { FLIGHTS_PATH } from '@sojourn/web/flight-search/flight-url.ts';
import { readLastFlightSearch } from '@sojourn/web/flight-search/last-flight-search.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import { Plane } from 'lucide-react';

/** The last flight search of this device while its first day is ahead; it goes on where it was left. */
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
  return (
    <Card as="li" link className="continue-card">
      <Art {...asArt(last.art)} width={200} height={200} className="continue-card__art" />
      <div className="grow stack">
        <span className="micro text-3 row gap-1">
          <Plane className="icon icon--xs" aria-hidden="true" />
          {t('home.continue.search')}
        </span>
        <b className="title-m">
          {t('home.continue.route', { from: last.cities[0] ?? '', to: last.cities.at(-1) ?? '' })}, {dates}
        </b>
        <span className="small text-2">
          {t('home.continue.flights', { travelers: travelerCount(passengers), found: last.found })}
        </span>
        <Link to={FLIGHTS_PATH} search={last.search} className="link small card__link">
          {t('home.continue.searchLink')}
        </Link>
      </div>
    </Card>
  );
}
