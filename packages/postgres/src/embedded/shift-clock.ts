/**
 * For tests that run as of another day: the database's own `now()` and `clock_timestamp()` are ahead of the
 * true time, in every statement and default. The planner puts in what they're made of, so indexes are used as
 * before.
 */
import { withClient } from '../databases.ts';

/** Set by the test run alone. */
export const AHEAD_VARIABLE = 'TEST_CLOCK_AHEAD_MS';

/** `url`: the connection string of a database of the server, for one who may do everything there. */
export async function shiftClock(url: (databaseName: string) => string, aheadMs: number): Promise<void> {
  const names = await withClient(url('postgres'), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where datallowconn',
    );
    return rows.map(({ name }) => name);
  });
  // New databases are copies of template1, which is one of them
  for (const name of names) await withClient(url(name), (client) => client.query(shifted(aheadMs)));
}

/** In their place, so that what is defined by them already follows. */
const shifted = (aheadMs: number): string => `
  create or replace function pg_catalog.true_now() returns timestamptz
    language internal stable strict parallel safe as 'now';
  create or replace function pg_catalog.true_clock_timestamp() returns timestamptz
    language internal volatile strict parallel safe as 'clock_timestamp';
  create or replace function pg_catalog.now() returns timestamptz language sql stable parallel safe
    as $$ select pg_catalog.true_now() + interval '${aheadMs} ms' $$;
  create or replace function pg_catalog.clock_timestamp() returns timestamptz language sql volatile
    parallel safe as $$ select pg_catalog.true_clock_timestamp() + interval '${aheadMs} ms' $$`;
