/** The results page's address: the search, its filters, its sort, the moved map and how much is shown. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { type MapBox, readBox, roundBox } from '@sojourn/web/map/map-box.ts';
import { printFilters, printPage, readFilters, readPage } from '@sojourn/web/search/filters.ts';
import { HOME_SORTS, type HomeSort } from '#home/rules/home.ts';
import {
  defaultCriteria,
  type HomeCriteria,
  printDatesAndParty,
  printFlexibleDays,
  readDatesAndParty,
  readFlexibleDays,
} from './home-criteria.ts';
import { HOME_FILTERS, type HomeFilters } from './home-filters.ts';

export type HomeUrl = {
  readonly place: string | undefined;
  /** Searched instead of the place after a move of the map; the place stays for the form. */
  readonly box: MapBox | undefined;
  readonly criteria: HomeCriteria;
  readonly filters: HomeFilters;
  readonly sort: HomeSort;
  /** How many parts of the list are shown, from 1. */
  readonly page: number;
};

export const HOME_PAGES_MAX = 20;

const PLACE = /^(city|airport|landmark|hotel):[0-9A-Za-z_-]{2,60}$/;

export const readHomeUrl = (search: FlatSearch, today: CalendarDate, adults?: number): HomeUrl => ({
  place: search.place && PLACE.test(search.place) ? search.place : undefined,
  box: readBox(search.box),
  criteria: {
    ...readDatesAndParty(search, defaultCriteria(today, adults)),
    flexibleDays: readFlexibleDays(search),
  },
  filters: readFilters<HomeFilters>(HOME_FILTERS, search),
  sort: HOME_SORTS.find((known) => known === search.sort) ?? 'MostRecommended',
  page: readPage(search.page, HOME_PAGES_MAX),
});

export const printHomeUrl = ({ place, box, criteria, filters, sort, page }: HomeUrl): FlatSearch => ({
  place,
  box: box && Object.values(roundBox(box)).join(','),
  ...printDatesAndParty(criteria),
  flex: printFlexibleDays(criteria.flexibleDays),
  ...printFilters<HomeFilters>(HOME_FILTERS, filters),
  sort: sort === 'MostRecommended' ? undefined : sort,
  page: printPage(page),
});

/** A search as the form has it: nothing is filtered yet. */
export const newSearch = (place: string, criteria: HomeCriteria): HomeUrl => ({
  place,
  box: undefined,
  criteria,
  filters: {},
  sort: 'MostRecommended',
  page: 1,
});
