/** What becomes of a protection that was bought, in the words of B §3's vouchers. */
import type { Machine } from '../booking/state.ts';

export const PROTECTION_STATES = ['Valid', 'Exercised', 'Exchanged', 'Refunded', 'Expired'] as const;
export type ProtectionState = (typeof PROTECTION_STATES)[number];

/** `Exchanged`: it paid for a change; `Refunded`: its premium was given back. */
export const PROTECTION: Machine<ProtectionState> = {
  Valid: ['Exercised', 'Exchanged', 'Refunded', 'Expired'],
  Exercised: [],
  Exchanged: [],
  Refunded: [],
  Expired: [],
};

/** B §4 CFAR actions. */
export const PROTECTION_ACTIONS = [
  'Unspecified',
  'Pending',
  'Purchase',
  'Cancel',
  'Exercise',
  'Amend',
] as const;
type ProtectionAction = (typeof PROTECTION_ACTIONS)[number];

/** Of a protection in a checkout: nothing chosen yet, added, or declined. */
export const PROTECTION_CHOICES = ['Unspecified', 'Purchase', 'Cancel'] as const satisfies ProtectionAction[];

type Standing = {
  readonly state: ProtectionState;
  /** A cancellation or change that it pays for has been sent and isn't through. */
  readonly isClaimed: boolean;
  /** A change of the booking lowered what it covers. */
  readonly isAmended: boolean;
};

/** Of one that was bought: what was last done with it. `Cancel`: it ended without being used. */
export function protectionAction({ state, isClaimed, isAmended }: Standing): ProtectionAction {
  if (state === 'Exercised' || state === 'Exchanged') return 'Exercise';
  if (state !== 'Valid') return 'Cancel';
  if (isClaimed) return 'Pending';
  return isAmended ? 'Amend' : 'Purchase';
}

/** Where what a protection gives back of a change goes. */
export const REIMBURSED_TO = ['travelCredit', 'tenders'] as const;
export type ReimbursedTo = (typeof REIMBURSED_TO)[number];

/** What a protection gives back of a change. */
export const REIMBURSEMENT_STATES = ['pending', 'paid'] as const;
export type ReimbursementState = (typeof REIMBURSEMENT_STATES)[number];
export const REIMBURSEMENT: Machine<ReimbursementState> = { pending: ['paid'], paid: [] };
