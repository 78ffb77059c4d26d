import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScheduler, type Job } from './job.ts';

const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
beforeEach(() => {
  warnings.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const counted = (more: Partial<Job> = {}): Job & { runs: number } => {
  const job = {
    name: 'counted',
    everySeconds: 10,
    runs: 0,
    run: async () => {
      job.runs++;
    },
    ...more,
  };
  return job;
};

test('a job runs once an interval, and at the start only if it says so', async () => {
  const [later, atOnce] = [counted(), counted({ isDueAtStart: true })];
  const scheduler = createScheduler([later, atOnce], log);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([later.runs, atOnce.runs]).toEqual([0, 0]);
  scheduler.start();
  await vi.advanceTimersByTimeAsync(0);
  expect([later.runs, atOnce.runs]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([later.runs, atOnce.runs]).toEqual([3, 4]);
  await scheduler.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([later.runs, atOnce.runs]).toEqual([3, 4]);
});

test('a job that fails, even at once, is logged by its name and keeps no other from running', async () => {
  const broken = counted({
    name: 'broken',
    run: () => {
      throw new Error('no database');
    },
  });
  const sound = counted();
  const scheduler = createScheduler([broken, sound], log);
  scheduler.start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sound.runs).toBe(2);
  expect(warnings).toHaveLength(2);
  expect(JSON.parse(warnings[1]!)).toMatchObject({ job: 'broken', err: { message: 'no database' } });
  await scheduler.stop();
});

test('a job that is still running skips its turn, and stopping waits for it', async () => {
  let finish = (): void => undefined;
  let aborted: boolean | undefined;
  const slow = counted();
  const run = async (signal: AbortSignal) => {
    slow.runs++;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    aborted = signal.aborted;
  };
  const scheduler = createScheduler([{ ...slow, run }], log);
  scheduler.start();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(slow.runs).toBe(1);
  let stopped = false;
  const stop = scheduler.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopped).toBe(false);
  finish();
  await stop;
  expect([stopped, aborted, slow.runs]).toEqual([true, true, 1]);
});

test('the gauges of all jobs are one list', () => {
  const scheduler = createScheduler(
    [counted({ gauges: () => ({ a: 1 }) }), counted(), counted({ gauges: () => ({ b: 2 }) })],
    log,
  );
  expect(scheduler.gauges()).toEqual({ a: 1, b: 2 });
});
