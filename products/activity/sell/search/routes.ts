/** The calls that find activities. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { activityDetailCalls } from '#activity/wire/activity-detail.ts';
import type { activitySearchCalls } from '#activity/wire/activity-search.ts';
import { checkActivity } from './check-activity.ts';
import type { ActivitySearchDeps } from './deps.ts';
import { getActivity } from './get-activity.ts';
import { getActivityCalendar } from './get-calendar.ts';
import { searchActivities } from './search-activities.ts';

type Calls = keyof typeof activitySearchCalls | keyof typeof activityDetailCalls;

export const activityRoutes = (deps: ActivitySearchDeps): Pick<Handlers, Calls> => ({
  searchActivities: ({ input, actor, context }) => searchActivities(deps, input, actor, context),
  getActivity: ({ input, actor, context }) => getActivity(deps, input, actor, context),
  getActivityCalendar: ({ input, context }) => getActivityCalendar(deps, input, context),
  checkActivity: ({ input, actor, context }) => checkActivity(deps, input, actor, context),
});
