/**
 * Starts sagas, drives them in the process that took the request, and sweeps: takes over those whose process
 * died, within lease + sweep of the crash (decision 0006).
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { RawBuilder } from 'kysely';
import type { Db } from '#db/client.ts';
import { type Driver, drive } from './drive-saga.ts';
import { type Move, mustMoveAll } from './move.ts';
import { RUNNER_DEFAULTS, type RunnerDeps, type SagaEnd } from './runner-settings.ts';
import type { Owner, StartedSaga, Tx } from './saga.ts';
import { claimDue, countOverdue, insertSaga, type NewSaga, readStatus, sagaParts } from './store.ts';

export type SagaRunner = {
  /**
   * Inside the caller's transaction; drive it once that has committed. `also`: further writes of the same
   * statement, each as `name as (…)`. `only`: a move of that statement without which it fails with the code.
   */
  readonly start: (
    tx: Tx,
    saga: Omit<NewSaga, 'deadlineAt'>,
    also?: readonly RawBuilder<unknown>[],
    only?: { readonly move: Move; readonly code: string },
  ) => Promise<StartedSaga>;
  readonly drive: (row: StartedSaga) => Promise<SagaEnd>;
  /** For the loser of a race: what the saga of another process comes to, waiting at most `joinMs`. */
  readonly wait: (saga: Owner & { readonly sagaId: string }) => Promise<SagaEnd>;
  /**
   * Drives it now if it waits, instead of when its time has come; a saga that's driven already is left alone.
   * False: there was nothing to do.
   */
  readonly goOn: (saga: Owner & { readonly sagaId: string }) => Promise<boolean>;
  readonly exists: (saga: Owner & { readonly sagaId: string }) => Promise<boolean>;
  /**
   * Takes over what is due, or for the lab whatever waits, and drives it; returns how many. `of`: only
   * what is that customer's.
   */
  readonly sweep: (isEarly?: boolean, of?: Owner) => Promise<number>;
  readonly startSweeping: () => void;
  /** Stops sweeping and waits for the runs of this process. */
  readonly stop: () => Promise<void>;
  /** Sagas that nobody drives although they are due for longer than a lease and two sweeps. */
  readonly countOverdue: () => Promise<number>;
};

const POLL_MS = 60;

export function createSagaRunner(deps: RunnerDeps): SagaRunner {
  const { db, clock, holder } = deps;
  const settings = { ...RUNNER_DEFAULTS, ...deps.settings };
  const driver: Driver = { ...deps, settings, kinds: new Map(deps.kinds.map((each) => [each.kind, each])) };
  const running = new Set<Promise<unknown>>();
  const track = <T>(work: Promise<T>): Promise<T> => {
    const settled = work.then(
      () => undefined,
      () => undefined,
    );
    running.add(settled);
    void settled.then(() => running.delete(settled));
    return work;
  };
  const sweep = async (isEarly = false, of?: Owner): Promise<number> => {
    const rows = await claimDue(db, holder, settings.leaseSeconds, settings.takeOver, isEarly, of);
    await Promise.all(rows.map((row) => track(drive(driver, row, null))));
    return rows.length;
  };
  let timer: NodeJS.Timeout | undefined;
  const sweepAgain = (): void => {
    timer = setTimeout(() => {
      track(sweep())
        .catch((error: unknown) => deps.log.warn({ err: error }, 'sweep failed'))
        .finally(() => timer && sweepAgain());
    }, settings.sweepSeconds * 1000);
    timer.unref();
  };
  return {
    start: async (tx, { firstSteps = [], ...saga }, also = [], only = undefined) => {
      const deadlineAt = plusSeconds(clock.now(), settings.deadlineSeconds);
      const row = { ...saga, deadlineAt, firstSteps };
      const lease = { holder, seconds: settings.leaseSeconds };
      if (only) await mustMoveAll(tx, [only.move], [...sagaParts(row, lease), ...also], only.code);
      else await insertSaga(tx, row, lease, also);
      return { ...saga, deadlineAt, fence: 1, attempts: 0, firstSteps };
    },
    drive: (row) => track(drive(driver, row, row)),
    goOn: async (saga) => {
      const [row] = await claimDue(db, holder, settings.leaseSeconds, 1, true, saga);
      if (row) await track(drive(driver, row, null));
      return row !== undefined;
    },
    exists: async (saga) => (await readStatus(db, saga)) !== undefined,
    wait: (saga) => waitFor(db, saga, settings.joinMs),
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
