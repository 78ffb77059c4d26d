import { expect, test } from 'vitest';
import { parseSource } from './checks/source.ts';
import { checkLength, checkName, checkSyntax } from './sizes.ts';

test.each([
  ['apps/server/src/modules/selling/booking/book-trip.ts', []],
  ['apps/server/src/db/migrations/0001-tables.sql', []],
  ['README.md', []],
  ['docs/decisions/0001-router.md', []],
  ['packages/ui/src/DatePicker.tsx', ['DatePicker.tsx is not in kebab-case']],
  ['packages/ui/src/date_picker.tsx', ['date_picker.tsx is not in kebab-case']],
  ['packages/domain/src/utils.ts', ["'utils' says nothing; name what it does"]],
  ['packages/domain/src/date-helpers.ts', ["'helpers' says nothing; name what it does"]],
  ['apps/server/src/common/x.ts', ["'common' says nothing; name what it does"]],
])('the name %s', (path, messages) => {
  expect(checkName(path).map(({ message }) => message)).toEqual(messages);
});

test.each([
  ['a.ts', 'x\n'.repeat(350), []],
  ['a.ts', 'x\n'.repeat(351), ['351 lines, 350 at most']],
  ['a.test.ts', 'x\n'.repeat(500), []],
  ['a.test.ts', 'x\n'.repeat(501), ['501 lines, 500 at most']],
  ['src/data/airports.ts', 'x\n'.repeat(5000), []],
  ['src/data/airports.ts', `${'x'.repeat(111)}\n`, ['111 columns, 110 at most']],
])('%s of some length', (path, text, messages) => {
  expect(checkLength(path, text).map(({ message }) => message)).toEqual(messages);
});

const syntax = (text: string): string[] =>
  checkSyntax(parseSource('a.ts', text)).map(({ line, message }) => `${line} ${message}`);

test('a function has at most 70 lines, whatever its form', () => {
  const body = '\n'.repeat(70);
  const message = '1 a function of 71 lines, 70 at most';
  expect(syntax(`function f() {${body}}`)).toEqual([message]);
  expect(syntax(`const f = () => {${body}};`)).toEqual([message]);
  expect(syntax(`const o = { m() {${body}} };`)).toEqual([message]);
  expect(syntax(`function f() {${'\n'.repeat(69)}}`)).toEqual([]);
});

test('interface, enum and any are refused, an addition to a library is not', () => {
  expect(syntax('interface A {}')).toEqual(['1 interface; write a type']);
  expect(syntax('\nenum A { B }')).toEqual(['2 enum; write a union of strings']);
  expect(syntax('const a = b as any;')).toEqual(['1 any; write the type or unknown']);
  expect(syntax("declare module 'x' { interface A { b: string } }")).toEqual([]);
});

const GLUE = 'world/src/hotel/supplier/price.ts';
test.each([
  ['packages/domain/src/money.ts', 'const a = b[0]!;', 1],
  ['packages/domain/src/money.ts', 'const a = b!.c;', 1],
  ['packages/domain/src/money.test.ts', 'const a = b[0]!;', 0],
  ['world/src/hotel/inventory/world.ts', 'const a = b!.c;', 0],
  [GLUE, 'const a = world.city[row]!;', 0],
  [GLUE, 'const a = order.penaltyMinor!;', 1],
])('%s: %s has %i assertions too many', (path, text, count) => {
  const messages = checkSyntax(parseSource(path, text)).map(({ message }) => message);
  expect(messages).toEqual(
    Array.from({ length: count }, () => '`!` hides a missing value; check or assert it by name'),
  );
});

test('a spread of a literal is refused, one of a value or a choice is not', () => {
  const parts = '1 spreads a literal; write its parts where it stands';
  expect(syntax('const a = { ...{ b, c } };')).toEqual([parts]);
  expect(syntax("const a = [...(['b', 'c'] as const)];")).toEqual([parts]);
  expect(syntax('const a = { ...b, ...(c && { d }), ...(e ? { f } : {}) };')).toEqual([]);
});
