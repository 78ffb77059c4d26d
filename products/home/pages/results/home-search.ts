/** What a list of homes asks the server, from its address. */
import type { PagedSearch } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { api } from '@sojourn/web/api/api.ts';
import type { HomeCard, HomeSearchInput, HomeSearchPage, WireHomeFilters } from '#home/wire/home-search.ts';
import { wireFilters } from '../search/home-filters.ts';
import type { HomeUrl } from '../search/home-url.ts';

/** Everything but which part of the list. */
type HomeQuestion = Omit<HomeSearchInput, 'offset' | 'limit' | 'locale'>;

const OPENED_MAX = 20;

/** Undefined while the address names neither a place nor a part of the map. */
export function homeQuestion(
  { place, box, criteria, filters, sort }: HomeUrl,
  policy: WireHomeFilters['policy'] | null,
  opened: readonly string[],
): HomeQuestion | undefined {
  const area = box ? { box } : place ? { place } : undefined;
  if (!area) return undefined;
  const { checkIn, checkOut, party, flexibleDays } = criteria;
  return {
    area,
    checkIn,
    checkOut,
    party,
    flexibleDays,
    filters: wireFilters(filters, policy ?? null),
    sort,
    opened: opened.slice(-OPENED_MAX),
  };
}

const searched = ({ filters: _filters, sort: _sort, ...search }: HomeQuestion) => JSON.stringify(search);

/** Rows of three. */
export const HOME_SEARCH: PagedSearch<HomeSearchPage, HomeQuestion, HomeCard> = {
  name: 'homes',
  ask: (question, part, locale, signal) =>
    api.searchHomes({ input: { ...question, ...part, locale } }, { signal }),
  isSame: (a, b) => searched(a) === searched(b),
  itemsOf: ({ homes }) => homes,
  idOf: ({ homeId }) => homeId,
  pageSize: 12,
  answerMax: 48,
  isFirstShort: true,
};
