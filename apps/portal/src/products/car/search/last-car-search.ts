/** The customer's last search for cars on this device. */
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
};

function isLastCarSearch(value: unknown): value is LastCarSearch {
  const given = value as Partial<LastCarSearch> | null;
  return (
    typeof given?.search === 'object' &&
    given.search !== null &&
    typeof given.place === 'string' &&
    typeof given.found === 'number' &&
    isArt(given.art)
  );
}

export const readLastCarSearch = (): LastCarSearch | undefined => readForPerson(KEY, isLastCarSearch);
export const saveLastCarSearch = (search: LastCarSearch): void => cacheForPerson(KEY, search);
