/** The support calls of the contract. */
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Handlers } from '../../context.ts';
import { contactSupport } from './contact-support.ts';
import type { SupportDeps } from './deps.ts';
import { getSupportCase } from './get-support-case.ts';
import { readLatestBookings, readOwnCases } from './store.ts';

type SupportCalls = 'listSupportCases' | 'getSupportCase' | 'contactSupport';

export const supportRoutes = (deps: SupportDeps): Pick<Handlers, SupportCalls> => ({
  listSupportCases: async ({ actor }) => ({
    cases: await readOwnCases(deps.db, actor, deps.visibleCases),
    bookings: await readLatestBookings(deps.db, actor),
  }),
  getSupportCase: ({ actor, params }) => getSupportCase(deps, params.caseId, actor),
  contactSupport: ({ actor, input, context }) =>
    contactSupport(deps, input, assertPresent(context.idempotencyKey, 'the key of a message'), actor),
});
