/**
 * Makes one booking two, in the transaction that confirms what some of its travelers do on their own: theirs
 * begins, is paid by a share of each tender, and is confirmed at once. Together they cost what the one did.
 */

import { shortCode } from '@sojourn/domain/booking/confirmation-code.ts';
import { type TenderShare, tenderShares } from '@sojourn/domain/booking/tender-shares.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { captureEntries, partShares, taxesWithin } from '@sojourn/domain/ledger/postings.ts';
import { assertPresent, itemAt } from '@sojourn/domain/present.ts';
import { splitProtection } from '@sojourn/domain/protections/split-protection.ts';
import { type Posting, post, postingsPart, readOwed } from '#modules/money/ledger/store.ts';
import { splitCredits } from '#modules/money/wallet/split-credits.ts';
import { readProtections, takeProtections } from '#modules/protecting/protections/store.ts';
import { moveOf, mustMove, mustMoveAll } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { BookedSale, Booking } from '../booking.ts';
import { BOOKING_MACHINE, TENDER_MACHINE } from '../machines.ts';
import type { BookingDeps } from '../product.ts';
import { reviseBooking } from '../revisions/store.ts';
import { readBooking } from '../store.ts';
import { paidTenders } from '../tenders/paid-tenders.ts';
import { pendingKind, recordAuthorized } from '../tenders/record-authorized.ts';
import { captureKind } from '../tenders/record-taken.ts';
import {
  capturedColumns,
  getTender,
  isOfWallet,
  type NewTender,
  readRefunds,
  readTenders,
  type Tender,
} from '../tenders/store.ts';
import { requireTravelers, sealTravelers } from '../travelers/sealed-travelers.ts';
import { changeSealed, readSealedTravelers } from '../travelers/store.ts';
import { insertSplit, splitColumns, takeShares } from './store.ts';

type Sold = Pick<BookedSale, 'request' | 'offer' | 'guests'>;
export type BookingSplit = {
  /** The places of those who get it, among the booking's guests. */
  readonly going: readonly number[];
  /** What both have then; plain data, as it's stored with a quote. */
  readonly own: Sold;
  readonly rest: Sold;
  /** Of what the booking costs, what is theirs: minor units of its currency. */
  readonly shareMinor: number;
};

/** `bookingId`, `locator`: of the new booking; `cause`: what splits it. */
type Splitting = {
  readonly bookingId: BookingId;
  readonly cause: string;
  readonly locator: string | null;
  readonly at: Instant;
};

/** Returns the new booking and the first one's next version. */
export async function splitBooking(
  tx: Tx,
  deps: BookingDeps,
  booking: Booking,
  split: BookingSplit,
  { bookingId, cause, locator, at }: Splitting,
): Promise<{ readonly own: Booking; readonly rest: Booking }> {
  const { tenantId, customerId, totalMinor } = booking;
  const { shareMinor } = split;
  const ref = { tenantId, customerId, bookingId };
  const tenders = await readTenders(tx, booking);
  const theirs = deps.products[booking.product].covered?.({ ...booking, ...split.own });
  // An infant on a lap goes along without a part of what was paid by seat
  const weights = { going: theirs?.travelers ?? split.going.length, shareMinor, totalMinor };
  // What was given back stays where it was paid
  const protections = await readProtections(tx, booking);
  const covers = protections
    .filter(({ returnedMinor }) => returnedMinor === 0)
    .map((each) => ({ ...splitProtection(each, weights), protectionNo: each.protectionNo }));
  const ownPremium = covers.reduce((sum, { own }) => sum + own.premiumMinor, 0);
  const paid = paidTenders({ tenders, refunds: await readRefunds(tx, booking) });
  const shares = tenderShares(paid, shareMinor + ownPremium);
  const ownTaxes = taxesWithin(await readOwed(tx, ref, booking.bookingId), shareMinor);
  const parts = { bookingId, ownTaxes, ownPremium, shares, tenders, at };
  await begin(tx, deps, booking, split, parts);
  await takeProtections(tx, booking, bookingId, covers, at);
  await pay(tx, deps, booking, { ...parts, cause });
  const set = splitColumns(booking, locator);
  const confirmed = { ...ref, subject: [bookingId] as const, cause, at, set };
  await mustMove(tx, BOOKING_MACHINE, { ...confirmed, from: ['Pending'], to: 'Confirmed' });
  await reviseRest(tx, deps, booking, split, ownTaxes, at);
  return {
    own: assertPresent(await readBooking(tx, ref), 'the booking that was split off'),
    rest: assertPresent(await readBooking(tx, booking), 'the booking that was split'),
  };
}

