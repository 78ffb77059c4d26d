/** A proposal in a case: one side makes it, the other accepts it, and its use case runs once. */

import type { Machine } from '../booking/state.ts';
import { type Instant, isBefore } from '../dates.ts';

/** `credit`: a goodwill travel credit. `cancel`: canceling a booking on quoted terms. */
export const PROPOSAL_KINDS = ['credit', 'cancel'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** `awaitingApproval`: above its agent's limit, so the customer doesn't see it yet. */
export const PROPOSAL_STATES = [
  'awaitingApproval',
  'open',
  'accepting',
  'accepted',
  'declined',
  'withdrawn',
  'rejected',
  'failed',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
export const PROPOSAL: Machine<ProposalState> = {
  awaitingApproval: ['open', 'rejected', 'withdrawn'],
  open: ['accepting', 'declined', 'withdrawn'],
  accepting: ['accepted', 'failed'],
  accepted: [],
  declined: [],
  withdrawn: [],
  rejected: [],
  failed: [],
};

/** What an agent may give alone, in USD cents; above it another agent agrees. */
export const GOODWILL_LIMIT_MINOR = 10_000;
/** What nobody gives at the desk. */
export const GOODWILL_MAX_MINOR = 100_000;
/** How long an offer is open. */
export const PROPOSAL_HOURS = 48;

type Proposed = { readonly kind: ProposalKind; readonly amountMinor: number };
/** Canceling gives back what was quoted; only goodwill is given away. */
export const needsApproval = ({ kind, amountMinor }: Proposed): boolean =>
  kind === 'credit' && amountMinor > GOODWILL_LIMIT_MINOR;

/** Whether a second agent can agree: never the one who proposed it. */
export const canApprove = (proposedBy: string, agentId: string): boolean => proposedBy !== agentId;

/** Open on paper, but its time is over. */
export const isExpired = (
  { state, expiresAt }: { readonly state: ProposalState; readonly expiresAt: Instant },
  now: Instant,
): boolean => (state === 'open' || state === 'awaitingApproval') && !isBefore(now, expiresAt);
