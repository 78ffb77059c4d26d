import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildHash, frontEnds } from './build.ts';

const root = mkdtempSync(join(tmpdir(), 'sojourn-build-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  write('package-lock.json', '{}');
  write('apps/portal/package.json', '{"dependencies":{"@sojourn/ui":"*","react":"1"}}');
  write('apps/portal/vite.config.ts', '');
  write('apps/portal/src/main.tsx', '1');
  write('apps/server/package.json', '{}');
  write('packages/ui/package.json', '{"dependencies":{"@sojourn/domain":"*"}}');
  write('packages/domain/package.json', '{}');
  write('packages/domain/src/money.ts', '1');
  write('world/package.json', '{}');
});

test('an app is a front end when it has a vite.config.ts', () => {
  expect(frontEnds(root)).toEqual(['portal']);
});

test.each([
  ['apps/portal/src/main.tsx', true],
  ['packages/domain/src/money.ts', true],
  ['package-lock.json', true],
  ['world/src/fares.ts', false],
  ['apps/server/src/main.ts', false],
  ['apps/portal/dist/index.html', false],
  ['apps/portal/src/main.test.tsx', false],
])('a change of %s asks for a build: %s', (path, expected) => {
  const before = buildHash('portal', root);
  write(path, 'changed');
  expect(buildHash('portal', root) !== before).toBe(expected);
  rmSync(join(root, path));
});
