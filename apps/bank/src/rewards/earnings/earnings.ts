/** What a person's spending earns, added once and taken back once; idempotent by the caller's reference. */
import { assertPresent } from '@sojourn/domain/present.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Effects } from '../../effects.ts';
import { ReferenceReused, type Refused } from '../reason.ts';
import { insertMovement, lockAccount } from '../store.ts';
import { type EarningRow, insertEarning, lockEarning, markTakenBack, readEarnings } from './store.ts';

type EarnRequest = {
  readonly reference: string;
  readonly subject: string;
  readonly accountReferenceId: string;
  readonly units: number;
  readonly reason: string;
};

export async function earn({ pool, clock }: Effects, request: EarnRequest): Promise<EarningRow | Refused> {
  const { reference, subject, accountReferenceId, units } = request;
  const isTheirs = await inTransaction(pool, async (client) => {
    // Every user of the account's card earns for it, in any role
    if (!(await lockAccount(client, subject, accountReferenceId))) return false;
    const at = clock.now();
    if (!(await insertEarning(client, { ...request, state: 'posted' }, at))) return true;
    const change = { available: units, reserved: 0, at };
    await insertMovement(client, { kind: 'earn', accountReferenceId, reference, ...change });
    return true;
  });
  const [row] = await readEarnings(pool, [reference]);
  if (!row) return { refused: isTheirs ? 'Other' : 'NoEligibleAccount' };
  if (row.state === 'takenBack') return { refused: 'Other' };
  const isSame =
    row.subject === subject && row.accountReferenceId === accountReferenceId && row.units === units;
  if (!isSame) throw new ReferenceReused(reference);
  return row;
}

/** Marks what was never earned as taken back, so that an earning that arrives late is refused. */
export async function takeBack({ pool, clock }: Effects, reference: string): Promise<null> {
  return inTransaction(pool, async (client) => {
    const at = clock.now();
    const noted = { reference, subject: '', accountReferenceId: null, units: 0, reason: '' };
    if (await insertEarning(client, { ...noted, state: 'takenBack' }, at)) return null;
    const row = assertPresent(await lockEarning(client, reference), `earning ${reference}`);
    if (row.state === 'takenBack') return null;
    await markTakenBack(client, reference);
    const { units } = row;
    const accountReferenceId = assertPresent(row.accountReferenceId, `the account of earning ${reference}`);
    const of = { accountReferenceId, reference };
    await insertMovement(client, { kind: 'takeBack', ...of, available: -units, reserved: 0, at });
    return null;
  });
}
