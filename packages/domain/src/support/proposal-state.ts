/** A proposal in a case: one side makes it, the other accepts it, and its use case runs once. */

import type { BookingState, Machine } from '../booking/state.ts';
import { type Instant, isBefore } from '../dates.ts';

/**
 * `credit`: a goodwill travel credit. `refund`: goodwill to the tenders that paid a booking. `cancel`,
 * `change`: of a booking, on quoted terms.
 */
export const PROPOSAL_KINDS = ['credit', 'refund', 'cancel', 'change'] as const;
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
  open: ['accepting', 'accepted', 'declined', 'withdrawn', 'failed'],
  accepting: ['accepted', 'failed'],
  accepted: [],
  declined: [],
  withdrawn: [],
  rejected: [],
  failed: [],
};

/** What an agent may give a customer alone within `GOODWILL_DAYS`, in USD cents; above it another agrees. */
export const GOODWILL_LIMIT_MINOR = 10_000;
/** What nobody gives at the desk. */
export const GOODWILL_MAX_MINOR = 100_000;
/** Gifts count for so long, or many small ones would need nobody. */
export const GOODWILL_DAYS = 30;
/** How long an offer is open. */
export const PROPOSAL_HOURS = 48;

/** The rest moves what the customer is owed, or pays, by the terms of a booking. */
const GOODWILL: readonly ProposalKind[] = ['credit', 'refund'];
const isGoodwill = (kind: ProposalKind): boolean => GOODWILL.includes(kind);

type Proposed = { readonly kind: ProposalKind; readonly amountMinor: number };
/** `givenMinor`: goodwill that this customer was offered or given before, within its days. */
export const needsApproval = ({ kind, amountMinor }: Proposed, givenMinor: number): boolean =>
  isGoodwill(kind) && givenMinor + amountMinor > GOODWILL_LIMIT_MINOR;

type Given = {
  readonly state: BookingState;
  readonly startsAt: Instant;
  readonly totalMinor: number;
  /** Of a canceled booking: what was kept; null of any other. */
  readonly penaltyMinor: number | null;
};
/**
 * The most that goodwill gives back of a booking: what its customer is out of pocket. Nothing while it could
 * still be canceled or changed, by which its price would have to be reckoned anew.
 */
export function refundableMinor({ state, startsAt, totalMinor, penaltyMinor }: Given, now: Instant): number {
  if (state === 'Canceled') return penaltyMinor ?? 0;
  return state === 'Confirmed' && !isBefore(now, startsAt) ? totalMinor : 0;
}

/** Whether a second agent can agree: never the one who proposed it. */
export const canApprove = (proposedBy: string, agentId: string): boolean => proposedBy !== agentId;

/** Open on paper, but its time is over. */
export const isExpired = (
  { state, expiresAt }: { readonly state: ProposalState; readonly expiresAt: Instant },
  now: Instant,
): boolean => (state === 'open' || state === 'awaitingApproval') && !isBefore(now, expiresAt);
