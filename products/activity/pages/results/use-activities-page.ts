/** Everything the results page shows, from its address. */
import { usePagedAnswer } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { useChangeUrl } from '@sojourn/portal/shared/results/use-results-url.ts';
import { useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { printPlace } from '@sojourn/portal/shared/search/place-field.tsx';
import { usePlace } from '@sojourn/portal/shared/search/use-place.ts';
import { appliedFilters } from '@sojourn/web/search/applied-filters.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useEffect, useMemo } from 'react';
import { ACTIVITIES_PATH } from '../search/activity-criteria.ts';
import { ACTIVITY_FILTERS, type ActivityFilters } from '../search/activity-filters.ts';
import { printActivityUrl, readActivityUrl } from '../search/activity-url.ts';
import { saveLastActivitySearch } from '../search/last-activity-search.ts';
import { ACTIVITY_SEARCH, activityQuestion } from './activity-search.ts';
import { usePolicyLimits } from './use-policy-limits.ts';

function useUrl() {
  const search = useSearch();
  const today = useToday();
  const adults = useCan('corporate') ? 1 : 2;
  const url = useMemo(() => readActivityUrl(search, today, adults), [search, today, adults]);
  return { url, change: useChangeUrl(url, printActivityUrl, { path: ACTIVITIES_PATH }) };
}

/** What filters alone leave out is counted by a search without them, where nothing is left. */
function useAnswer(question: ReturnType<typeof activityQuestion>, pages: number, hasFilters: boolean) {
  const answer = usePagedAnswer(ACTIVITY_SEARCH, question, pages);
  const { results } = answer;
  const isEmpty = hasFilters && results.isDone && results.page?.total === 0;
  const bare = usePagedAnswer(
    ACTIVITY_SEARCH,
    isEmpty && question ? { ...question, filters: {} } : undefined,
    1,
  );
  const hiddenByFilters = isEmpty ? (bare.results.page?.total ?? 0) : 0;
  return useMemo(
    () => ({
      ...answer,
      results: { ...results, page: results.page && { ...results.page, hiddenByFilters } },
    }),
    [answer, results, hiddenByFilters],
  );
}

export function useActivitiesPage() {
  const { url, change } = useUrl();
  const { criteria, where } = url;
  const policy = usePolicyLimits(criteria.from);
  const question = useMemo(() => activityQuestion(url, policy), [url, policy]);
  const answer = useAnswer(question, url.page, Object.keys(url.filters).length > 0);
  const { results } = answer;
  const understood = results.page?.place;
  // A link may have only a name, which the answer finds the place of
  const { data: place, error: placeError } = usePlace(where.place ?? understood?.id);
  const placeName = place
    ? printPlace({ name: place.label, region: place.region })
    : (understood?.label ?? where.locationName);
  const found = results.page?.total;
  useEffect(() => {
    if (!place || !placeName || found === undefined || !results.isDone) return;
    saveLastActivitySearch({
      search: printActivityUrl({ ...url, page: 1 }),
      placeId: place.id,
      place: placeName,
      art: place.art,
      found,
      people: criteria.ages.length,
      days: [criteria.from, criteria.until],
    });
  }, [place, placeName, found, results.isDone, url, criteria]);
  const names = { locale: useLocale() };
  return {
    words: 'activityResults' as const,
    url,
    change,
    names,
    applied: appliedFilters(ACTIVITY_FILTERS, url.filters, names),
    setFilters: (filters: ActivityFilters) => change({ filters }),
    place,
    placeName,
    /** "Lisbon" */
    shortName: placeName?.split(',')[0] ?? '',
    placeError,
    answer,
    hasFailed: answer.error !== null || placeError !== null,
    searchKey: JSON.stringify(question),
  };
}
export type Page = ReturnType<typeof useActivitiesPage>;
