/** Checks the ledger's invariants for the customers whose money or states moved, each move once. */

import type { Effects } from '#context.ts';
import { follow } from '#workflow/jobs/follow.ts';
import type { Job, Turn } from '#workflow/jobs/job.ts';
import type { Machines } from '#workflow/machine.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { checkLedger } from './check-ledger.ts';
import { countViolations, readCustomersAfter, replaceViolations, touched } from './rules/store.ts';

export type LedgerDeps = Pick<Effects, 'db' | 'clock' | 'log'> & { readonly machines: Machines };

/** So few that every rule finds their rows by key. */
const AT_ONCE = 200;

export const ledgerJob = (deps: LedgerDeps): Job => ({
  name: 'check-ledger',
  everySeconds: 60,
  isDueAtStart: true,
  run: (turn) => watchLedger(deps, turn),
});

export async function watchLedger(deps: LedgerDeps, turn: Turn) {
  const report = await follow(turn, touched, async (tx, rows) => {
    const owners = distinct(rows);
    for (let i = 0; i < owners.length; i += AT_ONCE)
      await checkCustomers(deps, tx, owners.slice(i, i + AT_ONCE));
    return owners.length;
  });
  return { ...report, gauges: { money_ledger_violations: await countViolations(deps.db) } };
}

/** Checks all customers, a few at a time, however many there are. Returns how many violations are left. */
export async function checkEverybody(
  deps: LedgerDeps,
  onProgress: (customers: number) => void,
): Promise<number> {
  let after: Owner | null = null;
  for (let checked = 0; ; ) {
    const owners = await readCustomersAfter(deps.db, after, AT_ONCE);
    if (owners.length > 0) await deps.db.transaction().execute((tx) => checkCustomers(deps, tx, owners));
    checked += owners.length;
    onProgress(checked);
    if (owners.length < AT_ONCE) return countViolations(deps.db);
    after = owners.at(-1) ?? null;
  }
}

async function checkCustomers(deps: LedgerDeps, tx: Tx, owners: readonly Owner[]): Promise<number> {
  const violations = await checkLedger(tx, deps.machines, owners);
  for (const violation of violations) deps.log.error(violation, 'ledger violation');
  await replaceViolations(tx, owners, violations, deps.clock.now());
  return owners.length;
}

const distinct = (owners: readonly Owner[]): Owner[] => [
  ...new Map(
    owners.map(({ tenantId, customerId }) => [`${tenantId} ${customerId}`, { tenantId, customerId }]),
  ).values(),
];
