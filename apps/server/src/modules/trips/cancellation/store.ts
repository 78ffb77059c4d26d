/** The SQL of what canceling was quoted at. Everything is found by its owner. */
import type { CancellationType } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { RefundPart } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { ProtectionEnd } from '@sojourn/domain/protections/end-protections.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { SupplierCredit } from '#modules/selling/booking/supplier-record.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { SweepKey, SweptPage } from '#workflow/jobs/sweep.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type CancelQuoteRow = {
  readonly quoteId: QuoteId;
  readonly bookingId: BookingId;
  /** Of the booking that it was quoted for. */
  readonly bookingVersion: number;
  readonly type: CancellationType;
  readonly expiresAt: Instant;
  readonly paidMinor: number;
  readonly penaltyMinor: number;
  readonly refundMinor: number;
  readonly supplierPenaltyMinor: number;
  readonly currency: Currency;
  readonly parts: readonly RefundPart[];
  /** What the supplier gives instead of money, as it was quoted. */
  readonly credits: readonly SupplierCredit[];
  /** What it does to each protection of the booking; what comes back of premiums is beside the refund. */
  readonly protections: readonly ProtectionEnd[];
  /** Of the refund, or of the airline's credit, what a protection pays. */
  readonly claimMinor: number;
  /** What a protection was used for; null: canceled by the fare's or the rate's own terms. */
  readonly choice: 'refund' | 'airlineCredit' | null;
  /** What it's canceled for, and what covers it pays; null for any other cancellation. */
  readonly disruptionNo: number | null;
  /** Of what it keeps, what comes back as airlines' credit or came by a protection; null of older servers. */
  readonly otherwiseMinor: number | null;
  /** When it was requested, however late it's sent; left out until then. */
  readonly confirmedAt?: Instant | null;
};

export async function insertCancelQuote(
  db: Db | Tx,
  owner: Owner,
  row: CancelQuoteRow,
  at: Instant,
): Promise<void> {
  await sql`insert into cancel_quotes (tenant_id, customer_id, quote_id, booking_id, type, expires_at,
    paid_minor,
      penalty_minor, refund_minor, supplier_penalty_minor, currency, parts, credits, created_at,
      booking_version, protections, claim_minor, choice, disruption_no, returned_otherwise_minor)
    values (${owner.tenantId}, ${owner.customerId}, ${row.quoteId}, ${row.bookingId}, ${row.type},
      ${row.expiresAt}, ${row.paidMinor}, ${row.penaltyMinor}, ${row.refundMinor},
        ${row.supplierPenaltyMinor},
      ${row.currency}, ${JSON.stringify(row.parts)}::jsonb,
      ${JSON.stringify(row.credits)}::jsonb, ${at}, ${row.bookingVersion},
      ${JSON.stringify(row.protections)}::jsonb, ${row.claimMinor}, ${row.choice},
      ${row.disruptionNo}, ${row.otherwiseMinor})`.execute(db);
}

export async function readCancelQuote(
  db: Db,
  ref: BookingRef,
  quoteId: QuoteId,
): Promise<CancelQuoteRow | undefined> {
  const { rows } = await sql<CancelQuoteRow>`select quote_id as "quoteId", booking_id as "bookingId", type,
      booking_version as "bookingVersion", expires_at as "expiresAt", paid_minor as "paidMinor",
      penalty_minor as "penaltyMinor", refund_minor as "refundMinor",
      supplier_penalty_minor as "supplierPenaltyMinor", currency, parts, credits,
      protections, claim_minor as "claimMinor", choice, disruption_no as "disruptionNo",
      returned_otherwise_minor as "otherwiseMinor", confirmed_at as "confirmedAt"
    from cancel_quotes where tenant_id = ${ref.tenantId} and customer_id = ${ref.customerId}
      and booking_id = ${ref.bookingId} and quote_id = ${quoteId}`.execute(db);
  return rows[0];
}

/** The columns of a booking that change when it's canceled; with `move`. */
export const canceledColumns = (penaltyMinor: number, at: Instant) =>
  sql`penalty_minor = ${penaltyMinor}, canceled_at = ${at}`;

const isWaiting = sql`send_at is not null and sent_at is null and withdrawn_at is null`;
const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;

/** `sendAt`: null when it's sent with this commit. */
export async function noteConfirmed(
  tx: Tx,
  ref: BookingRef,
  quoteId: QuoteId,
  how: { readonly at: Instant; readonly sendAt: Instant | null; readonly scenario: string | null },
): Promise<void> {
  await sql`update cancel_quotes set confirmed_at = ${how.at}::timestamptz,
      send_at = ${how.sendAt}::timestamptz,
      sent_at = case when ${how.sendAt}::timestamptz is null then ${how.at}::timestamptz end,
      withdrawn_at = null, scenario = ${how.scenario}
    where ${ofBooking(ref)} and quote_id = ${quoteId}`.execute(tx);
}

type WaitingCancel = BookingRef & { readonly quoteId: QuoteId; readonly scenario: string | null };
const waitingColumns = sql`tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId",
  quote_id as "quoteId", scenario`;

/** Takes the booking's waiting cancellation for sending; undefined when another has, or it was withdrawn. */
export async function takeWaiting(tx: Tx, ref: BookingRef, at: Instant): Promise<WaitingCancel | undefined> {
  const { rows } = await sql<WaitingCancel>`update cancel_quotes set sent_at = ${at}
    where ${ofBooking(ref)} and ${isWaiting} returning ${waitingColumns}`.execute(tx);
  return rows[0];
}

