/**
 * What a page of favorites shows, in its query: `view=favorites_map&list=wsh_…&checkIn=…&checkOut=…&rooms=2`.
 * Without dates and guests they are the default ones (A §2.6), which move on with each day.
 */
import { isId } from '@sojourn/domain/ids.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import type { ResultsView } from '../search/results-url.ts';
import { printDatesAndGuests, readDatesAndGuests, type StayDatesAndGuests } from '../search/stay-criteria.ts';
import type { ListId } from './lists/change-lists.ts';

export type FavoritesView = Extract<ResultsView, `favorites_${string}`>;
export type FavoritesPlace = {
  readonly view: FavoritesView;
  /** Undefined for all lists. */
  readonly listId: ListId | undefined;
  readonly when: StayDatesAndGuests;
};

const isSame = (a: StayDatesAndGuests, b: StayDatesAndGuests): boolean =>
  JSON.stringify(printDatesAndGuests(a)) === JSON.stringify(printDatesAndGuests(b));

/** Dates before `today` are as good as none. */
export function readFavoritesPlace(
  search: FlatSearch,
  fallback: StayDatesAndGuests,
  today: string,
): FavoritesPlace {
  const { view, list = '' } = search;
  const requested = readDatesAndGuests(search, fallback);
  const { checkIn, checkOut } = requested.checkIn < today ? fallback : requested;
  return {
    view: view === 'favorites_map' ? view : 'favorites_list',
    listId: isId('wsh', list) ? list : undefined,
    when: { checkIn, checkOut, rooms: requested.rooms },
  };
}

export const printFavoritesPlace = (place: FavoritesPlace, fallback: StayDatesAndGuests): FlatSearch => ({
  view: place.view === 'favorites_list' ? undefined : place.view,
  list: place.listId,
  ...(isSame(place.when, fallback)
    ? { checkIn: undefined, checkOut: undefined, rooms: undefined }
    : printDatesAndGuests(place.when)),
});
