import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { type Step, toolEnvironment } from '../steps.ts';
import { concernsAll, promisesOf, stepsFor, TYPES } from './steps-of-check.ts';

/** What each file does wrong, and the error or rule that says so. */
const WRONG: readonly (readonly [name: string, code: string, text: string])[] = [
  ['other-type', 'TS2322', "export const a: number = 'b';"],
  ['unused-name', 'TS6133', 'const a = 1;\nexport {};'],
  ['unused-parameter', 'TS6133', 'export const f = (a: number) => 1;'],
  ['no-such-file', 'TS2307', "import { a } from './gone.ts';\nexport const b = a;"],
  ['no-such-export', 'TS2305', "import { c } from './right.ts';\nexport const b = c;"],
  ['imported-type', 'TS1484', "import { A } from './right.ts';\nexport const b: A = 1;"],
  ['enum', 'TS1294', 'export enum E {\n  A,\n}'],
  ['missing-value', 'TS18048', 'export const f = (a: string[]) => { const [b] = a; return b.length; };'],
  ['missing-this', 'TS2683', 'export function f() {\n  return this;\n}'],
  ['fall-through', 'TS7029', 'export function f(a: number) { switch (a) { case 1: f(2); case 2: f(3); } }'],
  ['floating', 'no-floating-promises', 'async function f() {}\nf();\nexport {};'],
  ['misused', 'no-misused-promises', 'export const f = (a: Promise<void>) => { if (a) return; };'],
  ['awaited', 'await-thenable', 'export async function f(a: number) { await a; }'],
];

let folder: string;
let output: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { types: [] },
      include: ['*.ts'],
    }),
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'right.ts'), 'export type A = number;\nexport const a: A = 1;\n');
  for (const [name, , text] of WRONG) writeFileSync(join(folder, `${name}.ts`), `${text}\n`);
  output = [TYPES, promisesOf(['.'])].map(runFailing).join('\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

function runFailing({ command: [program, ...given] }: Step): string {
  const run = spawnSync(program, given, { cwd: folder, env: toolEnvironment(), encoding: 'utf8' });
  const printed = `${run.stdout}${run.stderr}`;
  expect(run.status, printed).not.toBe(0);
  return printed;
}

/** `right.ts(1,2):` of the compiler, `right.ts:1:2` of the linter. */
const linesOf = (name: string): string[] =>
  output.split('\n').filter((line) => line.includes(`${name}.ts:`) || line.includes(`${name}.ts(`));

test.each(WRONG)('the check of types and promises finds the %s: %s', (name, code) => {
  expect(linesOf(name).join('\n'), output).toContain(code.replace('TS', ''));
});

test('a file that is no TypeScript is named by both', () => {
  writeFileSync(join(folder, 'syntax.ts'), 'export const a = ;\n');
  for (const step of [TYPES, promisesOf(['.'])]) expect(runFailing(step)).toContain('syntax.ts');
  rmSync(join(folder, 'syntax.ts'));
});

test('it finds nothing in a file without a mistake', () => {
  expect(linesOf('right')).toEqual([]);
});

test('promises and format of no file are not asked for', () => {
  expect(stepsFor(['README.md'], []).map(({ name }) => name)).toEqual([
    'types',
    'own checks',
    'format, lint',
  ]);
  expect(stepsFor([], []).map(({ name }) => name)).toEqual(['types', 'own checks']);
});

test('another compiler, option, ambient type or rule concerns all files', () => {
  for (const path of [
    'tsconfig.json',
    'package-lock.json',
    'biome.json',
    'tools/checks/steps-of-check.ts',
    'apps/server/src/http/fastify.d.ts',
  ])
    expect(concernsAll(path), path).toBe(true);
  expect(concernsAll('packages/domain/package.json')).toBe(false);
  expect(concernsAll('docs/api.txt')).toBe(false);
});
