/**
 * The whole of a results page in its URL: where, when, who, filters, sort, view, how many pages are shown.
 * Reading is forgiving, so that an old or mistyped link still finds something; printing leaves out what is
 * the default.
 */
import { isId } from '@sojourn/domain/ids.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { type MapBox, readBox, roundBox } from '@sojourn/web/map/map-box.ts';
import { printFilters, printPage, readFilters, readPage } from '@sojourn/web/search/filters.ts';
import { STAY_SORTS, type StaySort } from '#hotel/rules/stay.ts';
import { printDatesAndGuests, readDatesAndGuests, type StayDatesAndGuests } from './stay-criteria.ts';
import { type ResultsFilters, STAY_FILTERS } from './stay-filters.ts';

/** A §2.1 results view modes. */
export const RESULTS_VIEWS = ['list', 'map', 'favorites_list', 'favorites_map'] as const;
export type ResultsView = (typeof RESULTS_VIEWS)[number];

export type ResultsUrl = StayDatesAndGuests & {
  readonly place: string | undefined;
  /** Searched instead of the place after a move of the map; the place stays for the form. */
  readonly box: MapBox | undefined;
  readonly filters: ResultsFilters;
  /** False once any filter was chosen, or the saved preferences were taken off. */
  readonly mayUsePreferences: boolean;
  readonly sort: StaySort;
  readonly view: ResultsView;
  /** The stay whose card is over the map, when somebody came to see it there. */
  readonly stay: string | undefined;
  /** How many pages of the list are shown, from 1. */
  readonly page: number;
};

export const PAGES_MAX = 20;

const isFavorites = (view: ResultsView): boolean => view.startsWith('favorites_');
export const showsFavorites = (url: ResultsUrl): boolean => isFavorites(url.view);
export const showsMap = (url: ResultsUrl): boolean => url.view.endsWith('map');
export const viewOf = (favorites: boolean, map: boolean): ResultsView =>
  favorites ? (map ? 'favorites_map' : 'favorites_list') : map ? 'map' : 'list';

const PLACE = /^(city|airport|landmark|hotel):[0-9A-Za-z_-]{2,60}$/;

const isPlain = (filters: ResultsFilters): boolean => Object.keys(filters).length === 0;

export function readResultsUrl(search: FlatSearch, fallback: StayDatesAndGuests): ResultsUrl {
  const { place, sort, view } = search;
  const filters = readFilters<ResultsFilters>(STAY_FILTERS, search);
  return {
    ...readDatesAndGuests(search, fallback),
    place: place && PLACE.test(place) ? place : undefined,
    box: readBox(search.box),
    filters,
    mayUsePreferences: search.prefs !== 'off' && isPlain(filters),
    sort: STAY_SORTS.find((known) => known === sort) ?? 'MostRecommended',
    view: RESULTS_VIEWS.find((known) => known === view) ?? 'list',
    stay: search.stay && isId('sty', search.stay) ? search.stay : undefined,
    page: readPage(search.page, PAGES_MAX),
  };
}

export function printResultsUrl(url: ResultsUrl): FlatSearch {
  const { place, box, sort, view, stay, page } = url;
  return {
    place,
    box: box && Object.values(roundBox(box)).join(','),
    ...printDatesAndGuests(url),
    ...printFilters<ResultsFilters>(STAY_FILTERS, url.filters),
    prefs: url.mayUsePreferences || !isPlain(url.filters) ? undefined : 'off',
    sort: sort === 'MostRecommended' ? undefined : sort,
    view: view === 'list' ? undefined : view,
    stay,
    page: printPage(page),
  };
}
