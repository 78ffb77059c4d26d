/** Settings of a saga runner: times, limits, and what it works with. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import type { RunSettings } from './run-saga.ts';
import type { SagaKind } from './saga.ts';

export type RunnerSettings = RunSettings & {
  readonly sweepSeconds: number;
  /** How long a request waits for the saga that another one drives. */
  readonly joinMs: number;
  /** After this long without an answer a case is opened. */
  readonly deadlineSeconds: number;
  /** Failed tries after which a case is opened for an undo that does not succeed. */
  readonly undoAttemptsBeforeCase: number;
  readonly backoffSeconds: (attempts: number) => number;
  /** Sagas taken over at once by one process. */
  readonly takeOver: number;
};

export const RUNNER_DEFAULTS: RunnerSettings = {
  leaseSeconds: 8,
  callTimeoutMs: 3_500,
  retryMs: [150, 600],
  sweepSeconds: 3,
  joinMs: 20_000,
  deadlineSeconds: 600,
  undoAttemptsBeforeCase: 5,
  // For some ten minutes somebody waits for it, and an unavailable party is mostly back within seconds
  backoffSeconds: (attempts) => Math.min(attempts < 40 ? 15 : 300, 2 ** attempts),
  takeOver: 16,
  uptime: () => performance.now(),
};

/** `waiting`: it goes on later, by itself or with a person's help. */
export type SagaEnd = { readonly end: 'done'; readonly result: unknown } | { readonly end: 'waiting' };

export type RunnerDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly kinds: readonly SagaKind[];
  /** Names this process in the lease; for people who look. */
  readonly holder: string;
  readonly settings?: Partial<RunnerSettings>;
};
