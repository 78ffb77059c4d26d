/** The customer's last search for activities on this device. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { cacheForPerson, readForPerson } from '@sojourn/web/cached-person.ts';
import { type ContractArt, isArt } from '@sojourn/web/contract-art.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';

const KEY = 'activity-search';

type LastActivitySearch = {
  /** The results page's query. */
  readonly search: FlatSearch;
  readonly placeId: string;
  /** "Lisbon, Portugal" */
  readonly place: string;
  readonly art: ContractArt;
  readonly found: number;
  readonly people: number;
  readonly days: readonly [CalendarDate, CalendarDate];
};

function isLastActivitySearch(value: unknown): value is LastActivitySearch {
  const given = value as Partial<LastActivitySearch> | null;
  return (
    typeof given?.search === 'object' &&
    given.search !== null &&
    typeof given.placeId === 'string' &&
    typeof given.place === 'string' &&
    typeof given.found === 'number' &&
    typeof given.people === 'number' &&
    typeof given.days?.[0] === 'string' &&
    typeof given.days[1] === 'string' &&
    isArt(given.art)
  );
}

export const readLastActivitySearch = (): LastActivitySearch | undefined =>
  readForPerson(KEY, isLastActivitySearch);
export const saveLastActivitySearch = (search: LastActivitySearch): void => cacheForPerson(KEY, search);
