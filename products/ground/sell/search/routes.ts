/** The calls that find rides. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { transferSearchCalls } from '#ground/wire/transfer-search.ts';
import type { GroundSearchDeps } from './deps.ts';
import { findTripWays } from './find-ways.ts';
import { searchTransfers } from './search-transfers.ts';

export const groundRoutes = (deps: GroundSearchDeps): Pick<Handlers, keyof typeof transferSearchCalls> => ({
  searchTransfers: ({ input, context }) => searchTransfers(deps, input, context),
  findTripWays: ({ input, actor, context }) => findTripWays(deps, input, actor, context),
});
