/** The customer's last flight searches on this device, for "Pick up where you left off". */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { cacheForPerson, readForPerson } from '@sojourn/web/cached-person.ts';
import { type ContractArt, isArt } from '@sojourn/web/contract-art.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { printFlightDraft, readFlightDraft } from './flight-draft.ts';

const KEY = 'flight-searches';
/** Three are shown; one of them may be over before the next is made. */
const MAX_SEARCHES = 5;

export type SavedFlightSearch = {
  /** The results page's query. */
  readonly search: FlatSearch;
  /** Names of the cities traveled to, the first origin first. */
  readonly cities: readonly string[];
  readonly art: ContractArt;
  readonly found: number;
};

function isSavedSearch(value: unknown): value is SavedFlightSearch {
  const given = value as Partial<SavedFlightSearch> | null;
  return (
    typeof given?.search === 'object' &&
    given.search !== null &&
    Array.isArray(given.cities) &&
    given.cities.length > 1 &&
    given.cities.every((city) => typeof city === 'string') &&
    typeof given.found === 'number' &&
    isArt(given.art)
  );
}
const areSavedSearches = (value: unknown): value is readonly SavedFlightSearch[] =>
  Array.isArray(value) && value.every(isSavedSearch);

const readAll = (): readonly SavedFlightSearch[] => readForPerson(KEY, areSavedSearches) ?? [];

/** The search itself, without later filters and choices. */
const searchKey = ({ search }: SavedFlightSearch): string =>
  JSON.stringify(printFlightDraft(readFlightDraft(search)));

/** The latest first, those whose first day is ahead: a trip that has begun is no longer looked for. */
export const savedFlightSearches = (today: CalendarDate): readonly SavedFlightSearch[] =>
  readAll().filter(({ search }) => {
    const first = readFlightDraft(search).legs[0]?.date;
    return first !== undefined && first >= today;
  });

/** Instead of one that asks the same. */
export function saveFlightSearch(made: SavedFlightSearch): void {
  const others = readAll().filter((stored) => searchKey(stored) !== searchKey(made));
  cacheForPerson(KEY, [made, ...others].slice(0, MAX_SEARCHES));
}
