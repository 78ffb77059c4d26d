/** A state machine as its module registers it: its moves, and the rows that are in its states. */
import type { Machine } from '@sojourn/domain/booking/state.ts';

export type StateMachine<S extends string = string> = {
  /** Recorded with every transition, so it never changes. */
  readonly name: string;
  readonly moves: Machine<S>;
  /** In which its rows may begin; the first of its states when left out. */
  readonly starts?: readonly S[];
  readonly table: string;
  /** Columns that identify a row within its customer: `['booking_id', 'tender_no']`. */
  readonly keys: readonly string[];
};

export const stateMachine = <S extends string>(machine: StateMachine<S>): StateMachine<S> => machine;

export type Machines = ReadonlyMap<string, StateMachine>;

/** By name; two of one name are a mistake. */
export function machinesByName(machines: readonly StateMachine[]): Machines {
  const byName = new Map(machines.map((machine) => [machine.name, machine]));
  if (byName.size !== machines.length) throw new Error('two state machines have the same name');
  return byName;
}
