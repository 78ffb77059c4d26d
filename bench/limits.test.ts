import { expect, test } from 'vitest';
import limits from './limits.json' with { type: 'json' };
import { assertWithinLimit, limitFor } from './limits.ts';

const LIMITS = { 'trips list: rows read': { limit: 40, why: 'one row for each trip of a page' } };

test('a figure that rose above its limit fails with both figures and the file to edit', () => {
  const check = (figure: number) => () => assertWithinLimit('trips list: rows read', figure, LIMITS);
  expect(check(41)).toThrow(/“trips list: rows read” rose from 40 to 41.*bench\/limits\.json.*why/);
  expect(check(40)).not.toThrow();
  expect(check(12)).not.toThrow();
});

test('a figure without a limit is an error', () => {
  expect(() => limitFor('trips list: rows red', LIMITS)).toThrow('no limit “trips list: rows red”');
});

test('each limit of the file names its area and gives its reason in one sentence', () => {
  for (const [key, { limit, why }] of Object.entries<{ limit: number; why: string }>(limits)) {
    expect(key).toMatch(/^[a-z][^:]*: \S/);
    expect(limit, key).toBeGreaterThanOrEqual(0);
    expect(why, key).toMatch(/^[^.]+\S\.?$/);
  }
});
