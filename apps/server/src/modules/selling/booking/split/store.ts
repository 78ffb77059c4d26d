/** The SQL of bookings that are split in two. Everything is found by its owner. */
import type { TenderShare } from '@sojourn/domain/booking/tender-shares.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { readTraveler } from '#db/former-names.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Booking, Guest } from '../booking.ts';
import { bookingPart, type NewBooking } from '../store.ts';
import { type BookingRef, type NewTender, tendersPart } from '../tenders/store.ts';

const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/** It begins as every booking does, in the transaction that confirms it. */
export async function insertSplit(
  tx: Tx,
  own: NewBooking,
  from: BookingId,
  tenders: readonly NewTender[],
  at: Instant,
): Promise<void> {
  await sql`with ${bookingPart(own)}, ${tendersPart(own, tenders, own.currency, at)} select`.execute(tx);
  await sql`update bookings set split_from = ${from} where ${ofBooking(own)}`.execute(tx);
  await sql`update bookings set premium_minor = premium_minor - ${own.premiumMinor}
    where ${ofBooking({ ...own, bookingId: from })}`.execute(tx);
}

/** As the booking that it was a part of, with its share of the price. */
export const splitColumns = (of: Booking, locator: string | null) =>
  sql`supplier_locator = ${locator}, booked_at = ${of.bookedAt}::timestamptz,
    verified_at = ${of.verifiedAt}::timestamptz, schedule_status = ${of.scheduleStatus},
    canceled_slices = ${of.canceledSlices}::integer[]`;

/** Takes the shares from what a booking's tenders have paid. */
export async function takeShares(tx: Tx, of: BookingRef, shares: readonly TenderShare[]): Promise<void> {
  await sql`update tenders t set captured_minor = captured_minor - s.amount,
      units = case when units is null then null else units - s.amount end
    from unnest(${shares.map(({ tenderNo }) => tenderNo)}::int[],
      ${shares.map(({ amountMinor }) => amountMinor)}::bigint[]) as s (number, amount)
    where ${ofBooking(of)} and tender_no = s.number`.execute(tx);
}

/** One that paid nothing of this booking, as it pays the one that was split off. */
export async function deleteTender(tx: Tx, of: BookingRef, tenderNo: number): Promise<void> {
  await sql`delete from tenders where ${ofBooking(of)} and tender_no = ${tenderNo}
    and state = 'voided'`.execute(tx);
}

/** Bookings that share a reference with one of this booking's tenders, with what they took and gave back. */
export type SharedTender = {
  readonly reference: string;
  readonly capturedMinor: number;
  readonly backMinor: number;
};
export async function readShared(
  db: Db | Tx,
  of: BookingRef,
  references: readonly string[],
): Promise<SharedTender[]> {
  const { rows } = await sql<SharedTender>`select t.reference, t.captured_minor as "capturedMinor",
      coalesce((select sum(amount_minor) from refunds r where r.tenant_id = t.tenant_id
        and r.customer_id = t.customer_id and r.booking_id = t.booking_id
        and r.tender_no = t.tender_no and r.state in ('sent', 'returned')), 0)::bigint as "backMinor"
    from tenders t where tenant_id = ${of.tenantId} and customer_id = ${of.customerId}
      and booking_id <> ${of.bookingId} and reference = any(${references}::text[])`.execute(db);
  return rows;
}

/** The bookings that this one was split into or from, as its trip names them. */
export type SplitWith = { readonly bookingId: BookingId; readonly names: readonly string[] };
export async function readSplitWith(db: Db, of: BookingRef): Promise<SplitWith[]> {
  const { rows } = await sql<{ bookingId: BookingId; guests: Guest[] }>`select booking_id as "bookingId",
      guests
    from bookings where tenant_id = ${of.tenantId} and customer_id = ${of.customerId}
      and (split_from = ${of.bookingId} or booking_id = (
        select split_from from bookings where ${ofBooking(of)}))
    order by created_at, booking_id`.execute(db);
  return rows.map(({ bookingId, guests }) => ({
    bookingId,
    names: guests.map(readTraveler).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  }));
}
