import { CONTINUE_LINK, ContinueCard } from '@sojourn/portal/shared/continue/continue-card.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Car } from 'lucide-react';
import { readLastCarSearch } from '../search/last-car-search.ts';

/** The last search for cars, while its days are ahead. */
export function LastCarSearchCard() {
  const t = useText();
  const locale = useLocale();
  const today = useToday();
  const last = readLastCarSearch();
  if (!last || last.days[0] < today) return null;
  const title = `${last.place}, ${formatDateRange(...last.days, locale)}`;
  return (
    <ContinueCard
      art={last.art}
      icon={Car}
      label={t('home.continue.search')}
      title={title}
      facts={t('home.continue.cars', { found: last.found })}
    >
      <Link to="/cars" search={last.search} className={CONTINUE_LINK}>
        {t('home.continue.searchLink')}
        {/* Several stand side by side */}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </ContinueCard>
  );
}
