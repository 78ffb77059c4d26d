/**
 * Fixed windows in the database, so that a limit holds over all server processes. Times are the database's
 * own.
 */
import { first } from '@sojourn/domain/present.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { createJoinedWork } from '../../coalesce.ts';

type Hit = { readonly hits: number; readonly secondsLeft: number };

const counting = new WeakMap<Kysely<Database>, ReturnType<typeof createJoinedWork<Hit>>>();

/**
 * Counts one hit in the bucket's present window. Hits of one bucket that come at once are counted by one
 * statement, and each gets its own number.
 */
export async function countHit(db: Kysely<Database>, bucket: string, windowSeconds: number): Promise<Hit> {
  const join = counting.get(db) ?? createJoinedWork<Hit>();
  counting.set(db, join);
  const joined = await join(`${windowSeconds} ${bucket}`, (hits) =>
    countHits(db, bucket, windowSeconds, hits),
  );
  const { value, callers, place } = joined;
  return { ...value, hits: value.hits - callers + place };
}

/** `hits` after it. */
async function countHits(
  db: Kysely<Database>,
  bucket: string,
  windowSeconds: number,
  hits: number,
): Promise<Hit> {
  const { rows } = await sql<{ hits: number; seconds_left: number }>`
    insert into rate_limits (bucket, window_start, hits)
    values (${bucket}, to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int)
      * ${windowSeconds}::int), ${hits}::int)
    on conflict (bucket) do update set
      hits = case when rate_limits.window_start = excluded.window_start
        then rate_limits.hits + excluded.hits else excluded.hits end,
      window_start = excluded.window_start
    returning hits,
      ceil(extract(epoch from window_start) + ${windowSeconds}::int - extract(epoch from now()))::int
        as seconds_left
  `.execute(db);
  const row = first(rows);
  return { hits: row.hits, secondsLeft: Math.max(1, row.seconds_left) };
}

/** Forgets buckets that nobody has touched for a day. */
export async function sweepLimits(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
