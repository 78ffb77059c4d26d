/** What a list of activities requests of the server, from its address. */
import type { PagedSearch } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { api } from '@sojourn/web/api/api.ts';
import type {
  ActivityOffer,
  ActivitySearchInput,
  ActivitySearchPage,
  WireActivityFilters,
} from '#activity/wire/activity-search.ts';
import { wireFilters } from '../search/activity-filters.ts';
import type { ActivityUrl } from '../search/activity-url.ts';

/** Everything but which part of the list. */
type ActivityQuestion = Omit<ActivitySearchInput, 'offset' | 'limit' | 'locale'>;

type Area = ActivityQuestion['area'];

function areaOf({
  where: { place, locationName },
  box,
}: Pick<ActivityUrl, 'where' | 'box'>): Area | undefined {
  if (box) return { box };
  if (place !== undefined) return { place };
  return locationName === undefined ? undefined : { locationName };
}

/** Undefined while the address names neither a place nor a part of the map. */
export function activityQuestion(
  url: ActivityUrl,
  policy: WireActivityFilters['policy'] | null,
): ActivityQuestion | undefined {
  const area = areaOf(url);
  if (!area) return undefined;
  const { from, until, ages } = url.criteria;
  return {
    area,
    fromDate: from,
    untilDate: until,
    ages: [...ages],
    filters: wireFilters(url.filters, policy ?? null),
    sort: url.sort,
  };
}

const searched = ({ filters: _filters, sort: _sort, ...search }: ActivityQuestion) => JSON.stringify(search);

export const ACTIVITY_SEARCH: PagedSearch<ActivitySearchPage, ActivityQuestion, ActivityOffer> = {
  name: 'activities',
  ask: (question, part, locale, signal) =>
    api.searchActivities({ input: { ...question, ...part, locale } }, { signal }),
  isSame: (a, b) => searched(a) === searched(b),
  itemsOf: ({ activities }) => activities,
  idOf: ({ activityId }) => activityId,
  pageSize: 12,
  answerMax: 48,
  isFirstShort: true,
};
