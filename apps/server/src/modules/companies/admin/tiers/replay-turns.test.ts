import { expect, test } from 'vitest';
import { createTurns } from './replay-turns.ts';

/** Work that runs until it's let go. */
function work(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    log.push(`begin ${name}`);
    await promise;
    log.push(`end ${name}`);
    return name;
  };
  return { run, end: resolve };
}
const NEVER = new AbortController().signal;
const wait = (ms: number, signal = NEVER) => ({ ms, signal });
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a company’s second waits for its first, another company’s doesn’t', async () => {
  const turns = createTurns(2);
  const log: string[] = [];
  const [a, b, c] = [work('a', log), work('b', log), work('c', log)];
  const first = turns.run('one', wait(5_000), a.run);
  const second = turns.run('one', wait(5_000), b.run);
  const other = turns.run('two', wait(5_000), c.run);
  await settle();
  expect(log).toEqual(['begin a', 'begin c']);
  a.end();
  expect(await first).toBe('a');
  await settle();
  expect(log.slice(2)).toEqual(['end a', 'begin b']);
  b.end();
  c.end();
  expect([await second, await other]).toEqual(['b', 'c']);
});

test('the server runs no more at once than it may', async () => {
  const turns = createTurns(1);
  const log: string[] = [];
  const [a, b] = [work('a', log), work('b', log)];
  const first = turns.run('one', wait(5_000), a.run);
  const second = turns.run('two', wait(5_000), b.run);
  await settle();
  expect(log).toEqual(['begin a']);
  a.end();
  b.end();
  expect([await first, await second]).toEqual(['a', 'b']);
});

test('who waits too long, or has left, is turned away, and the next still comes', async () => {
  const turns = createTurns(1);
  const log: string[] = [];
  const [a, b, c] = [work('a', log), work('b', log), work('c', log)];
  const first = turns.run('one', wait(5_000), a.run);
  expect(await turns.run('one', wait(10), b.run)).toBe('busy');
  const left = new AbortController();
  const second = turns.run('one', wait(5_000, left.signal), b.run);
  left.abort();
  expect(await second).toBe('busy');
  const third = turns.run('one', wait(5_000), c.run);
  a.end();
  c.end();
  expect([await first, await third]).toEqual(['a', 'c']);
  expect(log.filter((line) => line.endsWith('b'))).toEqual([]);
});

test('work that fails lets the next come', async () => {
  const turns = createTurns(1);
  const failing = turns.run('one', wait(5_000), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await turns.run('one', wait(5_000), async () => 'yes')).toBe('yes');
});
