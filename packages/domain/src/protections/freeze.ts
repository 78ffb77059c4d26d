/**
 * Price freezes (B §4): what one costs, what it's worth when its trip is booked, and the states it goes
 * through. Amounts are in minor units for all travelers or rooms together.
 */
import type { Machine } from '../booking/state.ts';
import { type Instant, isBefore, plusSeconds } from '../dates.ts';
import { type Clause, type Fact, isPays } from './clause.ts';
import { FREEZE_FEE_LEAST_MINOR, FREEZE_FEES } from './data/freeze-fees.ts';
import { type Claim, decideClaim } from './decide.ts';
import { termsById } from './protection-terms.ts';

/**
 * `held`: by a booking that's being made; it's given back when that fails. `exchanged`: it paid for something
 * like what was frozen, as that was sold out.
 */
export type FreezeState =
  | 'quoted'
  | 'buying'
  | 'valid'
  | 'held'
  | 'exercised'
  | 'expired'
  | 'refunding'
  | 'refunded'
  | 'exchanged'
  | 'failed';
export const PRICE_FREEZE: Machine<FreezeState> = {
  quoted: ['buying'],
  buying: ['valid', 'failed'],
  valid: ['held', 'expired', 'refunding'],
  held: ['valid', 'exercised', 'exchanged'],
  exercised: [],
  expired: [],
  refunding: ['refunded'],
  refunded: [],
  exchanged: [],
  failed: [],
};

/** B §4: whether a quote can be bought now. */
export const FREEZE_QUOTE_STATES = ['NoQuote', 'Quoted'] as const;

/** B §3, of price freezes and of canceling for any reason. */
export const VOUCHER_STATES = ['Expired', 'Exchanged', 'Refunded', 'Exercised', 'Valid'] as const;
type VoucherState = (typeof VOUCHER_STATES)[number];
const VOUCHERS: Partial<Record<FreezeState, VoucherState>> = {
  valid: 'Valid',
  held: 'Valid',
  exercised: 'Exercised',
  expired: 'Expired',
  refunding: 'Refunded',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
};
/** Null before it's paid. One whose time is over has expired, whether or not that was noted yet. */
export function voucherState(
  { state, endsAt }: { readonly state: FreezeState; readonly endsAt: Instant },
  now: Instant,
): VoucherState | null {
  return state === 'valid' && !isBefore(now, endsAt) ? 'Expired' : (VOUCHERS[state] ?? null);
}

type Priced = {
  readonly termsId: string;
  readonly frozenMinor: number;
  /** Travelers or rooms. */
  readonly covered: number;
  /** The first departure, or check-in. */
  readonly startsAt: Instant;
};
export type FreezeOption = { readonly days: number; readonly feeMinor: number; readonly endsAt: Instant };

/** Hours before it ends that its owner is reminded. */
export const FREEZE_REMINDED_HOURS = [72, 24, 3] as const;

/** Those that are still to come: a freeze of a day isn't announced three days before its end. */
export const freezeReminders = ({ endsAt }: { readonly endsAt: Instant }, now: Instant): number[] =>
  FREEZE_REMINDED_HOURS.filter((hours) => isBefore(now, plusSeconds(endsAt, -hours * 3600)));

const DAY_SECONDS = 86_400;
const DOLLAR_MINOR = 100;

/** What can be chosen at an instant, the shortest first: those that end before the trip begins. */
export function freezeOptions(
  { termsId, frozenMinor, covered, startsAt }: Priced,
  at: Instant,
): FreezeOption[] {
  const each = frozenMinor / covered;
  const ahead = (Date.parse(startsAt) - Date.parse(at)) / (DAY_SECONDS * 1000);
  const band = FREEZE_FEES[termsId]?.find(({ daysAhead }) => ahead >= daysAhead);
  return (band?.fees ?? [])
    .map(({ days, basisPoints }) => {
      const dollars = Math.round((each * basisPoints) / 10_000 / DOLLAR_MINOR);
      const feeMinor = Math.max(FREEZE_FEE_LEAST_MINOR, dollars * DOLLAR_MINOR) * covered;
      return { days, feeMinor, endsAt: plusSeconds(at, days * DAY_SECONDS) };
    })
    .filter(({ endsAt, feeMinor }) => isBefore(endsAt, startsAt) && feeMinor < frozenMinor);
}

/** The most that's covered for each traveler or room; 0 where the terms have no limit. */
export function freezeCapMinor(termsId: string): number {
  const pays = termsById(termsId).clauses.find(({ rule, id }) => rule === 'pays' && id === 'cover');
  return pays?.rule === 'pays' ? (pays.capMinor ?? 0) : 0;
}

