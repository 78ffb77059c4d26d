/**
 * The background job of money: asks the invariants, compares records, follows refunds; its numbers are
 * metrics.
 */
import type { Logger } from 'pino';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { listCases } from '../cases/list-cases.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import type { BookingDeps } from './deps.ts';
import { reconcileBookings } from './reconcile-bookings.ts';
import { traceRefunds } from './trace-refunds.ts';

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
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

const EVERY_MS = 10 * 60_000;
const CONTEXT = { timeoutMs: 3_000, scenario: null, requestId: 'money-watch' };

export function createMoneyWatch(
  deps: BookingDeps & { readonly log: Logger; readonly sagas: SagaRunner },
): MoneyWatch {
  const numbers = { ledgerViolations: 0, recordDifferences: 0, overdueSagas: 0, openCases: 0 };
  let reconciled = 0;
  const look = async (): Promise<void> => {
    const violations = await checkLedger(deps.db);
    for (const violation of violations) deps.log.error(violation, 'ledger violation');
    const { differences, upTo } = await reconcileBookings(deps, reconciled, CONTEXT);
    for (const difference of differences) deps.log.warn(difference, 'records differ');
    // A difference is looked at again: it may have been a booking in the middle of its saga
    if (differences.length === 0) reconciled = upTo;
    await traceRefunds(deps, CONTEXT);
    numbers.ledgerViolations = violations.length;
    numbers.recordDifferences = differences.length;
    numbers.overdueSagas = await deps.sagas.countOverdue();
    numbers.openCases = (await listCases(deps.db, 1000)).length;
  };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const lookSafely = (): void => {
    looking = looking
      .then(look)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'money watch failed'));
  };
  return {
    numbers: () => numbers,
    look,
    start: () => {
      lookSafely();
      timer = setInterval(lookSafely, EVERY_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
