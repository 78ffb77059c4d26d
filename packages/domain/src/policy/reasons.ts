/** Why a traveler books out of policy; at most ten, and the text goes with what was booked. */
export const POLICY_REASONS = [
  'clientSite',
  'noneInPolicy',
  'schedule',
  'safety',
  'group',
  'lastMinute',
  'other',
] as const;
export type PolicyReason = (typeof POLICY_REASONS)[number];

/** What is written beside it; `other` can't go without. */
export const NOTE_MAX = 200;
export const isReasonComplete = (reason: PolicyReason, note: string): boolean =>
  reason !== 'other' || note.trim() !== '';
