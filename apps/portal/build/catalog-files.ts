/** The message catalogs of the pages: those that all products share, and each product's own words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SHARED = join(ROOT, 'packages/web/src/messages');
const PRODUCTS = join(ROOT, 'products');

/** The folders with catalogs of a language. */
const foldersOf = (language: string): string[] => [
  join(SHARED, language),
  ...readdirSync(PRODUCTS)
    .map((product) => join(PRODUCTS, product, 'words', language))
    .filter((folder) => existsSync(folder)),
];

export const catalogLanguages = (): string[] => readdirSync(SHARED);

/** The files of each area, sorted by area: a product may add to a shared one. */
export function catalogFiles(language: string): ReadonlyMap<string, readonly string[]> {
  const files = foldersOf(language).flatMap((folder) =>
    readdirSync(folder).map((file) => ({ area: file.replace('.json', ''), path: join(folder, file) })),
  );
  const areas = Map.groupBy(
    files.toSorted((a, b) => (a.area < b.area ? -1 : 1)),
    ({ area }) => area,
  );
  return new Map([...areas].map(([area, each]) => [area, each.map(({ path }) => path)]));
}

/** The texts of one area, or of all. */
export function readTexts(language: string, only?: string): Readonly<Record<string, string>> {
  const areas = catalogFiles(language);
  const files = only === undefined ? [...areas.values()].flat() : (areas.get(only) ?? []);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')))) as Record<
    string,
    string
  >;
}

export const isCatalog = (path: string): boolean =>
  path.startsWith(SHARED) || (path.startsWith(PRODUCTS) && path.includes('/words/'));
