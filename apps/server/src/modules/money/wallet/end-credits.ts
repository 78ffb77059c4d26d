/** Takes away what is free of credits whose time is over, or that went with the booking that brought them. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { creditTerms } from '@sojourn/domain/wallet/credits/credit-types.ts';
import type { Tx } from '#workflow/saga.ts';
import { post } from '../ledger/store.ts';
import { type Credit, changeCredits, insertEntries } from './store.ts';

/** `credits`: locked by the caller. What a booking holds of them stays until that booking ends. */
export async function endCredits(tx: Tx, credits: readonly Credit[], at: Instant): Promise<void> {
  for (const credit of credits) {
    const cause = credit.forfeitedAt === null ? 'expired' : 'canceled';
    await endPart(tx, credit, credit.availableMinor, cause, at);
  }
}

/** `amountMinor`: of what's free, what ends; the credit is locked by the caller. */
export async function endPart(
  tx: Tx,
  credit: Credit,
  amountMinor: number,
  cause: 'expired' | 'canceled',
  at: Instant,
): Promise<void> {
  if (amountMinor === 0) return;
  const { tenantId, customerId, creditId, currency } = credit;
  const owner = { tenantId, customerId };
  const change = { creditId, availableMinor: -amountMinor, heldMinor: 0 };
  await changeCredits(tx, owner, [change], { whenEmpty: 'Expired', cause, at });
  const type = creditTerms(credit.type).entries[cause];
  const [entryId] = await insertEntries(tx, [
    {
      ...owner,
      creditId,
      type,
      amountMinor: -amountMinor,
      currency,
      at,
      bookingId: cause === 'canceled' ? credit.originBookingId : null,
      name: credit.originName,
      code: credit.originCode,
    },
  ]);
  const entries = [
    { account: 'travelCredits', amountMinor, currency, instance: creditId },
    { account: 'creditFunding', amountMinor: -amountMinor, currency },
  ] as const;
  // What a booking lets go of later ends as well: each end is a transaction of its own
  const kind = `${cause}:${entryId}`;
  await post(tx, { ...owner, subjectId: creditId, kind, phase: 'direct', entries, at });
}
