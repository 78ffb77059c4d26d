/** All SQL of tracking: events, and the tables of their months. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type Month, monthOfTable, plusMonths, tableOfMonth } from './month.ts';

export type EventRow = {
  readonly tenantId: TenantId;
  /** '' for nobody. */
  readonly customerId: CustomerId | '';
  readonly occurredAt: Instant;
  readonly eventId: string;
  readonly eventName: string;
  /** JSON. */
  readonly properties: string;
};

export const insertEvents = (db: Db, rows: readonly EventRow[]) =>
  sql`insert into tracking_events (tenant_id, customer_id, occurred_at, event_id, event_name, properties)
    values ${sql.join(rows.map(valuesOf))}`.execute(db);

const valuesOf = (row: EventRow) =>
  sql`(${row.tenantId}, ${row.customerId}, ${row.occurredAt}, ${row.eventId}, ${row.eventName},
    ${row.properties}::jsonb)`;

/** True for the failure of an insert whose month has no table. */
export const lacksMonth = (error: unknown): boolean => (error as { code?: string }).code === '23514';

/** Gives up soon: other statements would queue behind its lock. */
const patience = sql`set local lock_timeout = '2s'`;
/** One process at a time makes or drops months. */
const turn = sql`select pg_advisory_xact_lock(hashtext('tracking_events'))`;
const edge = (month: Month) => sql.lit(`${month}-01T00:00:00Z`);

/** Makes the month's table unless it is there. */
export const makeMonth = (db: Db, month: Month): Promise<void> =>
  withTransaction(db, async (tx) => {
    await patience.execute(tx);
    await turn.execute(tx);
    await sql`create table if not exists ${sql.table(tableOfMonth(month))} partition of tracking_events
      for values from (${edge(month)}) to (${edge(plusMonths(month, 1))})`.execute(tx);
  });

/** The months that there are, oldest first. */
export async function readMonths(db: Db): Promise<Month[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_inherits i
    join pg_class c on c.oid = i.inhrelid where i.inhparent = 'tracking_events'::regclass`.execute(db);
  return rows.flatMap(({ name }) => monthOfTable(name) ?? []).toSorted();
}

/** With everything that happened in it. */
export const dropMonth = (db: Db, month: Month): Promise<void> =>
  withTransaction(db, async (tx) => {
    await patience.execute(tx);
    await turn.execute(tx);
    await sql`drop table if exists ${sql.table(tableOfMonth(month))}`.execute(tx);
  });
