import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@sojourn/contract/calls.ts';
import { expect, test } from 'vitest';
import { rowsOf } from './call-table.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('every call that the portal and the profile make is in the portal’s table', () => {
  const table = new Set<string>(rowsOf(false).map(([name]) => name));
  const missing = Object.keys(calls).filter((name) => !table.has(name));
  const made = ['apps/portal/src', 'apps/profile/src', 'products'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => readFileSync(join(ROOT, folder, path), 'utf8').match(/(?<=\bapi\.)\w+/g) ?? []),
  );
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter((name) => missing.includes(name))).toEqual([]);
});
