/** The bank's record as the portal's server reads it, to look something up and to reconcile with. */
import type { Effects } from '../effects.ts';
import { type EarningRow, readEarnings } from './earnings/store.ts';
import { isDue } from './redemptions/expire.ts';
import { type RedemptionRow, type RefundRow, readRedemptions, readRefunds } from './redemptions/store.ts';
import { readMoved } from './store.ts';

const PAGE = 200;

export const redemptionOnWire = (row: RedemptionRow) => ({
  reference: row.reference,
  accountReferenceId: row.accountReferenceId ?? '',
  state: row.state,
  units: row.units,
  settledUnits: row.settledUnits,
  refundedUnits: row.refundedUnits,
  expiresAt: row.expiresAt,
  reason: row.reason,
});
export const refundOnWire = (row: RefundRow) => ({
  reference: row.refundReference,
  units: row.units,
  returnedAt: row.createdAt,
});
export const earningOnWire = ({ subject: _, accountReferenceId, ...row }: EarningRow) => ({
  ...row,
  accountReferenceId: accountReferenceId ?? '',
});

async function redemptionRecords({ pool, clock }: Effects, references: readonly string[]) {
  const now = clock.now();
  const [rows, refunds] = [await readRedemptions(pool, references), await readRefunds(pool, references)];
  return rows.map((row) => ({
    redemption: redemptionOnWire(isDue(row, now) ? { ...row, state: 'expired' } : row),
    refunds: refunds.filter(({ reference }) => reference === row.reference).map(refundOnWire),
  }));
}

export const lookUp = async (effects: Effects, reference: string) =>
  (await redemptionRecords(effects, [reference]))[0] ?? null;

/** Everything that moved a balance after the mark, as it is now. */
export async function listRecords(effects: Effects, since: number) {
  const { redemptions, earnings, upTo } = await readMoved(effects.pool, since, PAGE);
  const redeemed = await redemptionRecords(effects, redemptions);
  const earned = await readEarnings(effects.pool, earnings);
  return {
    records: [
      ...redeemed.map((record) => ({ kind: 'redemption', ...record })),
      ...earned.map((row) => ({ kind: 'earning', earning: earningOnWire(row) })),
    ],
    upTo,
  };
}
