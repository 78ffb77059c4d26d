/** The SQL of reconciliation: which bookings are compared next, and what differed, of all customers. */
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { InWindow } from '#workflow/jobs/follow.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { BookingRef } from '../tenders/store.ts';
import type { Difference } from './compare-booking.ts';

const ofBooking = ({ tenantId, customerId, bookingId }: BookingRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}`;
const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`;

/** Bookings that moved themselves, or whose tenders or refunds did, in a window of transactions. */
export const moved = (inWindow: InWindow) => sql<BookingRef>`
  select tx, tenant_id as "tenantId", customer_id as "customerId",
    split_part(subject_id, ':', 1) as "bookingId"
  from transitions t where machine in ('booking', 'tender', 'refund') and ${inWindow('t')}`;

/** Due after so many seconds, however long they waited for another look. */
export async function noteChecks(
  db: Db | Tx,
  refs: readonly BookingRef[],
  afterSeconds: number,
): Promise<void> {
  await sql`insert into booking_checks (tenant_id, customer_id, booking_id, next_look_at)
    select distinct t, c, b, now() + ${seconds(afterSeconds)}
    from unnest(${refs.map(({ tenantId }) => tenantId)}::text[],
      ${refs.map(({ customerId }) => customerId)}::text[],
      ${refs.map(({ bookingId }) => bookingId)}::text[]) as r (t, c, b)
    order by t, c, b
    on conflict (tenant_id, customer_id, booking_id) do update
      set next_look_at = least(booking_checks.next_look_at, excluded.next_look_at), looks = 0,
        fence = booking_checks.fence + 1`.execute(db);
}

export type Check = BookingRef & {
  readonly looks: number;
  readonly fence: number;
  readonly differences: readonly Pick<Difference, 'what' | 'facts'>[];
};
/** Claims those that are due, the longest first, for so many seconds. */
export async function claimChecks(db: Db, limit: number, forSeconds: number): Promise<Check[]> {
  const { rows } = await sql<Check>`with due as (
      select tenant_id as t, customer_id as c, booking_id as b from booking_checks
      where next_look_at <= now() order by next_look_at limit ${limit} for update skip locked)
    update booking_checks set next_look_at = clock_timestamp() + ${seconds(forSeconds)},
      looks = looks + 1, fence = fence + 1
    from due where tenant_id = t and customer_id = c and booking_id = b
    returning tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId", looks, fence,
      differences`.execute(db);
  return rows;
}

/** Everything agrees: false when the booking has moved since it was claimed. */
export async function endCheck(tx: Tx, check: Check): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from booking_checks
    where ${ofBooking(check)} and fence = ${check.fence}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function postponeCheck(
  db: Db | Tx,
  check: Check,
  differences: Check['differences'],
  afterSeconds: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update booking_checks
    set differences = ${JSON.stringify(differences)}::jsonb,
      next_look_at = clock_timestamp() + ${seconds(afterSeconds)}
    where ${ofBooking(check)} and fence = ${check.fence}`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether one of its sagas has not ended. */
export async function isMoving(db: Db, { tenantId, customerId, bookingId }: BookingRef): Promise<boolean> {
  const { rows } = await sql`select from sagas where tenant_id = ${tenantId}
    and customer_id = ${customerId} and state = 'running'
    and ${bookingId} in (input ->> 'bookingId', input ->> 'freezeId')
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Bookings, and references of the bank, that differed when last compared. */
export async function countDifferences(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from booking_checks where differences <> '[]')::int
      + (select count(*) from bank_differences)::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What the bank lists and we have otherwise. `since`: the mark after which it's listed. */
export type BankDifference = {
  readonly reference: string;
  readonly owner: Owner | null;
  readonly bookingId: string;
  readonly what: Difference['what'];
  readonly facts: string;
  readonly since: number;
};
export async function saveBankDifference(
  tx: Tx,
  { reference, owner, bookingId, what, facts, since }: BankDifference,
  afterSeconds: number,
): Promise<void> {
  await sql`insert into bank_differences (reference, tenant_id, customer_id, booking_id, what, facts, since,
      next_look_at)
    values (${reference}, ${owner?.tenantId ?? null}, ${owner?.customerId ?? null}, ${bookingId}, ${what},
      ${facts}, ${since}, clock_timestamp() + ${seconds(afterSeconds)})
    on conflict (reference) do update set tenant_id = excluded.tenant_id,
      customer_id = excluded.customer_id, what = excluded.what, facts = excluded.facts,
      since = excluded.since, next_look_at = excluded.next_look_at`.execute(tx);
}

type ClaimedDifference = BankDifference & { readonly looks: number };
/** One at a time: the one that's been due the longest, for so many seconds. */
export async function claimBankDifference(
  db: Db,
  forSeconds: number,
): Promise<ClaimedDifference | undefined> {
  const { rows } = await sql<
    ClaimedDifference & { tenantId: Owner['tenantId'] | null; customerId: Owner['customerId'] }
  >`
    with due as (select reference as r from bank_differences where next_look_at <= now()
      order by next_look_at limit 1 for update skip locked)
    update bank_differences set looks = looks + 1, next_look_at = clock_timestamp() + ${seconds(forSeconds)}
    from due where reference = r
    returning reference, tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId",
      what, facts, since, looks`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { tenantId, customerId, ...rest } = row;
  return { ...rest, owner: tenantId ? { tenantId, customerId } : null };
}

export async function postponeBankDifference(
  db: Db | Tx,
  { reference, facts }: Pick<BankDifference, 'reference' | 'facts'>,
  afterSeconds: number,
): Promise<void> {
  await sql`update bank_differences set facts = ${facts},
      next_look_at = clock_timestamp() + ${seconds(afterSeconds)}
    where reference = ${reference}`.execute(db);
}

/** Whether there was one. */
export async function deleteBankDifference(tx: Db | Tx, reference: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from bank_differences
    where reference = ${reference}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function hasBankDifference(db: Db | Tx, { bookingId }: BookingRef): Promise<boolean> {
  const { rows } = await sql`select from bank_differences where booking_id = ${bookingId}
    limit 1`.execute(db);
  return rows.length > 0;
}
