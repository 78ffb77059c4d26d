/** The SQL of processors' notices. They belong to no customer until they're matched with a payment. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Notice } from '#suppliers/payments/notices-port.ts';

export type StoredNotice = Notice & { readonly sender: string; readonly tries: number };

const columns = sql`sender, notice_id as "noticeId", kind, object_id as "objectId", sent_at as "sentAt",
  tries`;

/** A copy of one that's there is counted, and changes nothing else. */
export async function storeNotice(db: Db, sender: string, notice: Notice, now: Instant): Promise<void> {
  await sql`insert into notices (sender, notice_id, kind, object_id, sent_at, received_at)
    values (${sender}, ${notice.noticeId}, ${notice.kind}, ${notice.objectId}, ${notice.sentAt}, ${now})
    on conflict (sender, notice_id) do update set copies = notices.copies + 1`.execute(db);
}

/** Those that are due, the longest first; due again, ever later, unless they're ended. */
export async function claimNotices(db: Db, sender: string, limit: number): Promise<StoredNotice[]> {
  const { rows } = await sql<StoredNotice>`with due as (
      select sender as s, notice_id as i from notices
      where state = 'open' and next_try_at <= now() and sender = ${sender}
      order by next_try_at limit ${limit} for update skip locked)
    update notices set tries = tries + 1, next_try_at = clock_timestamp()
      + least(interval '6 hours', interval '30 seconds' * power(2, least(tries, 12)))
    from due where sender = s and notice_id = i returning ${columns}`.execute(db);
  return rows;
}

export async function endNotice(
  db: Db,
  { sender, noticeId }: Pick<StoredNotice, 'sender' | 'noticeId'>,
  state: 'open' | 'done' | 'unmatched',
  outcome: string,
): Promise<void> {
  await sql`update notices set state = ${state}, outcome = ${outcome}
    where sender = ${sender} and notice_id = ${noticeId} and state = 'open'`.execute(db);
}

type ListedNotice = Notice & {
  readonly sender: string;
  readonly receivedAt: Instant;
  readonly copies: number;
  readonly state: string;
  readonly tries: number;
  readonly outcome: string | null;
};
/** The newest first; open and unmatched ones before all others. */
export async function listNotices(db: Db, limit: number): Promise<ListedNotice[]> {
  const { rows } = await sql<ListedNotice>`select ${columns}, received_at as "receivedAt", copies, state,
      outcome
    from notices order by state = 'done', received_at desc, notice_id limit ${limit}`.execute(db);
  return rows;
}

/** It's worked once more; false: there's no such notice. */
export async function replayNotice(db: Db, noticeId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update notices set state = 'open', tries = 0, next_try_at = now()
    where notice_id = ${noticeId}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteNotices(db: Db, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from notices
    where received_at < ${before} and state <> 'open'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
