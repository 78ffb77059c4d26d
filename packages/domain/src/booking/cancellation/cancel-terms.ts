/**
 * What cancelling gives back: the penalty that the terms name at an instant. The same functions quote before
 * and pay after (product, refund rules); `refundParts` splits what comes back over the tenders.
 */
import { type Instant, isBefore, type LocalDateTime } from '../../dates.ts';

/** B §3 cancellation types. */
export const CANCELLATION_TYPES = [
  'FullyRefundable',
  'PartiallyRefundable',
  'NonRefundable',
  'Unknown',
] as const;
export type CancellationType = (typeof CANCELLATION_TYPES)[number];

/**
 * When and how much of a price comes back. `steps` are in time order: until `until` (an instant, derived once
 * from `localUntil` in the hotel's zone) cancelling costs `penaltyMinor` of the total; after the last step
 * everything is kept.
 */
type CancelStep = {
  readonly until: Instant;
  readonly localUntil: LocalDateTime;
  readonly penaltyMinor: number;
};
export type CancelTerms = {
  readonly type: CancellationType;
  readonly zone: string;
  readonly steps: readonly CancelStep[];
};

/**
 * In minor units; `penaltyMinor + refundMinor` is what was paid. `until`: the instant this answer ends; null
 * when never.
 */
type CancelOutcome = {
  readonly type: CancellationType;
  readonly penaltyMinor: number;
  readonly refundMinor: number;
  readonly until: Instant | null;
};

/** The step of the terms that holds at `now`; after the last step everything is kept. */
export function cancelAt(terms: CancelTerms, paidMinor: number, now: Instant): CancelOutcome {
  const step = terms.steps.find(({ until }) => isBefore(now, until));
  const penaltyMinor = Math.min(step ? step.penaltyMinor : paidMinor, paidMinor);
  return {
    type: typeOf(penaltyMinor, paidMinor),
    penaltyMinor,
    refundMinor: paidMinor - penaltyMinor,
    until: step?.until ?? null,
  };
}

/**
 * Until when canceling costs nothing of what's paid, from now on; null where it costs something now. Steps
 * that cost nothing follow each other, and where nothing is paid all of them do.
 */
export function freeUntil({ steps }: CancelTerms, paidMinor: number, now: Instant): Instant | null {
  const ahead = steps.filter(({ until }) => isBefore(now, until));
  const costly = ahead.findIndex(({ penaltyMinor }) => Math.min(penaltyMinor, paidMinor) > 0);
  return (costly === -1 ? ahead : ahead.slice(0, costly)).at(-1)?.until ?? null;
}

/** Until when something comes back by these terms; null where nothing ever does. */
export const refundableUntil = ({ steps }: CancelTerms, paidMinor: number): Instant | null =>
  steps.findLast(({ penaltyMinor }) => penaltyMinor < paidMinor)?.until ?? null;

/**
 * B §2: how long some of what's paid comes back, and how much, from now on or once all of it no longer does.
 * Null where it's all or nothing.
 */
export function partlyRefundable(
  { steps }: CancelTerms,
  paidMinor: number,
  now: Instant,
): { readonly until: Instant; readonly refundMinor: number } | null {
  const partial = steps.find(
    ({ until, penaltyMinor }) => isBefore(now, until) && penaltyMinor > 0 && penaltyMinor < paidMinor,
  );
  return partial ? { until: partial.until, refundMinor: paidMinor - partial.penaltyMinor } : null;
}

/** B §3 cancellation types, by what comes back of what was paid. */
export function typeOf(penaltyMinor: number, paidMinor: number): CancellationType {
  if (penaltyMinor <= 0) return 'FullyRefundable';
  return penaltyMinor >= paidMinor ? 'NonRefundable' : 'PartiallyRefundable';
}

/**
 * The terms of what is left of a booking, when some of what was paid is withheld whatever happens: that isn't
 * given back with the rest. `leftMinor`: what was paid for the rest.
 */
export function termsWithWithheld(terms: CancelTerms, leftMinor: number, withheldMinor: number): CancelTerms {
  if (withheldMinor === 0) return terms;
  const steps = terms.steps.map((step) => ({ ...step, penaltyMinor: step.penaltyMinor + withheldMinor }));
  const paidMinor = leftMinor + withheldMinor;
  return { ...terms, steps, type: typeOf(steps[0]?.penaltyMinor ?? paidMinor, paidMinor) };
}

/**
 * The terms after a change: those of the rate for the new dates, unless nothing could be given back any more:
 * a later start doesn't open that again.
 */
export function termsAfterChange(
  { terms }: { readonly terms: CancelTerms },
  fresh: CancelTerms,
  now: Instant,
): CancelTerms {
  const isOpen = terms.steps.some(({ until }) => isBefore(now, until));
  return isOpen ? fresh : { type: 'NonRefundable', zone: fresh.zone, steps: [] };
}
