/** The SQL of what canceling was quoted at. Everything is found by its owner. */
import type { CancellationType } from '@sojourn/domain/booking/cancel-terms.ts';
import type { RefundPart } from '@sojourn/domain/booking/refund-parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { SupplierCredit } from '../booking/supplier-record.ts';
import type { BookingRef } from '../booking/tenders/store.ts';

export type CancelQuoteRow = {
  readonly quoteId: QuoteId;
  readonly bookingId: BookingId;
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
};

export async function insertCancelQuote(
  db: Db | Tx,
  owner: Owner,
  row: CancelQuoteRow,
  at: Instant,
): Promise<void> {
  await sql`insert into cancel_quotes (tenant_id, customer_id, quote_id, booking_id, type, expires_at,
    paid_minor,
      penalty_minor, refund_minor, supplier_penalty_minor, currency, parts, credits, created_at)
    values (${owner.tenantId}, ${owner.customerId}, ${row.quoteId}, ${row.bookingId}, ${row.type},
      ${row.expiresAt}, ${row.paidMinor}, ${row.penaltyMinor}, ${row.refundMinor},
        ${row.supplierPenaltyMinor},
      ${row.currency}, ${JSON.stringify(row.parts)}::jsonb,
      ${JSON.stringify(row.credits)}::jsonb, ${at})`.execute(db);
}

export async function readCancelQuote(
  db: Db,
  ref: BookingRef,
  quoteId: QuoteId,
): Promise<CancelQuoteRow | undefined> {
  const { rows } = await sql<CancelQuoteRow>`select quote_id as "quoteId", booking_id as "bookingId", type,
      expires_at as "expiresAt", paid_minor as "paidMinor", penalty_minor as "penaltyMinor",
      refund_minor as "refundMinor", supplier_penalty_minor as "supplierPenaltyMinor", currency, parts,
      credits
    from cancel_quotes where tenant_id = ${ref.tenantId} and customer_id = ${ref.customerId}
      and booking_id = ${ref.bookingId} and quote_id = ${quoteId}`.execute(db);
  return rows[0];
}

/** The columns of a booking that change when it's canceled; with `move`. */
export const canceledColumns = (penaltyMinor: number, at: Instant) =>
  sql`penalty_minor = ${penaltyMinor}, canceled_at = ${at}`;
