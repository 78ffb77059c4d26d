/**
 * Ends what an event from elsewhere ends (B §4), by the terms that were bought, while the booking stays as it
 * is: noted with its reason, mailed, and what its terms give back of the premium is sent.
 */
import { refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { premiumBackEntries } from '@sojourn/domain/ledger/postings.ts';
import type { OutsideEvent } from '@sojourn/domain/protections/clause.ts';
import { endedByEvent, type ProtectionEnd, returnedOf } from '@sojourn/domain/protections/end-protections.ts';
import { post } from '#modules/money/ledger/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { lockBooking } from '#modules/selling/booking/store.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import {
  type BookingRef,
  insertRefunds,
  readRefunds,
  readTenders,
} from '#modules/selling/booking/tenders/store.ts';
import type { Tx } from '#workflow/saga.ts';
import { withTerms } from '../protections/bought.ts';
import { recordProtectionsEnded } from '../protections/record-ended.ts';
import { readProtections } from '../protections/store.ts';
import { sendOwed } from '../reimbursements/return-owed.ts';
import { mailEnded } from './mail-ended.ts';

/** `cause`: what's noted with each, such as the id of an alert. */
type Ending = { readonly event: OutsideEvent; readonly cause: string };

/**
 * Null while the booking is being made, changed or canceled: that was first, so it's to be tried again.
 * Nothing is ended twice, by any process.
 */
export async function endByEvent(
  tx: Tx,
  ref: BookingRef,
  { event, cause }: Ending,
  at: Instant,
): Promise<readonly ProtectionEnd[] | null> {
  const booking = await lockBooking(tx, ref);
  if (!booking) return [];
  if (booking.state === 'Canceled' || booking.state === 'Failed') return [];
  if (booking.state !== 'Confirmed') return null;
  const bought = (await readProtections(tx, ref)).map(withTerms);
  const ends = endedByEvent(bought, event);
  if (ends.length === 0) return [];
  await recordProtectionsEnded(tx, booking, ends, cause, at);
  await mailEnded(tx, booking, bought, ends, at);
  await oweBack(tx, booking, event, returnedOf(ends), at);
  return ends;
}

async function oweBack(
  tx: Tx,
  booking: Booking,
  event: OutsideEvent,
  returnedMinor: number,
  at: Instant,
): Promise<void> {
  if (returnedMinor === 0) return;
  const { tenantId, customerId, bookingId, currency } = booking;
  const owner = { tenantId, customerId };
  const cause = `ended:${event}`;
  const [tenders, refunds] = [await readTenders(tx, booking), await readRefunds(tx, booking)];
  const parts = refundParts(paidTenders({ tenders, refunds }), returnedMinor, at);
  await insertRefunds(tx, booking, parts, currency, at, cause);
  const entries = premiumBackEntries(returnedMinor, currency);
  await post(tx, { ...owner, subjectId: bookingId, kind: cause, phase: 'direct', entries, at });
  await sendOwed(tx, booking, cause, at);
}
