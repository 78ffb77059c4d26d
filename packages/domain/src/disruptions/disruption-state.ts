/** The life of a disruption, and what its eligibility is called (B §4). */

/** B §3, as `Disruption` of the terms. */
export const DISRUPTION_TYPES = ['Delayed', 'MissedConnection', 'AirlineCancellation'] as const;

/** B §4 disruption eligibility actions. */
export const DISRUPTION_ACTIONS = [
  'Purchase',
  'Rebook',
  'Refund',
  'Remove',
  'Cancel',
  'AlreadyExercised',
  'RebookOnlyEligible',
] as const;
export type DisruptionAction = (typeof DISRUPTION_ACTIONS)[number];

/**
 * `lapsed`: nobody decided in time. `over`: there's nothing to decide any more, as it flies on time after all
 * or the trip was changed or canceled.
 */
export const DISRUPTION_STATES = [
  'open',
  'rebooking',
  'rebooked',
  'refunding',
  'refunded',
  'lapsed',
  'over',
] as const;
export type DisruptionState = (typeof DISRUPTION_STATES)[number];

export const DISRUPTION: Readonly<Record<DisruptionState, readonly DisruptionState[]>> = {
  open: ['rebooking', 'refunding', 'lapsed', 'over'],
  // What fails leaves everything to be decided
  rebooking: ['rebooked', 'open'],
  refunding: ['refunded', 'open'],
  rebooked: [],
  refunded: [],
  lapsed: [],
  over: [],
};
