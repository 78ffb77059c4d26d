/** The last search of this device, for "Pick up where you left off". */
import { type ContractArt, isArt } from '../contract-art.ts';
import type { FlatSearch } from '../flat-search.ts';
import { readStoredJson, store } from '../storage.ts';

const KEY = 'last-search';

export type LastSearch = {
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

export const readLastSearch = (): LastSearch | undefined => readStoredJson('local', KEY, isLastSearch);
export const keepLastSearch = (search: LastSearch): void => store('local', KEY, JSON.stringify(search));
