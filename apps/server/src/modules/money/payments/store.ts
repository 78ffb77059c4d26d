/** The SQL of tries at adding cards. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/client.ts';

/**
 * Counts one try in a window that begins with its first; one statement, so that no process misses another's.
 * The tries so far, this one among them.
 */
export async function countTry(
  db: Kysely<Database>,
  bucket: string,
  windowSeconds: number,
  now: Instant,
): Promise<number> {
  const isOver = sql`card_velocity.window_start + ${windowSeconds}::int * interval '1 second'
    <= excluded.window_start`;
  const { rows } = await sql<{ hits: number }>`
    insert into card_velocity (bucket, window_start, hits) values (${bucket}, ${now}, 1)
    on conflict (bucket) do update set
      hits = case when ${isOver} then 1 else card_velocity.hits + 1 end,
      window_start = case when ${isOver} then excluded.window_start else card_velocity.window_start end
    returning hits`.execute(db);
  return first(rows).hits;
}

/** Takes one off again that was counted at `began`, unless its window has ended. */
export const takeBackTry = (db: Kysely<Database>, bucket: string, began: Instant) =>
  sql`update card_velocity set hits = hits - 1
    where bucket = ${bucket} and hits > 0 and window_start <= ${began}::timestamptz`.execute(db);

export async function readTries(
  db: Kysely<Database>,
  bucket: string,
  windowSeconds: number,
  now: Instant,
): Promise<number> {
  const { rows } = await sql<{ hits: number }>`select hits from card_velocity where bucket = ${bucket}
    and window_start + ${windowSeconds}::int * interval '1 second' > ${now}::timestamptz`.execute(db);
  return rows[0]?.hits ?? 0;
}

/** Forgets windows that are over for long. */
export async function sweepTries(db: Kysely<Database>, before: Instant): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from card_velocity where window_start < ${before}::timestamptz`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
