/** The customer's last flight searches on this device, for "Pick up where you left off". */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { readForPerson } from '@sojourn/web/cached-person.ts';
import { type ContractArt, isArt } from '@sojourn/web/contract-art.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';

export const FLIGHT_SEARCHES = 'flight-searches';

export type SavedFlightSearch = {
  /** The results page's query. */
  readonly search: FlatSearch;
  /** Names of the cities traveled to, the first origin first. */
  readonly cities: readonly string[];
  readonly art: ContractArt;
  readonly found: number;
  /** Of the first flight and of the last; what a card shows is stored, so that it needs no form's code. */
  readonly days: readonly [CalendarDate, CalendarDate];
  readonly travelers: number;
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
    typeof given.days?.[0] === 'string' &&
    typeof given.days[1] === 'string' &&
    typeof given.travelers === 'number' &&
    isArt(given.art)
  );
}
const areSavedSearches = (value: unknown): value is readonly SavedFlightSearch[] =>
  Array.isArray(value) && value.every(isSavedSearch);

export const readFlightSearches = (): readonly SavedFlightSearch[] =>
  readForPerson(FLIGHT_SEARCHES, areSavedSearches) ?? [];

/** The latest first, those whose first day is ahead: a trip that has begun is no longer looked for. */
export const savedFlightSearches = (today: CalendarDate): readonly SavedFlightSearch[] =>
  readFlightSearches().filter(({ days: [first] }) => first >= today);
