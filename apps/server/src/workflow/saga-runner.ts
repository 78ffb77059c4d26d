/**
 * Starts sagas, drives them in the process that took the request, and sweeps: takes over those whose process died,
 * within lease + sweep of the crash (decision 0006).
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import { Abandoned } from './crash-point.ts';
import { type RunSettings, runSaga } from './run-saga.ts';
import { LostLease, type Owner, Parked, type SagaKind, type SagaRow, type Tx } from './saga.ts';
import { claimDue, countOverdue, insertSaga, type NewSaga, park, readStatus, readSteps } from './store.ts';

export type RunnerSettings = RunSettings & {
  readonly sweepSeconds: number;
  /** After this long without an answer a person is told. */
  readonly deadlineSeconds: number;
  /** Failed tries after which a person is told of an undo that does not succeed. */
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
  deadlineSeconds: 600,
  undoAttemptsBeforeCase: 5,
  backoffSeconds: (attempts) => Math.min(300, 2 ** attempts),
  takeOver: 16,
};

/** `waiting`: it goes on later, by itself or with a person's help. */
export type SagaEnd = { readonly end: 'done'; readonly result: unknown } | { readonly end: 'waiting' };

export type SagaRunner = {
  /** Inside the caller's transaction; drive it once that has committed. */
  readonly start: (tx: Tx, saga: Omit<NewSaga, 'deadlineAt'>) => Promise<SagaRow>;
  readonly drive: (row: SagaRow) => Promise<SagaEnd>;
  /** For whoever lost a race: what the saga that somebody else drives comes to, waiting at most `timeoutMs`. */
  readonly wait: (saga: Owner & { readonly sagaId: string }, timeoutMs: number) => Promise<SagaEnd>;
  readonly exists: (saga: Owner & { readonly sagaId: string }) => Promise<boolean>;
  /** Takes over what is due and drives it; returns how many. */
  readonly sweep: () => Promise<number>;
  readonly startSweeping: () => void;
  /** Stops sweeping and waits for the runs of this process. */
  readonly stop: () => Promise<void>;
  /** Sagas that nobody drives although they are due for longer than a lease and two sweeps. */
  readonly countOverdue: () => Promise<number>;
};

export type RunnerDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly kinds: readonly SagaKind[];
  /** Names this process in the lease; for people who look. */
  readonly holder: string;
  readonly settings?: Partial<RunnerSettings>;
};

const POLL_MS = 60;
const DATABASE_TRIES = 3;

export function createSagaRunner(deps: RunnerDeps): SagaRunner {
  const { db, clock, log } = deps;
  const settings = { ...RUNNER_DEFAULTS, ...deps.settings };
  const kinds = new Map(deps.kinds.map((each) => [each.kind, each]));
  const running = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;

  const track = <T>(work: Promise<T>): Promise<T> => {
    const settled = work.then(
      () => undefined,
      () => undefined,
    );
    running.add(settled);
    void settled.then(() => running.delete(settled));
    return work;
  };

  const attempt = async (row: SagaRow, isFresh: boolean): Promise<SagaEnd> => {
    const steps = isFresh ? [] : await readSteps(db, row);
    const run = runSaga(db, row, steps, settings);
    await kindOf(kinds, row).run(run);
    return { end: 'done', result: run.result };
  };

  const drive = async (row: SagaRow, isFresh: boolean): Promise<SagaEnd> => {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(row, isFresh && tries === 1);
      } catch (error) {
        if (error instanceof Abandoned) throw error;
        if (error instanceof LostLease) return { end: 'waiting' };
        if (error instanceof Parked) return parkRun(row, error);
        if (!isConnectionError(error) || tries === DATABASE_TRIES) {
          log.error({ err: error, sagaId: row.sagaId, kind: row.kind }, 'saga failed');
          return parkRun(row, new Parked('saga', 'error'));
        }
      }
      // The database was away: whether the last commit was made is found out by running the saga again
      await sleep(100 * 2 ** tries);
      const status = await readStatus(db, row).catch(() => undefined);
      if (status?.state === 'done') return { end: 'done', result: status.result };
      if (status && status.fence !== row.fence) return { end: 'waiting' };
    }
  };

  const parkRun = async (row: SagaRow, { trouble }: Parked): Promise<SagaEnd> => {
    const attempts = row.attempts + 1;
    const reason = troubleOf(row, trouble.reason, attempts);
    try {
      await withTransaction(db, async (tx) => {
        if (!(await park(tx, row, trouble.step, settings.backoffSeconds(attempts)))) return;
        if (reason) await kindOf(kinds, row).needsPerson(tx, row, { step: trouble.step, reason });
      });
    } catch (error) {
      // The lease runs out by itself and the sweep takes over
      log.error({ err: error, sagaId: row.sagaId }, 'saga could not be parked');
    }
    return { end: 'waiting' };
  };

  const troubleOf = (row: SagaRow, reason: Parked['trouble']['reason'], attempts: number) => {
    if (reason === 'refused') return reason;
    if (reason === 'undoFailing' || reason === 'error')
      return attempts >= settings.undoAttemptsBeforeCase ? reason : overdue(row);
    return overdue(row);
  };
  const overdue = (row: SagaRow) => (isBefore(clock.now(), row.deadlineAt) ? null : ('overdue' as const));

  const sweep = async (): Promise<number> => {
    const rows = await claimDue(db, deps.holder, settings.leaseSeconds, settings.takeOver);
    await Promise.all(rows.map((row) => track(drive(row, false))));
    return rows.length;
  };

  const sweepAgain = (): void => {
    timer = setTimeout(() => {
      const swept = track(sweep());
      swept
        .catch((error: unknown) => log.warn({ err: error }, 'sweep failed'))
        .finally(() => timer && sweepAgain());
    }, settings.sweepSeconds * 1000);
    timer.unref();
  };

  return {
    start: async (tx, saga) => {
      const deadlineAt = plusSeconds(clock.now(), settings.deadlineSeconds);
      await insertSaga(tx, { ...saga, deadlineAt }, deps.holder, settings.leaseSeconds);
      return { ...saga, deadlineAt, fence: 1, attempts: 0 };
    },
    drive: (row) => track(drive(row, true)),
    exists: async (saga) => (await readStatus(db, saga)) !== undefined,
    wait: (saga, timeoutMs) => waitFor(db, saga, timeoutMs),
    sweep,
    startSweeping: sweepAgain,
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await Promise.all(running);
    },
    countOverdue: () => countOverdue(db, settings.leaseSeconds + 2 * settings.sweepSeconds),
  };
}

async function waitFor(db: Db, saga: Owner & { sagaId: string }, timeoutMs: number): Promise<SagaEnd> {
  for (let left = timeoutMs; left > 0; left -= POLL_MS) {
    const status = await readStatus(db, saga);
    if (status?.state === 'done') return { end: 'done', result: status.result };
    if (!status || status.stuckOn !== null) break;
    await sleep(POLL_MS);
  }
  return { end: 'waiting' };
}

function kindOf(kinds: ReadonlyMap<string, SagaKind>, row: SagaRow): SagaKind {
  const found = kinds.get(row.kind);
  if (!found) throw new Error(`no saga is named ${row.kind}`);
  return found;
}

const CONNECTION_CODES = /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|57P0[123]|08\w{3}|25006|53300)$/;
/** The connection broke, or the database is away, read-only or full: worth another try on a new connection. */
function isConnectionError(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    CONNECTION_CODES.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(message)
  );
}
