/** That the demo's past is made once for a database: one process at a time, from one day, to its end. */
import type { Pool } from 'pg';
import type { Db } from '../../apps/server/src/db/client.ts';
import { noteStep, readStep } from '../../apps/server/src/modules/platform/lab/store.ts';
import type { Instant } from '../../packages/domain/src/dates.ts';

const WORLD = 'world';

/** Waits while another process is at it; returns what lets the next one in. Death does so too. */
export async function lockWorld(pool: Pool): Promise<() => void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query("select pg_advisory_lock(hashtext('the demo''s past'))");
  return () => client.release(true);
}

export const isWorldMade = async (db: Db): Promise<boolean> => (await readStep(db, WORLD))?.isEnded ?? false;

/** The moment on which all of it is counted: of the first beginning. */
export async function beginOnce(db: Db, now: Instant): Promise<Instant> {
  const begun = (await readStep(db, WORLD))?.facts.made as Instant | undefined;
  if (begun) return begun;
  await noteStep(db, WORLD, { made: now }, false);
  return now;
}

export const endWorld = (db: Db, made: Instant) => noteStep(db, WORLD, { made }, true);
