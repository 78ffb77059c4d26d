/**
 * Everything that a change makes different, in the one commit after the supplier has made it and the card was
 * charged: the booking's next version, what is owed to each tender or as a credit, postings, what it earns.
 */

import { refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import { refundMinorOf } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { captureEntries, giveBackEntries, restateEntries } from '@sojourn/domain/ledger/postings.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { earnedUnits } from '@sojourn/domain/wallet/earning.ts';
import { issueAirlineCredit } from '#modules/money/airline-credits/issue-airline-credit.ts';
import { post, postingsPart, readOwed } from '#modules/money/ledger/store.ts';
import { changeEarning } from '#modules/money/rewards/earnings.ts';
import { endByChange } from '#modules/protecting/protection-endings/end-by-change.ts';
import { amendProtections } from '#modules/protecting/protections/amend-protections.ts';
import type { ChangeClaim } from '#modules/protecting/protections/change-for-any-reason/claim-change.ts';
import { oweReimbursement } from '#modules/protecting/reimbursements/reimburse.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { rebindCredits } from '#modules/selling/booking/brought/rebind-credits.ts';
import { BOOKING_MACHINE, TENDER_MACHINE } from '#modules/selling/booking/machines.ts';
import { reviseBooking } from '#modules/selling/booking/revisions/store.ts';
import { type BookingSplit, splitBooking } from '#modules/selling/booking/split/split-booking.ts';
import { deleteTender } from '#modules/selling/booking/split/store.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import { pendingKind, recordAuthorized } from '#modules/selling/booking/tenders/record-authorized.ts';
import { captureKind, type TakenTender, voidTenders } from '#modules/selling/booking/tenders/record-taken.ts';
import { returnToWallet } from '#modules/selling/booking/tenders/return-to-wallet.ts';
import {
  capturedColumns,
  insertRefunds,
  insertTenders,
  readRefunds,
  readTenders,
} from '#modules/selling/booking/tenders/store.ts';
import { moveOf, mustMove, mustMoveAll } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { joinGroup } from '../trips/groups/store.ts';
import type { ChangeEnding } from './change-ending.ts';
import { CHANGE_MACHINE } from './machines.ts';
import type { ChangeMade, Changing, QuotedChange } from './product.ts';
import { ownBookingId } from './saga-input.ts';
import { doneColumns } from './store.ts';
import type { ChangeSagaDeps } from './use-case.ts';

type Changed = {
  readonly booking: Booking;
  readonly change: QuotedChange;
  readonly changing: Changing;
  readonly made: ChangeMade;
  /** The tender that paid what was due; null when nothing was. */
  readonly taken: TakenTender | null;
  readonly ending: Pick<ChangeEnding, 'done'>;
};

export async function recordChanged(tx: Tx, deps: ChangeSagaDeps, changed: Changed): Promise<void> {
  const { booking, change, changing, made, taken, ending } = changed;
  const at = deps.clock.now();
  const { tenantId, customerId, bookingId } = booking;
  const owner = { tenantId, customerId };
  const of = { ...owner, cause: change.changeId, at };
  await mustMove(tx, BOOKING_MACHINE, { ...of, subject: [bookingId], from: ['Changing'], to: 'Confirmed' });
  const done = { ...of, subject: [change.changeId] as const, from: ['confirming'] as const };
  await mustMove(tx, CHANGE_MACHINE, { ...done, to: 'done', set: doneColumns(at) });
  const own = made.split ? await recordSplit(tx, deps, changed, made.split, at) : booking;
  const { endsAt, taxesMinor } = await revise(tx, deps, { ...changed, booking: own }, at);
  if (taken) await recordPaid(tx, own, taken, at);
  const { claim } = change.quote;
  await recordOwed(tx, deps, own, change, isPartClaim(claim) ? { ...made, credits: [] } : made, at);
  await restateTaxes(tx, own, change, taxesMinor, at);
  await rebind(tx, changed, booking, at);
  const amended = { ...own, request: made.request, offer: made.offer };
  await amendProtections(tx, own, deps.products[own.product].covered?.(amended), at);
  const isVoluntary = changing.cause === 'exchanged' && change.quote.answers === undefined;
  if (isVoluntary) await endByChange(tx, own, change.changeId, at);
  if (claim) await oweReimbursement(tx, own, change.changeId, claim, costOf(changed, claim), at);
  await changing.record(tx, own, made, at, change);
  await noteEarned(tx, own, endsAt, at);
  await ending.done(tx, own, change, at);
}

const isPartClaim = (claim: ChangeClaim | undefined): boolean => claim?.protection === 'cancelForAnyReason';

/** What it cost, of which the claim pays: what was charged, or what of a canceled part didn't come back. */
function costOf({ change, made, taken }: Changed, claim: ChangeClaim): number {
  if (!isPartClaim(claim)) return taken?.takenMinor ?? 0;
  const moreMinor = made.amounts.backMinor - change.quote.amounts.backMinor;
  return Math.max(0, claim.payMinor - Math.max(0, moreMinor));
}

/** The booking that is changed: of those of its travelers who change, with what they pay for it. */
async function recordSplit(
  tx: Tx,
  deps: ChangeSagaDeps,
  { booking, change, changing, made, taken }: Changed,
  split: BookingSplit,
  at: Instant,
): Promise<Booking> {
  const { tenantId, customerId, bookingId, currency } = booking;
  const { changeId: cause } = change;
  const splitting = { bookingId: ownBookingId(cause), cause, locator: made.locator, at };
  const { own, rest } = await splitBooking(tx, deps, booking, split, splitting);
  await joinGroup(tx, booking, bookingId, own.bookingId);
  await changing.recordSplit?.(tx, rest, own, made, at);
  await noteEarned(tx, rest, rest.endsAt, at);
  if (!taken) return own;
  const { tenderNo } = taken;
  const subject = [bookingId, tenderNo] as const;
  const of = { tenantId, customerId, subject, cause, at } as const;
  await mustMove(tx, TENDER_MACHINE, { ...of, from: ['authorized'], to: 'voided' });
  await voidTenders(tx, booking, [taken], at);
  await deleteTender(tx, booking, tenderNo);
  await insertTenders(tx, own, [taken], currency, at);
  await recordAuthorized(tx, deps, own, taken, null);
  return own;
}

async function revise(
  tx: Tx,
  deps: ChangeSagaDeps,
  { booking, changing, made, taken }: Changed,
  at: Instant,
): Promise<{ readonly endsAt: Instant; readonly taxesMinor: number }> {
  const product = deps.products[booking.product];
  const { request, offer, guests, amounts } = made;
  const sale = { ...booking, request, offer };
  const totalMinor = booking.totalMinor + (taken?.takenMinor ?? 0) - refundMinorOf(amounts);
  const next = {
    ...product.summary(sale),
    request,
    offer,
    guests,
    totalMinor,
    cause: changing.cause,
    acceptedMinor: Math.max(booking.acceptedMinor, totalMinor),
    taxesMinor: Math.min(totalMinor, product.taxesMinor(sale)),
    supplierLocator: made.locator ?? booking.supplierLocator,
  };
  // Nobody else revises a booking that is being changed
  if (!(await reviseBooking(tx, booking, next, at)))
    throw new Error(`${booking.bookingId} was revised while it was being changed`);
  return next;
}

/**
 * Of credits that it brought: what leaves it, back to who paid or into a booking of its own, isn't theirs.
 */
async function rebind(tx: Tx, { made }: Changed, before: Booking, at: Instant): Promise<void> {
  const backMinor = made.split ? made.split.shareMinor : refundMinorOf(made.amounts);
  const now = assertPresent(await readBooking(tx, before), 'the booking that was changed');
  await rebindCredits(tx, now, { fromMinor: before.totalMinor, backMinor }, at);
}

/** What was due, as any tender that paid. */
async function recordPaid(tx: Tx, booking: Booking, tender: TakenTender, at: Instant): Promise<void> {
  const { tenantId, customerId, bookingId, currency } = booking;
  const { tenderNo, takenMinor } = tender;
  const owner = { tenantId, customerId };
  const request_ = { ...owner, subject: [bookingId, tenderNo] as const, cause: 'changed', at };
  const from = ['authorized'] as const;
  if (takenMinor === 0) {
    await mustMove(tx, TENDER_MACHINE, { ...request_, from, to: 'voided' });
    return voidTenders(tx, booking, [tender], at);
  }
  const moved = { ...request_, from, to: 'captured' as const, set: capturedColumns(takenMinor) };
  const entries = captureEntries(tender, takenMinor, 0, currency);
  const kind = captureKind(tenderNo);
  const posting = { kind, phase: 'post', resolves: pendingKind(tenderNo), entries } as const;
  const posted = postingsPart({ ...owner, subjectId: bookingId, at }, [posting]);
  await mustMoveAll(tx, [moveOf(TENDER_MACHINE, moved)], [posted]);
}

/** Back to the tenders that paid, in proportion; or the airline owes it to its travelers. */
async function recordOwed(
  tx: Tx,
  deps: ChangeSagaDeps,
  booking: Booking,
  { changeId }: QuotedChange,
  { amounts, credits }: ChangeMade,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId, currency, guests } = booking;
  for (const [index, credit] of credits.entries()) {
    const { firstName, lastName } = assertPresent(guests[credit.traveler], 'whose credit it is');
    const issueKey = `exchange:${changeId}:${index}`;
    const traveler = { firstName, lastName };
    await issueAirlineCredit(tx, deps, booking, { ...credit, traveler, issueKey }, at);
  }
  const refundMinor = refundMinorOf(amounts);
  if (refundMinor === 0) return;
  const tenders = await readTenders(tx, booking);
  const paid = paidTenders({ tenders, refunds: await readRefunds(tx, booking) });
  const parts = refundParts(paid, refundMinor, at);
  await insertRefunds(tx, booking, parts, currency, at, changeId);
  const entries = giveBackEntries(refundMinor, currency);
  const of = { tenantId, customerId, subjectId: bookingId, at };
  await post(tx, { ...of, kind: `change:${changeId}`, phase: 'direct', entries });
  await returnToWallet(tx, deps, booking, ({ cause }) => cause === changeId, at);
}

