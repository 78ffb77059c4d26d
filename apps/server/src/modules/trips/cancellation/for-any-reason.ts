/** What canceling for any reason pays, by the terms that were bought; the fare's or rate's if more. */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { ProtectionEnd } from '@sojourn/domain/protections/end-protections.ts';
import { claimWhole } from '#modules/protecting/protections/cancel-for-any-reason/claim-cancel.ts';
import type { BookedProtection } from '#modules/protecting/protections/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { SupplierCredit } from '#modules/selling/booking/supplier-record.ts';
import { decideCancel, refuseCancel } from './cancel-decision.ts';
import type { CancellationDeps } from './product.ts';
import type { CancelQuoteRow } from './store.ts';

export type Choice = NonNullable<CancelQuoteRow['choice']>;
/** A claim that its terms pay; minor units. */
export type Claimed = {
  readonly bought: BookedProtection;
  readonly choice: Choice;
  readonly clauseId: string;
  readonly payMinor: number;
  /** The disruption that it's for, and until when it can be; left out of canceling for any reason. */
  readonly disruption?: { readonly disruptionNo: number; readonly decideBy: Instant };
};
type Protected = { readonly booking: Booking; readonly protections: readonly BookedProtection[] };

/** Refuses with the product's own outcome when it wasn't bought, is over, or doesn't pay this. */
export function claimForAnyReason(
  deps: CancellationDeps,
  of: Protected,
  choice: Choice,
  now: Instant,
): Claimed {
  const { withoutCfar } = deps.products[of.booking.product];
  return claimIfPaid(deps, of, choice, now) ?? refuseCancel('NotCancellable', withoutCfar);
}

/** Null when it wasn't bought, is over, or doesn't pay this. */
export function claimIfPaid(
  { products }: CancellationDeps,
  { booking, protections }: Protected,
  choice: Choice,
  now: Instant,
): Claimed | null {
  const covered = products[booking.product].covered?.(booking) ?? null;
  const whole = claimWhole(booking, protections, covered, choice, now);
  return whole && { ...whole, choice };
}

/** What a cancellation comes to, in minor units of what was paid for the trip without protections. */
type Comes = {
  readonly refundMinor: number;
  readonly claimMinor: number;
  readonly choice: Choice | null;
  readonly credits: readonly SupplierCredit[];
};

/**
 * With the claim where it gives more than the fare or rate does. Refuses a credit where several airlines
 * issued the tickets: none of them owes all of it.
 */
export async function withClaim(
  deps: CancellationDeps,
  booking: Booking,
  byFare: Pick<Comes, 'refundMinor' | 'credits'>,
  { choice, payMinor }: Claimed,
  now: Instant,
): Promise<Comes> {
  if (byFare.refundMinor >= payMinor) return { ...byFare, claimMinor: 0, choice: null };
  if (choice === 'refund') {
    const claimMinor = payMinor - byFare.refundMinor;
    return { refundMinor: payMinor, claimMinor, choice, credits: [] };
  }
  const credits = deps.products[booking.product].creditsOf?.(booking, payMinor, now) ?? [];
  if (credits.length > 0) return { refundMinor: 0, claimMinor: payMinor, choice, credits };
  const answer = { answer: 'unknownBooking' } as const;
  return refuseCancel('NotCancellable', await decideCancel(deps, booking, answer, now));
}

export const claimChoices = ({ products }: CancellationDeps, booking: Booking, now: Instant): Choice[] =>
  (products[booking.product].creditsOf?.(booking, booking.totalMinor, now) ?? []).length > 0
    ? ['refund', 'airlineCredit']
    : ['refund'];

/** What a decision reads of a claim: nothing where it isn't used. */
export const usedClaim = (
  { startsAt }: Pick<Booking, 'startsAt'>,
  { choice }: Pick<CancelQuoteRow, 'choice'>,
  now: Instant,
) => (choice === null ? {} : { forAnyReason: { isPastStart: !isBefore(now, startsAt) } });

/** The claim's protection is used; every other ends by its own terms. */
export const withUse = (
  ends: readonly ProtectionEnd[],
  { bought, clauseId, payMinor }: Claimed,
): ProtectionEnd[] =>
  ends.map((end) =>
    end.protectionNo === bought.protectionNo
      ? { ...end, to: 'Exercised', clauseId, returnedMinor: 0, paidMinor: payMinor }
      : end,
  );
