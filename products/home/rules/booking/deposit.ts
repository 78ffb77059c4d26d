/**
 * The deposit: held near arrival, never part of the total, and let go after check-out unless the host claims.
 * A claim has a deadline and evidence; no more than the deposit moves without the guest's new yes.
 */
import type { Machine } from '@sojourn/domain/booking/state.ts';
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';

export const CLAIM_DAYS = 14;

/** `open`: the guest hasn't answered; `disputed`: an agent looks at it; nothing moves before `accepted`. */
export const CLAIM_STATES = ['open', 'accepted', 'disputed', 'paid', 'dismissed'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
export const CLAIM: Machine<ClaimState> = {
  open: ['accepted', 'disputed'],
  accepted: ['paid'],
  disputed: ['accepted', 'dismissed'],
  paid: [],
  dismissed: [],
};

/** The last day of a claim, on the home's clock. */
export const claimUntil = (checkOut: CalendarDate): CalendarDate => addDays(checkOut, CLAIM_DAYS);

/** It's held the day before check-in, and let go so many days after check-out unless the host claims. */
const RELEASE_DAYS = 3;
export const depositDays = (checkIn: CalendarDate, checkOut: CalendarDate) => ({
  holdOn: addDays(checkIn, -1),
  releaseOn: addDays(checkOut, RELEASE_DAYS),
});

type DepositClaim = {
  readonly amountMinor: number;
  readonly evidenceCount: number;
  /** The day on the home's clock. */
  readonly claimedOn: CalendarDate;
};

type ClaimRuling =
  | { readonly ruling: 'late'; readonly lastDay: CalendarDate }
  | { readonly ruling: 'noEvidence' }
  /** `beyondMinor`: what's asked above the deposit, which only a new yes of the guest can pay. */
  | { readonly ruling: 'open'; readonly claimMinor: number; readonly beyondMinor: number };

/** Throws a RangeError for a claim of nothing. */
export function ruleOnClaim(depositMinor: number, checkOut: CalendarDate, claim: DepositClaim): ClaimRuling {
  if (!(claim.amountMinor > 0)) throw new RangeError('a claim asks for something');
  const lastDay = claimUntil(checkOut);
  if (claim.claimedOn > lastDay) return { ruling: 'late', lastDay };
  if (claim.evidenceCount < 1) return { ruling: 'noEvidence' };
  const claimMinor = Math.min(claim.amountMinor, depositMinor);
  return { ruling: 'open', claimMinor, beyondMinor: claim.amountMinor - claimMinor };
}
