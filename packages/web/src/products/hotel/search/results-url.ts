/**
 * The whole of a results page in its URL: where, when, who, filters, sort, view, how many pages are shown.
 * Reading is forgiving, so that an old or mistyped link still finds something; printing leaves out what is
 * the default.
 */
import { isId } from '@sojourn/domain/ids.ts';
import {
  AMENITIES,
  type Amenity,
  COLLECTIONS,
  type Collection,
  STAY_SORTS,
  type StaySort,
} from '@sojourn/domain/products/hotel/stay.ts';
import type { FlatSearch } from '#flat-search.ts';
import { type MapBox, roundBox } from '#map/map-box.ts';
import { printDatesAndGuests, readDatesAndGuests, type StayDatesAndGuests } from './stay-criteria.ts';

export type ResultsFilters = {
  readonly freeCancellation: boolean;
  readonly fourthNight: boolean;
  readonly breakfast: boolean;
  /** Only what keeps the company's policy. */
  readonly inPolicy: boolean;
  /** Whole dollars a night; undefined at an open end. */
  readonly priceMin?: number;
  readonly priceMax?: number;
  readonly stars: readonly number[];
  /** 7, 8 or 9 of 10; 0 for any. */
  readonly rating: number;
  readonly amenities: readonly Amenity[];
  readonly collections: readonly Collection[];
  readonly programs: readonly string[];
};

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

export const NO_FILTERS: ResultsFilters = {
  freeCancellation: false,
  fourthNight: false,
  breakfast: false,
  inPolicy: false,
  stars: [],
  rating: 0,
  amenities: [],
  collections: [],
  programs: [],
};
export const PAGES_MAX = 20;
const RATINGS = [7, 8, 9];

const isFavorites = (view: ResultsView): boolean => view.startsWith('favorites_');
export const showsFavorites = (url: ResultsUrl): boolean => isFavorites(url.view);
export const showsMap = (url: ResultsUrl): boolean => url.view.endsWith('map');
export const viewOf = (favorites: boolean, map: boolean): ResultsView =>
  favorites ? (map ? 'favorites_map' : 'favorites_list') : map ? 'map' : 'list';

/** The items of a comma list that are in the table, each once, in the table's order. */
function readList<Item extends string>(text: string | undefined, table: readonly Item[]): Item[] {
  const given = new Set(text?.split(','));
  return table.filter((item) => given.has(item));
}

const count = (text: string | undefined): number | undefined =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

function readPrice(text: string | undefined): Pick<ResultsFilters, 'priceMin' | 'priceMax'> {
  const [low, high] = text?.split('-') ?? [];
  const [priceMin, priceMax] = [count(low), count(high)];
  const fits = priceMin === undefined || priceMax === undefined || priceMin <= priceMax;
  return fits
    ? { ...(priceMin !== undefined && { priceMin }), ...(priceMax !== undefined && { priceMax }) }
    : {};
}

function readFilters(search: FlatSearch): ResultsFilters {
  const rating = count(search.rating) ?? 0;
  const stars = new Set(search.stars?.split(','));
  return {
    freeCancellation: search.free === '1',
    fourthNight: search.night === '1',
    breakfast: search.breakfast === '1',
    inPolicy: search.policy === '1',
    ...readPrice(search.price),
    stars: [1, 2, 3, 4, 5].filter((star) => stars.has(String(star))),
    rating: RATINGS.includes(rating) ? rating : 0,
    amenities: readList(search.amenities, AMENITIES),
    collections: readList(search.collections, COLLECTIONS),
    programs: [...new Set(search.programs?.split(',').filter((code) => /^[A-Z0-9]{3}$/.test(code)))],
  };
}

const flag = (on: boolean): '1' | undefined => (on ? '1' : undefined);
const list = (items: readonly (string | number)[]): string | undefined => items.join(',') || undefined;

export function printFilters(filters: ResultsFilters): FlatSearch {
  const { priceMin, priceMax } = filters;
  const hasPrice = priceMin !== undefined || priceMax !== undefined;
  return {
    free: flag(filters.freeCancellation),
    night: flag(filters.fourthNight),
    breakfast: flag(filters.breakfast),
    policy: flag(filters.inPolicy),
    price: hasPrice ? `${priceMin ?? ''}-${priceMax ?? ''}` : undefined,
    stars: list(filters.stars),
    rating: filters.rating ? String(filters.rating) : undefined,
    amenities: list(filters.amenities),
    collections: list(filters.collections),
    programs: list(filters.programs),
  };
}

export function readBox(text: string | undefined): MapBox | undefined {
  if (!text || !/^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/.test(text)) return undefined;
  const [w = 0, s = 0, e = 0, n = 0] = text.split(',').map(Number);
  const { west, south, east, north } = roundBox({ west: w, south: s, east: e, north: n });
  const isOnEarth =
    Math.max(Math.abs(west), Math.abs(east)) <= 180 && Math.max(Math.abs(south), Math.abs(north)) <= 90;
  return isOnEarth && south < north && west !== east ? { west, south, east, north } : undefined;
}

const PLACE = /^(city|airport|landmark|hotel):[0-9A-Za-z_-]{2,60}$/;

const isPlain = (filters: ResultsFilters): boolean =>
  Object.values(printFilters(filters)).every((text) => text === undefined);

export function readResultsUrl(search: FlatSearch, fallback: StayDatesAndGuests): ResultsUrl {
  const { place, sort, view } = search;
  const filters = readFilters(search);
  return {
    ...readDatesAndGuests(search, fallback),
    place: place && PLACE.test(place) ? place : undefined,
    box: readBox(search.box),
    filters,
    mayUsePreferences: search.prefs !== 'off' && isPlain(filters),
    sort: STAY_SORTS.find((known) => known === sort) ?? 'MostRecommended',
    view: RESULTS_VIEWS.find((known) => known === view) ?? 'list',
    stay: search.stay && isId('sty', search.stay) ? search.stay : undefined,
    page: Math.min(PAGES_MAX, Math.max(1, count(search.page) ?? 1)),
  };
}

export function printResultsUrl(url: ResultsUrl): FlatSearch {
  const { place, box, sort, view, stay, page } = url;
  return {
    place,
    box: box && list(Object.values(roundBox(box))),
    ...printDatesAndGuests(url),
    ...printFilters(url.filters),
    prefs: url.mayUsePreferences || !isPlain(url.filters) ? undefined : 'off',
    sort: sort === 'MostRecommended' ? undefined : sort,
    view: view === 'list' ? undefined : view,
    stay,
    page: page > 1 ? String(page) : undefined,
  };
}
