/** The SQL of disruptions. Everything is found by its owner, but what is due. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { DisruptionState } from '@sojourn/domain/disruptions/disruption-state.ts';
import type { FlightStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Disruption } from '@sojourn/domain/protections/clause.ts';
import type { SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { DISRUPTION_MACHINE } from './machines.ts';

export type DisruptionRow = {
  readonly disruptionNo: number;
  readonly slice: number;
  readonly type: Disruption;
  readonly state: DisruptionState;
  readonly delayMinutes: number;
  readonly noticedAt: Instant;
  readonly decideBy: Instant;
  /** As they were last read. */
  readonly flights: readonly FlightStatus[];
  readonly airlineOffer: SchedulePart | null;
  /** The protection that was used, and the clause of its terms that paid. */
  readonly protectionNo: number | null;
  readonly clauseId: string | null;
  readonly replacementBookingId: BookingId | null;
  /** What was mailed last. */
  readonly mailed: string | null;
  readonly endedAt: Instant | null;
};

const json = (value: unknown) => (value === null ? sql`null::jsonb` : sql`${JSON.stringify(value)}::jsonb`);
const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;
const columns = sql`disruption_no as "disruptionNo", slice, type, state, delay_minutes as "delayMinutes",
  noticed_at as "noticedAt", decide_by as "decideBy", flights, airline_offer as "airlineOffer",
  protection_no as "protectionNo", clause_id as "clauseId",
  replacement_booking_id as "replacementBookingId", mailed, ended_at as "endedAt"`;

/** The newest first. */
export async function readDisruptions(db: Db | Tx, of: BookingRef): Promise<DisruptionRow[]> {
  const { rows } = await sql<DisruptionRow>`select ${columns} from disruptions
    where ${ofBooking(of)} order by disruption_no desc`.execute(db);
  return rows;
}

type Read = Pick<DisruptionRow, 'type' | 'delayMinutes' | 'decideBy' | 'flights' | 'airlineOffer' | 'mailed'>;
type New = Read & Pick<DisruptionRow, 'disruptionNo' | 'slice' | 'noticedAt'>;

/** Of a booking that's locked. */
export async function insertDisruption(tx: Tx, of: BookingRef, row: New): Promise<void> {
  const { tenantId, customerId, bookingId } = of;
  await sql`insert into disruptions (tenant_id, customer_id, booking_id, disruption_no, slice, type,
      delay_minutes, noticed_at, decide_by, flights, airline_offer, mailed)
    values (${tenantId}, ${customerId}, ${bookingId}, ${row.disruptionNo}, ${row.slice}, ${row.type},
      ${row.delayMinutes}, ${row.noticedAt}, ${row.decideBy}, ${json(row.flights)},
      ${json(row.airlineOffer)}, ${row.mailed})`.execute(tx);
  const start = { state: 'open', cause: 'found', at: row.noticedAt } as const;
  await noteStart(tx, DISRUPTION_MACHINE, of, [[bookingId, row.disruptionNo]], start);
}

/** What was read of it since. */
export async function updateDisruption(
  tx: Tx,
  of: BookingRef,
  disruptionNo: number,
  row: Read,
): Promise<void> {
  await sql`update disruptions set type = ${row.type}, delay_minutes = ${row.delayMinutes},
      decide_by = ${row.decideBy}, flights = ${json(row.flights)},
      airline_offer = ${json(row.airlineOffer)}, mailed = ${row.mailed}
    where ${ofBooking(of)} and disruption_no = ${disruptionNo}`.execute(tx);
}

/** With a move that decides it. */
export const isInTime = (at: Instant) => sql`t.decide_by > ${at}`;

/** With a move that ends it. */
export const endedColumns = (at: Instant) => sql`ended_at = ${at}::timestamptz`;

/** With the move that uses a protection; null where the fare itself gave as much. */
export const usedColumns = (
  used: { readonly protectionNo: number; readonly clauseId: string } | null,
  at: Instant,
) => sql`protection_no = ${used?.protectionNo ?? null}, clause_id = ${used?.clauseId ?? null},
  ${endedColumns(at)}`;

type Shown = Pick<DisruptionRow, 'type' | 'state' | 'slice' | 'decideBy'>;
type DayOfFlights = { readonly disruption: Shown | null; readonly flights: readonly FlightStatus[] };
/** Of bookings, the newest disruption that has something to say, and their flights of now. */
export async function readShown(
  db: Db,
  { tenantId, customerId }: Owner,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, DayOfFlights>> {
  type Row = { readonly [K in keyof Shown]: Shown[K] | null } & {
    readonly bookingId: BookingId;
    readonly flights: readonly FlightStatus[];
  };
  const { rows } = await sql<Row>`with shown as (select distinct on (booking_id)
        booking_id, type, state, slice, decide_by
      from disruptions where tenant_id = ${tenantId} and customer_id = ${customerId}
        and booking_id = any(${bookingIds}::text[]) and state <> 'over'
      order by booking_id, disruption_no desc),
    flown as (select booking_id, flights from flight_watches
      where tenant_id = ${tenantId} and customer_id = ${customerId}
        and booking_id = any(${bookingIds}::text[]) and flights <> '[]'::jsonb)
    select booking_id as "bookingId", type, state, slice, decide_by as "decideBy",
      coalesce(flights, '[]'::jsonb) as flights
    from shown full join flown using (booking_id)`.execute(db);
  return new Map(
    rows.map(({ bookingId, flights, type, state, slice, decideBy }) => {
      const isDisrupted = type !== null && state !== null && slice !== null && decideBy !== null;
      return [bookingId, { disruption: isDisrupted ? { type, state, slice, decideBy } : null, flights }];
    }),
  );
}

export type Lapsed = BookingRef & Pick<DisruptionRow, 'disruptionNo' | 'mailed' | 'flights'>;
/** Nobody has decided about these in time, of all customers. */
export async function readLapsed(db: Db, now: Instant, limit: number): Promise<Lapsed[]> {
  const { rows } = await sql<Lapsed>`select tenant_id as "tenantId", customer_id as "customerId",
      booking_id as "bookingId", disruption_no as "disruptionNo", mailed, flights
    from disruptions where state = 'open' and decide_by <= ${now} order by decide_by limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Of those that ended before then; returns how many. */
export async function deleteEnded(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from disruptions
    where (tenant_id, customer_id, booking_id, disruption_no) in (
      select tenant_id, customer_id, booking_id, disruption_no from disruptions
      where ended_at < ${before} order by ended_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
