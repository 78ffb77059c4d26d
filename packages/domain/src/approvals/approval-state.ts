/** The states of a request for approval, and which of them somebody can still do something about. */
import type { Machine } from '../booking/state.ts';

/**
 * `sending`: being booked, to be reviewed afterwards. `pending`: a mandate that waits for a decision; nothing
 * is booked. `approved`: being booked. `returned`: it couldn't be booked as approved and is the traveler's
 * again. `inReview`: booked, and free to cancel until the decision is due. `canceling`: rejected after it
 * was booked.
 */
export const APPROVAL_STATES = [
  'sending',
  'pending',
  'approved',
  'booked',
  'returned',
  'declined',
  'withdrawn',
  'lapsed',
  'inReview',
  'kept',
  'canceling',
  'canceled',
] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** What ended without a booking can be sent again, changed or as it was. */
const SENT_AGAIN = ['sending', 'pending'] as const;
export const APPROVAL: Machine<ApprovalState> = {
  // Booked by who decides about it
  sending: ['inReview', 'booked', 'withdrawn'],
  pending: ['approved', 'declined', 'withdrawn', 'lapsed'],
  approved: ['booked', 'returned'],
  booked: [],
  returned: [...SENT_AGAIN, 'withdrawn'],
  declined: [...SENT_AGAIN, 'withdrawn'],
  withdrawn: SENT_AGAIN,
  lapsed: [...SENT_AGAIN, 'withdrawn'],
  inReview: ['kept', 'canceling', 'withdrawn'],
  kept: [],
  canceling: ['canceled', 'kept'],
  canceled: SENT_AGAIN,
};

/** Somebody has to decide. */
export const isUndecided = (state: ApprovalState): state is 'pending' | 'inReview' =>
  state === 'pending' || state === 'inReview';

/** The traveler can send it again, as it was or changed. */
export const canSendAgain = (state: ApprovalState): boolean => APPROVAL[state].includes('pending');

/** The traveler can take it back; what is booked is canceled as a trip. */
export const canWithdraw = (state: ApprovalState): boolean =>
  state !== 'inReview' && state !== 'sending' && APPROVAL[state].includes('withdrawn');

/** By what is left to do: for an approver, for the traveler, or nothing. */
/** More that wait aren't counted: pages show `99+`. */
export const WAITING_SHOWN = 99;

export const APPROVAL_VIEWS = ['waiting', 'approved', 'declined', 'expired'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];
const VIEWS: Readonly<Record<ApprovalState, ApprovalView>> = {
  sending: 'waiting',
  pending: 'waiting',
  inReview: 'waiting',
  approved: 'approved',
  booked: 'approved',
  kept: 'approved',
  returned: 'declined',
  declined: 'declined',
  canceling: 'declined',
  canceled: 'declined',
  withdrawn: 'expired',
  lapsed: 'expired',
};
export const statesOfView = (view: ApprovalView): readonly ApprovalState[] =>
  APPROVAL_STATES.filter((state) => VIEWS[state] === view);
