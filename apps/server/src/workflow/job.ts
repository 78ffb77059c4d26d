/** Background work: each module registers its jobs, one scheduler in each process runs them. */
import type { Logger } from 'pino';

export type Job = {
  readonly name: string;
  readonly everySeconds: number;
  /** Also as soon as the server listens; otherwise the first run waits for one interval. */
  readonly isDueAtStart?: true;
  /** Many processes may run it at once. `signal`: this process stops, so end at the next good point. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** What it saw last, for /metrics. */
  readonly gauges?: () => Readonly<Record<string, number>>;
};

export type Scheduler = {
  readonly start: () => void;
  /** Resolves once nothing runs anymore. */
  readonly stop: () => Promise<void>;
  readonly gauges: () => Readonly<Record<string, number>>;
};

/** A job that takes longer than its interval skips a turn; one that fails is logged and runs again. */
export function createScheduler(jobs: readonly Job[], log: Pick<Logger, 'warn'>): Scheduler {
  const stopping = new AbortController();
  const running = new Map<Job, Promise<void>>();
  let timers: readonly NodeJS.Timeout[] = [];
  const runOnce = (job: Job): void => {
    if (running.has(job)) return;
    const run = Promise.resolve()
      .then(() => job.run(stopping.signal))
      .catch((err: unknown) => log.warn({ err, job: job.name }, 'a job failed'))
      .then(() => void running.delete(job));
    running.set(job, run);
  };
  return {
    start: () => {
      timers = jobs.map((job) => setInterval(() => runOnce(job), job.everySeconds * 1000).unref());
      for (const job of jobs) if (job.isDueAtStart) runOnce(job);
    },
    stop: async () => {
      timers.forEach(clearInterval);
      stopping.abort();
      await Promise.all(running.values());
    },
    gauges: () => Object.assign({}, ...jobs.map(({ gauges }) => gauges?.())),
  };
}
