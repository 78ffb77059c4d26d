/** The SQL of rewards: what bookings earn, and the version of each customer's balances. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { EARNING, type EarningState } from '@sojourn/domain/wallet/earning.ts';
import { withNext } from '@sojourn/postgres/with-next.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type NotedEarning = {
  readonly bookingId: BookingId;
  /** The bank's name for the person. */
  readonly subject: string;
  readonly accountReferenceId: string;
  readonly units: number;
  /** Once the stay has ended. */
  readonly postsAt: Instant;
};
export type Earning = Owner & NotedEarning & { readonly state: EarningState };

const columns = sql`tenant_id as "tenantId", customer_id as "customerId", booking_id as "bookingId", state,
  subject, account_reference_id as "accountReferenceId", units, posts_at as "postsAt"`;
const isOwners = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;

/** Nothing when the booking's is there already. */
export async function insertEarning(tx: Tx, owner: Owner, earning: NotedEarning, at: Instant): Promise<void> {
  await withNext(
    tx,
    sql`insert into earnings (tenant_id, customer_id, booking_id, subject, account_reference_id, units,
      posts_at, created_at, moved_at)
    values (${owner.tenantId}, ${owner.customerId}, ${earning.bookingId}, ${earning.subject},
      ${earning.accountReferenceId}, ${earning.units}, ${earning.postsAt}, ${at}, ${at})
    on conflict do nothing`,
  );
}

/** Only while it hasn't been asked of the bank. */
export async function updateEarning(tx: Tx, owner: Owner, earning: NotedEarning): Promise<void> {
  await sql`update earnings set units = ${earning.units}, posts_at = ${earning.postsAt}
    where ${isOwners(owner)} and booking_id = ${earning.bookingId} and state = 'Pending'`.execute(tx);
}

export async function readEarning(
  db: Db | Tx,
  owner: Owner,
  bookingId: BookingId,
): Promise<Earning | undefined> {
  const { rows } = await sql<Earning>`select ${columns} from earnings
    where ${isOwners(owner)} and booking_id = ${bookingId}`.execute(db);
  return rows[0];
}

/** False when it was in none of the states: nothing has changed. */
export async function moveEarning(
  db: Db | Tx,
  of: Owner & { readonly bookingId: BookingId },
  from: readonly EarningState[],
  to: EarningState,
  at: Instant,
): Promise<boolean> {
  for (const state of from) {
    if (!EARNING[state].includes(to)) throw new Error(`an earning cannot move from ${state} to ${to}`);
  }
  const { numAffectedRows } = await sql`update earnings set state = ${to}, moved_at = ${at}
      ${to === 'TakingBack' ? sql`, next_look_at = ${at}, looks = 0` : sql``}
    where ${isOwners(of)} and booking_id = ${of.bookingId} and state = any(${from}::text[])`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Earnings to be posted or taken back now, the longest due first. Each is due again a minute later, then ever
 * later, at last every six hours: an answer that hasn't come by then isn't coming.
 */
export async function claimDueEarnings(db: Db, now: Instant, limit: number): Promise<Earning[]> {
  const due = sql`coalesce(next_look_at, posts_at)`;
  const { rows } = await sql<Earning>`with due as (
      select tenant_id as t, customer_id as c, booking_id as b from earnings
      where state in ('Pending', 'Posting', 'TakingBack') and ${due} <= ${now}::timestamptz
      order by ${due} limit ${limit} for update skip locked)
    update earnings set looks = looks + 1, next_look_at = ${now}::timestamptz
      + least(interval '6 hours', interval '1 minute' * power(2, least(looks, 10)))
    from due where tenant_id = t and customer_id = c and booking_id = b
    returning ${columns}`.execute(db);
  return rows;
}

/** Cached balances of the customer from before are read from the bank again. */
export async function raiseVersion(tx: Db | Tx, owner: Owner): Promise<void> {
  await withNext(
    tx,
    sql`insert into rewards_versions (tenant_id, customer_id, version)
    values (${owner.tenantId}, ${owner.customerId}, 1)
    on conflict (tenant_id, customer_id) do update set version = rewards_versions.version + 1`,
  );
}

export async function readVersion(db: Db | Tx, owner: Owner): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from rewards_versions
    where ${isOwners(owner)}`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Null for a customer who has chosen none. */
export async function readSelected(db: Db | Tx, owner: Owner): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select account_reference_id as id from selected_rewards
    where ${isOwners(owner)}`.execute(db);
  return rows[0]?.id ?? null;
}
export const saveSelected = (db: Db | Tx, owner: Owner, id: string, at: Instant) =>
  sql`insert into selected_rewards (tenant_id, customer_id, account_reference_id, selected_at)
    values (${owner.tenantId}, ${owner.customerId}, ${id}, ${at})
    on conflict (tenant_id, customer_id) do update set
      account_reference_id = excluded.account_reference_id, selected_at = excluded.selected_at`.execute(db);
