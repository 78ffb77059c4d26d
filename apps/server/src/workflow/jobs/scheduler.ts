/**
 * Runs the registered jobs, each on one server at a time: the one that claims a job holds its lease, and
 * another server takes over within 15 seconds when that one is gone (docs/operations.md).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@sojourn/domain/effects.ts';
import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import type { Owner } from '../saga.ts';
import type { Job } from './job.ts';
import { type Claiming, claimJobs, type JobFigures, readFigures, registerJobs } from './store.ts';
import { runTurn, TURN_DEFAULTS, type TurnSettings } from './turn.ts';

export type SchedulerSettings = TurnSettings & {
  /** Give or take a quarter, so that servers don't poll together. */
  readonly pollSeconds: number;
  /** Jobs at once in one process; each uses up to two connections. */
  readonly atOnce: number;
};
type SchedulerDeps = {
  readonly db: Db;
  readonly random: Random;
  readonly log: Pick<Logger, 'warn'>;
  /** Unique to this start of this process. */
  readonly holder: string;
  /** By how many seconds the lab's clock is ahead of the true time. */
  readonly ahead?: () => number;
  readonly settings?: Partial<SchedulerSettings>;
};

export type Scheduler = {
  readonly start: () => void;
  /** Resolves once nothing runs anymore; other servers may take over what was cut short. */
  readonly stop: () => Promise<void>;
  /** Runs what is due until nothing is. For the lab. */
  readonly runDue: () => Promise<void>;
  /** Runs a job from its beginning, due or not, once nobody else runs it. False: there's no such job. */
  readonly runNamed: (name: string) => Promise<boolean>;
  /** Runs a job for one customer alone, also while it runs for all. Throws where there's none. */
  readonly runFor: (name: string, owner: Owner) => Promise<number>;
  /** Of jobs that have completed a round on any server. */
  readonly figures: () => Promise<JobFigures[]>;
};

const DEFAULTS: SchedulerSettings = { ...TURN_DEFAULTS, pollSeconds: 2, atOnce: 4 };
/** When the lab's clock was moved, or no server ran for long, everything is due. */
const SOON_MS = 100;
/** How soon the lab tries again to claim a job that runs. */
const FREE_MS = 20;

/** Throws when two jobs have one name. */
export function createScheduler(deps: SchedulerDeps, jobs: readonly Job[]): Scheduler {
  const { db, random, log, holder, ahead = () => 0 } = deps;
  const settings = { ...DEFAULTS, ...deps.settings };
  const byName = new Map(jobs.map((job) => [job.name, job]));
  if (byName.size !== jobs.length) throw new Error('two jobs have the same name');
  const names = [...byName.keys()];
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();
  let isRegistered = false;

  /** The turns of what it claimed. */
  const begin = async (of: Partial<Claiming>, limit: number): Promise<Promise<void>[]> => {
    if (!isRegistered) await registerJobs(db, jobs, ahead());
    isRegistered = true;
    const { leaseSeconds } = settings;
    const claims = await claimJobs(db, { names, holder, leaseSeconds, ahead: ahead(), ...of }, limit);
    return claims.flatMap((each) => {
      const job = byName.get(each.name);
      if (!job) return [];
      const turn = runTurn({ db, log, settings, ahead }, job, each, stopping.signal);
      running.add(turn);
      void turn.finally(() => running.delete(turn));
      return [turn];
    });
  };
  /** True: as many as could run were due, and others may be. */
  const poll = async (): Promise<boolean> => {
    const free = settings.atOnce - running.size;
    return free > 0 && (await begin({}, free)).length === free;
  };
  const pollAgain = (mayBeMore: boolean): void => {
    if (stopping.signal.aborted) return;
    const [byte = 0] = random.bytes(1);
    const wait = mayBeMore ? SOON_MS : settings.pollSeconds * (0.75 + byte / 512) * 1000;
    timer = setTimeout(pollNow, wait).unref();
  };
  const pollNow = (): void => {
    polling = poll()
      .catch((err: unknown) => {
        log.warn({ err }, 'jobs were not claimed');
        return false;
      })
      .then(pollAgain);
  };
  return {
    start: pollNow,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await polling;
      await Promise.all(running);
    },
    runDue: async () => {
      while (!stopping.signal.aborted) {
        const turns = await begin({}, settings.atOnce);
        if (turns.length === 0 && running.size === 0) return;
        await Promise.all(running);
      }
    },
    runNamed: async (name) => {
      if (!byName.has(name)) return false;
      await runOnceFree(() => begin({ names: [name], isEarly: true }, 1), stopping.signal);
      return true;
    },
    runFor: (name, owner) => runFor(byName.get(name), owner),
    figures: () => readFigures(db, names),
  };
}

async function runFor(job: Job | undefined, owner: Owner): Promise<number> {
  if (!job?.runFor) throw new Error('no such job for one customer');
  return job.runFor(owner);
}

async function runOnceFree(begin: () => Promise<Promise<void>[]>, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const [turn] = await begin();
    if (turn) return turn;
    await sleep(FREE_MS);
  }
}
