/** Everything the flights page shows, from its URL: question, answer, and the moves that change the URL. */
import type { FlightFilters } from '@sojourn/contract/products/flight/flight-search.ts';
import type { FareOffer } from '@sojourn/contract/products/flight/flights.ts';
import { useFlightPreferences } from '@sojourn/web/preferences/use-preferences.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCallback, useMemo } from 'react';
import { checkFlightForm, hasProblems } from '#products/flight/form/check-flight-form.ts';
import { rememberTripTotal } from '#products/flight/itinerary/trip-url.ts';
import {
  FLIGHT_REVIEW_PATH,
  FLIGHTS_PATH,
  type FlightUrl,
  isOfTrip,
  printFlightUrl,
  readFlightUrl,
} from '#products/flight/search/flight-url.ts';
import { effectiveFilters, splitFilters } from '#products/flight/search/preferred-filters.ts';
import { priceBasis } from '#products/flight/search/price-basis.ts';
import { useNavigate, useSearch } from '#shared/router/use-place.ts';
import { useTripPolicy } from '../policy/use-trip-policy.ts';
import { useCityNames } from '../start/use-city-names.ts';
import { useSavedSearch } from '../start/use-saved-search.ts';
import { afterChoice } from './choose-view.ts';
import { faresQuestionOf, questionOf } from './question-view.ts';
import { useFlightResults } from './use-flight-results.ts';

/**
 * A change of the URL: a filter, a sort and a step are steps to go back to; what is unfolded and more of the
 * list are not.
 */
export type ChangeUrl = (change: Partial<FlightUrl>) => void;
const QUIET: ReadonlySet<string> = new Set(['open', 'page']);

function useUrl() {
  const search = useSearch();
  const navigate = useNavigate();
  const url = useMemo(() => readFlightUrl(search), [search]);
  const change = useCallback<ChangeUrl>(
    (next) => {
      const isQuiet = Object.keys(next).every((key) => QUIET.has(key));
      const base = isQuiet ? url : { ...url, page: 1 };
      void navigate({
        to: FLIGHTS_PATH,
        search: printFlightUrl({ ...base, ...next }),
        replace: isQuiet,
        resetScroll: next.step !== undefined,
      });
    },
    [url, navigate],
  );
  return { url, change };
}

/** The filters in force: the one that a refundable outbound fare brought goes away with its notice. */
function useFilters(url: FlightUrl, change: ChangeUrl) {
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

export function useFlightsPage() {
  const { url, change } = useUrl();
  const navigate = useNavigate();
  const { filters, fromPreferences, setFilters, isReady } = useFilters(url, change);
  const isPlain = !isOfTrip(url.shopType);
  const policy = useTripPolicy(url);
  const question = isReady && isPlain ? questionOf(url, filters, policy) : undefined;
  const today = useToday();
  const isSound = !hasProblems(checkFlightForm(url.draft, today));
  const fares = isReady && isPlain && isSound ? faresQuestionOf(url, filters) : undefined;
  const answer = useFlightResults(question, url.page);
  const cities = useCityNames(url.draft);
  const basis = useMemo(() => priceBasis(url.draft.passengers), [url.draft.passengers]);
  useSavedSearch(url, cities, answer.results);
  const choose = (sliceId: string, fare: FareOffer) => {
    const next = afterChoice(url, sliceId, fare);
    if (next.step < next.draft.legs.length) return change(next);
    rememberTripTotal(next, fare.total.amountMinor);
    return void navigate({ to: FLIGHT_REVIEW_PATH, search: printFlightUrl(next) });
  };
  return {
    url,
    change,
    filters,
    fromPreferences,
    setFilters,
    question,
    fares,
    answer,
    cities,
    basis,
    choose,
    /** The whole trip is known, so it is being searched. */
    isAsked: faresQuestionOf(url, filters) !== undefined,
  };
}
export type Page = ReturnType<typeof useFlightsPage>;
