import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { LazyHomeForm, warmHomeForm } from '../form/lazy-home-form.tsx';
import type { HomeFormAnswer, HomeFormStart } from '../form/use-home-form.ts';
import { defaultCriteria, HOMES_PATH } from '../search/home-criteria.ts';
import { newSearch, printHomeUrl, readHomeUrl } from '../search/home-url.ts';
import { readLastHomeSearch } from '../search/last-home-search.ts';

/** The last search while its days are ahead, else an empty destination and the coming days. */
export function useStart(): HomeFormStart {
  const today = useToday();
  const fallback = defaultCriteria(today, useCan('corporate') ? 1 : 2);
  const last = readLastHomeSearch();
  if (!last) return { place: undefined, criteria: fallback };
  const { criteria } = readHomeUrl(last.search, today);
  const { checkIn, checkOut } = criteria.checkIn >= today ? criteria : fallback;
  return { place: { id: last.placeId, name: last.place }, criteria: { ...criteria, checkIn, checkOut } };
}

export { warmHomeForm };

/** The homes' tab of the search card. */
export default function HomeSearch() {
  const t = useText();
  const navigate = useNavigate();
  const search = ({ place, criteria }: HomeFormAnswer) =>
    void navigate({ to: HOMES_PATH, search: printHomeUrl(newSearch(place.id, criteria)) });
  return (
    <LazyHomeForm look="card" start={useStart()} submitLabel={t('home.search.homes')} onSearch={search} />
  );
}
