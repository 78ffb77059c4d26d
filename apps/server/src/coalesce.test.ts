/** Work that many ask for at once. */
import { expect, it } from 'vitest';
import { createJoinedWork } from './coalesce.ts';

/** Work that ends when the test says so; each run notes for how many callers it is. */
function heldWork() {
  const done: number[] = [];
  const ends: (() => void)[] = [];
  const work = async (callers: number): Promise<number> => {
    done.push(callers);
    await new Promise<void>((resolve) => ends.push(resolve));
    return done.reduce((sum, count) => sum + count, 0);
  };
  const end = async (): Promise<void> => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()!();
  };
  return { work, done, end };
}

it('who asks before it begins shares it, who asks later waits for the next time', async () => {
  const join = createJoinedWork<number>();
  const { work, done, end } = heldWork();
  const first = [join('a', work), join('a', work)];
  await expect.poll(() => done).toEqual([2]);
  const later = [join('a', work), join('a', work), join('a', work)];
  expect(done).toEqual([2]);
  await end();
  expect(await Promise.all(first)).toEqual([
    { value: 2, callers: 2, place: 1 },
    { value: 2, callers: 2, place: 2 },
  ]);
  await end();
  const numbers = (await Promise.all(later)).map(({ value, callers, place }) => value - callers + place);
  expect(numbers).toEqual([3, 4, 5]);
  expect(done).toEqual([2, 3]);
});

it('keys do not wait for each other, and what failed is tried again by who asks next', async () => {
  const join = createJoinedWork<string>();
  const fails = join('a', () => Promise.reject(new Error('away')));
  const other = join('b', async () => 'b');
  const next = fails.catch(() => join('a', async () => 'a'));
  await expect(fails).rejects.toThrow('away');
  expect((await other).value).toBe('b');
  expect((await next).value).toBe('a');
});

it('a failure is only of those it was done for', async () => {
  const join = createJoinedWork<string>();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let hasBegun = false;
  const fails = join('a', async () => {
    hasBegun = true;
    await held;
    throw new Error('away');
  });
  await expect.poll(() => hasBegun).toBe(true);
  const after = join('a', async () => 'here');
  letGo();
  await expect(fails).rejects.toThrow('away');
  expect((await after).value).toBe('here');
});
