/** What the markets of all products record of their scenarios. */
import { withNext } from '@sojourn/postgres/with-next.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** The portal's database; the market's tables are in a schema of their own. */
export type MarketDb = Db;

/** True the first time that a scenario strikes a reference at a verb. */
export async function strikeOnce(
  db: MarketDb,
  scenario: string,
  verb: string,
  reference: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into market.scenario_strikes (scenario, verb, reference)
    values (${scenario}, ${verb}, ${reference}) on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** What was sold, for every server's picture of it; commits with the sale. `payload`: the channel's own. */
export const noticeSale = (db: MarketDb, channel: string, payload: unknown): Promise<void> =>
  withNext(
    db,
    sql`insert into market.sale_notices (channel, payload) values (${channel}, ${JSON.stringify(payload)})`,
  );

type SaleNotice = { readonly channel: string; readonly payload: string };

/** The transactions whose notices count as read. */
export async function currentSnapshot(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select pg_current_snapshot()::text as at');
  return rows[0]?.at ?? '';
}

/** Notices that became visible after a snapshot, each once, in the order of each thing's sales. */
export async function readNotices(
  client: PoolClient,
  since: string,
): Promise<{ readonly notices: readonly SaleNotice[]; readonly upTo: string }> {
  const { rows } = await client.query<{ upTo: string; channel: string | null; payload: string | null }>(
    `select pg_current_snapshot()::text as "upTo", n.channel, n.payload
     from (select) one left join lateral (
       select channel, payload, notice_id from market.sale_notices
       where tx >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(tx, $1::pg_snapshot)
       order by notice_id) n on true
     order by n.notice_id`,
    [since],
  );
  const notices = rows.flatMap(({ channel, payload }) =>
    channel === null || payload === null ? [] : [{ channel, payload }],
  );
  return { notices, upTo: rows[0]?.upTo ?? since };
}

/** How many were deleted. */
export async function deleteNotices(pool: Pool, storedSeconds: number, most: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from market.sale_notices where (tx, notice_id) in (
       select tx, notice_id from market.sale_notices
       where noticed_at < now() - make_interval(secs => $1) order by tx, notice_id limit $2)`,
    [storedSeconds, most],
  );
  return rowCount ?? 0;
}