export type BoughtFreeze = Priced & {
  readonly days: number;
  readonly feeMinor: number;
  readonly boughtAt: Instant;
};
/** `payMinor`: what is left to pay; it and both credits sum to the price. */
export type FreezeValue = {
  readonly coverMinor: number;
  readonly depositMinor: number;
  readonly payMinor: number;
  /** The price rose by more than is covered. */
  readonly isCapped: boolean;
};

/** What was frozen, or something like it where that's sold out. */
type FrozenOr = 'book' | 'similar';
/** `similar`: found out when it was looked for by its product. */
const FREEZE_FACTS: Readonly<Record<FrozenOr, readonly Fact[]>> = {
  book: ['stillForSale'],
  similar: ['soldOut', 'sameAirports', 'sameOrNextDay', 'nearbySameStars'],
};

/** Whether the terms let something like it be booked. */
export const coversSimilar = (termsId: string): boolean =>
  termsById(termsId).clauses.some((clause) => isPays(clause) && clause.choice === 'similar');

/** What booking at a price comes to; the clause that says no instead. */
export function freezeValue(
  freeze: BoughtFreeze,
  nowMinor: number,
  at: Instant,
  what: FrozenOr = 'book',
): { readonly value: FreezeValue } | { readonly refused: Clause } {
  const priceRise = Math.max(0, nowMinor - freeze.frozenMinor);
  const claim = claimOf(what, FREEZE_FACTS[what], { priceRise }, at);
  const decision = decideClaim(termsById(freeze.termsId), purchaseOf(freeze), claim);
  if (decision.decision === 'refused') return { refused: decision.clause };
  const coverMinor = decision.payMinor;
  const depositMinor = Math.min(freeze.feeMinor, nowMinor - coverMinor);
  const payMinor = nowMinor - coverMinor - depositMinor;
  return { value: { coverMinor, depositMinor, payMinor, isCapped: decision.isCapped } };
}

/** What comes back of the fee when nobody sells the trip any longer; the clause that says no instead. */
export function feeBackMinor(
  freeze: BoughtFreeze,
  at: Instant,
): { readonly feeMinor: number } | { readonly refused: Clause } {
  const claim = claimOf('feeBack', ['soldOut'], {}, at);
  const decision = decideClaim(termsById(freeze.termsId), purchaseOf(freeze), claim);
  return decision.decision === 'refused' ? { refused: decision.clause } : { feeMinor: decision.payMinor };
}

const claimOf = (
  choice: Claim['choice'],
  facts: Claim['facts'],
  amounts: Claim['amounts'],
  at: Instant,
): Claim => ({ at, choice, facts, amounts, disruptedAt: null, disruption: null, delayMinutes: 0 });

const purchaseOf = ({ boughtAt, startsAt, covered, days, feeMinor }: BoughtFreeze) => ({
  bookedAt: boughtAt,
  boughtAt,
  startsAt,
  endsAt: startsAt,
  travelers: covered,
  covered,
  amounts: { fee: feeMinor },
  isWithBooking: false,
  days,
  happened: [],
  exercisedAt: null,
});

/** Booking at a price of each traveler or room, shown before a freeze is bought. */
export type FreezeExample = FreezeValue & {
  readonly example: 'rises' | 'falls' | 'jumps';
  readonly eachMinor: number;
  readonly nowMinor: number;
};
const RISE_PERCENT = 14;
const FALL_PERCENT = 9;
/** Above what is covered. */
const BEYOND_PERCENT = 7;

/** Three prices worked through by the same decision that is made at checkout. */
export function freezeExamples(freeze: BoughtFreeze): FreezeExample[] {
  const { frozenMinor, covered, termsId, boughtAt } = freeze;
  const each = frozenMinor / covered;
  const dollars = (minor: number) => Math.round(minor / DOLLAR_MINOR) * DOLLAR_MINOR;
  const prices = [
    ['rises', dollars((each * (100 + RISE_PERCENT)) / 100)],
    ['falls', dollars((each * (100 - FALL_PERCENT)) / 100)],
    ['jumps', dollars(each + freezeCapMinor(termsId) + (each * BEYOND_PERCENT) / 100)],
  ] as const;
  return prices.flatMap(([example, eachMinor]) => {
    const nowMinor = eachMinor * covered;
    const decided = freezeValue(freeze, nowMinor, boughtAt);
    return 'refused' in decided ? [] : [{ example, eachMinor, nowMinor, ...decided.value }];
  });
}