/** Undefined when there's none, or it has been sent. */
export async function withdrawWaiting(tx: Tx, ref: BookingRef, at: Instant): Promise<QuoteId | undefined> {
  const { rows } = await sql<{ quoteId: QuoteId }>`update cancel_quotes set withdrawn_at = ${at}
    where ${ofBooking(ref)} and ${isWaiting} returning quote_id as "quoteId"`.execute(tx);
  return rows[0]?.quoteId;
}

/** Of all customers, those whose time has come. */
export async function readDueCancels(db: Db, now: Instant, limit: number): Promise<WaitingCancel[]> {
  const { rows } = await sql<WaitingCancel>`select ${waitingColumns} from cancel_quotes
    where ${isWaiting} and send_at <= ${now} order by send_at limit ${limit}`.execute(db);
  return rows;
}

type ConfirmedCancel = {
  readonly confirmedAt: Instant;
  readonly sendAt: Instant | null;
  readonly sentAt: Instant | null;
  readonly otherwiseMinor: number | null;
};
/** The latest that was confirmed and not withdrawn, if any. */
export async function readConfirmedCancel(db: Db, ref: BookingRef): Promise<ConfirmedCancel[]> {
  type Row = Omit<ConfirmedCancel, 'confirmedAt'> & { readonly confirmedAt: Instant | null };
  const { rows } = await sql<Row>`select confirmed_at as "confirmedAt", send_at as "sendAt",
      sent_at as "sentAt", returned_otherwise_minor as "otherwiseMinor"
    from cancel_quotes where ${ofBooking(ref)} and confirmed_at is not null and withdrawn_at is null
    order by confirmed_at desc limit 1`.execute(db);
  return rows.map((row) => ({
    ...row,
    confirmedAt: assertPresent(row.confirmedAt, 'when it was confirmed'),
  }));
}

/** The protection that pays for a cancellation that was confirmed and isn't through. */
export async function readClaimed(db: Db, ref: BookingRef): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`with latest as (select protections from cancel_quotes
      where ${ofBooking(ref)} and confirmed_at is not null and withdrawn_at is null
        and exists (select from bookings where ${ofBooking(ref)} and state = 'Canceling')
      order by confirmed_at desc limit 1)
    select (p ->> 'protectionNo')::int as no from latest, jsonb_array_elements(protections) p
    where p ->> 'to' = 'Exercised'`.execute(db);
  return rows.map(({ no }) => no);
}

/** What airlines owe instead for a canceled booking, in minor units. */
export async function readCreditsOwed(db: Db | Tx, ref: BookingRef): Promise<number> {
  const { rows } = await sql<{ owed: number }>`select coalesce(sum((c ->> 'amountMinor')::bigint), 0)::bigint
      as owed from cancel_quotes q, jsonb_array_elements(q.credits) c
    where q.tenant_id = ${ref.tenantId} and q.customer_id = ${ref.customerId}
      and q.booking_id = ${ref.bookingId} and confirmed_at is not null and withdrawn_at is null`.execute(db);
  return rows[0]?.owed ?? 0;
}

type Swept = Owner & { readonly at: string; readonly id: string; readonly isGone: boolean };
/**
 * Deletes quotes that expired before then and were never confirmed, one page after a key. Older versions
 * didn't note what was confirmed: everything stays of a booking that was canceled.
 */
export async function deleteUnconfirmed(
  tx: Tx,
  before: Instant,
  [at = '-infinity', ...key]: SweepKey,
  limit: number,
): Promise<SweptPage> {
  const { rows } = await sql<Swept>`with page as (
      select tenant_id, customer_id, quote_id, booking_id, expires_at from cancel_quotes
      where confirmed_at is null and expires_at < ${before}
        and (expires_at, tenant_id, customer_id, quote_id)
          > (${at}::timestamptz, ${key[0] ?? ''}, ${key[1] ?? ''}, ${key[2] ?? ''})
      order by expires_at, tenant_id, customer_id, quote_id limit ${limit} for update skip locked),
    gone as (delete from cancel_quotes g using page p where g.tenant_id = p.tenant_id
      and g.customer_id = p.customer_id and g.quote_id = p.quote_id
      and not exists (select from bookings b where b.tenant_id = p.tenant_id
        and b.customer_id = p.customer_id and b.booking_id = p.booking_id
        and b.state in ('Canceling', 'Canceled'))
      and not exists (select from case_proposals o where o.tenant_id = p.tenant_id
        and o.customer_id = p.customer_id and o.quote_id = p.quote_id)
      returning g.tenant_id, g.customer_id, g.quote_id)
    select tenant_id as "tenantId", customer_id as "customerId", quote_id as id, expires_at::text as at,
      exists (select from gone g where g.tenant_id = p.tenant_id and g.customer_id = p.customer_id
        and g.quote_id = p.quote_id) as "isGone"
    from page p order by expires_at, tenant_id, customer_id, quote_id`.execute(tx);
  const last = rows.at(-1);
  const next = last ? [last.at, last.tenantId, last.customerId, last.id] : null;
  return { read: rows.length, gone: rows.filter(({ isGone }) => isGone).length, last: next };
}
