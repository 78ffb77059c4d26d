/** The SQL of redemptions and their refunds. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Queries } from '../../db/transaction.ts';
import type { Reason } from '../reason.ts';

export type RedemptionRow = {
  readonly reference: string;
  readonly subject: string;
  readonly accountReferenceId: string | null;
  readonly state: 'reserved' | 'settled' | 'released' | 'rejected' | 'expired';
  readonly units: number;
  readonly settledUnits: number;
  readonly refundedUnits: number;
  readonly reason: Reason | null;
  readonly expiresAt: Instant;
};

const columns = `reference, subject, account_reference_id as "accountReferenceId", state, units,
  settled_units as "settledUnits", reason, expires_at as "expiresAt",
  (select coalesce(sum(f.units), 0)::bigint from redemption_refunds f where f.reference = r.reference)
    as "refundedUnits"`;

export async function readRedemptions(
  pool: Queries,
  references: readonly string[],
): Promise<RedemptionRow[]> {
  const { rows } = await pool.query<RedemptionRow>(
    `select ${columns} from redemptions r where reference = any($1::text[]) order by created_at, reference`,
    [references],
  );
  return rows;
}

/** Kept still until the transaction ends. */
export async function lockRedemption(client: Queries, reference: string): Promise<RedemptionRow | undefined> {
  await client.query('select from redemptions where reference = $1 for update', [reference]);
  return (await readRedemptions(client, [reference]))[0];
}

/** False when the reference is there already. */
export async function insertRedemption(
  client: Queries,
  row: Omit<RedemptionRow, 'settledUnits' | 'refundedUnits'>,
  now: Instant,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into redemptions (reference, subject, account_reference_id, state, units, reason, created_at,
       expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (reference) do nothing`,
    [
      row.reference,
      row.subject,
      row.accountReferenceId,
      row.state,
      row.units,
      row.reason,
      now,
      row.expiresAt,
    ],
  );
  return rowCount === 1;
}

/** Of a locked one. */
export const endReservation = (
  client: Queries,
  reference: string,
  state: 'settled' | 'released' | 'expired',
  settledUnits: number,
) =>
  client.query('update redemptions set state = $2, settled_units = $3 where reference = $1', [
    reference,
    state,
    settledUnits,
  ]);

export async function readExpiring(pool: Queries, now: Instant, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    `select reference from redemptions where state = 'reserved' and expires_at <= $1
     order by expires_at limit $2`,
    [now, limit],
  );
  return rows.map(({ reference }) => reference);
}

export type RefundRow = {
  readonly refundReference: string;
  readonly reference: string;
  readonly units: number;
  readonly createdAt: Instant;
};

export async function readRefunds(pool: Queries, references: readonly string[]): Promise<RefundRow[]> {
  const { rows } = await pool.query<RefundRow>(
    `select refund_reference as "refundReference", reference, units, created_at as "createdAt"
     from redemption_refunds where reference = any($1::text[]) order by created_at, refund_reference`,
    [references],
  );
  return rows;
}

export async function readRefund(pool: Queries, refundReference: string): Promise<RefundRow | undefined> {
  const { rows } = await pool.query<RefundRow>(
    `select refund_reference as "refundReference", reference, units, created_at as "createdAt"
     from redemption_refunds where refund_reference = $1`,
    [refundReference],
  );
  return rows[0];
}

/** False when the reference is there already. */
export async function insertRefund(client: Queries, row: RefundRow): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into redemption_refunds (refund_reference, reference, units, created_at)
     values ($1, $2, $3, $4) on conflict (refund_reference) do nothing`,
    [row.refundReference, row.reference, row.units, row.createdAt],
  );
  return rowCount === 1;
}