type Parts = {
  readonly bookingId: BookingId;
  readonly ownTaxes: number;
  readonly ownPremium: number;
  readonly shares: readonly TenderShare[];
  readonly tenders: readonly Tender[];
  readonly at: Instant;
};

/** Their booking with its tenders, under the references of before: it's the same money. */
async function begin(
  tx: Tx,
  { products, random, sealer }: BookingDeps,
  booking: Booking,
  { going, own, shareMinor }: BookingSplit,
  { bookingId, ownTaxes, ownPremium, shares, tenders, at }: Parts,
): Promise<void> {
  const sealed = assertPresent(await readSealedTravelers(tx, booking), 'the travelers');
  const travelers = requireTravelers(sealer, { booking, sealed });
  const theirs = travelers.filter((_, place) => going.includes(place));
  const others = travelers.filter((_, place) => !going.includes(place));
  await changeSealed(tx, booking, sealTravelers(sealer, booking.bookingId, others), sealed);
  const row = {
    ...booking,
    ...products[booking.product].summary({ ...booking, ...own }),
    ...own,
    bookingId,
    confirmationCode: shortCode('H', random.bytes(8)),
    acceptedMinor: shareMinor,
    premiumMinor: ownPremium,
    taxesMinor: ownTaxes,
    createdAt: at,
    sealed: sealTravelers(sealer, bookingId, theirs),
  };
  const newTenders = shares.map(({ tenderNo, amountMinor }): NewTender => {
    const { kind, sourceId, label, reference, units } = getTender(tenders, tenderNo);
    return {
      tenderNo,
      kind,
      sourceId,
      label,
      reference,
      amountMinor,
      units: units === null ? null : amountMinor,
    };
  });
  await insertSplit(tx, row, booking.bookingId, newTenders, at);
}

/** Takes the shares from one booking's tenders and gives them to the other's, in the ledger too. */
async function pay(
  tx: Tx,
  deps: BookingDeps,
  booking: Booking,
  { bookingId, ownTaxes, ownPremium, shares, tenders, cause, at }: Parts & { readonly cause: string },
): Promise<void> {
  const { tenantId, customerId, currency } = booking;
  const owner = { tenantId, customerId };
  const own = { ...owner, bookingId, currency };
  const { taxes, premiums } = partShares(
    shares.map(({ amountMinor }) => amountMinor),
    ownTaxes,
    ownPremium,
  );
  await takeShares(tx, booking, shares);
  for (const [index, { tenderNo, amountMinor }] of shares.entries()) {
    const tender = getTender(tenders, tenderNo);
    await recordAuthorized(tx, deps, own, { ...tender, amountMinor }, null);
    const entries = captureEntries(
      tender,
      amountMinor,
      itemAt(taxes, index),
      currency,
      itemAt(premiums, index),
    );
    const capture: Posting = {
      kind: captureKind(tenderNo),
      phase: 'post',
      resolves: pendingKind(tenderNo),
      entries,
    };
    const request = { ...owner, subject: [bookingId, tenderNo] as const, cause, at };
    const moved = { ...request, from: ['authorized'] as const, to: 'captured' as const };
    await mustMoveAll(
      tx,
      [moveOf(TENDER_MACHINE, { ...moved, set: capturedColumns(amountMinor) })],
      [postingsPart({ ...owner, subjectId: bookingId, at }, [capture])],
    );
    const taken = entries.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }));
    const posting: Posting = { kind: `share:${tenderNo}:${cause}`, phase: 'direct', entries: taken };
    await post(tx, { ...owner, subjectId: booking.bookingId, at, ...posting });
  }
  const ofWallet = shares.filter(({ tenderNo }) => isOfWallet(getTender(tenders, tenderNo)));
  await splitCredits(tx, owner, { from: booking.bookingId, to: bookingId, parts: ofWallet }, at);
}

async function reviseRest(
  tx: Tx,
  { products }: BookingDeps,
  booking: Booking,
  { rest, shareMinor }: BookingSplit,
  ownTaxes: number,
  at: Instant,
): Promise<void> {
  const next = {
    ...products[booking.product].summary({ ...booking, ...rest }),
    ...rest,
    cause: 'split' as const,
    acceptedMinor: booking.acceptedMinor,
    totalMinor: booking.totalMinor - shareMinor,
    taxesMinor: booking.taxesMinor - ownTaxes,
    supplierLocator: booking.supplierLocator,
  };
  // Nobody else revises a booking that is being changed
  if (!(await reviseBooking(tx, booking, next, at)))
    throw new Error(`${booking.bookingId} was revised while it was being split`);
}
