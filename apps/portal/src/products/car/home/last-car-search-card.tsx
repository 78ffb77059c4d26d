import { formatDateRange } from '@sojourn/ui/formats.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Car } from 'lucide-react';
import { dayOf, defaultCarDraft, readCarDraft } from '#products/car/search/car-draft.ts';
import { CARS_PATH } from '#products/car/search/car-url.ts';
import { readLastCarSearch } from '#products/car/search/last-car-search.ts';
import { CONTINUE_LINK, ContinueCard } from '#shared/continue/continue-card.tsx';
import { Link } from '#shared/router/link.tsx';

/** The last search for cars, while its days are ahead. */
export function LastCarSearchCard() {
  const t = useText();
  const locale = useLocale();
  const today = useToday();
  const last = readLastCarSearch();
  if (!last) return null;
  const { pickUp, dropOff } = readCarDraft(last.search, defaultCarDraft(today));
  if (dayOf(pickUp) < today || last.search.pickUp !== pickUp) return null;
  const title = `${last.place}, ${formatDateRange(dayOf(pickUp), dayOf(dropOff), locale)}`;
  return (
    <ContinueCard
      art={last.art}
      icon={Car}
      label={t('home.continue.search')}
      title={title}
      facts={t('home.continue.cars', { found: last.found })}
    >
      <Link to={CARS_PATH} search={last.search} className={CONTINUE_LINK}>
        {t('home.continue.searchLink')}
        {/* Several stand side by side */}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </ContinueCard>
  );
}
