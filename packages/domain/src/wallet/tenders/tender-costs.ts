/**
 * What paying with each source costs in value that is then no longer there, in thousandths of a cent: all
 * that the solver knows of money. Exact integers.
 */
import type { Instant } from '../../dates.ts';
import type { PaymentId } from '../../ids.ts';
import { FORFEITABLE_SHARE, KEEP_WEIGHTS, OFFER_SHARE } from '../data/retention-weights.ts';
import type { RewardsUnit } from '../redemption.ts';
import type { AvailableAccount, AvailableCredit, AvailableOffer } from './tender-plan.ts';

export type SolverCredit = AvailableCredit & {
  /** Null: nobody knows; it counts as one that lasts. */
  readonly expiresAt: Instant | null;
  /** It ends when the booking that brought it is canceled. */
  readonly forfeitedWithOrigin?: boolean;
};
export type SolverOffer = AvailableOffer & { readonly expiresAt: Instant };
export type SolverAccount = AvailableAccount & { readonly unit: RewardsUnit };
/** `multiplier`: miles for a dollar, or percent of cash back. */
type CardEarn = { readonly multiplier: number; readonly unit: RewardsUnit };
export type Values = { readonly mileValueMilliCents: number; readonly now: Instant };

export type TenderQuestion = Values & {
  readonly totalMinor: number;
  readonly credits: readonly SolverCredit[];
  readonly accounts: readonly SolverAccount[];
  /** At most one is used. */
  readonly offers: readonly SolverOffer[];
  /** Of the card that would pay the rest. */
  readonly cardEarn: CardEarn;
  readonly paymentId: PaymentId | null;
};
/** A cent in thousandths; also what a unit of cash back is worth. */
export const CENT = 1000;
const DAY_MS = 86_400_000;

export const daysLeft = (expiresAt: Instant | null, now: Instant): number =>
  expiresAt === null
    ? Number.MAX_SAFE_INTEGER
    : Math.floor((Date.parse(expiresAt) - Date.parse(now)) / DAY_MS);

function keepWeight(expiresAt: Instant | null, now: Instant): number {
  const days = daysLeft(expiresAt, now);
  return KEEP_WEIGHTS.find(([from]) => days >= from)?.[1] ?? 0;
}

/** Of a cent of it. */
export function creditCost({ expiresAt, forfeitedWithOrigin }: SolverCredit, { now }: Values): number {
  const weight = keepWeight(expiresAt, now);
  return forfeitedWithOrigin ? Math.floor((weight * FORFEITABLE_SHARE) / 1000) : weight;
}

/** Of all of it. */
export const offerCost = ({ amountMinor, expiresAt }: SolverOffer, { now }: Values): number =>
  Math.floor((amountMinor * keepWeight(expiresAt, now) * OFFER_SHARE) / 1000);

/** Of a unit, which pays a cent. */
export const unitCost = (unit: RewardsUnit, { mileValueMilliCents }: Values): number =>
  unit === 'cash' ? CENT : mileValueMilliCents;

/**
 * Of a cent on the card: the cent, less what it earns. Earning counts as if every cent earned its share:
 * whole miles are rounded down on the whole part, and no credit should be left with cents for the sake of one
 * mile.
 */
export const cardCost = ({ multiplier, unit }: CardEarn, values: Values): number =>
  CENT - Math.round((multiplier * unitCost(unit, values)) / 100);
