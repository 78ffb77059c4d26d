/** Setting a company up, in order; each can be done later again. */
export const SETUP_STEPS = [
  'details',
  'payment',
  'bookingStyle',
  'tiers',
  'people',
  'fields',
  'live',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** A company can travel without its own fields. */
export const OPTIONAL_STEPS: readonly SetupStep[] = ['fields'];

/** Where its trips are paid from. */
export const PAYMENT_WAYS = ['central', 'own', 'both'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** Trip booking styles (B §3). */
export const BOOKING_STYLES = ['myself', 'myselfAndOthers', 'employees', 'someoneElse'] as const;
export type BookingStyle = (typeof BOOKING_STYLES)[number];

/** What a company has to have before its people are let in; empty when it can go live. */
export const stepsBeforeLive = (done: ReadonlySet<SetupStep>): SetupStep[] =>
  SETUP_STEPS.filter((step) => step !== 'live' && !OPTIONAL_STEPS.includes(step) && !done.has(step));

/** A text, or one of the company's own values. */
export const FIELD_KINDS = ['text', 'one'] as const;
