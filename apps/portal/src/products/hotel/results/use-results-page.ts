/**
 * Everything the results page shows, from its URL: the question, the answer, the moves that change the URL.
 */
import type { StayCard } from '@sojourn/contract/products/hotel/stay-search.ts';
import { stayPolicyOf } from '@sojourn/domain/products/hotel/hotel-policy.ts';
import { useHotelPreferences } from '@sojourn/web/preferences/use-preferences.ts';
import { useFavoriteIds } from '@sojourn/web/products/hotel/favorites/use-favorites.ts';
import {
  printResultsUrl,
  type ResultsUrl,
  readResultsUrl,
  showsFavorites,
} from '@sojourn/web/products/hotel/search/results-url.ts';
import { defaultDatesAndGuests } from '@sojourn/web/products/hotel/search/stay-criteria.ts';
import { guestsProblem } from '@sojourn/web/products/hotel/search-form/check-stay-form.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { printPlace } from '#products/hotel/form/place-field.tsx';
import { saveLastSearch } from '#products/hotel/search/last-search.ts';
import { withPreferences } from '#products/hotel/search/with-preferences.ts';
import { useBookedOn } from '#shared/policy/use-booked-on.ts';
import { usePolicyTier } from '#shared/policy/use-policy-tier.ts';
import { useNavigate, useSearch } from '#shared/router/use-place.ts';
import { usePlace } from '#shared/search/use-place.ts';
import type { Searched } from './results-head.tsx';
import { questionOf } from './search-input.ts';
import type { Near } from './stay-result.tsx';
import { useStayResults } from './use-stay-results.ts';

/**
 * A change of the URL: a search, a filter and a view are steps to go back to; more pages of the list are
 * not.
 */
export type ChangeUrl = (change: Partial<ResultsUrl>) => void;

type Url = {
  /** As it stands in the address. */
  readonly requested: ResultsUrl;
  /** With the saved preferences where the address names no filter. */
  readonly url: ResultsUrl;
  readonly fromPreferences: boolean;
  /** It is not known yet what the preferences are. */
  readonly isWaiting: boolean;
  readonly change: ChangeUrl;
};

/** Filters that somebody chose, even none, are theirs. */
const WITHOUT_PREFERENCES = { mayUsePreferences: false } as const;

function useUrl(): Url {
  const search = useSearch();
  const navigate = useNavigate();
  const today = useToday();
  const requested = useMemo(() => readResultsUrl(search, defaultDatesAndGuests(today)), [search, today]);
  const preferences = useHotelPreferences();
  const started = useMemo(() => withPreferences(requested, preferences), [requested, preferences]);
  const change = useCallback<ChangeUrl>(
    (next) => {
      const isMoreOnly = Object.keys(next).every((key) => key === 'page');
      const page = next.page ?? 1;
      void navigate({
        to: '/stays',
        search: printResultsUrl({ ...requested, page, ...(next.filters && WITHOUT_PREFERENCES), ...next }),
        replace: isMoreOnly,
        resetScroll: false,
      });
    },
    [requested, navigate],
  );
  return {
    requested,
    ...started,
    isWaiting: requested.mayUsePreferences && preferences === undefined,
    change,
  };
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
  const answer = useStayResults(question, url.page);
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
  const searchKey = JSON.stringify(question);
  return {
    requested,
    url,
    fromPreferences,
    change,
    question,
    answer,
    placeName,
    placeError,
    guestsProblem: guests,
    searched,
    near,
    favoritesCount,
    searchKey,
  };
}

/** The stay of a chosen pin: from the list, else asked for by its id. */
export function useStayOfPin(
  { question, answer }: ReturnType<typeof useResultsPage>,
  stayId: string | undefined,
): StayCard | undefined {
  const listed = answer.stays.find((stay) => stay.stayId === stayId);
  const one =
    stayId && !listed && question
      ? { ...question, filters: { ...question.filters, stayIds: [stayId] } }
      : undefined;
  const requested = useStayResults(one, 1).stays.find((stay) => stay.stayId === stayId);
  return listed ?? requested;
}
