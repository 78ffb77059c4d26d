/**
 * Fixed windows in the database, so that a limit holds over all server processes. Times are the database's
 * own.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';

export type Hit = { readonly hits: number; readonly secondsLeft: number };

/** Counts one hit in the bucket's present window; one statement. */
export async function countHit(db: Kysely<Database>, bucket: string, windowSeconds: number): Promise<Hit> {
  const { rows } = await sql<{ hits: number; seconds_left: number }>`
    insert into rate_limits (bucket, window_start, hits)
    values (${bucket}, to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int)
      * ${windowSeconds}::int), 1)
    on conflict (bucket) do update set
      hits = case when rate_limits.window_start = excluded.window_start
        then rate_limits.hits + 1 else 1 end,
      window_start = excluded.window_start
    returning hits,
      ceil(extract(epoch from window_start) + ${windowSeconds}::int - extract(epoch from now()))::int
        as seconds_left
  `.execute(db);
  const row = rows[0]!;
  return { hits: row.hits, secondsLeft: Math.max(1, row.seconds_left) };
}

/** Forgets buckets that nobody has touched for a day. */
export const sweepLimits = (db: Kysely<Database>) =>
  sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
