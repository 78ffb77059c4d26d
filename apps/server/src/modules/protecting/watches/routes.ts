/** The calls of watched prices. */
import type { watchCalls } from '@sojourn/contract/watches.ts';
import type { Handlers } from '#context.ts';
import type { WatchDeps } from './deps.ts';
import { showWatchLink, stopByLink } from './links/stop-by-link.ts';
import { changeWatchEmail, listWatches, stopWatch } from './manage-watches.ts';
import { watchPrice } from './watch-price.ts';

export const watchRoutes = (deps: WatchDeps): Pick<Handlers, keyof typeof watchCalls> => ({
  watchPrice: ({ input, actor, context }) => watchPrice(deps, input, actor, context),
  listWatches: ({ actor }) => listWatches(deps, actor),
  changeWatchEmail: ({ params, input, actor }) => changeWatchEmail(deps, params.watchId, input.email, actor),
  stopWatch: ({ params, actor }) => stopWatch(deps, params.watchId, actor),
  getWatchLink: ({ params, query, context }) =>
    showWatchLink(deps, { token: params.token, locale: query.locale ?? 'en' }, context),
  stopWatchByLink: ({ params, input, context }) =>
    stopByLink(deps, { token: params.token, locale: input.locale ?? 'en' }, context),
});
