/** Session info as A §3 spells it. */
import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Membership } from './people/store.ts';
import type { LiveSession } from './store.ts';

export const earlier = (a: Instant, b: Instant): Instant => (Date.parse(a) < Date.parse(b) ? a : b);

export const sessionInfoOf = (
  { actor, idleEnd, absoluteEnd, isFirst }: LiveSession,
  membership: Membership | null,
  csrfToken: string,
): SessionInfo => ({
  userInfo: { firstName: actor.firstName, lastName: actor.lastName, email: actor.email },
  userId: actor.customerId,
  isFirstSession: isFirst,
  csrfToken,
  sessionExpiration: earlier(idleEnd, absoluteEnd),
  absoluteExpiration: absoluteEnd,
  isDelegatedSession: actor.isDelegated,
  isAgent: actor.isAgent,
  locale: actor.locale,
  corporateInfo: membership && {
    permissions: { canViewAdmin: membership.canViewAdmin },
    businessIsLive: membership.isLive,
    roles: [...membership.roles],
    cap1Role: membership.issuerRole,
    policyTier: membership.policyTier,
    businessId: membership.businessId,
    businessName: membership.businessName,
    accountReferenceId: membership.accountReferenceId,
    businessLoyaltyPrograms: {},
    defaultTravelerId: null,
    hiddenTravelerIds: [],
    hasSeenModalMap: {},
  },
});
