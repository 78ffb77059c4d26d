/** The registry of suppliers: who's connected, who lacks a key, and what's refused at start. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCTS } from '@sojourn/products/product-list.ts';
import { afterAll, expect, test } from 'vitest';
import { keySetting, readRegistry, requireAdapters, soldToOf } from './registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'sojourn-suppliers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ENTRY = {
  id: 'duffel',
  name: 'Duffel',
  adapter: 'duffel',
  products: ['flight'],
  tenants: 'all',
  priority: 10,
  marginBasisPoints: 0,
  currencies: ['USD'],
  limits: { callsPerMinute: 60, failuresInARow: 5, restSeconds: 30 },
};
const KEYS = { SUPPLIER_KEY_DUFFEL: 'duffel_test_abc' };

function read(file: object | string, more: Partial<Parameters<typeof readRegistry>[0]> = {}) {
  const suppliersFile = join(folder, 'suppliers.json');
  writeFileSync(suppliersFile, typeof file === 'string' ? file : JSON.stringify(file));
  const tenants = [{ id: 'consumer' }, { id: 'business' }];
  return readRegistry({
    suppliersFile,
    mode: 'development',
    sellWorld: false,
    accessKeys: {},
    tenants,
    ...more,
  });
}
const withEntry = (more: object, products: unknown = 'all') => ({
  world: { products },
  suppliers: [{ ...ENTRY, ...more }],
});

test('the file that comes with the product is read, and its suppliers wait for their keys', () => {
  const suppliersFile = new URL('../../../../../config/suppliers.json', import.meta.url).pathname;
  const of = { suppliersFile, mode: 'development', sellWorld: false, accessKeys: {}, tenants: [] };
  expect(readRegistry(of)).toEqual({
    worldSells: PRODUCTS,
    connected: [],
    withoutKey: [{ id: 'duffel', setting: 'SUPPLIER_KEY_DUFFEL' }],
  });
});

test('a supplier with a key is connected, in the order of priority', () => {
  const file = {
    world: { products: ['hotel'] },
    suppliers: [ENTRY, { ...ENTRY, id: 'second-air', priority: 1, tenants: ['business'] }],
  };
  const accessKeys = { ...KEYS, [keySetting('second-air')]: ' duffel_test_xyz ' };
  const { connected, worldSells } = read(file, { accessKeys });
  expect(connected.map(({ id, key }) => [id, key])).toEqual([
    ['second-air', 'duffel_test_xyz'],
    ['duffel', 'duffel_test_abc'],
  ]);
  expect(connected.map(soldToOf)).toEqual([['business'], undefined]);
  expect(worldSells).toEqual(['hotel']);
});

test('production sells what’s simulated only when it was told to', () => {
  const production = { mode: 'production' };
  expect(() => read(withEntry({}), production)).toThrow(/would sell simulated hotel, .*SELL_WORLD=yes/);
  expect(read(withEntry({}, []), production).worldSells).toEqual([]);
  expect(read(withEntry({}), { ...production, sellWorld: true }).worldSells).toEqual(PRODUCTS);
});

test('a test key is refused in production, and a live one everywhere else', () => {
  const live = { SUPPLIER_KEY_DUFFEL: 'duffel_live_abc' };
  const production = { mode: 'production', sellWorld: true };
  expect(read(withEntry({}), { ...production, accessKeys: live }).connected).toHaveLength(1);
  expect(() => read(withEntry({}), { ...production, accessKeys: KEYS })).toThrow(
    'SUPPLIER_KEY_DUFFEL: is not a key of the supplier’s live mode',
  );
  expect(() => read(withEntry({}), { accessKeys: live })).toThrow('SUPPLIER_KEY_DUFFEL');
});

test.each([
  ['{', 'cannot be read'],
  [withEntry({ adapter: 'unheard' }), 'suppliers.0.adapter'],
  [withEntry({ more: 1 }), 'suppliers.0'],
  [withEntry({ tenants: ['nobody'] }), 'no tenant is named nobody'],
  [withEntry({ currencies: ['EUR'] }), 'duffel: sells in EUR and has no rate of it'],
  [{ world: { products: 'all' }, suppliers: [ENTRY, ENTRY] }, 'two suppliers have one id'],
])('%j is refused', (file, message) => {
  expect(() => read(file)).toThrow(message);
});

test('a key of a supplier whose adapter isn’t built is refused, so that nobody takes it for sold', () => {
  expect(() => requireAdapters(read(withEntry({}), { accessKeys: KEYS }))).toThrow(
    'SUPPLIER_KEY_DUFFEL: is set, and the adapter duffel isn’t built yet',
  );
  expect(() => requireAdapters(read(withEntry({})))).not.toThrow();
});
