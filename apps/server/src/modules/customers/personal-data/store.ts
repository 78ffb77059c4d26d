/**
 * The SQL of a person's data: what was requested of it, what the law keeps, and every table's rows of one
 * person, by the list in `data/tables.ts`. All of it is scoped by tenant and customer.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId, DataRequestId, FileId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;

type RequestKind = 'export' | 'erase';
export type DataRequest = Owner & {
  readonly requestId: DataRequestId;
  readonly kind: RequestKind;
  readonly state: 'asked' | 'waiting' | 'declined' | 'withdrawn' | 'done';
  readonly requestedBy: CustomerId | null;
  readonly reason: string;
  readonly decidedBy: CustomerId | null;
  readonly requestedAt: Instant;
  readonly dueAt: Instant;
  readonly endedAt: Instant | null;
};
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", request_id as "requestId", kind,
  state, asked_by as "requestedBy", reason, decided_by as "decidedBy",
  asked_at as "requestedAt", due_at as "dueAt",
  ended_at as "endedAt"`;

/** The newest first. */
export async function readRequests(db: Db | Tx, owner: Owner): Promise<DataRequest[]> {
  const { rows } = await sql<DataRequest>`select ${columns} from data_requests where ${ofOwner(owner)}
    order by asked_at desc, request_id desc limit 50`.execute(db);
  return rows;
}

export const insertRequest = (tx: Tx, row: DataRequest) =>
  sql`insert into data_requests (tenant_id, customer_id, request_id, kind, state, asked_by, reason,
      decided_by, asked_at, due_at, ended_at)
    values (${row.tenantId}, ${row.customerId}, ${row.requestId}, ${row.kind}, ${row.state},
      ${row.requestedBy}, ${row.reason}, ${row.decidedBy}, ${row.requestedAt}, ${row.dueAt},
      ${row.endedAt})`.execute(tx);

export const moveRequest = (
  tx: Tx,
  { requestId, ...owner }: Pick<DataRequest, 'tenantId' | 'customerId' | 'requestId'>,
  to: Pick<DataRequest, 'state' | 'decidedBy' | 'dueAt' | 'endedAt'>,
) =>
  sql`update data_requests set state = ${to.state}, decided_by = ${to.decidedBy}, due_at = ${to.dueAt},
      ended_at = ${to.endedAt}
    where ${ofOwner(owner)} and request_id = ${requestId}`.execute(tx);

/** One after the other for a person. */
export const lockPerson = (tx: Tx, owner: Owner) =>
  sql`select from customers where ${ofOwner(owner)} for update`.execute(tx);

/** Those whose day has come, the oldest first; of all people, for the job. */
export async function readDueErasures(db: Db, now: Instant, limit: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`select tenant_id as "tenantId", customer_id as "customerId"
    from data_requests where state = 'waiting' and kind = 'erase' and due_at <= ${now}
    order by due_at limit ${limit}`.execute(db);
  return rows;
}

/** Looked at again then, with what it still waits for. */
export const putOff = (db: Db, owner: Owner, until: Instant) =>
  sql`update data_requests set due_at = ${until}
    where ${ofOwner(owner)} and state = 'waiting' and kind = 'erase'`.execute(db);

type Consent = {
  readonly kind: string;
  readonly givenAt: Instant;
  readonly endedAt: Instant | null;
};
export async function readConsents(db: Db, owner: Owner): Promise<Consent[]> {
  const { rows } = await sql<Consent>`select kind, given_at as "givenAt", ended_at as "endedAt" from consents
    where ${ofOwner(owner)} order by given_at desc, kind, subject_id limit 100`.execute(db);
  return rows;
}

export type Open = Readonly<
  Record<'trips' | 'payments' | 'refunds' | 'cases' | 'company' | 'agent', boolean>
>;
/** What isn't over yet. */
export async function readOpen(db: Db | Tx, owner: Owner, now: Instant): Promise<Open> {
  const { tenantId, customerId } = owner;
  const { rows } = await sql<Open>`select
    exists (select from bookings where ${ofOwner(owner)} and (state in ('Pending', 'Canceling')
      or state = 'Confirmed' and ends_at > ${now})) as trips,
    exists (select from sagas where ${ofOwner(owner)} and state = 'running')
      or exists (select from payment_confirmations where ${ofOwner(owner)} and ended_as is null)
      or exists (select from home_deposits where ${ofOwner(owner)} and state in ('planned', 'held', 'unheld'))
      or exists (select from home_requests where ${ofOwner(owner)}
        and state in ('requested', 'accepted', 'awaitingPayment')) as payments,
    exists (select from refunds where ${ofOwner(owner)} and state in ('open', 'sent')) as refunds,
    exists (select from cases where ${ofOwner(owner)} and state <> 'closed' and merged_into is null) as cases,
    exists (select from business_members m join customers c
        on c.tenant_id = m.tenant_id and c.subject = m.subject
      where c.tenant_id = ${tenantId} and c.customer_id = ${customerId}) as company,
    exists (select from agents where tenant_id = ${tenantId} and agent_id = ${customerId})
      as agent`.execute(db);
  return rows[0] ?? { trips: true, payments: true, refunds: true, cases: true, company: true, agent: true };
}

export type Customer = {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly locale: 'en' | 'fr';
};
export async function readCustomer(db: Db | Tx, owner: Owner): Promise<Customer | null> {
  const { rows } = await sql<Customer>`select subject, first_name as "firstName", last_name as "lastName",
      email, phone, locale from customers where ${ofOwner(owner)}`.execute(db);
  return rows[0] ?? null;
}

