/** The results page's address: the search, its filters, its sort, the moved map and how much is shown. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { PlaceOption } from '@sojourn/ui/inputs/places/place-options.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { type MapBox, readBox, roundBox } from '@sojourn/web/map/map-box.ts';
import { printFilters, printPage, readFilters, readPage } from '@sojourn/web/search/filters.ts';
import { ACTIVITY_SORTS, type ActivitySort } from '#activity/rules/activity.ts';
import {
  type ActivityCriteria,
  type ActivityWhere,
  defaultCriteria,
  printCriteria,
  printWhere,
  readCriteria,
  readWhere,
} from './activity-criteria.ts';
import { ACTIVITY_FILTERS, type ActivityFilters } from './activity-filters.ts';

/** The map stands over the list. */
type ActivityView = 'list' | 'map';

export type ActivityUrl = {
  readonly where: ActivityWhere;
  /** Searched instead of the place after a move of the map; the place stays for the form. */
  readonly box: MapBox | undefined;
  readonly criteria: ActivityCriteria;
  readonly filters: ActivityFilters;
  readonly sort: ActivitySort;
  readonly view: ActivityView;
  /** How many parts of the list are shown, from 1. */
  readonly page: number;
};

export const ACTIVITY_PAGES_MAX = 20;

export const readActivityUrl = (search: FlatSearch, today: CalendarDate, adults?: number): ActivityUrl => ({
  where: readWhere(search),
  box: readBox(search.box),
  criteria: readCriteria(search, defaultCriteria(today, adults)),
  filters: readFilters<ActivityFilters>(ACTIVITY_FILTERS, search),
  sort: ACTIVITY_SORTS.find((known) => known === search.sort) ?? 'Recommended',
  view: search.view === 'map' ? 'map' : 'list',
  page: readPage(search.page, ACTIVITY_PAGES_MAX),
});

export const printActivityUrl = (url: ActivityUrl): FlatSearch => {
  const { where, box, criteria, filters, sort, view, page } = url;
  return {
    ...printWhere(where),
    box: box && Object.values(roundBox(box)).join(','),
    ...printCriteria(criteria),
    ...printFilters<ActivityFilters>(ACTIVITY_FILTERS, filters),
    sort: sort === 'Recommended' ? undefined : sort,
    view: view === 'map' ? view : undefined,
    page: printPage(page),
  };
};

type Searched = { readonly place: PlaceOption; readonly criteria: ActivityCriteria };

/** A search as the form has it: nothing is filtered yet. */
export const newSearch = ({ place, criteria }: Searched): ActivityUrl => ({
  where: { place: place.id, locationName: place.name },
  box: undefined,
  criteria,
  filters: {},
  sort: 'Recommended',
  view: 'list',
  page: 1,
});
