import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles, withImporters } from './changed.ts';

let root: string;
const git = (...given: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.test', ...given], { cwd: root });
function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  write({
    'packages/domain/src/money.ts': 'export const a = 1;',
    'packages/domain/src/other/money.ts': 'export const a = 2;',
    'packages/domain/src/add.ts': "import { a } from './money.ts';\nexport const b = a;",
    'packages/domain/src/deep/add.ts': "export type A = typeof import('#money.ts').a;",
    'packages/domain/src/other/add.ts': "import { a } from './money.ts';\nexport const c = a;",
    'apps/server/src/pay.ts': "import {\n  a,\n} from '@sojourn/domain/money.ts';\nexport const d = a;",
    'apps/server/src/refund.ts': "export { d } from './pay.ts';",
    'README.md': 'Read me',
  });
  git('add', '.');
  git('commit', '-qm', 'Begin');
  git('checkout', '-qb', 'work');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what changed is what the branch committed, what it has not committed yet, and new files', () => {
  expect(changedFiles(root)).toEqual([]);
  write({ 'apps/server/src/pay.ts': 'export const d = 3;' });
  git('commit', '-qam', 'Pay');
  write({ 'README.md': 'Read it', 'apps/server/src/new.ts': 'export {};' });
  rmSync(join(root, 'packages/domain/src/add.ts'));
  expect(changedFiles(root)).toEqual([
    'README.md',
    'apps/server/src/new.ts',
    'apps/server/src/pay.ts',
    'packages/domain/src/add.ts',
  ]);
});

test('what others commit to the main branch afterwards is not a change', () => {
  git('checkout', '-q', 'main');
  write({ 'README.md': 'Theirs' });
  git('commit', '-qam', 'Theirs');
  git('checkout', '-q', 'work');
  expect(changedFiles(root)).toEqual([]);
});

const PACKAGES = new Map([['@sojourn/domain', 'packages/domain']]);

test('a changed file is checked with those that import it, by whichever way', () => {
  expect(withImporters(['packages/domain/src/money.ts', 'README.md'], PACKAGES, root)).toEqual([
    'apps/server/src/pay.ts',
    'packages/domain/src/add.ts',
    'packages/domain/src/deep/add.ts',
    'packages/domain/src/money.ts',
  ]);
});

test('a file that is gone is not checked, but those that imported it are', () => {
  rmSync(join(root, 'apps/server/src/pay.ts'));
  expect(withImporters(['apps/server/src/pay.ts'], PACKAGES, root)).toEqual(['apps/server/src/refund.ts']);
});

test('documents alone leave nothing to check', () => {
  expect(withImporters(['README.md'], PACKAGES, root)).toEqual([]);
});
