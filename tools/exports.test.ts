import { expect, test } from 'vitest';
import { parseSource } from './checks/source.ts';
import { checkExports } from './exports.ts';

const PACKAGES = new Map([['@sojourn/domain', 'packages/domain']]);
const MADE = 'packages/domain/src/made.ts';

/** The names of `made.ts` that its export is refused for, when another file says `text`. */
const refused = (made: string, path: string, text: string): string[] =>
  checkExports([parseSource(MADE, made), parseSource(path, text)], PACKAGES)
    .filter((problem) => problem.path === MADE)
    .map(({ message }) => message.split(' is exported')[0] ?? '');

const SERVER = 'apps/server/src/a.ts';
test.each([
  ['imported by name', SERVER, "import { made } from '@sojourn/domain/made.ts'"],
  ['imported under another name', SERVER, "import { made as other } from '@sojourn/domain/made.ts'"],
  ['imported whole', SERVER, "import * as all from '@sojourn/domain/made.ts'"],
  ['handed on', SERVER, "export { made } from '@sojourn/domain/made.ts'"],
  ['handed on whole', SERVER, "export * from '@sojourn/domain/made.ts'"],
  ['loaded later', SERVER, "await import('@sojourn/domain/made.ts')"],
  ['named in a type', SERVER, "type A = import('@sojourn/domain/made.ts').made"],
  ['imported by a test beside it', 'packages/domain/src/made.test.ts', "import { made } from './made.ts'"],
])('what is %s may be exported', (_, path, text) => {
  expect(refused('export const made = 1;', path, text)).toEqual([]);
});

test.each([
  ['export const made = 1, more = made;', ['made, more']],
  ['export function made() {}\nexport type Other = string;', ['made', 'Other']],
  ['export class Made {}', ['Made']],
  // What is not exported, and what names itself in no declaration, is no matter of this check
  ['const made = 1;\nexport default made;\nexport const { a, b } = { a: made, b: 2 };', []],
])('%j is imported by nobody', (made, names) => {
  expect(refused(made, SERVER, "import { another } from '@sojourn/domain/another.ts'")).toEqual(names);
});

test('what is imported under its name from elsewhere counts for nothing', () => {
  expect(refused('export const made = 1;', SERVER, "import { made } from '@sojourn/domain/b.ts'")).toEqual([
    'made',
  ]);
});
