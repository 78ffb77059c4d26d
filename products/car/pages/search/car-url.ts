/** The results page's URL: the search, its filters, its sort and how much of the list is shown. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { printFilters, printPage, readFilters, readPage } from '@sojourn/web/search/filters.ts';
import { CAR_SORTS, type CarSort } from '#car/rules/sorts-and-filters.ts';
import { type CarDraft, defaultCarDraft, printCarDraft, readCarDraft } from './car-draft.ts';
import { CAR_FILTERS, type CarFilters } from './car-filters.ts';

export type CarUrl = {
  readonly draft: CarDraft;
  readonly filters: CarFilters;
  readonly sort: CarSort;
  /** How many parts of the list are shown, from 1. */
  readonly page: number;
};

export const CAR_PAGES_MAX = 20;

export const readCarUrl = (search: FlatSearch, today: CalendarDate): CarUrl => ({
  draft: readCarDraft(search, defaultCarDraft(today)),
  filters: readFilters<CarFilters>(CAR_FILTERS, search),
  sort: CAR_SORTS.find((known) => known === search.sort) ?? 'MostRecommended',
  page: readPage(search.page, CAR_PAGES_MAX),
});

export const printCarUrl = ({ draft, filters, sort, page }: CarUrl): FlatSearch => ({
  ...printCarDraft(draft),
  ...printFilters<CarFilters>(CAR_FILTERS, filters),
  sort: sort === 'MostRecommended' ? undefined : sort,
  page: printPage(page),
});
