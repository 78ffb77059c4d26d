import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLongWork, inShortTurns, type Yield } from './time-sliced-work.ts';

const busy = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};
const steps = async (pause: Yield, count: number, ms: number) => {
  for (let i = 0; i < count; i++) {
    busy(ms);
    await pause();
  }
  return 'done';
};

it('others are answered between two turns', async () => {
  const long = createLongWork();
  let answered = 0;
  const timer = setInterval(() => answered++, 1);
  expect(await long(1000, (pause) => steps(pause, 20, 5))).toBe('done');
  clearInterval(timer);
  expect(answered).toBeGreaterThan(3);
});

it('however many take turns, others wait for one of them only', async () => {
  const long = createLongWork();
  const turns: number[] = [];
  let inThisLook = 0;
  const look = () => {
    turns.push(inThisLook);
    inThisLook = 0;
    looking = setImmediate(look);
  };
  let looking = setImmediate(look);
  const work = async (pause: Yield): Promise<void> => {
    for (let i = 0; i < 10; i++) {
      busy(4);
      inThisLook++;
      await pause();
    }
  };
  await Promise.all(Array.from({ length: 6 }, () => long(5000, work)));
  clearImmediate(looking);
  const taken = turns.filter((count) => count > 0);
  expect(taken.length).toBeGreaterThan(50);
  expect(Math.max(...taken)).toBe(1);
});

it('work after work, each shorter than a turn, leaves room for others too', async () => {
  let looks = 0;
  const look = () => {
    looks++;
    looking = setImmediate(look);
  };
  let looking = setImmediate(look);
  for (let i = 0; i < 40; i++) await inShortTurns(5000, (pause) => steps(pause, 1, 1));
  clearImmediate(looking);
  expect(looks).toBeGreaterThan(10);
});

it('what nobody waits for any more ends, and its place is free again', async () => {
  const long = createLongWork(1);
  let done = 0;
  const work = async (pause: Yield): Promise<void> => {
    for (; done < 10_000; done++) await steps(pause, 1, 2);
  };
  expect(await long(10, work)).toBeUndefined();
  expect(await long(1000, (pause) => steps(pause, 1, 1))).toBe('done');
  expect(done).toBeLessThan(10_000);
});

it('no more than so many are under way; one who waits too long is told', async () => {
  const long = createLongWork(2);
  let [now, most] = [0, 0];
  const work = async (): Promise<string> => {
    most = Math.max(most, ++now);
    await wait(30);
    now--;
    return 'done';
  };
  const answers = await Promise.all(Array.from({ length: 6 }, () => long(2000, work)));
  expect([most, answers]).toEqual([2, Array(6).fill('done')]);
  const [, , late] = await Promise.all([
    long(2000, () => wait(80)),
    long(2000, () => wait(80)),
    long(5, work),
  ]);
  expect(late).toBeUndefined();
  expect(await long(2000, work)).toBe('done');
});

it('a mistake is told, and leaves no place taken', async () => {
  const long = createLongWork(1);
  await expect(long(1000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await long(1000, (pause) => steps(pause, 1, 1))).toBe('done');
});
