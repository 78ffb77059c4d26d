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

/** What a step of the demo's past has come to so far, as it noted it. */
export type StepFacts = Readonly<Record<string, unknown>>;
type NotedStep = { readonly step: string; readonly facts: StepFacts; readonly isEnded: boolean };

const columns = sql`step, facts, ended_at is not null as "isEnded"`;

export async function readSteps(db: Kysely<Database>): Promise<ReadonlyMap<string, NotedStep>> {
  const { rows } = await sql<NotedStep>`select ${columns} from demo_steps`.execute(db);
  return new Map(rows.map((row) => [row.step, row]));
}

export async function readStep(db: Kysely<Database>, step: string): Promise<NotedStep | undefined> {
  const { rows } = await sql<NotedStep>`select ${columns} from demo_steps where step = ${step}`.execute(db);
  return rows[0];
}

export const noteStep = (db: Kysely<Database>, step: string, facts: StepFacts, isEnded: boolean) =>
  sql`insert into demo_steps (step, facts, ended_at)
    values (${step}, ${JSON.stringify(facts)}::jsonb, case when ${isEnded} then clock_timestamp() end)
    on conflict (step) do update set facts = excluded.facts, ended_at = excluded.ended_at`.execute(db);
