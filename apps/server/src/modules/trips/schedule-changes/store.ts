/** The SQL of schedule changes. Everything is found by its owner, but what is due. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { ScheduleReason } from '@sojourn/domain/schedule-changes/compare-schedules.ts';
import type { RefundRegime } from '@sojourn/domain/schedule-changes/refund-right.ts';
import type { Schedule } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { ScheduleChangeState } from '@sojourn/domain/schedule-changes/schedule-change.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { WalkKey } from '#workflow/jobs/walk.ts';
import { noteStart } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { SCHEDULE_CHANGE_MACHINE } from './machines.ts';

/** `nobody`: its time was over, and a refund was due. */
type ScheduleActor = 'traveler' | 'agent' | 'supplier' | 'travelerAtSupplier' | 'nobody';
export type ScheduleChangeRow = {
  readonly supplierVersion: number;
  readonly state: ScheduleChangeState;
  readonly bookingVersion: number;
  readonly agreed: Schedule;
  readonly before: Schedule;
  /** Null when it can't be read. */
  readonly after: Schedule | null;
  readonly content: unknown;
  readonly reasons: readonly ScheduleReason[];
  readonly regimes: readonly RefundRegime[];
  readonly respondBy: Instant;
  readonly actor: ScheduleActor | null;
  /** Who answered for the traveler; while it's being accepted, who does. */
  readonly agentId: CustomerId | null;
  readonly reissue: 'needed' | 'done' | null;
  readonly foundAt: Instant;
  readonly answeredAt: Instant | null;
};

export type Answerer = { readonly actor: ScheduleActor; readonly agentId?: string | null };
/** In the traveler's place: themselves, or the agent who does it for them. */
export const answererFor = (agentId: string | null | undefined): Answerer =>
  agentId ? { actor: 'agent', agentId } : { actor: 'traveler' };

const json = (value: unknown) => sql`${JSON.stringify(value ?? null)}::jsonb`;
const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;
const columns = sql`supplier_version as "supplierVersion", state, booking_version as "bookingVersion", agreed,
  before, after, content, reasons, regimes, respond_by as "respondBy", actor,
  agent_id as "agentId", reissue, found_at as "foundAt",
  answered_at as "answeredAt"`;

/** False when that version is known already. */
export async function insertChange(tx: Tx, of: BookingRef, row: ScheduleChangeRow): Promise<boolean> {
  const { tenantId, customerId, bookingId } = of;
  const { rows } = await sql`insert into schedule_changes (tenant_id, customer_id, booking_id,
      supplier_version, state, booking_version, agreed, before, after, content, reasons, regimes, respond_by,
      actor, reissue, found_at, answered_at)
    values (${tenantId}, ${customerId}, ${bookingId}, ${row.supplierVersion}, ${row.state},
      ${row.bookingVersion}, ${json(row.agreed)}, ${json(row.before)},
      ${row.after === null ? null : JSON.stringify(row.after)}::jsonb, ${json(row.content)},
      ${json(row.reasons)}, ${json(row.regimes)}, ${row.respondBy}, ${row.actor}, ${row.reissue},
      ${row.foundAt}, ${row.answeredAt}::timestamptz)
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length === 0) return false;
  const start = { state: row.state, cause: 'found', at: row.foundAt };
  await noteStart(tx, SCHEDULE_CHANGE_MACHINE, of, [[bookingId, row.supplierVersion]], start);
  return true;
}

/** The newest first. */
export async function readChanges(db: Db | Tx, of: BookingRef): Promise<ScheduleChangeRow[]> {
  const { rows } = await sql<ScheduleChangeRow>`select ${columns} from schedule_changes
    where ${ofBooking(of)} order by supplier_version desc`.execute(db);
  return rows;
}

/** Compares an open change with the booking as it has become since. */
export async function recompareChange(
  tx: Tx,
  of: BookingRef,
  row: Pick<
    ScheduleChangeRow,
    'supplierVersion' | 'bookingVersion' | 'agreed' | 'reasons' | 'regimes' | 'respondBy'
  >,
): Promise<void> {
  await sql`update schedule_changes set booking_version = ${row.bookingVersion}, agreed = ${json(row.agreed)},
      reasons = ${json(row.reasons)}, regimes = ${json(row.regimes)},
      respond_by = ${row.respondBy}
    where ${ofBooking(of)} and supplier_version = ${row.supplierVersion}`.execute(tx);
}

/** With the move that begins to accept it, or back. */
export const agentColumn = (agentId: string | null) => sql`agent_id = ${agentId}`;

/** With a move that answers it. */
export const answeredColumns = (
  { actor, agentId }: Answerer,
  at: Instant,
  reissue: 'done' | null = null,
): ReturnType<typeof sql> =>
  sql`actor = ${actor}, ${agentColumn(agentId ?? null)}, answered_at = ${at}::timestamptz,
    reissue = ${reissue}`;

/** Nobody has answered these in time, of all customers. */
export async function readUnanswered(
  db: Db,
  now: Instant,
  after: WalkKey | null,
  limit: number,
): Promise<(BookingRef & ScheduleChangeRow)[]> {
  const [respondBy = '-infinity', tenantId = '', customerId = '', bookingId = ''] = after ?? [];
  const { rows } = await sql<BookingRef & ScheduleChangeRow>`select tenant_id as "tenantId",
      customer_id as "customerId", booking_id as "bookingId", ${columns}
    from schedule_changes where state in ('pending', 'unmapped') and respond_by <= ${now}
      and (respond_by, tenant_id, customer_id, booking_id)
        > (${respondBy}::timestamptz, ${tenantId}, ${customerId}, ${bookingId})
    order by respond_by, tenant_id, customer_id, booking_id
    fetch first ${sql.lit(limit)} rows with ties`.execute(db);
  return rows;
}
