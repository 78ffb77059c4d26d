import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { programsUsing } from './sources.ts';

const folderOf = (name: string): string => (/^(world|products)$/.test(name) ? name : `packages/${name}`);
const OF_PACKAGE: Readonly<Record<string, string>> = {
  products: 'hotel/sell/offers.ts',
  world: 'src/wire.ts',
};

test.each(['bank', 'vault', 'server'])('%s starts again for every package that it depends on', (program) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, `apps/${program}/package.json`), 'utf8')) as {
    dependencies: object;
  };
  const ours = Object.keys(manifest.dependencies).flatMap((name) =>
    name.startsWith('@sojourn/') ? [name.slice(9)] : [],
  );
  expect(ours.length).toBeGreaterThan(2);
  const sources = ours.map((name) => `${folderOf(name)}/${OF_PACKAGE[name] ?? 'src/file.ts'}`);
  expect(sources.filter((path) => !programsUsing(path).includes(program))).toEqual([]);
  expect(programsUsing(`apps/${program}/src/main.ts`)).toEqual([program]);
});

test('a change of the contract restarts the pages, whose plugins have read it', () => {
  expect(programsUsing('packages/contract/src/calls.ts')).toEqual(['server', 'pages']);
  expect(programsUsing('products/hotel/wire/hotel-codes.ts')).toEqual(['server', 'pages']);
  expect(programsUsing('apps/portal/build/call-table.ts')).toEqual(['pages']);
});

test.each([
  'apps/portal/src/app/main.tsx',
  'packages/web/src/messages/en/home.json',
  'products/hotel/pages/index.ts',
  'products/hotel/words/en/hotel.json',
  'products/hotel/sell/offers.test.ts',
  'apps/server/src/testing/server.ts',
  'apps/server/src/.main.ts.swp',
])('%s restarts nothing', (path) => expect(programsUsing(path)).toEqual([]));
