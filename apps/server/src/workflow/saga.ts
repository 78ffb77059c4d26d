/**
 * What a durable saga is written with. A saga is an ordinary async function of steps; it is run again from
 * its start after a crash, and steps that were answered give the same answer without being done again.
 * Between steps it may read, never change, the world (RELIABILITY, saga rules).
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#db/client.ts';
import type { CallContext, Decision, Outcome } from '../suppliers/outcome.ts';

export type Owner = { readonly tenantId: TenantId; readonly customerId: CustomerId };
export type Tx = Transaction<Database>;

export type SagaRow = Owner & {
  readonly sagaId: string;
  readonly kind: string;
  readonly input: unknown;
  readonly scenario: string | null;
  readonly requestId: string;
  readonly fence: number;
  readonly attempts: number;
  readonly deadlineAt: Instant;
};

/**
 * A saga as its starter hands it on once that has committed: with the intents of its first steps, or none.
 * `handed`: what that commit wrote and the saga would read at once.
 */
export type StartedSaga = SagaRow & { readonly firstSteps: readonly string[]; readonly handed?: unknown };

/** What a step's outside call gets; `key` is `sagaId:step`, the same on every attempt. */
export type StepCall = { readonly key: string; readonly context: CallContext };

type Undo = {
  readonly do: (call: StepCall) => Promise<Outcome<unknown, unknown>>;
  readonly record?: (tx: Tx) => Promise<void>;
};

/** Somebody outside has to act first, such as the customer: the step is done again after so many seconds. */
export type NotYet = { readonly outcome: 'notYet'; readonly againInSeconds: number };

export type Step<R, X> = {
  /** The outside call. It must be idempotent by the key or by a reference of this saga's own. */
  readonly do: (call: StepCall) => Promise<Decision<R, X> | NotYet>;
  /**
   * What became of the call, looked up while its answer is missing or it's accepted and not decided; null:
   * nothing. `rejected`: it was accepted first, or its answer was lost. `notYet`: a person there decides.
   */
  readonly lookUp: (call: StepCall) => Promise<Decision<R | null, X> | NotYet>;
  /** Commits together with the answer. */
  readonly record?: (tx: Tx, value: R) => Promise<void>;
  /**
   * Takes back this saga's own effect; asked again until it is done. Undoing what was never done is a
   * success.
   */
  readonly undo?: Undo;
  /** After the pivot: a refusal is not an answer but trouble for a person, and the step is tried again. */
  readonly onlyForward?: true;
};

/** A step that is never undone, by its name. */
export type ForwardStep = {
  readonly name: string;
  readonly run: (saga: Pick<Saga, 'step'>) => Promise<unknown>;
};
export const forwardStep = <R, X>(name: string, step: Step<R, X>): ForwardStep => ({
  name,
  run: (saga) => saga.step(name, step),
});

/** `unavailable`: surely never sent, after several tries. */
export type StepAnswer<R, X> =
  | { readonly outcome: 'ok'; readonly value: R }
  | { readonly outcome: 'rejected'; readonly rejection: X }
  | { readonly outcome: 'unavailable' };

export type Saga = {
  readonly row: SagaRow;
  /** From the process that started it; undefined for a run that has taken over, which reads for itself. */
  readonly handed: unknown;
  /** For reads between steps. */
  readonly context: CallContext;
  readonly step: <R, X>(name: string, step: Step<R, X>) => Promise<StepAnswer<R, X>>;
  /**
   * Says how to undo the steps whose intents were committed when the saga was started, in their order. A run
   * that has taken over undoes those that may have been called although it doesn't come to them itself.
   */
  readonly expect: (steps: readonly { readonly name: string; readonly undo: Undo }[]) => void;
  /**
   * Steps after the pivot that do not wait for one another: each in its turn, and one that has to wait does
   * not keep the others from being done. The saga waits afterwards for the first that could not be. Their
   * intents are one commit.
   */
  readonly tryAll: (steps: readonly ForwardStep[]) => Promise<void>;
  /** A step of our own database only: exactly once, together with the answer before it. */
  readonly record: (name: string, work: (tx: Tx) => Promise<void>) => Promise<void>;
  /** Undoes, in reverse, every step that was done; returns when all are. Only before the pivot. */
  readonly compensate: () => Promise<void>;
  /** Ends the saga: its result and the work commit together with the last answer. */
  readonly finish: (result: unknown, work: (tx: Tx) => Promise<void>) => Promise<void>;
};

/** Why a saga waits for more than the next try. */
export type Trouble = {
  readonly step: string;
  readonly reason: 'overdue' | 'refused' | 'undoFailing' | 'error';
};

export type SagaKind = {
  readonly kind: string;
  readonly run: (saga: Saga) => Promise<void>;
  /** Opens a case, once however often it is called. */
  readonly needsPerson: (tx: Tx, row: SagaRow, trouble: Trouble) => Promise<void>;
};

/**
 * Another process has taken the saga over: whatever this one still wants to write is refused by the fence.
 */
export class LostLease extends Error {}

/** The saga waits: for an answer that did not come, for a person, or for somebody outside (`notYet`). */
export class Parked extends Error {
  readonly trouble: Omit<Trouble, 'reason'> & { readonly reason: Trouble['reason'] | 'waiting' | 'notYet' };
  /** Null: the usual wait between tries. */
  readonly againInSeconds: number | null;
  constructor(step: string, reason: Parked['trouble']['reason'], againInSeconds: number | null = null) {
    super(`${step}: ${reason}`);
    this.trouble = { step, reason };
    this.againInSeconds = againInSeconds;
  }
}
