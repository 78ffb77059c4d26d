/** The invariants of money (RELIABILITY, ledger invariants), asked of the whole database. */
import { tryMove } from '@sojourn/domain/booking/state.ts';
import type { Db } from '#db/client.ts';
import type { Machines } from '#workflow/machine.ts';
import { readViolations, type Violation } from './rules/store.ts';
import { readMoves } from './store.ts';

/**
 * Every breach there is; empty when all is well. Run after every test and by a job; its length is a metric.
 * `machines`: all there are; a transition of any other is a breach.
 */
export async function checkLedger(db: Db, machines: Machines): Promise<Violation[]> {
  const illegal = (await readMoves(db)).filter(({ machine, fromState, toState }) => {
    const moves = machines.get(machine)?.moves;
    if (!moves) return true;
    if (fromState === null) return toState !== Object.keys(moves)[0];
    return !(fromState in moves) || tryMove(moves, fromState, toState) !== 'moved';
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
