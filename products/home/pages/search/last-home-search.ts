/** The customer's last search for homes on this device. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { cacheForPerson, readForPerson } from '@sojourn/web/cached-person.ts';
import { type ContractArt, isArt } from '@sojourn/web/contract-art.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';

const KEY = 'home-search';

type LastHomeSearch = {
  /** The results page's query. */
  readonly search: FlatSearch;
  readonly placeId: string;
  /** "Lisbon, Portugal" */
  readonly place: string;
  readonly art: ContractArt;
  readonly found: number;
  readonly guests: number;
  readonly days: readonly [CalendarDate, CalendarDate];
};

function isLastHomeSearch(value: unknown): value is LastHomeSearch {
  const given = value as Partial<LastHomeSearch> | null;
  return (
    typeof given?.search === 'object' &&
    given.search !== null &&
    typeof given.placeId === 'string' &&
    typeof given.place === 'string' &&
    typeof given.found === 'number' &&
    typeof given.guests === 'number' &&
    typeof given.days?.[0] === 'string' &&
    typeof given.days[1] === 'string' &&
    isArt(given.art)
  );
}

export const readLastHomeSearch = (): LastHomeSearch | undefined => readForPerson(KEY, isLastHomeSearch);
export const saveLastHomeSearch = (search: LastHomeSearch): void => cacheForPerson(KEY, search);
