/** A change on the wire: how far it is, what it costs, and what becomes of each tender. */

import type { BookingChange } from '@sojourn/contract/changes.ts';
import { refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import {
  type ChangeFailure,
  type ChangeProgress,
  changeProgress,
  creditMinorOf,
  refundMinorOf,
} from '@sojourn/domain/booking/change-state.ts';
import { tenderShares } from '@sojourn/domain/booking/tender-shares.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { readCasesOf } from '#modules/desk/cases/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import {
  type BookingRef,
  type Refund,
  readRefunds,
  readTenders,
  type Tender,
} from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import { CHANGE_CASES } from './case-types.ts';
import type { ChangeRef, ChangeRow } from './change-row.ts';
import type { ChangeQuoted } from './product.ts';
import { ownBookingId } from './saga-input.ts';
import { readChange } from './store.ts';
import type { ChangeDeps } from './use-case.ts';

export async function showChange(deps: ChangeDeps, ref: ChangeRef): Promise<BookingChange> {
  const [booking, change, tenders, refunds, cases] = await Promise.all([
    readBooking(deps.db, ref),
    readChange(deps.db, ref),
    readTenders(deps.db, ref),
    readRefunds(deps.db, ref),
    readCasesOf(deps.db, ref, ref.bookingId),
  ]);
  if (!booking || !change) return refuse('NotFound');
  const isSplit = change.state === 'done' && change.quote?.split !== undefined;
  const own = { ...ref, bookingId: ownBookingId(change.changeId) };
  const paid = isSplit ? await paidBy(deps, own) : { booking, tenders, refunds };
  const { kind } = CHANGE_CASES.changeRequested;
  const isOpen = cases.some((each) => each.kind === kind && isLive(each.state));
  return viewOf(change, booking, { ...paid, isOpen }, deps.clock.now());
}

/** Of the booking that a change has made of some of the travelers. */
async function paidBy({ db }: ChangeDeps, ref: BookingRef): Promise<Paid> {
  const [booking, tenders, refunds] = await Promise.all([
    readBooking(db, ref),
    readTenders(db, ref),
    readRefunds(db, ref),
  ]);
  return { booking: booking ?? refuse('NotFound'), tenders, refunds };
}

type Paid = Money & { readonly booking: Booking };
type Money = { readonly tenders: readonly Tender[]; readonly refunds: readonly Refund[] };

function viewOf(
  change: ChangeRow,
  booking: Booking,
  { isOpen, ...paid }: Paid & { readonly isOpen: boolean },
  now: Instant,
): BookingChange {
  const { changeId, bookingId, bookingVersion, ask, quote } = change;
  const failure = failureNow(change, booking, now);
  const isLive = change.state === 'quoted' && failure === null;
  return {
    changeId,
    bookingId,
    bookingVersion,
    ask,
    failure,
    ...progressOf(change, booking, isOpen),
    expiresAt: isLive ? change.expiresAt : null,
    cost: quote && costOf(change, quote, paid, now),
    paysBack: quote?.claim
      ? {
          amount: money(quote.claim.payMinor, booking.currency),
          isCapped: quote.claim.isCapped,
          businessDays: quote.claim.businessDays,
          to: quote.claim.to ?? 'travelCredit',
        }
      : null,
    detail: quote?.detail ?? null,
    ownBookingId: quote?.split ? ownBookingId(changeId) : null,
  };
}

/** An agent is done once the case is closed: with the change, or without it. */
function progressOf(change: ChangeRow, { version }: Booking, isOpen: boolean): ChangeProgress {
  const progress = changeProgress(change.state);
  if (change.state !== 'withAgent' || isOpen) return progress;
  return { ...progress, agentFulfill: version > change.bookingVersion ? 'Success' : 'Failed' };
}

/** A quote ends with its time, and with the version that it was made for. */
export function failureNow(
  { state, failure, expiresAt, bookingVersion }: ChangeRow,
  { version }: Booking,
  now: Instant,
): ChangeFailure | null {
  if (state !== 'quoted') return failure;
  if (version !== bookingVersion) return 'Superseded';
  return expiresAt === null || !isBefore(now, expiresAt) ? 'Expired' : null;
}

/** Of some of the travelers: what they pay of it. */
function paidOf({ split }: ChangeQuoted, isDone: boolean, { booking, ...paid }: Paid) {
  const own = paidTenders(paid);
  if (!split || isDone) return { totalMinor: booking.totalMinor, own };
  const shares = tenderShares(own, split.shareMinor);
  const shareOf = (tenderNo: number) => shares.find((each) => each.tenderNo === tenderNo)?.amountMinor ?? 0;
  const theirs = own.map((tender) => ({
    ...tender,
    capturedMinor: shareOf(tender.tenderNo),
    refundedMinor: 0,
  }));
  return { totalMinor: split.shareMinor, own: theirs };
}

function costOf(
  { tenderNo: ownTender, state }: ChangeRow,
  quote: ChangeQuoted,
  paid: Paid,
  now: Instant,
): BookingChange['cost'] {
  const { amounts } = quote;
  const { currency } = paid.booking;
  const amount = (minor: number) => money(minor, currency);
  const { addCollectMinor } = amounts;
  const refundMinor = refundMinorOf(amounts);
  const isDone = state === 'done';
  const { totalMinor, own: all } = paidOf(quote, isDone, paid);
  const before = isDone ? totalMinor - addCollectMinor + refundMinor : totalMinor;
  const own = all.filter(({ tenderNo, capturedMinor }) => capturedMinor > 0 && tenderNo !== ownTender);
  const parts = isDone ? [] : refundParts(own, refundMinor, now);
  const lines = own.map(({ tenderNo, kind, label, capturedMinor, refundedMinor }) => {
    const left = capturedMinor - refundedMinor;
    const back = parts.find((part) => part.tenderNo === tenderNo)?.amountMinor ?? 0;
    const change = back === 0 ? 0 : -back;
    return {
      tenderNo,
      kind,
      label,
      paid: amount(left),
      change: amount(change),
      after: amount(left + change),
    };
  });
  const added = { tenderNo: null, kind: null, label: '', paid: amount(0) };
  const due = { ...added, change: amount(addCollectMinor), after: amount(addCollectMinor) };
  return {
    lines: amounts.lines.map(({ kind, amountMinor }) => ({ kind, amount: amount(amountMinor) })),
    due: amount(addCollectMinor),
    refund: amount(refundMinor),
    credit: amount(creditMinorOf(amounts)),
    totalBefore: amount(before),
    totalAfter: amount(before + addCollectMinor - refundMinor),
    tenders: addCollectMinor > 0 ? [...lines, due] : lines,
  };
}
