/** Runs one turn of a job under its lease, and records how it ended. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import { type Job, LostTurn, type Report, type Turn } from './job.ts';
import {
  type Claim,
  failTurn,
  finishRound,
  renewForPage,
  renewLease,
  saveCursor,
  yieldTurn,
} from './store.ts';

export type TurnSettings = {
  readonly leaseSeconds: number;
  readonly renewSeconds: number;
  /** Without a renewal for this long the turn is over, whatever the reason. */
  readonly patienceSeconds: number;
  /** After this long, or with this much more on the heap, a turn begins no further page. */
  readonly turnSeconds: number;
  readonly turnMegabytes: number;
};
export const TURN_DEFAULTS: TurnSettings = {
  leaseSeconds: 12,
  renewSeconds: 4,
  patienceSeconds: 10,
  turnSeconds: 20,
  turnMegabytes: 256,
};

type Deps = {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  readonly settings: TurnSettings;
  readonly ahead: () => number;
};

/** Never throws. `stopping`: of the process. */
export async function runTurn(deps: Deps, job: Job, claim: Claim, stopping: AbortSignal): Promise<void> {
  const { db, log, ahead } = deps;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const renewing = renewRegularly(deps, claim, lost);
  try {
    const answer = await job.run(createTurn(deps, claim, signal));
    const report: Report = typeof answer === 'number' ? { rows: answer } : answer;
    // What was cut short isn't a complete round
    if (report.isDone === false || signal.aborted) await yieldTurn(db, claim, report.rows, ahead());
    else await finishRound(db, claim, report, ahead());
  } catch (error) {
    if (error instanceof LostTurn) {
      if (!stopping.aborted) log.warn({ job: job.name }, 'another server has taken over a job');
      await yieldTurn(db, claim, 0, ahead()).catch(() => undefined);
    } else {
      log.warn({ err: error, job: job.name }, 'a job failed');
      await failTurn(db, claim, errorName(error), ahead()).catch(() => undefined);
    }
  } finally {
    clearInterval(renewing);
  }
}

function createTurn({ db, settings }: Deps, claim: Claim, signal: AbortSignal): Turn {
  const endsAt = performance.now() + settings.turnSeconds * 1000;
  const most = process.memoryUsage().heapUsed + settings.turnMegabytes * 2 ** 20;
  return {
    signal,
    cursor: claim.cursor,
    isSpent: () => signal.aborted || performance.now() > endsAt || process.memoryUsage().heapUsed > most,
    page: (work) =>
      withTransaction(db, async (tx) => {
        if (signal.aborted || !(await renewForPage(tx, claim, settings.leaseSeconds)))
          throw new LostTurn(claim.name);
        return work(tx, (cursor) => saveCursor(tx, claim, cursor));
      }),
  };
}

function renewRegularly({ db, settings }: Deps, claim: Claim, lost: AbortController): NodeJS.Timeout {
  let renewedAt = performance.now();
  const renew = async (): Promise<void> => {
    const sentAt = performance.now();
    const answer = await renewLease(db, claim, settings.leaseSeconds).catch(() => 'failed' as const);
    if (answer === 'renewed') renewedAt = Math.max(renewedAt, sentAt);
    // An error never means that the lease is still held
    const isLate = performance.now() - renewedAt > settings.patienceSeconds * 1000;
    if (answer === 'lost' || (answer !== 'renewed' && isLate)) lost.abort();
  };
  return setInterval(() => void renew(), settings.renewSeconds * 1000).unref();
}

const errorName = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'Error').slice(0, 60);
};
