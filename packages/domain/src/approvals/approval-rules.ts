/** How a tier has out-of-policy bookings approved, and what holds where it doesn't say. */
import type { Tolerance } from './mandate.ts';

/** What becomes of a booking that nobody decided about in time; a mandate always lapses. */
export const UNDECIDED = ['keep', 'cancel'] as const;

export type ApprovalRules = {
  /** For which a request waits at most. */
  readonly hours: number;
  readonly ifUndecided: (typeof UNDECIDED)[number];
  readonly tolerance: Tolerance;
  /** How many of the traveler's managers decide first: the nearest, or the next above too; left out: none. */
  readonly managers?: number;
  /** The bank's subjects of who decides, in their order; empty: an admin. */
  readonly approvers: readonly string[];
};

export const APPROVAL_DEFAULTS: ApprovalRules = {
  hours: 24,
  ifUndecided: 'keep',
  tolerance: { percent: 5, amountMinor: 7_500 },
  approvers: [],
};
