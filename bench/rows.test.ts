import { expect, test } from 'vitest';
import { percentile, printTable } from './rows.ts';

test('a row says whether its target is met and how far the reference is', () => {
  const rows = [
    { area: 'search', what: 'p95 ms', figure: 0.5, target: '≤ 1', reference: { what: 'naive', figure: 50 } },
    { area: 'booking', what: 'a second', figure: 400, target: '≥ 500' },
  ];
  const [, , first, second] = printTable(rows).split('\n');
  expect(first).toBe('| search | p95 ms | 0.5 | ≤ 1 | met | naive: 50.0 | 100.0× |');
  expect(second).toContain('| missed |');
});

test('percentiles are taken from the sorted samples', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
});
