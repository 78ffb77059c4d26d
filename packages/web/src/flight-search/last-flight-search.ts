/** The last flight search of whoever is signed in, on this device, for "Pick up where you left off". */
import { keepForPerson, readForPerson } from '../cached-person.ts';
import { type ContractArt, isArt } from '../contract-art.ts';
import type { FlatSearch } from '../flat-search.ts';

const KEY = 'last-flight-search';

export type LastFlightSearch = {
  /** The results page's query. */
  readonly search: FlatSearch;
  /** Names of the cities traveled to, the first origin first. */
  readonly cities: readonly string[];
  readonly art: ContractArt;
  readonly found: number;
};

function isLast(value: unknown): value is LastFlightSearch {
  const given = value as Partial<LastFlightSearch> | null;
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

export const readLastFlightSearch = (): LastFlightSearch | undefined => readForPerson(KEY, isLast);
export const keepLastFlightSearch = (search: LastFlightSearch): void => keepForPerson(KEY, search);
