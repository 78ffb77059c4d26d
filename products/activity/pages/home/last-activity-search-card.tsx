import { CONTINUE_LINK, ContinueCard } from '@sojourn/portal/shared/continue/continue-card.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Ticket } from 'lucide-react';
import { ACTIVITIES_PATH } from '../search/activity-criteria.ts';
import { readLastActivitySearch } from '../search/last-activity-search.ts';

/** The last search for activities, while its days are ahead. */
export function LastActivitySearchCard() {
  const t = useText();
  const locale = useLocale();
  const today = useToday();
  const last = readLastActivitySearch();
  if (!last || last.days[0] < today) return null;
  const title = `${last.place.split(',')[0]}, ${formatDateRange(...last.days, locale)}`;
  return (
    <ContinueCard
      art={last.art}
      icon={Ticket}
      label={t('home.continue.search')}
      title={title}
      facts={t('home.continue.activities', { people: last.people, found: last.found })}
    >
      <Link to={ACTIVITIES_PATH} search={last.search} className={CONTINUE_LINK}>
        {t('home.continue.searchLink')}
        {/* Several stand side by side */}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </ContinueCard>
  );
}