/** The name of an agent. */
export async function readName(db: Db, owner: Owner): Promise<string> {
  const customer = await readCustomer(db, owner);
  return customer ? `${customer.firstName} ${customer.lastName}`.trim() : '';
}

export type Row = Readonly<Record<string, unknown>>;
/** All rows of a person in a table of the portal, as JSON has them. */
export async function readRows(db: Db | Tx, table: string, owner: Owner): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t
    where ${ofOwner(owner)}`.execute(db);
  return rows.map(({ row }) => row);
}

type Typed = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isKey: boolean;
};
/** Columns that hold texts or JSON, and the primary keys, of the tables of both schemas. */
export async function readColumns(db: Db | Tx): Promise<Map<string, Typed[]>> {
  const { rows } = await sql<Typed>`select
      case n.nspname when 'market' then 'market.' else '' end || c.relname as table,
      a.attname as column, format_type(a.atttypid, null) as type,
      coalesce(a.attnum = any (i.indkey::int2[]), false) as "isKey"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where n.nspname in ('portal', 'market') and c.relkind in ('r', 'p') and not c.relispartition
    order by a.attnum`.execute(db);
  return Map.groupBy(rows, ({ table }) => table);
}

/** From here to the end of its transaction the database lets this person's rows go. */
export const beginErasing = (tx: Tx, { tenantId, customerId }: Owner) =>
  sql`select set_config('portal.erasing', ${`${tenantId}/${customerId}`}, true)`.execute(tx);

export const deleteRows = (tx: Tx, table: string, owner: Owner) =>
  sql`delete from ${sql.table(table)} where ${ofOwner(owner)}`.execute(tx);

/** One row, by its primary key, to these values; JSON for columns of that type. */
export async function updateRow(
  tx: Tx,
  table: string,
  key: readonly (readonly [column: string, value: unknown])[],
  changed: readonly (readonly [column: string, value: unknown])[],
): Promise<void> {
  const sets = changed.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const wheres = key.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(sets, sql`, `)}
    where ${sql.join(wheres, sql` and `)}`.execute(tx);
}

/** What the simulated market has for these references of ours, or for one that begins with them. */
export async function readMarketRows(
  tx: Tx,
  { table, by }: { readonly table: string; readonly by: string },
  references: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t
    where exists (select from unnest(${references}::text[]) r
      where starts_with(t.${sql.ref(by)}, r))`.execute(tx);
  return rows.map(({ row }) => row);
}

/** The subject too: who signs in again is somebody new. */
export const endCustomer = (tx: Tx, owner: Owner) =>
  sql`update customers set subject = 'erased ' || customer_id where ${ofOwner(owner)}`.execute(tx);

/** What agents typed about the person goes; the log's rows and hashes stay. */
export const forgetTyped = (tx: Tx, { tenantId, customerId }: Owner) =>
  sql`update audit_log set sealed = null
    where tenant_id = ${tenantId} and sealed is not null
      and strpos(body, ${customerId}::text) > 0`.execute(tx);

export const insertRecord = (
  tx: Tx,
  owner: Owner,
  row: {
    readonly recordId: string;
    readonly law: string;
    readonly keepUntil: Instant;
    readonly sealed: string;
  },
) =>
  sql`insert into kept_records (tenant_id, customer_id, record_id, law, keep_until, sealed)
    values (${owner.tenantId}, ${owner.customerId}, ${row.recordId}, ${row.law}, ${row.keepUntil},
      ${row.sealed}) on conflict do nothing`.execute(tx);

type StoredRecord = {
  readonly recordId: string;
  readonly law: string;
  readonly keepUntil: Instant;
  readonly sealed: string;
};
export async function readRecords(db: Db, owner: Owner): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`select record_id as "recordId", law,
      keep_until as "keepUntil", sealed
    from kept_records where ${ofOwner(owner)} order by record_id`.execute(db);
  return rows;
}
export async function deleteRecords(db: Db, now: Instant, limit: number): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from kept_records where (tenant_id, customer_id, record_id) in (
    select tenant_id, customer_id, record_id from kept_records
    where keep_until <= ${now} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

type RecordAfter = Owner & Pick<StoredRecord, 'recordId' | 'sealed'>;
/** Those that the current key didn't seal, of all people. */
export async function readRecordsByOthers(db: Db, mark: string, limit: number): Promise<RecordAfter[]> {
  const { rows } = await sql<RecordAfter>`select tenant_id as "tenantId", customer_id as "customerId",
      record_id as "recordId", sealed from kept_records where not starts_with(sealed, ${mark})
    limit ${limit}`.execute(db);
  return rows;
}
export const putRecord = (db: Db, { recordId, sealed, ...owner }: RecordAfter) =>
  sql`update kept_records set sealed = ${sealed}
    where ${ofOwner(owner)} and record_id = ${recordId}`.execute(db);

type SavedFile = { readonly fileId: FileId; readonly caseId: CaseId | null; readonly type: string };
type SealedBytes = SavedFile & { readonly sealedName: string; readonly sealed: Buffer };
/** The files that the person sent, or was sent. */
export async function readFiles(db: Db, owner: Owner): Promise<SealedBytes[]> {
  const { rows } = await sql<SealedBytes>`select file_id as "fileId", case_id as "caseId", type,
      sealed_name as "sealedName", sealed from case_files where ${ofOwner(owner)}
    order by sent_at, file_id`.execute(db);
  return rows;
}
