/** A round of each job that watches money, with everything due, as if its time had come. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { MACHINES } from '#main/capabilities.ts';
import { watchLedger } from '#modules/money/ledger/watch-ledger.ts';
import { testTurn } from '#testing/turn.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { type CheckDeps, checkBookings, noteMoved } from '../reconciliation/check-bookings.ts';
import { type BankDeps, followBank } from '../reconciliation/follow-bank.ts';
import { countDifferences } from '../reconciliation/store.ts';
import { closeLateRefunds, raiseOverdueRefunds, traceRefunds } from '../refunds/trace-refunds.ts';

const DUE = ['booking_checks', 'bank_differences', 'refunds', 'cases'];

/** Follows what happens from now on. */
export function createMoneyWatch(
  deps: CheckDeps & BankDeps & { readonly sagas: SagaRunner; readonly log: Logger },
) {
  const { db } = deps;
  const [ledger, bookings, bank] = [{ cursor: null }, { cursor: null }, { cursor: null }];
  const turn = (stored = { cursor: null as unknown }) => testTurn(db, stored);
  const due = async () => {
    for (const table of DUE) await sql`update ${sql.table(table)} set next_look_at = now()`.execute(db);
  };
  const look = async () => {
    const { gauges } = await watchLedger({ ...deps, machines: MACHINES }, turn(ledger));
    await noteMoved(turn(bookings));
    await due();
    await followBank(deps, turn(bank));
    await due();
    await checkBookings(deps, turn());
    await traceRefunds(deps, turn());
    await raiseOverdueRefunds(deps);
    await closeLateRefunds(deps);
    return {
      ledgerViolations: gauges.money_ledger_violations,
      recordDifferences: await countDifferences(db),
      overdueSagas: await deps.sagas.countOverdue(),
    };
  };
  return { look };
}
