/**
 * Drives one saga as far as it goes: to its end, to where it has to wait, or to where another process has
 * it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isBefore } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { Abandoned } from './crash-point.ts';
import { runSaga } from './run-saga.ts';
import type { RunnerDeps, RunnerSettings, SagaEnd } from './runner-settings.ts';
import { LostLease, Parked, type SagaKind, type SagaRow, type StartedSaga, type Trouble } from './saga.ts';
import { park, readStatus, readSteps } from './store.ts';

export type Driver = Omit<RunnerDeps, 'kinds' | 'settings'> & {
  readonly settings: RunnerSettings;
  readonly kinds: ReadonlyMap<string, SagaKind>;
};

const DATABASE_TRIES = 3;

/**
 * `fresh`: it was started by this process just now, so that there is nothing to read. Never throws for its
 * own.
 */
export async function drive(driver: Driver, row: SagaRow, fresh: StartedSaga | null): Promise<SagaEnd> {
  const { db, log } = driver;
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(driver, row, tries === 1 ? fresh : null);
    } catch (error) {
      if (error instanceof Abandoned) throw error;
      if (error instanceof LostLease) return { end: 'waiting' };
      if (error instanceof Parked) return parkRun(driver, row, error);
      if (!isConnectionError(error) || tries === DATABASE_TRIES) {
        log.error({ err: error, sagaId: row.sagaId, kind: row.kind }, 'saga failed');
        return parkRun(driver, row, new Parked('saga', 'error'));
      }
    }
    // The database was away: whether the last commit was made is found out by running the saga again
    await sleep(100 * 2 ** tries);
    const status = await readStatus(db, row).catch(() => undefined);
    if (status?.state === 'done') return { end: 'done', result: status.result };
    if (status && status.fence !== row.fence) return { end: 'waiting' };
  }
}

async function attempt(driver: Driver, row: SagaRow, fresh: StartedSaga | null): Promise<SagaEnd> {
  const { db, kinds, settings } = driver;
  const stored = fresh ? [] : await readSteps(db, row);
  const run = runSaga(db, row, stored, fresh, settings);
  await kindOf(kinds, row).run(run);
  return { end: 'done', result: run.result };
}

async function parkRun(driver: Driver, row: SagaRow, { trouble, againInSeconds }: Parked): Promise<SagaEnd> {
  const { db, kinds, settings } = driver;
  // Waiting for somebody outside is no failed try
  const failed = trouble.reason === 'notYet' ? 0 : 1;
  const attempts = row.attempts + failed;
  const reason = troubleOf(driver, row, trouble.reason, attempts);
  try {
    await withTransaction(db, async (tx) => {
      const seconds = againInSeconds ?? settings.backoffSeconds(attempts);
      if (!(await park(tx, row, trouble.step, { failed, seconds }))) return;
      if (reason) await kindOf(kinds, row).needsPerson(tx, row, { step: trouble.step, reason });
    });
  } catch (error) {
    // The lease runs out by itself and the sweep takes over
    driver.log.error({ err: error, sagaId: row.sagaId }, 'saga could not be parked');
  }
  return { end: 'waiting' };
}

/** Null: the next try may well do; no case yet. */
function troubleOf(
  { clock, settings }: Driver,
  row: SagaRow,
  reason: Parked['trouble']['reason'],
  attempts: number,
): Trouble['reason'] | null {
  if (reason === 'notYet') return null;
  if (reason === 'refused') return reason;
  if (reason !== 'waiting' && attempts >= settings.undoAttemptsBeforeCase) return reason;
  return isBefore(clock.now(), row.deadlineAt) ? null : 'overdue';
}

function kindOf(kinds: ReadonlyMap<string, SagaKind>, row: SagaRow): SagaKind {
  const found = kinds.get(row.kind);
  if (!found) throw new Error(`no saga is named ${row.kind}`);
  return found;
}

const CONNECTION_CODES = /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|57P0[123]|08\w{3}|25006|53300)$/;
const CONNECTION_WORDS =
  /Connection terminated|has encountered a connection error|timeout exceeded when trying to connect/;
/**
 * The connection broke, or the database is away, read-only or full: worth another try on a new connection.
 */
function isConnectionError(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return CONNECTION_CODES.test(code) || CONNECTION_WORDS.test(message);
}
