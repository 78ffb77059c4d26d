/** Session info as A §3 spells it. */
import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { LiveDelegation } from './delegation/store.ts';
import type { Membership } from './people/store.ts';
import type { LiveSession } from './store.ts';

export const earlier = (a: Instant, b: Instant): Instant => (Date.parse(a) < Date.parse(b) ? a : b);

/** What other modules know of a member. */
export type MemberDetails = {
  /** Of their saved travelers: who comes first when they book, and who is not offered. */
  readonly defaultTravelerId: string | null;
  readonly hiddenTravelerIds: readonly string[];
  /** Introductions that they have seen. */
  readonly seenModals: readonly string[];
};
const NO_DETAILS: MemberDetails = { defaultTravelerId: null, hiddenTravelerIds: [], seenModals: [] };

type About = {
  readonly membership: Membership | null;
  /** An agent who works in the account now. */
  readonly delegation: LiveDelegation | null;
  readonly details?: MemberDetails | undefined;
};

type Corporate = NonNullable<SessionInfo['corporateInfo']>;
const policyTierOf = ({ tier }: Membership): Corporate['policyTier'] =>
  tier && ({ ...tier.rules, name: tier.name } as Corporate['policyTier']);

export const sessionInfoOf = (
  { actor, idleEnd, absoluteEnd, isFirst }: LiveSession,
  { membership, delegation, details = NO_DETAILS }: About,
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
  delegation: delegation && { agentName: delegation.agentName, endsAt: delegation.endsAt },
  locale: actor.locale,
  corporateInfo: membership && {
    permissions: { canViewAdmin: membership.canViewAdmin },
    businessIsLive: membership.isLive,
    roles: [...membership.roles],
    cap1Role: membership.issuerRole,
    policyTier: policyTierOf(membership),
    businessId: membership.businessId,
    businessName: membership.businessName,
    accountReferenceId: membership.accountReferenceId,
    timeZone: membership.zone,
    businessLoyaltyPrograms: {
      hotelLoyalty: { ...membership.loyaltyPrograms },
      frequentFlyer: { ...membership.frequentFlyer },
      emailAddress: membership.loyaltyEmail,
    },
    defaultTravelerId: details.defaultTravelerId,
    hiddenTravelerIds: [...details.hiddenTravelerIds],
    hasSeenModalMap: Object.fromEntries(details.seenModals.map((modal) => [modal, true])),
  },
});
