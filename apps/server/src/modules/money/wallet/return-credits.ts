/** Gives back what a canceled booking had taken of credits and offers, each by its own rule. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type BookingId, type CreditId, isId, type OfferId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { creditEnds, returnOf } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { move } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { TenderDeps, WalletDeps } from './deps.ts';
import { grantCredit } from './grant-credit.ts';
import { OFFER_MACHINE } from './machines.ts';
import { stillRuns, usedColumns } from './offers/store.ts';
import {
  type Credit,
  changeCredits,
  type Hold,
  insertEntries,
  isUsedBesides,
  lockCredits,
  noteReturns,
} from './store.ts';
import type { Returned } from './tender.ts';

type Part = { readonly tenderNo: number; readonly amountMinor: number };
type ReturnedPart = Returned & { readonly tenderNo: number };

/**
 * `parts`: how much of each tender comes back. The booking posts to the ledger itself: travelCredits with
 * the answered credit as instance; where nothing comes back to the customer the money is the issuer's
 * (creditFunding, or offersClearing for an offer) or the airline's (supplierPayable). Throws when a part is
 * more than was taken and not yet given back.
 */
export async function returnCredits(
  tx: Tx,
  deps: WalletDeps & TenderDeps,
  owner: Owner,
  { bookingId, parts }: { readonly bookingId: BookingId; readonly parts: readonly Part[] },
  at: Instant,
): Promise<ReturnedPart[]> {
  const due = parts.filter(({ amountMinor }) => amountMinor > 0);
  if (due.length === 0) return [];
  const holds = await noteReturns(tx, owner, bookingId, due);
  if (holds.length !== due.length) throw new Error(`${bookingId} has unsettled parts to return`);
  const tenderFor = ({ sourceId }: Hold) => deps.tenders.find((tender) => tender.owns(sourceId));
  const ids = holds.flatMap((hold) =>
    isId('off', hold.sourceId) || tenderFor(hold) ? [] : [hold.sourceId as CreditId],
  );
  const credits = new Map((await lockCredits(tx, owner, ids)).map((row) => [row.creditId, row]));
  const returned: ReturnedPart[] = [];
  for (const { tenderNo, amountMinor } of due) {
    const found = holds.find((each) => each.tenderNo === tenderNo);
    const hold = assertPresent(found, `the hold of tender ${tenderNo}`);
    const of = { bookingId, hold, amountMinor };
    const credit = credits.get(hold.sourceId as CreditId);
    const tender = tenderFor(hold);
    const { sourceId, takenMinor, returnedMinor } = hold;
    const taken = { bookingId, sourceId, amountMinor, takenMinor, returnedMinor };
    const part = tender
      ? await tender.return(tx, owner, taken, at)
      : credit
        ? await returnCredit(tx, deps, credit, of, at)
        : await returnOffer(tx, owner, sourceId as OfferId, of, at);
    returned.push({ tenderNo, ...part });
  }
  return returned;
}

type Of = { readonly bookingId: BookingId; readonly hold: Hold; readonly amountMinor: number };

async function returnCredit(tx: Tx, deps: WalletDeps, credit: Credit, of: Of, at: Instant) {
  const { tenantId, customerId, creditId, type, currency } = credit;
  const owner = { tenantId, customerId };
  const { bookingId, hold, amountMinor } = of;
  const isForfeited = credit.forfeitedAt !== null;
  const outcome = returnOf({ type, expiresAt: credit.expiresAt, isForfeited }, at);
  if (outcome === 'forfeited') return { outcome, creditId: null };
  if (outcome === 'returned') {
    const change = { creditId, availableMinor: amountMinor, heldMinor: 0 };
    await changeCredits(tx, owner, [change], { whenEmpty: 'Redeemed', cause: 'returned', at });
    await insertEntries(tx, [{ ...owner, creditId, type: 'Refund', amountMinor, currency, bookingId, at }]);
    return { outcome, creditId };
  }
  const reissued = await grantCredit(
    tx,
    deps,
    owner,
    {
      type: 'RefundCredit',
      amountMinor,
      grantKey: `refund:${bookingId}:${hold.tenderNo}:${hold.returnedMinor}`,
      expiresAt: creditEnds('RefundCredit', at),
      accountReferenceId: credit.accountReferenceId,
      frozenBecause: credit.frozenBecause,
      origin: { bookingId: null, name: credit.originName, code: credit.originCode },
      postedBy: 'booking',
    },
    at,
  );
  return { outcome, creditId: reissued };
}

/**
 * An offer is used as a whole or not at all: a whole refund gives it back while it runs, and calls it
 * Cancelled after; of a refund in part something is kept, and it stays Used (B §4). Of a booking that was
 * split, the last of both gives it back.
 */
async function returnOffer(tx: Tx, owner: Owner, offerId: OfferId, of: Of, at: Instant) {
  const { bookingId, hold, amountMinor } = of;
  const forfeited = { outcome: 'forfeited', creditId: null } as const;
  if (amountMinor !== hold.takenMinor) return forfeited;
  if (await isUsedBesides(tx, owner, bookingId, offerId)) return forfeited;
  const used = { ...owner, subject: [offerId], from: ['Used'], cause: 'returned', at } as const;
  const again = { to: 'Authorized', set: usedColumns(null, null), where: stillRuns(at) } as const;
  if (await move(tx, OFFER_MACHINE, { ...used, ...again }))
    return { outcome: 'returned', creditId: null } as const;
  await move(tx, OFFER_MACHINE, { ...used, to: 'Cancelled' });
  return forfeited;
}
