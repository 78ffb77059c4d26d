/** What changes of a disruption with the moves that rebook it, and what was rebooked. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { FlightStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { Tx } from '#workflow/saga.ts';
import type { OptionRow } from '../plan/store.ts';

export const coveredColumns = ({
  optionId,
  protectionNo,
  clauseId,
}: Pick<OptionRow, 'optionId' | 'protectionNo' | 'clauseId'>) =>
  sql`replacement_booking_id = ${optionId}, protection_no = ${protectionNo}::int, clause_id = ${clauseId}`;
export const releasedColumns = sql`replacement_booking_id = null, protection_no = null, clause_id = null`;
export const rebookedColumns = (at: Instant) => sql`ended_at = ${at}::timestamptz`;
export const canBeDecided = (at: Instant) => sql`t.decide_by > ${at}`;

/** The ways of a booking that another one replaces. */
export async function readReplaced(
  db: Db | Tx,
  { tenantId, customerId, bookingId }: BookingRef,
): Promise<number[]> {
  const { rows } = await sql<{ slice: number }>`select slice from disruptions
    where tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}
      and state = 'rebooked'`.execute(db);
  return rows.map(({ slice }) => slice);
}

/** Those of the way that a booking replaces, as they were last read. */
export async function readFlightsBefore(
  db: Db,
  { tenantId, customerId, bookingId }: BookingRef,
): Promise<readonly FlightStatus[]> {
  const { rows } = await sql<{ flights: readonly FlightStatus[] }>`select flights from disruptions
    where tenant_id = ${tenantId} and customer_id = ${customerId}
      and replacement_booking_id = ${bookingId}`.execute(db);
  return rows[0]?.flights ?? [];
}
