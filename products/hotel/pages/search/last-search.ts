/** The customer's last search on this device, for "Pick up where you left off". */
import { cacheForPerson, readForPerson } from '@sojourn/web/cached-person.ts';
import { type ContractArt, isArt } from '@sojourn/web/contract-art.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';

const KEY = 'last-search';

type LastSearch = {
  /** The results page's query. */
  readonly search: FlatSearch;
  readonly placeId: string;
  readonly place: string;
  readonly art: ContractArt;
  readonly found: number;
};

function isLastSearch(value: unknown): value is LastSearch {
  const given = value as Partial<LastSearch> | null;
  return (
    typeof given?.search === 'object' &&
    given.search !== null &&
    typeof given.placeId === 'string' &&
    typeof given.place === 'string' &&
    typeof given.found === 'number' &&
    isArt(given.art)
  );
}

export const readLastSearch = (): LastSearch | undefined => readForPerson(KEY, isLastSearch);
export const saveLastSearch = (search: LastSearch): void => cacheForPerson(KEY, search);
