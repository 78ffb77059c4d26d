/**
 * What a booking does with a frozen price: sets it aside, uses it or lets it go, and after a cancellation has
 * its fee sent back. The booking posts what it takes and returns to the ledger itself.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId, FreezeCoverId, PriceFreezeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { freezeCapMinor } from '@sojourn/domain/protections/freeze.ts';
import { freezeOfSource, isFreezeFee } from '@sojourn/domain/protections/freeze-sources.ts';
import { mustMove } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { boughtOf } from './freeze-row.ts';
import { FREEZE_MACHINE } from './machines.ts';
import { oweFee } from './owe-fee.ts';
import { endedColumns, heldColumns, lockFreeze } from './store.ts';

type Source = PriceFreezeId | FreezeCoverId;
type Holding = {
  readonly freezeId: PriceFreezeId;
  readonly parts: readonly Part[];
  readonly fitKey?: string | undefined;
};
type Part = { readonly sourceId: Source; readonly amountMinor: number };

/**
 * All parts of one freeze. `fitKey`: of what is booked; left out where it's no trip. False when it's over,
 * used, or held by another booking: nothing has changed.
 */
export async function holdFreeze(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  { freezeId, parts, fitKey }: Holding,
  at: Instant,
): Promise<boolean> {
  const row = await lockFreeze(tx, { ...owner, freezeId });
  const freeze = row && boughtOf(row);
  if (freeze?.state !== 'valid' || !isBefore(at, freeze.endsAt)) return false;
  const most = (sourceId: Source) =>
    isFreezeFee(sourceId) ? freeze.feeMinor : freezeCapMinor(freeze.termsId) * freeze.covered;
  if (parts.some(({ sourceId, amountMinor }) => amountMinor > most(sourceId))) return false;
  const set = heldColumns(bookingId, fitKey !== undefined && fitKey !== freeze.fitKey);
  const of = { ...owner, subject: [freezeId] as const, cause: bookingId, at, set };
  await mustMove(tx, FREEZE_MACHINE, { ...of, from: ['valid'], to: 'held' });
  return true;
}

/**
 * Used, or exchanged for something like it, once any part of it was taken; else it's valid again, until its
 * own end.
 */
export async function settleFreeze(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  { freezeId, isTaken }: { readonly freezeId: PriceFreezeId; readonly isTaken: boolean },
  at: Instant,
): Promise<void> {
  const of = { ...owner, subject: [freezeId] as const, cause: bookingId, at, from: ['held'] as const };
  if (!isTaken) {
    await mustMove(tx, FREEZE_MACHINE, { ...of, to: 'valid', set: heldColumns(null) });
    return;
  }
  const row = await lockFreeze(tx, { ...owner, freezeId });
  const to = row?.forSimilar ? 'exchanged' : 'exercised';
  await mustMove(tx, FREEZE_MACHINE, { ...of, to, set: endedColumns(at) });
}

/** The fee goes back to what paid it; what was covered is the pool's again. */
export async function returnFreeze(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  { sourceId, amountMinor, returnedMinor }: Part & { readonly returnedMinor: number },
  at: Instant,
): Promise<'returned' | 'forfeited'> {
  if (!isFreezeFee(sourceId)) return 'forfeited';
  const row = await lockFreeze(tx, { ...owner, freezeId: freezeOfSource(sourceId) });
  const freeze = assertPresent(row, `the freeze of ${sourceId}`);
  await oweFee(tx, freeze, { amountMinor, cause: `${bookingId}:${returnedMinor}` }, at);
  return 'returned';
}
