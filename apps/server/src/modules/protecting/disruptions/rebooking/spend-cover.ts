/**
 * What a booking does with what covers a disruption: sets it aside, uses it or lets it go. The booking posts
 * what it takes and returns to the ledger itself; what comes back is the pool's.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import { disruptionOfCover } from '@sojourn/domain/disruptions/disruption-cover.ts';
import type { BookingId, DisruptionCoverId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import { joinGroup } from '#modules/trips/trips/groups/store.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { recordProtectionsEnded } from '../../protections/record-ended.ts';
import { noteWithheld, readProtections } from '../../protections/store.ts';
import { DISRUPTION_MACHINE } from '../machines.ts';
import { noteReleased, readOption } from '../plan/store.ts';
import { canBeDecided, coveredColumns, rebookedColumns, releasedColumns } from './store.ts';

type Cover = { readonly coverId: DisruptionCoverId; readonly amountMinor: number };

/**
 * Only by the booking of an option that was offered, for its price. The disrupted booking is being changed
 * until that one ends, so nothing else is decided about it. False when it's over, decided about already, or
 * the disrupted booking is busy: the caller undoes its transaction.
 */
export async function holdCover(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  { coverId, amountMinor }: Cover,
  at: Instant,
): Promise<boolean> {
  const { tenantId, customerId } = owner;
  const ref = { tenantId, customerId, ...disruptionOfCover(coverId) };
  const option = await readOption(tx, { tenantId, customerId, optionId: bookingId });
  const isOffered = option?.bookingId === ref.bookingId && option.disruptionNo === ref.disruptionNo;
  if (!isOffered || option.releasedAt !== null || amountMinor > option.totalMinor) return false;
  const of = { tenantId, customerId, cause: bookingId, at };
  // First, as everything that is decided about a booking has its row first
  const booked = { ...of, subject: [ref.bookingId] as const, from: ['Confirmed'] as const };
  if (!(await move(tx, BOOKING_MACHINE, { ...booked, to: 'Changing' }))) return false;
  const protections = await readProtections(tx, ref);
  const isValid = protections.some(
    ({ protectionNo, state }) => protectionNo === option.protectionNo && state === 'Valid',
  );
  if (!isValid) return false;
  const open = { ...of, subject: [ref.bookingId, ref.disruptionNo] as const, from: ['open'] as const };
  const set = coveredColumns(option);
  return move(tx, DISRUPTION_MACHINE, { ...open, to: 'rebooking', set, where: canBeDecided(at) });
}

/** Used once any of it was taken: its protection has paid, and the way is replaced. Else it's open again. */
export async function settleCover(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  { coverId, takenMinor }: { readonly coverId: DisruptionCoverId; readonly takenMinor: number },
  at: Instant,
): Promise<void> {
  const { tenantId, customerId } = owner;
  const ref = { tenantId, customerId, ...disruptionOfCover(coverId) };
  const of = { tenantId, customerId, cause: bookingId, at };
  const subject = [ref.bookingId, ref.disruptionNo] as const;
  const changing = { ...of, subject: [ref.bookingId] as const, from: ['Changing'] as const };
  await mustMove(tx, BOOKING_MACHINE, { ...changing, to: 'Confirmed' });
  // Its seats are the booking's, or were given back with it
  await noteReleased(tx, { tenantId, customerId, optionId: bookingId }, at);
  const rebooking = { ...of, subject, from: ['rebooking'] as const };
  if (takenMinor === 0) {
    await mustMove(tx, DISRUPTION_MACHINE, { ...rebooking, to: 'open', set: releasedColumns });
    return;
  }
  await mustMove(tx, DISRUPTION_MACHINE, { ...rebooking, to: 'rebooked', set: rebookedColumns(at) });
  const option = assertPresent(
    await readOption(tx, { tenantId, customerId, optionId: bookingId }),
    `the option ${bookingId}`,
  );
  const { protectionNo, clauseId, withheldMinor } = option;
  const end = { protectionNo, to: 'Exercised', clauseId, returnedMinor: 0, paidMinor: takenMinor } as const;
  await recordProtectionsEnded(tx, ref, [end], bookingId, at);
  await noteWithheld(tx, ref, protectionNo, { coverId, withheldMinor });
  await joinGroup(tx, ref, ref.bookingId, bookingId);
}

type Returned = {
  readonly coverId: DisruptionCoverId;
  readonly amountMinor: number;
  /** What hasn't come back of it by now. */
  readonly leftMinor: number;
};

/** As much as the pool has back of it isn't withheld of the disrupted booking any longer. */
export async function returnCover(
  tx: Tx,
  { tenantId, customerId }: Owner,
  { coverId, amountMinor, leftMinor }: Returned,
): Promise<void> {
  const ref = { tenantId, customerId, ...disruptionOfCover(coverId) };
  const bought = (await readProtections(tx, ref)).find((each) => each.coverId === coverId);
  if (!bought) return;
  const withheldMinor = Math.ceil((bought.withheldMinor * leftMinor) / (leftMinor + amountMinor));
  await noteWithheld(tx, ref, bought.protectionNo, { coverId, withheldMinor });
}
