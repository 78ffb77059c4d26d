/** What the markets of all products record of their scenarios. */
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

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
