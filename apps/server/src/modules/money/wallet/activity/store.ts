/** The SQL of the customer's own ledger as it is read: newest first, with the balance after each entry. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CaseId, CreditId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { EntryType } from '@sojourn/domain/wallet/credits/credit-entries.ts';
import type { CreditType } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type Entry = {
  readonly entryId: number;
  readonly creditId: CreditId;
  readonly creditType: CreditType;
  readonly type: EntryType;
  readonly amountMinor: number;
  /** Of all credits together. */
  readonly balanceMinor: number;
  readonly currency: Currency;
  readonly bookingId: BookingId | null;
  readonly name: string;
  readonly code: string;
  readonly at: Instant;
  /** From when its credit can be spent; null: at once. */
  readonly spendableFrom: Instant | null;
  /** The latest dispute of it; null without one. */
  readonly dispute: EntryDispute | null;
};

export type EntryDispute = {
  readonly caseId: CaseId;
  readonly code: string;
  readonly isClosed: boolean;
  readonly dueAt: Instant;
  readonly answer: 'credited' | 'declined' | null;
  readonly creditedMinor: number | null;
};

/** What a dispute's case is about. */
export const disputeSubject = (creditId: CreditId, entryId: number): string => `${creditId}:${entryId}`;

/** Up to `limit` entries of these types that are older than `before`. */
export async function readEntries(
  db: Db,
  owner: Owner,
  of: { readonly types: readonly EntryType[]; readonly before: number | null; readonly limit: number },
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`select entry_id as "entryId", e.credit_id as "creditId",
      c.type as "creditType", e.type, amount_minor as "amountMinor", balance::bigint as "balanceMinor",
      e.currency, e.booking_id as "bookingId", e.code, e.at, c.spendable_from as "spendableFrom",
      coalesce(nullif(e.name, ''), b.title, '') as name,
      (select jsonb_build_object('caseId', d.case_id, 'code', d.code,
          'isClosed', d.state in ('resolved', 'closed'),
          'dueAt', to_char(d.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'answer', d.facts -> 'answer', 'creditedMinor', d.facts -> 'creditedMinor')
        from cases d where d.tenant_id = e.tenant_id and d.customer_id = e.customer_id
          and d.subject_id = e.credit_id || ':' || entry_id and d.kind = 'creditDispute'
        order by d.opened_at desc limit 1) as dispute
    from (select *, sum(amount_minor) over (order by entry_id) as balance from credit_entries
      where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}) e
    join travel_credits c using (tenant_id, customer_id, credit_id)
    left join bookings b using (tenant_id, customer_id, booking_id)
    where e.type = any(${of.types}::text[]) and (${of.before}::bigint is null or entry_id < ${of.before})
    order by entry_id desc limit ${of.limit}`.execute(db);
  return rows;
}

export async function readEntry(
  db: Db | Tx,
  owner: Owner,
  entryId: number,
): Promise<Pick<Entry, 'entryId' | 'creditId' | 'type' | 'amountMinor' | 'at'> | undefined> {
  const { rows } = await sql<Entry>`select entry_id as "entryId", credit_id as "creditId", type,
      amount_minor as "amountMinor", at
    from credit_entries where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and entry_id = ${entryId}`.execute(db);
  return rows[0];
}
