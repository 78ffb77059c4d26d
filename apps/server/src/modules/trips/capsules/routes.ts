/** The trip capsule's call of the contract. */
import type { Handlers } from '#context.ts';
import { type CapsuleDeps, getCapsule } from './get-capsule.ts';

export const capsuleRoutes = (deps: CapsuleDeps): Pick<Handlers, 'getCapsule'> => ({
  getCapsule: ({ params, actor }) => getCapsule(deps, params.bookingId, actor),
});
