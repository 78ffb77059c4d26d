/**
 * The background job of money: asks the invariants, compares our records with the gateway's, the bank's and
 * the hotels', follows refunds; what differs or is late becomes a case, and its numbers are metrics.
 */
import type { Logger } from 'pino';
import type { Job } from '#workflow/jobs/job.ts';
import type { Machines } from '#workflow/machine.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { listCases } from '../cases/list-cases.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { closeSettled } from './close-settled.ts';
import type { BookingDeps } from './product.ts';
import { raiseDifferences } from './raise-differences.ts';
import { type Difference, reconcileBookings } from './reconcile-bookings.ts';
import { reconcileRewards } from './reconcile-rewards.ts';
import { raiseOverdueRefunds, traceRefunds } from './trace-refunds.ts';

/** As they were when last looked at; all but the cases should be 0. */
export type MoneyNumbers = {
  ledgerViolations: number;
  recordDifferences: number;
  overdueSagas: number;
  openCases: number;
};
export type MoneyWatch = {
  readonly numbers: () => Readonly<MoneyNumbers>;
  readonly look: () => Promise<void>;
};

const EVERY_SECONDS = 600;
export type MoneyDeps = BookingDeps & {
  readonly log: Logger;
  readonly sagas: SagaRunner;
  readonly machines: Machines;
};

const CONTEXT = { timeoutMs: 3_000, scenario: null, requestId: 'money-watch' };

const earningsOf = (differences: readonly Difference[]): ReadonlySet<string> =>
  new Set(differences.filter(({ what }) => what === 'earning').map(({ bookingId }) => bookingId));

export function createMoneyWatch(deps: MoneyDeps): MoneyWatch {
  const numbers = { ledgerViolations: 0, recordDifferences: 0, overdueSagas: 0, openCases: 0 };
  let reconciled = 0;
  let rewardsReconciled = 0;
  let different: ReadonlySet<string> = new Set();
  let earningsBefore: ReadonlySet<string> = new Set();
  const look = async (): Promise<void> => {
    const violations = await checkLedger(deps.db, deps.machines);
    for (const violation of violations) deps.log.error(violation, 'ledger violation');
    const bookings = await reconcileBookings(deps, reconciled, CONTEXT);
    const rewards = await reconcileRewards(deps, rewardsReconciled, CONTEXT);
    const differences = [...bookings.differences, ...rewards.differences];
    for (const difference of differences) deps.log.warn(difference, 'records differ');
    // A difference is looked at again: it may have been a booking in the middle of its saga
    const isFirst = rewardsReconciled === 0;
    if (bookings.differences.length === 0) reconciled = bookings.upTo;
    if (rewards.differences.length === 0) rewardsReconciled = rewards.upTo;
    different = await raiseDifferences(deps, differences, different);
    await traceRefunds(deps, CONTEXT);
    await raiseOverdueRefunds(deps);
    const sawEarnings = (bookingId: string) => rewards.isWhole && (isFirst || earningsBefore.has(bookingId));
    await closeSettled(deps, { differences, sawEarnings }, CONTEXT);
    // Until the bank has told all of it, what differed is looked at again
    if (rewards.isWhole) earningsBefore = earningsOf(rewards.differences);
    numbers.ledgerViolations = violations.length;
    numbers.recordDifferences = differences.length;
    numbers.overdueSagas = await deps.sagas.countOverdue();
    numbers.openCases = (await listCases(deps.db, 1000)).length;
  };
  return { numbers: () => numbers, look };
}

export function moneyJob(deps: MoneyDeps): Job {
  const { numbers, look } = createMoneyWatch(deps);
  return {
    name: 'money',
    everySeconds: EVERY_SECONDS,
    isDueAtStart: true,
    run: async () => {
      await look();
      const gauges = {
        money_ledger_violations: numbers().ledgerViolations,
        money_record_differences: numbers().recordDifferences,
        money_overdue_sagas: numbers().overdueSagas,
        money_open_cases: numbers().openCases,
      };
      return { rows: 0, gauges };
    },
  };
}
