/**
 * Redemptions in two phases: reserve units, then settle or release them; idempotent by the caller's
 * reference. A reservation lasts a week, like a card authorization: a confirmed hotel gets paid even if the
 * portal was down in between.
 */

import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent, first } from '@sojourn/domain/present.ts';
import { redeemable } from '@sojourn/domain/wallet/redemption.ts';
import { inTransaction, type Queries } from '../../db/transaction.ts';
import type { Effects } from '../../effects.ts';
import { type Reason, ReferenceReused, type Refused } from '../reason.ts';
import { type AccountRow, type HolderRow, insertMovement, lockAccount } from '../store.ts';
import { expireDue, isDue } from './expire.ts';
import {
  endReservation,
  insertRedemption,
  insertRefund,
  lockRedemption,
  type RedemptionRow,
  type RefundRow,
  readRedemptions,
  readRefund,
} from './store.ts';

type ReserveRequest = {
  readonly reference: string;
  readonly subject: string;
  readonly accountReferenceId: string;
  readonly units: number;
};

const RESERVED_SECONDS = 7 * 86_400;

export async function reserve(
  effects: Effects,
  request: ReserveRequest,
  played: Reason | null,
): Promise<RedemptionRow | Refused> {
  const { pool, clock } = effects;
  const { reference, subject, units } = request;
  await expireDue(effects);
  const now = clock.now();
  const [before] = await readRedemptions(pool, [reference]);
  if (before) return answerAgain(before, request, now);
  await inTransaction(pool, async (client) => {
    const account = await lockAccount(client, subject, request.accountReferenceId);
    const reason = played ?? reasonAgainst(account, units);
    const accountReferenceId = account?.accountReferenceId ?? null;
    const made = await insertRedemption(
      client,
      {
        reference,
        subject,
        accountReferenceId,
        units,
        state: reason ? 'rejected' : 'reserved',
        reason,
        expiresAt: plusSeconds(now, RESERVED_SECONDS),
      },
      now,
    );
    if (!made || reason || !accountReferenceId) return;
    const change = { available: -units, reserved: units, at: now };
    await insertMovement(client, { kind: 'reserve', accountReferenceId, reference, ...change });
  });
  return answerAgain(first(await readRedemptions(pool, [reference])), request, now);
}

function reasonAgainst(account: (AccountRow & HolderRow) | undefined, units: number): Reason | null {
  if (!account) return 'NoEligibleAccount';
  if (account.standing === 'bad') return 'RejectedByCapitalOne';
  const { minUnits, maxUnits, eligible } = redeemable({
    customerAccountRole: account.role,
    allowRewardsRedemption: account.mayRedeem,
    rewardsBalance: { value: account.available },
    redemptionMin: { value: account.redemptionMin },
  });
  return eligible && units >= minUnits && units <= maxUnits ? null : 'NoEligibleAccount';
}

function answerAgain(row: RedemptionRow, request: ReserveRequest, now: Instant): RedemptionRow | Refused {
  if (row.state === 'released' || row.state === 'expired' || isDue(row, now)) return { refused: 'Other' };
  const isSame =
    row.subject === request.subject &&
    row.units === request.units &&
    (row.reason !== null || row.accountReferenceId === request.accountReferenceId);
  if (!isSame) throw new ReferenceReused(row.reference);
  return row.reason ? { refused: row.reason } : row;
}

export function settle(
  { pool, clock }: Effects,
  reference: string,
  units: number,
): Promise<RedemptionRow | Refused> {
  return inTransaction(pool, async (client) => {
    const row = await lockRedemption(client, reference);
    const now = clock.now();
    if (row?.state === 'settled' && row.settledUnits === units) return row;
    if (row?.state !== 'reserved' || units > row.units || isDue(row, now)) return { refused: 'Other' };
    await end(client, row, 'settled', units, now);
    return { ...row, state: 'settled', settledUnits: units };
  });
}

export function release({ pool, clock }: Effects, reference: string): Promise<Refused | null> {
  return inTransaction(pool, async (client) => {
    const now = clock.now();
    const noted = { reference, subject: '', accountReferenceId: null, units: 0, reason: null };
    if (await insertRedemption(client, { ...noted, state: 'released', expiresAt: now }, now)) return null;
    const row = await lockRedemption(client, reference);
    if (row?.state === 'settled') return { refused: 'Other' };
    if (row?.state === 'reserved') await end(client, row, 'released', 0, now);
    return null;
  });
}

/** What is not settled is available again. */
async function end(
  client: Queries,
  { reference, accountReferenceId, units }: RedemptionRow,
  state: 'settled' | 'released',
  settledUnits: number,
  at: Instant,
): Promise<void> {
  await endReservation(client, reference, state, settledUnits);
  await insertMovement(client, {
    kind: state === 'settled' ? 'settle' : 'release',
    accountReferenceId: assertPresent(accountReferenceId, `the account of redemption ${reference}`),
    reference,
    available: units - settledUnits,
    reserved: -units,
    at,
  });
}

/** The refunds of a redemption never exceed what was settled. */
export async function refund(
  { pool, clock }: Effects,
  request: Omit<RefundRow, 'createdAt'>,
): Promise<RefundRow | Refused> {
  const { reference, refundReference, units } = request;
  const refused = await inTransaction(pool, async (client) => {
    const row = await lockRedemption(client, reference);
    if (await readRefund(client, refundReference)) return null;
    if (!row?.accountReferenceId || row.refundedUnits + units > row.settledUnits) return 'Other' as const;
    const at = clock.now();
    const { accountReferenceId } = row;
    if (!(await insertRefund(client, { ...request, createdAt: at }))) return null;
    const change = { available: units, reserved: 0, at };
    await insertMovement(client, { kind: 'refund', accountReferenceId, reference, ...change });
    return null;
  });
  if (refused) return { refused };
  const made = assertPresent(await readRefund(pool, refundReference), `refund ${refundReference}`);
  if (made.reference !== reference || made.units !== units) throw new ReferenceReused(refundReference);
  return made;
}
