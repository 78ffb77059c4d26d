import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishBuild } from './publish-build.ts';

let root: string;
let served: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sojourn-publish-'));
  served = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true }));

function publish(name: string, extra: Readonly<Record<string, string>> = {}): void {
  const built = join(served, `.next-${name}`);
  const files = { 'index.html': name, 'icon.svg': name, [`assets/${name}.js`]: name, ...extra };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, path)), { recursive: true });
    writeFileSync(join(built, path), text);
  }
  publishBuild(built, served);
}
const has = (path: string): boolean => existsSync(join(served, path));

test('the page names the newest build, and an open page still finds its own files', () => {
  publish('a');
  publish('b');
  expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('b');
  expect(has('assets/a.js')).toBe(true);
  expect(has('assets/b.js')).toBe(true);
  expect(has('.next-b')).toBe(false);
});

test('the fourth build takes the files of the first away, but none that a later one shares', () => {
  publish('a', { 'assets/shared.js': '1' });
  publish('b');
  publish('c', { 'assets/shared.js': '1' });
  publish('d');
  expect(has('assets/a.js')).toBe(false);
  expect(['b', 'c', 'd', 'shared'].filter((name) => !has(`assets/${name}.js`))).toEqual([]);
});

test('a file that is not hashed and no longer built goes when its builds do', () => {
  publish('a', { 'old.txt': '1' });
  for (const name of ['b', 'c']) publish(name);
  expect(has('old.txt')).toBe(true);
  publish('d');
  expect(has('old.txt')).toBe(false);
});

test('files of a build from before builds were counted do not stay for ever', () => {
  mkdirSync(join(served, 'assets'), { recursive: true });
  writeFileSync(join(served, 'assets/ancient.js'), '1');
  publish('a');
  expect(has('assets/ancient.js')).toBe(false);
  expect(has('assets/a.js')).toBe(true);
});
