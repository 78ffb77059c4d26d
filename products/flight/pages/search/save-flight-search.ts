/** Adds to the flight searches that are saved on this device. */
import { cacheForPerson } from '@sojourn/web/cached-person.ts';
import { travelerCount } from '#flight/rules/travelers/travelers.ts';
import { printFlightDraft, readFlightDraft } from './flight-draft.ts';
import { FLIGHT_SEARCHES, readFlightSearches, type SavedFlightSearch } from './saved-searches.ts';

/** Three are shown; one of them may be over before the next is made. */
const MAX_SEARCHES = 5;

/** The search itself, without later filters and choices. */
const searchKey = ({ search }: Pick<SavedFlightSearch, 'search'>): string =>
  JSON.stringify(printFlightDraft(readFlightDraft(search)));

/** Instead of one that asks the same; one without days isn't saved. */
export function saveFlightSearch(made: Omit<SavedFlightSearch, 'days' | 'travelers'>): void {
  const { legs, passengers } = readFlightDraft(made.search);
  const dates = legs.flatMap(({ date }) => (date ? [date] : []));
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return;
  const saved: SavedFlightSearch = { ...made, days: [first, last], travelers: travelerCount(passengers) };
  const others = readFlightSearches().filter((stored) => searchKey(stored) !== searchKey(made));
  cacheForPerson(FLIGHT_SEARCHES, [saved, ...others].slice(0, MAX_SEARCHES));
}
