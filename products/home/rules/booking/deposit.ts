/**
 * The deposit: held near arrival, never part of the total, and let go once no claim is possible any more. A
 * claim has a deadline and evidence; no more than the deposit moves without the guest's new yes.
 */
import type { Machine } from '@sojourn/domain/booking/state.ts';
import { addDays, type CalendarDate, type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';

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

/** `unheld`: the card couldn't be; the guest chooses another. `taken`: what was accepted of it. */
export const DEPOSIT_STATES = ['planned', 'held', 'unheld', 'taken', 'released'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];
export const DEPOSIT: Machine<DepositState> = {
  planned: ['held', 'unheld', 'released'],
  held: ['unheld', 'taken', 'released'],
  unheld: ['held', 'released'],
  taken: [],
  released: [],
};

/** The last day of a claim, on the home's clock. */
export const claimUntil = (checkOut: CalendarDate): CalendarDate => addDays(checkOut, CLAIM_DAYS);

/** It's held the day before check-in, and let go the day after the last one of a claim. */
export const depositDays = (checkIn: CalendarDate, checkOut: CalendarDate) => ({
  holdOn: addDays(checkIn, -1),
  releaseOn: addDays(claimUntil(checkOut), 1),
});

type DepositClaim = {
  /** Not yet asked for by other claims. */
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

/** `depositMinor`: what of it no other claim asks for. Throws a RangeError for a claim of nothing. */
export function ruleOnClaim(depositMinor: number, checkOut: CalendarDate, claim: DepositClaim): ClaimRuling {
  if (!(claim.amountMinor > 0)) throw new RangeError('a claim asks for something');
  const lastDay = claimUntil(checkOut);
  if (claim.claimedOn > lastDay) return { ruling: 'late', lastDay };
  if (claim.evidenceCount < 1) return { ruling: 'noEvidence' };
  const claimMinor = Math.min(claim.amountMinor, depositMinor);
  return { ruling: 'open', claimMinor, beyondMinor: claim.amountMinor - claimMinor };
}

type ClaimOnDeposit = { readonly state: ClaimState; readonly amountMinor: number };
/** What claims leave of a deposit. */
export const unclaimedMinor = (depositMinor: number, claims: readonly ClaimOnDeposit[]): number =>
  claims.reduce(
    (left, { state, amountMinor }) => left - (state === 'dismissed' ? 0 : amountMinor),
    depositMinor,
  );

/** A card's hold ends by itself; it's renewed so long before. */
const RENEW_SECONDS = 86_400;

type DepositFacts = {
  readonly state: DepositState;
  readonly holdAt: Instant;
  readonly releaseAt: Instant;
  /** When the card's hold ends by itself; null while there's none. */
  readonly heldUntil: Instant | null;
  /** What the guest allowed on a card that they chose since; null for nothing. */
  readonly permission: string | null;
  /** Of the stay. */
  readonly isCanceled: boolean;
  readonly claims: readonly ClaimOnDeposit[];
};
/** `until`: when to look again; null: only after somebody has done something. */
type DepositStep =
  | { readonly step: 'hold' | 'renew' | 'release' }
  | { readonly step: 'take'; readonly takeMinor: number }
  | { readonly step: 'wait'; readonly until: Instant | null };

const earlier = (a: Instant, b: Instant): Instant => (isBefore(b, a) ? b : a);

/** What is to be done with a deposit now. */
export function depositStep(
  { state, holdAt, releaseAt, heldUntil, permission, isCanceled, claims }: DepositFacts,
  now: Instant,
): DepositStep {
  if (state === 'taken' || state === 'released') return { step: 'wait', until: null };
  if (isCanceled) return { step: 'release' };
  const isOpen = claims.some((claim) => claim.state === 'open' || claim.state === 'disputed');
  const accepted = claims.filter((claim) => claim.state === 'accepted');
  const takeMinor = accepted.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (takeMinor > 0 && !isOpen && state === 'held') return { step: 'take', takeMinor };
  const isOver = !isBefore(now, releaseAt);
  if (isOver && !isOpen && takeMinor === 0) return { step: 'release' };
  if (state === 'unheld' && permission === null) return { step: 'wait', until: isOver ? null : releaseAt };
  if (state !== 'held') return isBefore(now, holdAt) ? { step: 'wait', until: holdAt } : { step: 'hold' };
  const renewAt = plusSeconds(heldUntil ?? now, -RENEW_SECONDS);
  if (!isBefore(now, renewAt)) return { step: 'renew' };
  return { step: 'wait', until: isOver ? renewAt : earlier(renewAt, releaseAt) };
}
