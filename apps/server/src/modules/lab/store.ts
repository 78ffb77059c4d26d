/** SQL of the lab's clock: how far every process is ahead of the true time. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/client.ts';

export async function readOffset(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`select offset_seconds as "seconds" from lab_clock`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}

export const writeOffset = (db: Kysely<Database>, seconds: number) =>
  sql`insert into lab_clock (single, offset_seconds) values (true, ${seconds})
      on conflict (single) do update set offset_seconds = excluded.offset_seconds`.execute(db);
