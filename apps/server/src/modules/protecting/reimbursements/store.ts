/** The SQL of what protections pay back of changes and parts. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { ReimbursedTo } from '@sojourn/domain/protections/protection-state.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { BookingRef } from '../protections/store.ts';
import { REIMBURSEMENT_MACHINE } from './machines.ts';

/** Amounts in minor units. */
export type Reimbursement = BookingRef & {
  readonly protectionNo: number;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly dueBy: Instant;
  readonly to: ReimbursedTo;
  /** Of a part that was canceled for any reason. */
  readonly isPart: boolean;
};
type New = Reimbursement & { readonly changeId: ChangeId; readonly paysAt: Instant };

export async function insertReimbursement(tx: Tx, row: New, at: Instant): Promise<void> {
  const { tenantId, customerId, bookingId, protectionNo, changeId } = row;
  await sql`insert into protection_reimbursements (tenant_id, customer_id, booking_id, protection_no,
      change_id, amount_minor, currency, pays_at, due_by, paid_to)
    values (${tenantId}, ${customerId}, ${bookingId}, ${protectionNo}, ${changeId}, ${row.amountMinor},
      ${row.currency}, ${row.paysAt}, ${row.dueBy}, ${row.to})`.execute(tx);
  const start = { state: 'pending', cause: changeId, at } as const;
  await noteStart(tx, REIMBURSEMENT_MACHINE, row, [[bookingId, protectionNo]], start);
}

const columns = sql`r.tenant_id as "tenantId", r.customer_id as "customerId", r.booking_id as "bookingId",
  r.protection_no as "protectionNo", r.amount_minor as "amountMinor", r.currency, r.due_by as "dueBy",
  r.paid_to as "to", p.protection = 'cancelForAnyReason' as "isPart"`;

/**
 * Of all customers, the longest due first. What goes to the tenders waits while its booking is being changed
 * or canceled.
 */
export async function readDue(db: Db, now: Instant, limit: number): Promise<Reimbursement[]> {
  const { rows } = await sql<Reimbursement>`select ${columns} from protection_reimbursements r
    join bookings b using (tenant_id, customer_id, booking_id)
    join booking_protections p using (tenant_id, customer_id, booking_id, protection_no)
    where r.state = 'pending' and r.pays_at <= ${now}
      and (r.paid_to = 'travelCredit' or b.state in ('Confirmed', 'Canceled'))
    order by r.pays_at limit ${limit}`.execute(db);
  return rows;
}

export const paidColumns = (at: Instant) => sql`paid_at = ${at}::timestamptz`;

/** What the customer still gets as travel credit, the soonest first. */
export async function readPending(
  db: Db,
  { tenantId, customerId }: Owner,
): Promise<
  (Pick<Reimbursement, 'amountMinor' | 'currency' | 'dueBy'> & { bookingId: BookingId; title: string })[]
> {
  type Row = Pick<Reimbursement, 'amountMinor' | 'currency' | 'dueBy'> & {
    readonly bookingId: BookingId;
    readonly title: string;
  };
  const { rows } = await sql<Row>`select r.booking_id as "bookingId", b.title,
      r.amount_minor as "amountMinor", r.currency, r.due_by as "dueBy"
    from protection_reimbursements r join bookings b using (tenant_id, customer_id, booking_id)
    where r.tenant_id = ${tenantId} and r.customer_id = ${customerId} and r.state = 'pending'
      and r.paid_to = 'travelCredit'
    order by r.due_by, r.booking_id`.execute(db);
  return rows;
}
