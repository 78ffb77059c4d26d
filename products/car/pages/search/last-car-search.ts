/** The customer's last search for cars on this device. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { cacheForPerson, readForPerson } from '@sojourn/web/cached-person.ts';
import { type ContractArt, isArt } from '@sojourn/web/contract-art.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';

const KEY = 'car-search';

type LastCarSearch = {
  /** The results page's query. */
  readonly search: FlatSearch;
  /** "Lisbon Airport" */
  readonly place: string;
  readonly art: ContractArt;
  readonly found: number;
  /** When it's picked up and brought back. */
  readonly days: readonly [CalendarDate, CalendarDate];
};

function isLastCarSearch(value: unknown): value is LastCarSearch {
  const given = value as Partial<LastCarSearch> | null;
  return (
    typeof given?.search === 'object' &&
    given.search !== null &&
    typeof given.place === 'string' &&
    typeof given.found === 'number' &&
    typeof given.days?.[0] === 'string' &&
    typeof given.days[1] === 'string' &&
    isArt(given.art)
  );
}

export const readLastCarSearch = (): LastCarSearch | undefined => readForPerson(KEY, isLastCarSearch);
export const saveLastCarSearch = (search: LastCarSearch): void => cacheForPerson(KEY, search);
