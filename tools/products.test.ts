import { expect, test } from 'vitest';
import { makeLists } from './products.ts';

const FILES = ['products/boat/words/en/boat-form.json', 'products/boat/words/fr/boat-form.json'];
const lists = makeLists(FILES, ['boat']);

test('a product is in every list by where its parts are in its folder', () => {
  expect(
    [...lists.keys()].map((path) => path.replace(/^(?:products|world\/src)\/lists\/([\w-]+)\.ts$/, '$1')),
  ).toEqual([
    'changing',
    'codes',
    'contracts',
    'deeds',
    'detail-words',
    'markets',
    'openers',
    'pages',
    'policies',
    'rows',
    'test-set-ups',
    'unsold',
    'tier-rules',
    'sellers',
    'words',
  ]);
  for (const text of lists.values()) expect(text).toContain("from '../boat/");
});

test('one part is the entry, several are its fields, and a common name gets the product’s', () => {
  const pages = lists.get('products/lists/pages.ts');
  expect(pages).toContain("import { boat } from '../boat/pages/index.ts';");
  expect(pages).toContain('export const PRODUCTS = {\n  boat,\n} as const;');
  const sellers = lists.get('products/lists/sellers.ts');
  expect(sellers).toContain("import { estimateCarbon as boatEstimateCarbon } from '../boat/sell/carbon.ts';");
  expect(sellers).toContain(
    '  boat: { create: createBoatProduct, capability: boat, estimateCarbon: boatEstimateCarbon },',
  );
});

test('its words are the areas of its English catalogs', () => {
  const words = lists.get('products/lists/words.ts');
  expect(words).toContain("import type boatForm from '../boat/words/en/boat-form.json';");
  expect(words).toContain("  readonly 'boat-form': typeof boatForm;");
  expect(words).not.toContain('/fr/');
});

test('a product adds texts to an area that others have too', () => {
  const files = ['boat', 'raft'].map((product) => `products/${product}/words/en/shell.json`);
  const words = makeLists(files, ['boat', 'raft']).get('products/lists/words.ts');
  expect(words).toContain("import type raftShell from '../raft/words/en/shell.json';");
  expect(words).toContain('  readonly shell: typeof boatShell & typeof raftShell;');
});
