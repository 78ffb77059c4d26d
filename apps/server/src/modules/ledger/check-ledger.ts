/** The invariants of money (RELIABILITY, ledger invariants), asked of the whole database. */
import { MACHINES, type Machine, type MachineName, tryMove } from '@sojourn/domain/booking/state.ts';
import type { Db } from '#db/client.ts';
import { readViolations, type Violation } from './rules/store.ts';
import { readMoves } from './store.ts';

/**
 * Every breach there is; empty when all is well. Run after every test and by a job; its length is a metric.
 */
export async function checkLedger(db: Db): Promise<Violation[]> {
  const illegal = (await readMoves(db)).filter(({ machine, fromState, toState }) => {
    const table: Machine<string> | undefined = MACHINES[machine as MachineName];
    if (!table) return true;
    if (fromState === null) return toState !== Object.keys(table)[0];
    return !(fromState in table) || tryMove(table, fromState, toState) !== 'moved';
  });
  return [
    ...(await readViolations(db)),
    ...illegal.map(({ machine, fromState, toState }) => ({
      rule: 'every move is in its table',
      subject: machine,
      facts: `${fromState} to ${toState}`,
    })),
  ];
}
