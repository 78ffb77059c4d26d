/**
 * Who may make a signed-in call. The one place for it: the server refuses by it, and the reference says so.
 */
import type { Call } from './call.ts';

/** `delegate`: an agent in a customer's place; `agent`: an agent alone, with nothing booked or saved. */
type CallerRole = 'customer' | 'delegate' | 'agent';

/** The parts of the API that a role is refused, with everything under them. */
const CLOSED: Readonly<Record<CallerRole, readonly string[]>> = {
  customer: [],
  // No credentials, cards or consent are changed in somebody's place, and no offer of ours is accepted
  delegate: [
    '/acknowledgement',
    '/approvals',
    '/calendar-feed',
    // Saved travelers come without their passports, which saving them again would erase
    '/flight/passengers/update',
    '/passengers/delete',
    '/personal-data',
    '/session/extend',
    '/support/cases/:caseId/proposals',
    '/support/code',
    '/paymentMethods/delete',
    '/paymentMethods/enroll',
    '/paymentMethods/verify',
  ],
  agent: [
    '/airline-credits',
    '/approvals',
    '/calendar-feed',
    '/checkouts',
    '/payment-requests',
    '/personal-data',
    '/price-freezes',
    '/travel/wallet',
    '/travel/wishlists',
    '/trips',
    '/watches',
  ],
};

export const roleOf = (caller: { readonly isAgent: boolean; readonly isDelegated: boolean }): CallerRole =>
  caller.isDelegated ? 'delegate' : caller.isAgent ? 'agent' : 'customer';

export const isOpenTo = (role: CallerRole, { path }: Pick<Call, 'path'>): boolean =>
  !CLOSED[role].some((closed) => path === closed || path.startsWith(`${closed}/`));
