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

/** B §4, of a protection in a checkout: nothing chosen yet, added, or declined. */
export const PROTECTION_CHOICES = ['Unspecified', 'Purchase', 'Cancel'] as const;

/** What a protection gives back of a change. */
export const REIMBURSEMENT_STATES = ['pending', 'paid'] as const;
export type ReimbursementState = (typeof REIMBURSEMENT_STATES)[number];
export const REIMBURSEMENT: Machine<ReimbursementState> = { pending: ['paid'], paid: [] };
