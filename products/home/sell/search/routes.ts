/** The calls that find homes. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { homeDetailCalls } from '#home/wire/home-detail.ts';
import type { homeSearchCalls } from '#home/wire/home-search.ts';
import type { HomeSearchDeps } from './deps.ts';
import { getHome } from './get-home.ts';
import { getHomeCalendar } from './get-home-calendar.ts';
import { listHomeReviews } from './list-home-reviews.ts';
import { searchHomes } from './search-homes.ts';

type Calls = keyof typeof homeSearchCalls | keyof typeof homeDetailCalls;

export const homeRoutes = (deps: HomeSearchDeps): Pick<Handlers, Calls> => ({
  searchHomes: ({ input, context }) => searchHomes(deps, input, context),
  getHome: ({ input, actor, context }) => getHome(deps, input, actor, context),
  getHomeCalendar: ({ input, context }) => getHomeCalendar(deps, input, context),
  listHomeReviews: ({ input, context }) => listHomeReviews(deps, input, context),
});
