/**
 * The SQL of the outbox. A claim moves `next_try_at` past its lease and counts the attempt, whose number then
 * guards what is written of it.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { currentMessage } from './former-messages.ts';
import type { MessageContent } from './messages.ts';

export type NewMessage = Owner & {
  readonly messageId: string;
  readonly told: MessageContent;
  readonly createdAt: Instant;
};

/** What of one group comes while it's held leaves as one message. */
export type Held = { readonly group: string; readonly holdSeconds: number };

export async function insertMessage(tx: Tx, row: NewMessage): Promise<void> {
  await sql`with ${messagePart(row)} select`.execute(tx);
}

/** The same as a part of another statement. */
export function messagePart(row: NewMessage): RawBuilder<unknown> {
  const { kind, ...payload } = row.told;
  return sql`enqueued as (insert into outbox (tenant_id, customer_id, message_id, kind, payload, created_at)
    values (${row.tenantId}, ${row.customerId}, ${row.messageId}, ${kind}, ${JSON.stringify(payload)}::jsonb,
      ${row.createdAt})
    on conflict do nothing)`;
}

/**
 * Adds the parts of a message to the one of its group that's still held, or holds it as the first; either way
 * it leaves so many seconds from now, by the database's clock.
 */
export async function holdMessage(tx: Tx, row: NewMessage, { group, holdSeconds }: Held): Promise<void> {
  const { kind, ...payload } = row.told;
  const parts = JSON.stringify('parts' in payload ? payload.parts : []);
  const lock = [row.tenantId, row.customerId, group].join('.');
  // Two that come at once are one message
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  await sql`with added as (
      update outbox o
      set payload = jsonb_set(o.payload, '{parts}', (o.payload -> 'parts') || ${parts}::jsonb),
        next_try_at = clock_timestamp() + make_interval(secs => ${holdSeconds}::float8)
      where o.tenant_id = ${row.tenantId} and o.customer_id = ${row.customerId} and o.kind = ${kind}
        and o.payload ->> 'group' = ${group} and o.sent_at is null and o.attempts = 0
        and o.next_try_at > clock_timestamp()
      returning 1)
    insert into outbox (tenant_id, customer_id, message_id, kind, payload, created_at, next_try_at)
    select ${row.tenantId}, ${row.customerId}, ${row.messageId}, ${kind},
      ${JSON.stringify({ ...payload, group })}::jsonb, ${row.createdAt},
      clock_timestamp() + make_interval(secs => ${holdSeconds}::float8)
    where not exists (select from added)
    on conflict do nothing`.execute(tx);
}

/** A message that this process is sending; `person` as the bank last named them, if they ever came. */
export type ClaimedMessage = NewMessage & {
  readonly attempts: number;
  /** When the account's own address got its copy. */
  readonly copiedAt: Instant | null;
  readonly person: {
    readonly email: string;
    readonly firstName: string;
    readonly locale: 'en' | 'fr';
  } | null;
};

/** The message that has been due the longest; no two processes claim the same one within the lease. */
export async function claimMessage(db: Db, leaseSeconds: number): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`with due as (
      select tenant_id as t, customer_id as c, message_id as m from outbox
      where sent_at is null and next_try_at <= now()
      order by next_try_at limit 1 for update skip locked),
    claimed as (
      update outbox set attempts = attempts + 1,
        next_try_at = clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)
      from due where tenant_id = t and customer_id = c and message_id = m
      returning tenant_id, customer_id, message_id, kind, payload, created_at, attempts, copied_at)
    select tenant_id as "tenantId", customer_id as "customerId", message_id as "messageId", attempts,
      payload || jsonb_build_object('kind', kind) as told, claimed.created_at as "createdAt",
      copied_at as "copiedAt",
      case when p.email is null then null else jsonb_build_object(
        'email', p.email, 'firstName', p.first_name, 'locale', p.locale) end as person
    from claimed left join customers p using (tenant_id, customer_id)`.execute(db);
  return rows[0] && { ...rows[0], told: currentMessage(rows[0].told) };
}

const isAttempt = (row: ClaimedMessage) => sql`tenant_id = ${row.tenantId}
  and customer_id = ${row.customerId} and message_id = ${row.messageId} and sent_at is null
  and attempts = ${row.attempts}`;

export async function markCopied(db: Db | Tx, row: ClaimedMessage, at: Instant): Promise<void> {
  await sql`update outbox set copied_at = ${at} where ${isAttempt(row)}`.execute(db);
}

export async function markSent(db: Db | Tx, row: ClaimedMessage, at: Instant): Promise<void> {
  await sql`update outbox set sent_at = ${at}, last_error = null where ${isAttempt(row)}`.execute(db);
}

/** False when another process has claimed it since. */
export async function markFailed(
  db: Db | Tx,
  row: ClaimedMessage,
  error: string,
  retrySeconds: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update outbox set last_error = ${error},
      next_try_at = clock_timestamp() + make_interval(secs => ${retrySeconds}::float8)
    where ${isAttempt(row)}`.execute(db);
  return numAffectedRows === 1n;
}

/** How many were forgotten: sent before then, the oldest first, those that no other process is forgetting. */
export async function sweepSent(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from outbox
    where (tenant_id, customer_id, message_id) in (
      select tenant_id, customer_id, message_id from outbox where sent_at < ${before}::timestamptz
      order by sent_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

type Unsent = Owner & {
  readonly messageId: string;
  readonly kind: string;
  readonly attempts: number;
  readonly lastError: string | null;
};

/**
 * Takes out messages from before then that have not left, the oldest first, with their attempts. One that's
 * held, or that came in less than a minute ago, has yet to be tried.
 */
export async function takeUnsent(tx: Tx, before: Instant, limit: number): Promise<Unsent[]> {
  const { rows } = await sql<Unsent>`delete from outbox
    where (tenant_id, customer_id, message_id) in (
      select tenant_id, customer_id, message_id from outbox
      where sent_at is null and created_at < ${before}::timestamptz
        and (attempts > 0 or next_try_at < clock_timestamp() - interval '1 minute')
      order by created_at limit ${limit} for update skip locked)
    returning tenant_id as "tenantId", customer_id as "customerId", message_id as "messageId", kind, attempts,
      last_error as "lastError"`.execute(tx);
  return rows;
}

/** Messages that could have left and have not. */
export async function readWaiting(
  db: Db,
): Promise<{ readonly count: number; readonly oldest: Instant | null }> {
  const { rows } = await sql<{ count: number; oldest: Instant | null }>`
    select count(*)::int as count, min(created_at) as oldest from outbox
    where sent_at is null and (attempts > 0 or next_try_at <= clock_timestamp())`.execute(db);
  return first(rows);
}
