/** SQL of the lab's clock: how far every process is ahead of the true time. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';

export async function readOffset(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('lab_clock').select('offset_seconds').executeTakeFirst();
  return row?.offset_seconds ?? 0;
}

export const writeOffset = (db: Kysely<Database>, seconds: number) =>
  sql`insert into lab_clock (single, offset_seconds) values (true, ${seconds})
      on conflict (single) do update set offset_seconds = excluded.offset_seconds`.execute(db);
