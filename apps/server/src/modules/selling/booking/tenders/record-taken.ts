/**
 * Notes what a confirmed booking took of each tender: states, postings, the wallet's credits, what it earns.
 */

import type { Instant } from '@sojourn/domain/dates.ts';
import { captureEntries, partShares } from '@sojourn/domain/ledger/postings.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { earnedUnits } from '@sojourn/domain/wallet/earning.ts';
import type { RawBuilder } from 'kysely';
import { type Posting, postingsPart, voidPending } from '#modules/money/ledger/store.ts';
import { forgetBalances, noteEarning } from '#modules/money/rewards/earnings.ts';
import { settleCredits } from '#modules/money/wallet/settle-credits.ts';
import { type Move, moveOf, mustMoveAll } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Booking } from '../booking.ts';
import { TENDER_MACHINE } from '../machines.ts';
import type { BookingDeps } from '../product.ts';
import { pendingKind } from './record-authorized.ts';
import { capturedColumns, isOfWallet, type Tender } from './store.ts';

/**
 * A tender with what was taken of it. `wasSetAside`: else it was never asked for, as the price had fallen.
 */
export type TakenTender = Tender & { readonly takenMinor: number; readonly wasSetAside: boolean };

const stateOf = ({ takenMinor, wasSetAside }: TakenTender) =>
  takenMinor > 0 ? 'captured' : wasSetAside ? 'voided' : 'failed';

/** `moves` and `also`: the booking's own moves and writes that go with them, in the same statement. */
export async function recordTaken(
  tx: Tx,
  deps: BookingDeps,
  booking: Booking,
  tenders: readonly TakenTender[],
  taxesMinor: number,
  {
    moves,
    also,
  }: { readonly moves: readonly [Move, ...Move[]]; readonly also: readonly RawBuilder<unknown>[] },
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId, currency } = booking;
  const owner = { tenantId, customerId };
  const moved = tenders.map((tender) => {
    const to = stateOf(tender);
    const from = tender.wasSetAside ? 'authorized' : 'authorizing';
    const subject = [bookingId, tender.tenderNo] as const;
    const set = to === 'captured' ? { set: capturedColumns(tender.takenMinor) } : {};
    const request = { ...owner, subject, from: [from], to, cause: 'confirmed', at, ...set } as const;
    return moveOf(TENDER_MACHINE, request);
  });
  const taken = tenders.filter(({ takenMinor }) => takenMinor > 0);
  const { taxes, premiums } = partShares(
    taken.map(({ takenMinor }) => takenMinor),
    taxesMinor,
    booking.premiumMinor,
  );
  const postings = taken.map((tender, i): Posting => {
    const entries = captureEntries(
      tender,
      tender.takenMinor,
      itemAt(taxes, i),
      currency,
      itemAt(premiums, i),
    );
    const kind = captureKind(tender.tenderNo);
    return { kind, phase: 'post', resolves: pendingKind(tender.tenderNo), entries };
  });
  const posted = postingsPart({ ...owner, subjectId: bookingId, at }, postings);
  await mustMoveAll(tx, [...moves, ...moved], [posted, ...also]);
  const unused = tenders.filter(({ takenMinor, wasSetAside }) => wasSetAside && takenMinor === 0);
  await voidTenders(tx, booking, unused, at);
  const parts = taken
    .filter(isOfWallet)
    .map(({ tenderNo, takenMinor }) => ({ tenderNo, amountMinor: takenMinor }));
  if (tenders.some(isOfWallet)) await settleCredits(tx, deps, owner, { bookingId, parts }, at);
  if (tenders.some(({ kind }) => kind === 'Rewards')) await forgetBalances(tx, owner);
  await noteWhatItEarns(tx, booking, taken, at);
}

export const captureKind = (tenderNo: number): string => `capture:${tenderNo}`;

/** Ends the pending postings of tenders that came to nothing. */
export async function voidTenders(
  tx: Tx,
  { tenantId, customerId, bookingId }: Pick<Booking, 'tenantId' | 'customerId' | 'bookingId'>,
  tenders: readonly Pick<Tender, 'tenderNo'>[],
  at: Instant,
): Promise<void> {
  for (const { tenderNo } of tenders) {
    const kinds = { pending: pendingKind(tenderNo), kind: `void:${tenderNo}` };
    await voidPending(tx, { tenantId, customerId }, bookingId, kinds, at);
  }
}

/** Only what the card paid earns, and once the stay is over. */
async function noteWhatItEarns(
  tx: Tx,
  { tenantId, customerId, bookingId, subject, earning, endsAt }: Booking,
  taken: readonly TakenTender[],
  at: Instant,
): Promise<void> {
  const card = taken.find(({ kind }) => kind === 'UserCard');
  const units = card && earning ? earnedUnits(card.takenMinor, earning.multiplier) : 0;
  if (!earning || units === 0) return;
  const { accountReferenceId } = earning;
  const noted = { bookingId, subject, accountReferenceId, units, postsAt: endsAt };
  await noteEarning(tx, { tenantId, customerId }, noted, at);
}
