import { CONTINUE_LINK, ContinueCard } from '@sojourn/portal/shared/continue/continue-card.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Search } from 'lucide-react';
import { defaultDatesAndGuests, guestsOf, readDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { readLastSearch } from '../search/last-search.ts';

/** The last search for a hotel, while its dates are ahead. */
export function LastSearchCard() {
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
