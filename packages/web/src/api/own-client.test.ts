/** What a mount may show asks by the mount's own client: the portal's would call from its page as nobody. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const OWN = /from '(?:\.|\.\.\/api|@sojourn\/web\/api)\/api\.ts'/;
/** Leads everybody to theirs. */
const LEADS = 'packages/web/src/api/use-channel.ts';

test('nothing that a mount may show imports the client of the portal’s own pages', () => {
  const taking = ['apps/profile/src', 'packages/web/src', 'products']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && path !== LEADS)
    .filter((path) => !path.startsWith('products/') || path.includes('/parts/'))
    .filter((path) => OWN.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(taking).toEqual([]);
});
