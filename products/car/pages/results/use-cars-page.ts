/** Everything the results page shows, from its URL. */
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { usePagedAnswer } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { useChangeUrl } from '@sojourn/portal/shared/results/use-results-url.ts';
import { useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { usePlace } from '@sojourn/portal/shared/search/use-place.ts';
import { api } from '@sojourn/web/api/api.ts';
import { appliedFilters } from '@sojourn/web/search/applied-filters.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { carPolicyLimits } from '#car/rules/car-policy.ts';
import type { CarPolicyLimits } from '#car/rules/sorts-and-filters.ts';
import type { CarSearchPage } from '#car/wire/car-search.ts';
import { CARS_PATH, type CarDraft } from '../search/car-draft.ts';
import { CAR_FILTERS, type CarFilterNames, type CarFilters } from '../search/car-filters.ts';
import { type CarUrl, printCarUrl, readCarUrl } from '../search/car-url.ts';
import { saveLastCarSearch } from '../search/last-car-search.ts';
import { rentalOf } from '../search/rental-of.ts';
import { dayOf } from '../search/rental-time.ts';
import { CAR_SEARCH, type CarQuestion } from './car-search.ts';

/** The traveler's own flights around the rental; undefined while loading. */
function useOwnFlights(draft: CarDraft) {
  const rental = rentalOf(draft);
  const { data, isPending, isError } = useQuery({
    queryKey: ['car-flights', rental],
    queryFn: rental ? ({ signal }) => api.findCarFlights({ input: rental }, { signal }) : skipToken,
    staleTime: 60_000,
    retry: false,
  });
  if (isPending && !isError) return undefined;
  return { landing: data?.landing ?? null, leaving: data?.leaving ?? null };
}

/** A link of somebody with a policy, opened by somebody without one. */
const withoutPolicy = ({ inPolicyOnly: _, ...filters }: CarFilters): CarFilters => filters;

function questionOf(
  { draft, filters, sort }: CarUrl,
  flights: ReturnType<typeof useOwnFlights>,
  policy: CarPolicyLimits | null,
): CarQuestion | undefined {
  const rental = rentalOf(draft);
  // Without it "open when you land" could not be counted
  if (!rental || !flights) return undefined;
  const landsAt = flights.landing?.atLocal;
  const narrowed = policy ? { ...filters, policy } : withoutPolicy(filters);
  return { ...rental, driverAge: draft.age, ...(landsAt && { landsAt }), filters: narrowed, sort };
}

function namesIn(found: CarSearchPage | null): CarFilterNames {
  const terminals = new Set(
    found?.desks.flatMap(({ point, terminal }) => (point === 'terminal' ? terminal : [])),
  );
  const [terminal = null] = terminals;
  return {
    company: (code) => found?.facets.companies.find(({ value }) => value === code)?.name ?? code,
    terminal: terminals.size === 1 ? terminal : null,
  };
}

export function useCarsPage() {
  const search = useSearch();
  const today = useToday();
  const url = useMemo(() => readCarUrl(search, today), [search, today]);
  const change = useChangeUrl(url, printCarUrl, { path: CARS_PATH });
  const { data: place, error: placeError } = usePlace(url.draft.from);
  const flights = useOwnFlights(url.draft);
  const tier = usePolicyTier();
  const bookedOn = useBookedOn();
  const question = questionOf(
    url,
    flights,
    tier && carPolicyLimits(tier, { startsOn: dayOf(url.draft.pickUp), bookedOn }),
  );
  const answer = usePagedAnswer(CAR_SEARCH, question, url.page);
  const { results } = answer;
  const found = results.page && results.page.total + results.page.hiddenByFilters;
  useEffect(() => {
    if (!place || found === null || !results.isDone) return;
    const { label, art } = place;
    const days = [dayOf(url.draft.pickUp), dayOf(url.draft.dropOff)] as const;
    saveLastCarSearch({ search: printCarUrl({ ...url, page: 1 }), place: label, art, found, days });
  }, [place, found, results.isDone, url]);
  const names = namesIn(results.page);
  return {
    words: 'carResults' as const,
    url,
    change,
    names,
    applied: appliedFilters(CAR_FILTERS, url.filters, names),
    setFilters: (filters: CarFilters) => change({ filters }),
    place,
    placeError,
    landing: flights?.landing ?? null,
    answer,
    hasFailed: answer.error !== null || placeError !== null,
    searchKey: JSON.stringify(question),
  };
}
export type Page = ReturnType<typeof useCarsPage>;
