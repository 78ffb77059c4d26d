/** The sharing calls of the contract. */
import type { shareCalls } from '@sojourn/contract/shares.ts';
import type { Handlers } from '#context.ts';
import type { WholeTripDeps } from '../itineraries/product.ts';
import { listShares, revokeShare, shareTrip } from './share-trip.ts';
import { showSharedTrip } from './show-shared-trip.ts';

export const shareRoutes = (deps: WholeTripDeps): Pick<Handlers, keyof typeof shareCalls> => ({
  listTripShares: ({ params, actor }) => listShares(deps, params.bookingId, actor),
  shareTrip: ({ params, input, actor, context }) =>
    shareTrip(deps, params.bookingId, input.days, actor, context),
  revokeTripShare: ({ params, actor }) => revokeShare(deps, params, actor),
  getSharedTrip: ({ params, query, context }) =>
    showSharedTrip(deps, params.token, query.locale ?? 'en', context),
});
