import { isOpenTo } from '@sojourn/contract/call-roles.ts';
import { calls } from '@sojourn/contract/calls.ts';
import { expect, test } from 'vitest';
import { readTexts } from '../../../portal/build/catalog-files.ts';
import { byDay, deedText, portalText, resultText } from './audit-text.ts';

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

const en = readTexts('en', 'desk-audit');
/** What pages ask by themselves isn't written down. */
const UNNOTED = ['getSession'];

test('every deed of an agent has plain words, at the desk and in a portal', () => {
  const unnamed = Object.entries(calls).flatMap(([call, { auth, ...of }]) => {
    if (UNNOTED.includes(call)) return [];
    const id =
      auth === 'agent'
        ? deedText({ call, mode: 'desk' })
        : auth === 'customer' && isOpenTo('delegate', of)
          ? portalText({ call })
          : null;
    return id !== null && (id.endsWith('.other') || !(id in en)) ? [call] : [];
  });
  expect(unnamed).toEqual([]);
  expect(JSON.stringify(en)).not.toContain('{call}');
});
