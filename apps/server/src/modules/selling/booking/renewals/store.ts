/** The SQL of authorizations that take the place of others. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { BookingRef } from '../tenders/store.ts';

export type TenderRef = BookingRef & { readonly tenderNo: number };
export type Renewal = TenderRef & {
  readonly renewalNo: number;
  readonly formerReference: string;
  readonly reference: string;
  readonly state: 'requested' | 'authorized' | 'refused';
  readonly formerVoidedAt: Instant | null;
};

const columns = sql`tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId",
  tender_no as "tenderNo", renewal_no as "renewalNo", former_reference as "formerReference", reference, state,
  former_voided_at as "formerVoidedAt"`;
const isOf = ({ tenantId, customerId, bookingId, tenderNo }: TenderRef): RawBuilder<unknown> =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}
    and tender_no = ${tenderNo}`;

/** Of one tender, in their order. */
export async function readRenewals(db: Db | Tx, ref: TenderRef): Promise<Renewal[]> {
  const { rows } = await sql<Renewal>`select ${columns} from payment_renewals
    where ${isOf(ref)} order by renewal_no`.execute(db);
  return rows;
}

/** Only while the former one is still set aside and ends before then; each number once. */
export async function insertRenewal(
  db: Db,
  row: Omit<Renewal, 'state' | 'formerVoidedAt'>,
  endsBefore: Instant,
  at: Instant,
): Promise<void> {
  await sql`insert into payment_renewals (tenant_id, customer_id, booking_id,
      tender_no, renewal_no, former_reference, reference, requested_at)
    select tenant_id, customer_id, booking_id, tender_no, ${row.renewalNo}, reference, ${row.reference}, ${at}
    from tenders where ${isOf(row)} and state = 'authorized' and reference = ${row.formerReference}
      and authorized_until < ${endsBefore}
    on conflict do nothing`.execute(db);
}

/** `reference`: of the card that paid in the end. False when it was settled before. */
export async function settleRenewal(
  tx: Tx,
  renewal: Renewal,
  to: {
    readonly state: 'authorized' | 'refused';
    readonly reference: string;
    readonly reason: string | null;
  },
  at: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update payment_renewals
    set state = ${to.state}, reference = ${to.reference}, reason = ${to.reason}, settled_at = ${at}
    where ${isOf(renewal)} and renewal_no = ${renewal.renewalNo} and state = 'requested'`.execute(tx);
  return numAffectedRows === 1n;
}

/** It came too late. */
export async function refuseRenewal(tx: Tx, renewal: Renewal, reason: string): Promise<void> {
  await sql`update payment_renewals set state = 'refused', reason = ${reason}
    where ${isOf(renewal)} and renewal_no = ${renewal.renewalNo}`.execute(tx);
}

export async function noteFormerVoided(db: Db, renewal: Renewal, at: Instant): Promise<void> {
  await sql`update payment_renewals set former_voided_at = ${at}
    where ${isOf(renewal)} and renewal_no = ${renewal.renewalNo}`.execute(db);
}

/** Money that's set aside anew. False when the former was taken or given back in between. */
export async function renewTender(
  tx: Tx,
  of: TenderRef,
  former: string,
  card: {
    readonly paymentId: string;
    readonly reference: string;
    readonly label: string;
    readonly until: Instant;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update tenders set source_id = ${card.paymentId},
      reference = ${card.reference}, label = ${card.label}, authorized_until = ${card.until}
    where ${isOf(of)} and kind = 'UserCard' and state = 'authorized'
      and reference = ${former}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Of all customers, those whose former authorization isn't given back yet. */
export async function readUnvoided(db: Db, limit: number): Promise<Renewal[]> {
  const { rows } = await sql<Renewal>`select ${columns} from payment_renewals
    where state = 'authorized' and former_voided_at is null order by requested_at limit ${limit}`.execute(db);
  return rows;
}

/** Of all customers, those that nobody goes on with: the former was taken or given back in between. */
export async function readStranded(db: Db, limit: number): Promise<Renewal[]> {
  const { rows } = await sql<Renewal>`select ${columns} from payment_renewals r
    where state = 'requested' and not exists (select from tenders t
      where t.tenant_id = r.tenant_id and t.customer_id = r.customer_id and t.booking_id = r.booking_id
        and t.tender_no = r.tender_no and t.state = 'authorized' and t.reference = r.former_reference)
    order by requested_at limit ${limit}`.execute(db);
  return rows;
}

/** What is set aside now in the place of that; null: it never was renewed. */
export async function readRenewedAs(
  db: Db,
  { tenantId, customerId }: Owner,
  reference: string,
): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`with recursive chain (reference, depth) as (
      select reference, 1 from payment_renewals where tenant_id = ${tenantId}
        and customer_id = ${customerId} and former_reference = ${reference} and state = 'authorized'
      union all
      select r.reference, c.depth + 1 from payment_renewals r join chain c
        on r.former_reference = c.reference
      where r.tenant_id = ${tenantId} and r.customer_id = ${customerId} and r.state = 'authorized')
    select reference from chain order by depth desc limit 1`.execute(db);
  return rows[0]?.reference ?? null;
}

export async function deleteRenewals(db: Db, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from payment_renewals
    where requested_at < ${before} and state <> 'requested'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
