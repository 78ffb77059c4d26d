/** The calls that find stays. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { hotelContract } from '#hotel/wire/hotel-contract.ts';
import type { SearchDeps } from './deps.ts';
import { getPriceCalendar } from './get-price-calendar.ts';
import { getStay } from './get-stay.ts';
import { listCollectionStays } from './list-collection-stays.ts';
import { listStayReviews } from './list-stay-reviews.ts';
import { searchStays } from './search-stays.ts';

export const hotelRoutes = (deps: SearchDeps): Pick<Handlers, keyof typeof hotelContract.calls> => ({
  searchStays: ({ input, context }) => searchStays(deps, input, context),
  getPriceCalendar: ({ input, context }) => getPriceCalendar(deps, input, context),
  listCollectionStays: ({ input, context }) => listCollectionStays(deps, input.locale ?? 'en', context),
  getStay: ({ input, actor, context }) => getStay(deps, input, actor, context),
  listStayReviews: ({ input, context }) => listStayReviews(deps, input, context),
});
