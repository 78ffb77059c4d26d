/** The SQL of the issuer's events about accounts, and of the credits that follow them. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { StandingEvent } from '#suppliers/bank/standing-port.ts';
import type { InWindow } from '#workflow/jobs/follow.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { Credit } from '../store.ts';

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;

export async function readCursor(db: Db, owner: Owner): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from standing_cursors
    where ${ofOwner(owner)}`.execute(db);
  return rows[0]?.seq ?? 0;
}

/** Takes turns among the processes that apply this customer's events. */
export async function lockCursor(tx: Tx, owner: Owner): Promise<number> {
  await sql`insert into standing_cursors (tenant_id, customer_id)
    values (${owner.tenantId}, ${owner.customerId}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ seq: number }>`select seq from standing_cursors
    where ${ofOwner(owner)} for update`.execute(tx);
  return first(rows).seq;
}

export async function setCursor(tx: Tx, owner: Owner, seq: number, at: Instant): Promise<void> {
  await sql`update standing_cursors set seq = ${seq}, asked_at = ${at} where ${ofOwner(owner)}`.execute(tx);
}

/** Notes the event and where its account stands since. */
export async function insertEvent(tx: Tx, owner: Owner, event: StandingEvent, at: Instant): Promise<void> {
  await sql`insert into standing_events
      (tenant_id, customer_id, seq, type, account_reference_id, facts, at, applied_at)
    values (${owner.tenantId}, ${owner.customerId}, ${event.seq}, ${event.type},
      ${event.accountReferenceId}, ${JSON.stringify(event)}::jsonb, ${event.at}, ${at})`.execute(tx);
  await sql`insert into account_standings
      (tenant_id, customer_id, account_reference_id, standing, tier, seq)
    values (${owner.tenantId}, ${owner.customerId}, ${event.accountReferenceId}, ${event.standing},
      ${event.tier}, ${event.seq})
    on conflict (tenant_id, customer_id, account_reference_id) do update
      set standing = excluded.standing, tier = excluded.tier, seq = excluded.seq`.execute(tx);
}

/** Freezes, or frees, every credit of the account. */
export async function freezeCredits(
  tx: Tx,
  owner: Owner,
  accountReferenceId: string,
  because: Credit['frozenBecause'],
): Promise<void> {
  await sql`update travel_credits set frozen_because = ${because}
    where ${ofOwner(owner)} and account_reference_id = ${accountReferenceId}
      and frozen_because is distinct from ${because}`.execute(tx);
}

/** Ends the account's annual credits from now on; `lockEnded` and `endCredits` take what is unspent. */
export async function forfeitAnnual(
  tx: Tx,
  owner: Owner,
  accountReferenceId: string,
  at: Instant,
): Promise<string[]> {
  const { rows } = await sql<{ creditId: string }>`update travel_credits set forfeited_at = ${at}
    where ${ofOwner(owner)} and account_reference_id = ${accountReferenceId} and type = 'AnnualCredit'
      and forfeited_at is null and state = 'Available'
    returning credit_id as "creditId"`.execute(tx);
  return rows.map(({ creditId }) => creditId);
}

/** Accounts of the customer in bad standing. */
export async function readBadStandings(db: Db | Tx, owner: Owner): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select account_reference_id as id from account_standings
    where ${ofOwner(owner)} and standing = 'bad'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type Asked = Owner & { readonly subject: string };
/** Customers in a window of transactions. */
export const newCustomers = (inWindow: InWindow) => sql<Owner>`
  select tx, tenant_id as "tenantId", customer_id as "customerId" from customers c where ${inWindow('c')}`;

/** From now on their standing is synced. */
export async function noteCustomers(tx: Tx, owners: readonly Owner[]): Promise<void> {
  await sql`insert into standing_cursors (tenant_id, customer_id)
    select * from unnest(${owners.map(({ tenantId }) => tenantId)}::text[],
      ${owners.map(({ customerId }) => customerId)}::text[])
    on conflict do nothing`.execute(tx);
}

/**
 * Customers whose standing wasn't synced since `before`, the longest first; claimed, so that one process
 * syncs each. Those who never signed in are passed over until the next time.
 */
export async function claimUnchecked(
  db: Db,
  before: Instant,
  at: Instant,
  limit: number,
): Promise<{ readonly claimed: number; readonly people: readonly Asked[] }> {
  const since = sql`coalesce(asked_at, '-infinity'::timestamptz)`;
  const { rows } = await sql<Asked & { readonly isThere: boolean }>`with due as (
      select tenant_id as t, customer_id as c from standing_cursors where ${since} < ${before}::timestamptz
      order by ${since} limit ${limit} for update skip locked),
    claimed as (update standing_cursors set asked_at = ${at} from due
      where tenant_id = t and customer_id = c returning tenant_id, customer_id)
    select tenant_id as "tenantId", customer_id as "customerId", c.subject,
      c.first_signed_in_at is not null as "isThere"
    from claimed left join customers c using (tenant_id, customer_id)`.execute(db);
  return { claimed: rows.length, people: rows.filter(({ isThere }) => isThere) };
}
