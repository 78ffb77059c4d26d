/** Takes what a confirmed booking really uses of the credits and offers it held. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { mustMove } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { TenderDeps } from './deps.ts';
import { OFFER_MACHINE } from './machines.ts';
import { usedColumns } from './offers/store.ts';
import { endHolds, type Hold, type SourceId } from './store.ts';
import { sumBySource } from './sum-by-source.ts';

type Taken = { readonly tenderNo: number; readonly amountMinor: number };

/**
 * `parts`: what each tender really came to, at most what it held; the rest, and tenders that are not named,
 * are free to spend again. The booking posts to the ledger itself: travelCredits with the credit as instance
 * for each part of a credit, offersClearing for an offer. Settling again changes nothing.
 */
export async function settleCredits(
  tx: Tx,
  { tenders }: TenderDeps,
  owner: Owner,
  { bookingId, parts }: { readonly bookingId: BookingId; readonly parts: readonly Taken[] },
  at: Instant,
): Promise<void> {
  const holds = await endHolds(tx, owner, bookingId, parts, at);
  const { credits, offers, ofTenders } = sumBySource(holds, tenders);
  const settled = new Set(holds.flatMap(({ sourceId, isOfCredit }) => (isOfCredit ? sourceId : [])));
  if (credits.some(({ creditId }) => !settled.has(creditId)))
    throw new Error(`${bookingId} held a credit that is not there`);
  for (const { tender, parts: held } of ofTenders) {
    const taken = held.map(({ sourceId }) => ({ sourceId, takenMinor: takenOf(holds, sourceId) }));
    await tender.settle(tx, owner, { bookingId, parts: taken }, at);
  }
  for (const { offerId } of offers) {
    const isUsed = takenOf(holds, offerId) > 0;
    await mustMove(tx, OFFER_MACHINE, {
      ...owner,
      subject: [offerId],
      from: ['ConfirmState'],
      to: isUsed ? 'Used' : 'Authorized',
      cause: isUsed ? 'settled' : 'released',
      at,
      set: isUsed ? usedColumns(bookingId, at) : usedColumns(null, null),
    });
  }
}

const takenOf = (holds: readonly Hold[], id: SourceId): number =>
  holds.reduce((sum, { sourceId, takenMinor }) => (sourceId === id ? sum + takenMinor : sum), 0);
