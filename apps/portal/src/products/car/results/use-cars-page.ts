/** Everything the results page shows, from its URL. */
import { carPolicyLimits } from '@sojourn/domain/products/car/car-policy.ts';
import type { CarPolicyLimits } from '@sojourn/domain/products/car/sorts-and-filters.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { CarDraft } from '#products/car/search/car-draft.ts';
import { CARS_PATH, type CarUrl, printCarUrl, readCarUrl } from '#products/car/search/car-url.ts';
import { saveLastCarSearch } from '#products/car/search/last-car-search.ts';
import { rentalOf } from '#products/car/search/rental-of.ts';
import { dayOf } from '#products/car/search/rental-time.ts';
import { useBookedOn } from '#shared/policy/use-booked-on.ts';
import { usePolicyTier } from '#shared/policy/use-policy-tier.ts';
import { useNavigate, useSearch } from '#shared/router/use-place.ts';
import { usePlace } from '#shared/search/use-place.ts';
import { type CarQuestion, useCarResults } from './use-car-results.ts';

/** A filter and a sort begin the list anew; more of it is no step to go back to. */
export type ChangeUrl = (change: Partial<CarUrl>) => void;

function useUrl() {
  const search = useSearch();
  const navigate = useNavigate();
  const today = useToday();
  const url = useMemo(() => readCarUrl(search, today), [search, today]);
  const change = useCallback<ChangeUrl>(
    (next) => {
      const isMoreOnly = Object.keys(next).every((key) => key === 'page');
      void navigate({
        to: CARS_PATH,
        search: printCarUrl({ ...url, page: 1, ...next }),
        replace: isMoreOnly,
        resetScroll: false,
      });
    },
    [url, navigate],
  );
  return { url, change };
}

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
const withoutPolicy = ({ inPolicyOnly: _, ...filters }: CarUrl['filters']): CarUrl['filters'] => filters;

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

export function useCarsPage() {
  const { url, change } = useUrl();
  const { data: place, error: placeError } = usePlace(url.draft.from);
  const flights = useOwnFlights(url.draft);
  const tier = usePolicyTier();
  const bookedOn = useBookedOn();
  const question = questionOf(
    url,
    flights,
    tier && carPolicyLimits(tier, { startsOn: dayOf(url.draft.pickUp), bookedOn }),
  );
  const answer = useCarResults(question, url.page);
  const { results } = answer;
  const found = results.page && results.page.total + results.page.hiddenByFilters;
  useEffect(() => {
    if (!place || found === null || !results.isDone) return;
    const { label, art } = place;
    const days = [dayOf(url.draft.pickUp), dayOf(url.draft.dropOff)] as const;
    saveLastCarSearch({ search: printCarUrl({ ...url, page: 1 }), place: label, art, found, days });
  }, [place, found, results.isDone, url]);
  const searchKey = JSON.stringify(question);
  return { url, change, place, placeError, landing: flights?.landing ?? null, answer, searchKey };
}
export type Page = ReturnType<typeof useCarsPage>;
