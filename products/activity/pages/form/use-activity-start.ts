import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { defaultCriteria, readCriteria } from '../search/activity-criteria.ts';
import { readLastActivitySearch } from '../search/last-activity-search.ts';
import type { ActivityFormStart } from './use-activity-form.ts';

/** The last search while its days are ahead, else an empty place and the coming days. */
export function useActivityStart(): ActivityFormStart {
  const today = useToday();
  const fallback = defaultCriteria(today, useCan('corporate') ? 1 : 2);
  const last = readLastActivitySearch();
  if (!last) return { place: undefined, criteria: fallback };
  const criteria = readCriteria(last.search, fallback);
  const { from, until } = criteria.from >= today ? criteria : fallback;
  return { place: { id: last.placeId, name: last.place }, criteria: { ...criteria, from, until } };
}
