/** The quote of a part that's canceled for any reason: with what the protection adds to it. */
import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import { money } from '@sojourn/domain/money.ts';
import { claimPart } from '#modules/protecting/protections/cancel-for-any-reason/claim-cancel.ts';
import { readProtections } from '#modules/protecting/protections/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { StepAnswer } from '#workflow/saga.ts';
import type { ChangeQuoted, ChangeRefused } from './product.ts';
import type { ChangeSagaDeps } from './use-case.ts';

type Quoted = StepAnswer<ChangeQuoted, ChangeRefused>;

/** Refused as ProtectionOver or ProtectionTooLate where the terms that were bought don't pay. */
export async function withPartClaim(
  { db, clock, products }: Pick<ChangeSagaDeps, 'db' | 'clock' | 'products'>,
  booking: Booking,
  ask: ChangeAsk,
  quoted: Quoted,
): Promise<Quoted> {
  if (quoted.outcome !== 'ok' || ask.kind !== 'Part' || !ask.forAnyReason) return quoted;
  const quote = quoted.value;
  const covered = products[booking.product].covered?.(booking) ?? null;
  const part = { paidMinor: paidMinorOf(quote), backMinor: quote.amounts.backMinor };
  const answer = claimPart(booking, await readProtections(db, booking), covered, part, clock.now());
  if ('failure' in answer) return { outcome: 'rejected', rejection: { reason: answer.failure } };
  return answer.claim ? { ...quoted, value: { ...withoutCredits(quote), claim: answer.claim } } : quoted;
}

const paidMinorOf = ({ detail }: ChangeQuoted): number =>
  detail.kind === 'Part' ? detail.parts.reduce((sum, { paid }) => sum + paid.amountMinor, 0) : 0;

/** Money is instead of what the airline would owe. */
function withoutCredits({ detail, amounts, ...quote }: ChangeQuoted): ChangeQuoted {
  const parts =
    detail.kind === 'Part'
      ? detail.parts.map((part) => ({ ...part, credit: money(0, part.credit.currency) }))
      : [];
  return {
    ...quote,
    amounts: { ...amounts, creditMinor: 0 },
    credits: [],
    detail: detail.kind === 'Part' ? { ...detail, parts } : detail,
  };
}
