/**
 * Everything the results page shows, from its URL: the question, the answer, the moves that change the URL.
 */
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { usePagedAnswer } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { useChangeUrl } from '@sojourn/portal/shared/results/use-results-url.ts';
import { useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { printPlace } from '@sojourn/portal/shared/search/place-field.tsx';
import { usePlace } from '@sojourn/portal/shared/search/use-place.ts';
import { useHotelPreferences } from '@sojourn/web/preferences/use-preferences.ts';
import { appliedFilters } from '@sojourn/web/search/applied-filters.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useEffect, useMemo } from 'react';
import { useFavoriteIds } from '#hotel/parts/favorites/use-favorites.ts';
import { printResultsUrl, readResultsUrl, showsFavorites } from '#hotel/parts/search/results-url.ts';
import { defaultDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import { type ResultsFilters, STAY_FILTERS } from '#hotel/parts/search/stay-filters.ts';
import { guestsProblem } from '#hotel/parts/search-form/check-stay-form.ts';
import { stayPolicyOf } from '#hotel/rules/hotel-policy.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';

import { saveLastSearch } from '../search/last-search.ts';
import { withPreferences } from '../search/with-preferences.ts';
import type { Near } from './stay-result.tsx';
import { questionOf, STAY_SEARCH } from './stay-search.ts';

/** What is being searched, for headings. */
type Searched = { readonly kind: 'place' | 'near'; readonly name: string } | { readonly kind: 'area' };

/** The search as the address has it, and with the saved preferences where it names no filter. */
function useUrl() {
  const search = useSearch();
  const today = useToday();
  const requested = useMemo(() => readResultsUrl(search, defaultDatesAndGuests(today)), [search, today]);
  const preferences = useHotelPreferences();
  const started = useMemo(() => withPreferences(requested, preferences), [requested, preferences]);
  const change = useChangeUrl(requested, printResultsUrl, { path: '/stays' });
  const isWaiting = requested.mayUsePreferences && preferences === undefined;
  return { requested, ...started, isWaiting, change };
}

const NO_IDS: readonly string[] = [];

export function useResultsPage() {
  const { requested, url, fromPreferences, isWaiting, change } = useUrl();
  const { data: place, error: placeError } = usePlace(url.place);
  const favorites = useFavoriteIds();
  const favoriteIds = useMemo(() => (favorites ? [...favorites].toSorted() : NO_IDS), [favorites]);
  const waitsForFavorites = showsFavorites(url) && favorites === undefined;
  const guests = guestsProblem(url.rooms);
  const tier = usePolicyTier();
  const bookedOn = useBookedOn();
  const policy = useMemo(
    () => tier && stayPolicyOf(tier, { startsOn: url.checkIn, bookedOn }),
    [tier, url.checkIn, bookedOn],
  );
  const question =
    waitsForFavorites || isWaiting || guests ? undefined : questionOf(url, favoriteIds, policy ?? undefined);
  const answer = usePagedAnswer(STAY_SEARCH, question, url.page);
  const { results } = answer;
  const placeName = place && printPlace({ name: place.label, region: place.region });
  const searched: Searched =
    url.box || !place
      ? { kind: 'area' }
      : { kind: place.kind === 'city' ? 'place' : 'near', name: place.label };
  const isArea = url.box !== undefined || !place;
  const near = useMemo<Near>(() => {
    if (isArea) return { kind: 'area' };
    return place?.kind === 'city' ? { kind: 'center' } : { kind: 'near', name: place?.label ?? '' };
  }, [isArea, place?.kind, place?.label]);
  const total = results.page?.total;
  useEffect(() => {
    if (!place || !placeName || total === undefined || !results.isDone) return;
    saveLastSearch({
      search: printResultsUrl(requested),
      placeId: place.id,
      place: placeName,
      art: place.art,
      found: total,
    });
  }, [place, placeName, total, results.isDone, requested]);
  const favoritesCount = favorites && results.page?.pins.filter(({ stayId }) => favorites.has(stayId)).length;
  const names = { locale: useLocale() };
  return {
    words: 'hotelResults' as const,
    requested,
    url,
    fromPreferences,
    change,
    names,
    applied: appliedFilters(STAY_FILTERS, url.filters, names),
    /** Filters that somebody chose, even none, are theirs. */
    setFilters: (filters: ResultsFilters) => change({ filters, mayUsePreferences: false }),
    question,
    answer,
    placeName,
    placeError,
    guestsProblem: guests,
    hasFailed: guests !== undefined || answer.error !== null || placeError !== null,
    searched,
    near,
    favoritesCount,
    searchKey: JSON.stringify(question),
  };
}
export type Page = ReturnType<typeof useResultsPage>;

/** The stay of a chosen pin: from the list, else asked for by its id. */
export function useStayOfPin({ question, answer }: Page, stayId: string | undefined): StayCard | undefined {
  const listed = answer.items.find((stay) => stay.stayId === stayId);
  const one =
    stayId && !listed && question
      ? { ...question, filters: { ...question.filters, stayIds: [stayId] } }
      : undefined;
  const requested = usePagedAnswer(STAY_SEARCH, one, 1).items.find((stay) => stay.stayId === stayId);
  return listed ?? requested;
}
