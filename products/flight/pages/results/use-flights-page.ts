/** Everything the flights page shows, from its URL: question, answer, and the moves that change the URL. */
import { useChangeUrl } from '@sojourn/portal/shared/results/use-results-url.ts';
import { useNavigate, useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { useFlightPreferences } from '@sojourn/web/preferences/use-preferences.ts';
import { appliedFilters } from '@sojourn/web/search/applied-filters.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useMemo } from 'react';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { FlightFilters } from '#flight/wire/flight-search.ts';
import type { FareOffer } from '#flight/wire/flights.ts';
import { filterNames } from '../facets/quick-filters.ts';
import { checkFlightForm, hasProblems } from '../form/check-flight-form.ts';
import { rememberTripTotal } from '../itinerary/trip-url.ts';
import { useTripPolicy } from '../policy/use-trip-policy.ts';
import { FLIGHTS_PATH } from '../search/flight-draft.ts';
import { FLIGHT_FILTERS, type FlightFilterNames, type UrlFilters } from '../search/flight-filters.ts';
import {
  FLIGHT_REVIEW_PATH,
  type FlightUrl,
  isOfTrip,
  printFlightUrl,
  readFlightUrl,
} from '../search/flight-url.ts';
import { effectiveFilters, splitFilters } from '../search/preferred-filters.ts';
import { priceBasis } from '../search/price-basis.ts';
import { useCityNames } from '../start/use-city-names.ts';
import { useSavedSearch } from '../start/use-saved-search.ts';
import { afterChoice } from './choose-view.ts';
import { faresQuestionOf, questionOf } from './question-view.ts';
import { useFlightResults } from './use-flight-results.ts';

/** What is unfolded and more of the list are no steps to go back to. */
const QUIET = ['open', 'page'];

/** The filters in force: the one that a refundable outbound fare brought goes away with its notice. */
function useFilters(url: FlightUrl, change: (change: Partial<FlightUrl>) => void) {
  const preferences = useFlightPreferences();
  const { filters, fromPreferences } = useMemo(() => effectiveFilters(url, preferences), [url, preferences]);
  const isCarried = url.step > 0 && url.carriedPercent !== undefined;
  const setFilters = (next: FlightFilters) => {
    const { refundable, ...rest } = next;
    const chosen = isCarried || !refundable ? rest : next;
    change({
      ...splitFilters(url, filters, chosen),
      mayUsePreferences: false,
      carriedPercent: isCarried && refundable ? url.carriedPercent : undefined,
    });
  };
  return {
    filters,
    fromPreferences,
    setFilters,
    isReady: !url.mayUsePreferences || preferences !== undefined,
  };
}

const NO_ROWS: readonly FlightRow[] = [];

export function useFlightsPage() {
  const search = useSearch();
  const url = useMemo(() => readFlightUrl(search), [search]);
  const change = useChangeUrl(url, printFlightUrl, { path: FLIGHTS_PATH, quiet: QUIET });
  const navigate = useNavigate();
  const { filters, fromPreferences, setFilters, isReady } = useFilters(url, change);
  const isPlain = !isOfTrip(url.shopType);
  const policy = useTripPolicy(url);
  const question = isReady && isPlain ? questionOf(url, filters, policy) : undefined;
  const today = useToday();
  const isSound = !hasProblems(checkFlightForm(url.draft, today));
  const fares = isReady && isPlain && isSound ? faresQuestionOf(url, filters) : undefined;
  const streamed = useFlightResults(question, url.page);
  const found = streamed.results.page;
  const answer = { ...streamed, items: found?.options ?? NO_ROWS, isLoadingMore: streamed.isStale };
  const cities = useCityNames(url.draft);
  const names = filterNames(found?.facets, useLocale());
  const basis = useMemo(() => priceBasis(url.draft.passengers), [url.draft.passengers]);
  useSavedSearch(url, cities, answer.results);
  const choose = (sliceId: string, fare: FareOffer) => {
    const next = afterChoice(url, sliceId, fare);
    if (next.step < next.draft.legs.length) return change(next);
    rememberTripTotal(next, fare.total.amountMinor);
    return void navigate({ to: FLIGHT_REVIEW_PATH, search: printFlightUrl(next) });
  };
  return {
    words: 'flightResults' as const,
    url,
    change,
    filters,
    fromPreferences,
    setFilters,
    names,
    applied: appliedFilters<UrlFilters, FlightFilterNames>(FLIGHT_FILTERS, filters, names),
    question,
    searchKey: JSON.stringify(question),
    fares,
    answer,
    hasFailed: answer.error !== null,
    cities,
    basis,
    choose,
    /** The whole trip is known, so it is being searched. */
    isAsked: faresQuestionOf(url, filters) !== undefined,
  };
}
export type Page = ReturnType<typeof useFlightsPage>;
