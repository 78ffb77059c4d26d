import { expect, test } from 'vitest';
import { groupingBelow, monthsUntil, type SpendGrouping } from './spend.ts';

test('months count back over the turn of the year', () => {
  expect(monthsUntil('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsUntil('2026-12', 1)).toEqual(['2026-12']);
});

test.each<[SpendGrouping[], SpendGrouping | null]>([
  [[], null],
  [['month'], 'department'],
  [['month', 'department'], 'person'],
  [['department'], 'person'],
  [['tier'], 'person'],
  [['field'], 'person'],
  [['department', 'person'], null],
  [['person'], null],
  [['department', 'month'], 'person'],
])('%j opens into %s', (steps, next) => {
  expect(groupingBelow(steps.map((by) => ({ by, key: 'x' })))).toBe(next);
});
