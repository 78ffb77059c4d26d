/** The SQL of what people have earned. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Queries } from '../../db/transaction.ts';

export type EarningRow = {
  readonly reference: string;
  readonly subject: string;
  readonly accountReferenceId: string | null;
  readonly state: 'posted' | 'takenBack';
  readonly units: number;
  readonly reason: string;
};

const columns = `reference, subject, account_reference_id as "accountReferenceId", state, units, reason`;

export async function readEarnings(pool: Queries, references: readonly string[]): Promise<EarningRow[]> {
  const { rows } = await pool.query<EarningRow>(
    `select ${columns} from earnings where reference = any($1::text[]) order by created_at, reference`,
    [references],
  );
  return rows;
}

export async function lockEarning(client: Queries, reference: string): Promise<EarningRow | undefined> {
  const { rows } = await client.query<EarningRow>(
    `select ${columns} from earnings where reference = $1 for update`,
    [reference],
  );
  return rows[0];
}

/** False when the reference is there already. */
export async function insertEarning(client: Queries, row: EarningRow, now: Instant): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into earnings (reference, subject, account_reference_id, state, units, reason, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (reference) do nothing`,
    [row.reference, row.subject, row.accountReferenceId, row.state, row.units, row.reason, now],
  );
  return rowCount === 1;
}

/** Of a locked one. */
export const markTakenBack = (client: Queries, reference: string) =>
  client.query(`update earnings set state = 'takenBack' where reference = $1`, [reference]);
