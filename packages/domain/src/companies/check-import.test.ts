import { expect, test } from 'vitest';
import { checkImport, type KnownPerson } from './check-import.ts';
import type { ImportRow } from './import-row.ts';

const PRIYA: KnownPerson = {
  personId: 'per_priya',
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya@x.example',
  roles: ['Admin'],
  tierId: null,
  department: '',
  costCenter: '',
  managerId: null,
  externalId: null,
  status: 'active',
};
const tiers = [
  { tierId: 'tie_1', name: 'Field team' },
  { tierId: 'tie_2', name: 'Managers' },
];
const check = (rows: readonly ImportRow[]) => checkImport(rows, { people: [PRIYA], tiers });
const HANA = { line: 2, firstName: 'Hana', lastName: 'Ito', email: 'hana@x.example' };

test.each([
  ['an empty name', { firstName: '' }, 'firstName', 'empty', null],
  ['no name', { lastName: '4711' }, 'lastName', 'name', null],
  ['an empty address', { email: '' }, 'email', 'empty', null],
  ['no address', { email: 'hana' }, 'email', 'email', null],
  ['an address without its ending', { email: 'hana@northline' }, 'email', 'emailEnding', null],
  ['part of a tier’s name', { tier: 'Field' }, 'tier', 'unknownTier', 'Field team'],
  ['two dots', { email: 'a..b@x.example' }, 'email', 'email', null],
  ['a dot at its start', { email: '.a@x.example' }, 'email', 'email', null],
  ['no domain’s name', { email: 'a@-x.example' }, 'email', 'email', null],
  ['no tier', { tier: 'Office' }, 'tier', 'unknownTier', null],
  ['another role', { role: 'Boss' }, 'role', 'unknownRole', null],
  ['part of a manager’s name', { manager: 'P. Nair' }, 'manager', 'unknownManager', 'Priya Nair'],
  ['themselves as manager', { manager: 'Hana Ito' }, 'manager', 'ownManager', null],
  ['a long department', { department: 'x'.repeat(121) }, 'department', 'tooLong', null],
] as const)('%s', (_, more, field, problem, guess) => {
  const [row] = check([{ ...HANA, ...more }]);
  expect(row).toMatchObject({ status: 'refused', problems: [{ field, problem, guess }] });
});

test('an address twice names the first line; the first is fine', () => {
  const rows = check([HANA, { ...HANA, line: 3, email: 'HANA@x.example' }]);
  expect(rows.map(({ status, problems }) => [status, problems[0]?.line])).toEqual([
    ['new', undefined],
    ['refused', 2],
  ]);
});

test('characters that nobody sees are no part of an address', () => {
  const rows = check([
    { ...HANA, email: 'hana@x.example\u200b' },
    { ...HANA, line: 3, email: '\u202ahana@x.example\u202c' },
  ]);
  expect(rows.map(({ facts, status }) => [facts.email, status])).toEqual([
    ['hana@x.example', 'new'],
    ['hana@x.example', 'refused'],
  ]);
});

test('a manager may be an id of the same list, and the name beside an id that nobody has', () => {
  const owen = { line: 3, firstName: 'Owen', lastName: 'Marsh', email: 'owen@x.example', externalId: 'u1' };
  const rows = check([
    { ...HANA, manager: 'u1' },
    { ...owen, manager: 'd-9', managerName: 'Priya Nair' },
    { ...HANA, line: 4, email: 'ada@x.example', manager: 'd-9' },
  ]);
  expect(rows.map(({ facts, status }) => [facts.managerEmail, status])).toEqual([
    ['owen@x.example', 'new'],
    ['priya@x.example', 'new'],
    [null, 'refused'],
  ]);
});

test('a manager may come later, by name or address; a loop is refused for all in it', () => {
  const owen = { line: 3, firstName: 'Owen', lastName: 'Marsh', email: 'owen@x.example' };
  const later = check([
    { ...HANA, manager: 'Owen Marsh' },
    { ...owen, manager: 'PRIYA@x.example' },
  ]);
  expect(later.map(({ facts }) => facts.managerEmail)).toEqual(['owen@x.example', 'priya@x.example']);
  const loop = check([
    { ...HANA, manager: 'Owen Marsh' },
    { ...owen, manager: 'Hana Ito' },
  ]);
  expect(loop.map(({ problems }) => problems[0]?.problem)).toEqual(['managerLoop', 'managerLoop']);
});

test('columns that are left out leave a person as they are; the same again is no change', () => {
  const priya = { line: 2, email: 'PRIYA@x.example' };
  expect(check([priya])[0]?.status).toBe('same');
  expect(check([{ ...priya, tier: 'managers' }])[0]).toMatchObject({
    status: 'changed',
    facts: { firstName: 'Priya', tierId: 'tie_2', roles: ['Admin'] },
  });
});

test.each([{ role: 'Traveler' }, { active: false }])('the last admin stays: %o', (more) => {
  const rows = check([{ line: 2, email: PRIYA.email, ...more }]);
  expect(rows[0]).toMatchObject({ status: 'refused', problems: [{ problem: 'lastAdmin' }] });
});
