import { expect, test } from 'vitest';
import { byDay, deedText, resultText } from './audit-text.ts';

test.each([
  [{ call: 'getDeskCase', mode: 'desk' }, 'desk.audit.call.getDeskCase'],
  [{ call: 'mergeCases', mode: 'desk' }, 'desk.audit.call.other'],
  [{ call: 'getDeskCase', mode: 'delegated' }, 'desk.audit.inPortal'],
] as const)('%j is called %s', (entry, id) => {
  expect(deedText(entry)).toBe(id);
});

test.each([
  ['ok', null],
  [null, 'desk.audit.unfinished'],
  ['Failed', 'desk.audit.failed'],
  ['CaseOutdated', 'desk.audit.refused'],
] as const)('%s ends as %s', (result, id) => {
  expect(resultText({ result })).toBe(id);
});

test('entries of a day stand together', () => {
  const at = (day: number) => ({ at: `2027-02-0${day}T10:00:00.000Z` as never });
  const days = byDay([at(3), at(3), at(1)], (entry) => String(entry.at).slice(0, 10));
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2027-02-03', 2],
    ['2027-02-01', 1],
  ]);
});
