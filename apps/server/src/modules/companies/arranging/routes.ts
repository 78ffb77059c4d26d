/** The calls of booking for others, but for those that show trips. */
import type { arrangingCalls } from '@sojourn/contract/arranging.ts';
import type { Handlers } from '#context.ts';
import { getArrangers, setArranger } from './arrangers/change-arranger.ts';
import type { ArrangingDeps } from './deps.ts';
import { listColleagues } from './list-colleagues.ts';
import { chooseTravelers } from './party/choose-travelers.ts';
import { policiesOf } from './party/policies-of.ts';
import { getCheckoutParty, getTripParty } from './party/show-party.ts';

type Arranging = Pick<Handlers, Exclude<keyof typeof arrangingCalls, 'listTripsBookedForMe'>>;

export const arrangingRoutes = (deps: ArrangingDeps): Arranging => ({
  getArrangers: ({ actor }) => getArrangers(deps, actor),
  setArranger: ({ params, input, actor }) => setArranger(deps, params.personId, input, actor),
  listColleagues: ({ query, actor }) => listColleagues(deps, query, actor),
  getPartyPolicies: async ({ input, actor }) =>
    policiesOf(await chooseTravelers(deps, input.travelers, actor)),
  getCheckoutParty: ({ params, actor }) => getCheckoutParty(deps, params.checkoutId, actor),
  getTripParty: ({ params, actor }) => getTripParty(deps, params.bookingId, actor),
});
