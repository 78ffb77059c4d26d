/**
 * Runs a case once for each point at which a process can die in it: the next process ends it, and money,
 * states and records agree.
 */
import { byDay } from '@sojourn/domain/testing/by-day.ts';
import { expect, test } from 'vitest';
import { Abandoned, type CrashPoint, crashName } from '#workflow/crash-point.ts';
import { type BookingWorld, IN_ORDER, type Process } from './booking-world.ts';

/** By day a process dies at a third of the points, so that within three days it has died at all. */
const DAYS_FOR_ALL = 3;
/** Dozens of sagas in one test, on a machine that may be busy. */
const LONG_MS = 120_000;

export type CrashCase = {
  /** Starts the saga in a process that may die; resolves to how to see what became of it. */
  readonly run: (process: Process) => Promise<() => Promise<unknown>>;
  readonly ends: unknown;
};

/** Dies once, at the point that is named; notes every point that it passes. */
export function dyingProcess(world: BookingWorld, wanted: string | null, seen: string[] = []): Process {
  let isDead = false;
  const crash = (point: CrashPoint) => {
    seen.push(crashName(point));
    if (isDead || crashName(point) !== wanted) return;
    isDead = true;
    throw new Abandoned(wanted);
  };
  return world.startProcess('first', { crash });
}

export async function survive(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Abandoned)) throw error;
  }
}

const nameOfTest = (): string => expect.getState().currentTestName ?? '';

type Stage = { readonly world: () => BookingWorld; readonly second: () => Process };

export function runCrashMatrix(story: CrashCase, { world, second }: Stage): void {
  const points: string[] = [];

  test('ends without a crash, passing all its points', async () => {
    const see = await story.run(dyingProcess(world(), null, points));
    expect(await see()).toEqual(story.ends);
    expect(new Set(points).size).toBe(points.length);
    expect(points.length).toBeGreaterThanOrEqual(4);
  });

  test('ends wherever the process dies', { timeout: LONG_MS }, async () => {
    const seen: (() => Promise<unknown>)[] = [];
    const dies = byDay(points, nameOfTest(), DAYS_FOR_ALL);
    for (const point of dies) seen.push(await story.run(dyingProcess(world(), point)));
    await world().resume(second());
    for (const [i, see] of seen.entries()) expect(await see(), dies[i]).toEqual(story.ends);
    // Of all of them at once: each booking is looked up at every party, whichever point it comes from
    expect(await world().problems()).toEqual(IN_ORDER);
  });

  test('ends when two processes die one after the other', { timeout: LONG_MS }, async () => {
    for (const point of byDay(points, nameOfTest())) {
      const i = points.indexOf(point);
      // The second death is in the same step or a later one, where it can happen
      const from = Math.max(0, i - 2);
      const later = points[from + ((i * 7 + 3) % (points.length - from))] ?? point;
      const see = await story.run(dyingProcess(world(), point));
      await world().expireLeases();
      await survive(dyingProcess(world(), later).sagas.sweep());
      await world().resume(second());
      expect(await see(), `${point}, then ${later}`).toEqual(story.ends);
    }
    expect(await world().problems()).toEqual(IN_ORDER);
  });
}
