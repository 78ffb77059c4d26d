/** The invariants of money (reliability, ledger invariants), checked for some customers or for everybody. */
import { tryMove } from '@sojourn/domain/booking/state.ts';
import type { Db } from '#db/client.ts';
import type { Machines } from '#workflow/machine.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { type NotedMove, readMoves, readViolations, type Violation } from './rules/store.ts';

/**
 * Every breach there is; empty when all is well. `machines`: all there are; a transition of any other is a
 * breach. Without `owners` each rule reads whole tables: for tests and small databases only.
 */
export async function checkLedger(
  db: Db | Tx,
  machines: Machines,
  owners: readonly Owner[] | null = null,
): Promise<Violation[]> {
  const illegal = (await readMoves(db, owners)).filter((move) => !isLegal(machines, move));
  return [
    ...(await readViolations(db, owners)),
    ...illegal.map(({ tenantId, customerId, machine, fromState, toState }) => ({
      tenantId,
      customerId,
      rule: 'every move is in its table',
      subject: machine,
      facts: `${fromState} to ${toState}`,
    })),
  ];
}

function isLegal(machines: Machines, { machine, fromState, toState }: NotedMove): boolean {
  const { moves, starts } = machines.get(machine) ?? {};
  if (!moves) return false;
  if (fromState === null) return (starts ?? Object.keys(moves).slice(0, 1)).includes(toState);
  return fromState in moves && tryMove(moves, fromState, toState) === 'moved';
}
