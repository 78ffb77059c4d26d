/** What a booking took of credits and offers, shared with the booking that is split off it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CreditId } from '@sojourn/domain/ids.ts';
import { creditTerms } from '@sojourn/domain/wallet/credits/credit-types.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { insertEntries, lockCredits, splitHolds } from './store.ts';

type Part = { readonly tenderNo: number; readonly amountMinor: number };

/** `parts`: how much of each tender goes along. The booking posts to the ledger itself. */
export async function splitCredits(
  tx: Tx,
  owner: Owner,
  { from, to, parts }: { readonly from: BookingId; readonly to: BookingId; readonly parts: readonly Part[] },
  at: Instant,
): Promise<void> {
  if (parts.length === 0) return;
  const holds = await splitHolds(tx, owner, from, to, parts, at);
  if (holds.length !== parts.length) throw new Error(`${from} has unsettled parts to share`);
  const ids = holds.map(({ sourceId }) => sourceId as CreditId);
  const credits = new Map((await lockCredits(tx, owner, ids)).map((row) => [row.creditId, row]));
  const entries = holds.flatMap(({ sourceId, takenMinor }) => {
    const credit = credits.get(sourceId as CreditId);
    if (!credit) return [];
    const { creditId, currency } = credit;
    const type = creditTerms(credit.type).entries.redeemed;
    const of = { ...owner, creditId, type, currency, at };
    return [
      { ...of, bookingId: from, amountMinor: takenMinor },
      { ...of, bookingId: to, amountMinor: -takenMinor },
    ];
  });
  await insertEntries(tx, entries);
}
