/** Protections that were bought, as the engine decides about them. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { leftOf, withheldMinor } from '@sojourn/domain/disruptions/withheld.ts';
import type { ProtectionTerms } from '@sojourn/domain/protections/clause.ts';
import { endOfPurchase, type Purchase } from '@sojourn/domain/protections/decide.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { purchaseOf } from './quote-protections.ts';
import type { BookedProtection, BookingRef } from './store.ts';

type Times = { readonly startsAt: Instant; readonly endsAt: Instant };
/** A booking as its protections see it. `zone`: where it begins. */
export type ProtectedBooking = BookingRef &
  Times & {
    readonly totalMinor: number;
    readonly offer: { readonly cancellation: { readonly zone: string } };
  };
type Amounts = { readonly baseMinor: number; readonly taxesMinor: number };

export const withTerms = (
  bought: BookedProtection,
): BookedProtection & { readonly terms: ProtectionTerms } => ({
  ...bought,
  terms: termsById(bought.termsId),
});

/** Of what was paid for protections, what hasn't been given back. */
export const premiumLeft = (
  { premiumMinor }: { readonly premiumMinor: number },
  bought: readonly Pick<BookedProtection, 'returnedMinor'>[],
): number => bought.reduce((left, { returnedMinor }) => left - returnedMinor, premiumMinor);

/** Of the booking's price, what a protection that was used for a change gives back. */
export const paidBackOf = (protections: readonly Pick<BookedProtection, 'state' | 'paidMinor'>[]): number =>
  protections.reduce((sum, { state, paidMinor }) => sum + (state === 'Exchanged' ? (paidMinor ?? 0) : 0), 0);

/** Of an amount given back for the booking, the traveler's, by what protections have paid already. */
export const leftToGive = (
  amountMinor: number,
  { totalMinor }: { readonly totalMinor: number },
  protections: readonly BookedProtection[],
): number =>
  Math.min(
    leftOf(amountMinor, totalMinor, protections),
    Math.max(0, totalMinor - paidBackOf(protections) - withheldMinor(protections)),
  );

/** `now`: what the booking costs by now, where its terms cover the lower of both. */
export function boughtPurchase(bought: BookedProtection, times: Times, now: Amounts | null): Purchase {
  const isLower = termsById(bought.termsId).clauses.some(({ rule }) => rule === 'lowerPrice');
  const covered = isLower && now ? lowerOf(bought, now) : bought;
  const { travelers, boughtAt, state, endedAt } = bought;
  const { baseMinor, taxesMinor } = covered;
  const { startsAt, endsAt } = times;
  const purchase = purchaseOf({ baseMinor, taxesMinor, travelers, startsAt, endsAt }, boughtAt);
  const isUsed = state === 'Exercised' || state === 'Exchanged';
  return { ...purchase, exercisedAt: isUsed ? endedAt : null };
}

const lowerOf = (bought: Amounts, now: Amounts): Amounts => ({
  baseMinor: Math.min(bought.baseMinor, now.baseMinor),
  taxesMinor: Math.min(bought.taxesMinor, now.taxesMinor),
});

/** By its terms, if nothing ends it before. */
export const lastsUntil = ({ startsAt, endsAt }: Times, bought: BookedProtection): Instant =>
  endOfPurchase(termsById(bought.termsId), boughtPurchase(bought, { startsAt, endsAt }, null))?.at ?? endsAt;
