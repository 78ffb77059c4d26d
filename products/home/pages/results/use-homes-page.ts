/** Everything the results page shows, from its address. */
import { addDays } from '@sojourn/domain/dates.ts';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { usePagedAnswer } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { useChangeUrl } from '@sojourn/portal/shared/results/use-results-url.ts';
import { useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { printPlace } from '@sojourn/portal/shared/search/place-field.tsx';
import { usePlace } from '@sojourn/portal/shared/search/use-place.ts';
import { appliedFilters } from '@sojourn/web/search/applied-filters.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useEffect, useMemo, useState } from 'react';
import { homePolicyLimits } from '#home/rules/home-policy.ts';
import { isImpossibleParty } from '../form/check-home-form.ts';
import { guestCount, HOMES_PATH } from '../search/home-criteria.ts';
import { HOME_FILTERS, type HomeFilters } from '../search/home-filters.ts';
import { printHomeUrl, readHomeUrl } from '../search/home-url.ts';
import { saveLastHomeSearch } from '../search/last-home-search.ts';
import { HOME_SEARCH, homeQuestion } from './home-search.ts';
import { readOpenedHomes } from './opened-homes.ts';

function useUrl() {
  const search = useSearch();
  const today = useToday();
  const adults = useCan('corporate') ? 1 : 2;
  const url = useMemo(() => readHomeUrl(search, today, adults), [search, today, adults]);
  return { url, today, change: useChangeUrl(url, printHomeUrl, { path: HOMES_PATH }) };
}

function usePolicyFilter(startsOn: ReturnType<typeof readHomeUrl>['criteria']['checkIn']) {
  const tier = usePolicyTier();
  const bookedOn = useBookedOn();
  return useMemo(() => tier && homePolicyLimits(tier, { startsOn, bookedOn }), [tier, startsOn, bookedOn]);
}

export function useHomesPage() {
  const { url, today, change } = useUrl();
  const { criteria } = url;
  const { data: place, error: placeError } = usePlace(url.place);
  const policy = usePolicyFilter(criteria.checkIn);
  // What is opened from here on asks for nothing new
  const [opened] = useState(readOpenedHomes);
  const hasNoParty = isImpossibleParty(criteria.party, today, addDays(today, 1));
  const question = useMemo(
    () => (hasNoParty ? undefined : homeQuestion(url, policy, opened)),
    [hasNoParty, url, policy, opened],
  );
  const answer = usePagedAnswer(HOME_SEARCH, question, url.page);
  const { results } = answer;
  const placeName = place && printPlace({ name: place.label, region: place.region });
  const found = results.page?.total;
  useEffect(() => {
    if (!place || !placeName || found === undefined || !results.isDone) return;
    saveLastHomeSearch({
      search: printHomeUrl({ ...url, page: 1 }),
      placeId: place.id,
      place: placeName,
      art: place.art,
      found,
      guests: guestCount(criteria.party),
      days: [criteria.checkIn, criteria.checkOut],
    });
  }, [place, placeName, found, results.isDone, url, criteria]);
  const names = { locale: useLocale() };
  return {
    words: 'homeResults' as const,
    url,
    change,
    names,
    applied: appliedFilters(HOME_FILTERS, url.filters, names),
    setFilters: (filters: HomeFilters) => change({ filters }),
    place,
    placeName,
    placeError,
    question,
    answer,
    hasNoParty,
    hasFailed: hasNoParty || answer.error !== null || placeError !== null,
    searchKey: JSON.stringify(question),
  };
}
export type Page = ReturnType<typeof useHomesPage>;