/** What moved was posted as the supplier's: of what is owed by now, the taxes are those of the new price. */
async function restateTaxes(
  tx: Tx,
  { tenantId, customerId, bookingId, currency }: Booking,
  { changeId }: QuotedChange,
  taxesMinor: number,
  at: Instant,
): Promise<void> {
  const owner = { tenantId, customerId };
  const entries = restateEntries(await readOwed(tx, owner, bookingId), taxesMinor, currency);
  if (entries.length === 0) return;
  const kind = `taxes:${changeId}`;
  await post(tx, { ...owner, subjectId: bookingId, at, kind, phase: 'direct', entries });
}

/** What its cards have paid by now earns, once it's over by its new times. */
async function noteEarned(tx: Tx, booking: Booking, postsAt: Instant, at: Instant): Promise<void> {
  const { tenantId, customerId, bookingId, subject, earning } = booking;
  if (!earning) return;
  const tenders = await readTenders(tx, booking);
  const paid = paidTenders({ tenders, refunds: await readRefunds(tx, booking) });
  const cardMinor = paid
    .filter(({ kind }) => kind === 'UserCard')
    .reduce((sum, { capturedMinor, refundedMinor }) => sum + capturedMinor - refundedMinor, 0);
  const units = earnedUnits(cardMinor, earning.multiplier);
  const { accountReferenceId } = earning;
  const noted = { bookingId, subject, accountReferenceId, units, postsAt };
  await changeEarning(tx, { tenantId, customerId }, noted, at);
}
