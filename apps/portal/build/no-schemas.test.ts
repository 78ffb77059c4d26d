/** Pages carry the table of calls without its schemas: one value from a contract's file brings all of zod. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = ['apps/portal/src', 'apps/profile/src', 'packages/web/src', 'products'];
/** These import types alone. */
const WITHOUT_SCHEMAS = ['cancel-refusal.ts', 'client.ts', 'empty-traveler.ts', 'no-preferences.ts'];
const VALUES = /import (?!type )[^;]*? from '(?:@sojourn\/contract|[\w@./#-]*\bwire)\/([\w/-]+\.ts)'/g;

test('pages take only types from the contract', () => {
  const taken = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
    .filter((path) => !path.startsWith('products/') || /\/(pages|parts)\//.test(path))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(VALUES)]
        .filter(([statement, file]) => !WITHOUT_SCHEMAS.includes(file!) && !onlyTypes(statement))
        .map(([, file]) => `${path} takes values of ${file}`),
    );
  expect(taken).toEqual([]);
});

/** `import { type A, type B }` is gone once the types are. */
function onlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1]?.split(',') ?? [''];
  return names.every((name) => name.trim() === '' || name.trim().startsWith('type ')) && names.length > 1;
}
