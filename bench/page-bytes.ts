/**
 * What a page loads before it works, from the built files: the entry, and what the document's own list says
 * its address needs (`apps/portal/build/preload-routes.ts`), in English. Needs no browser.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

type PageBytes = { readonly scripts: number; readonly styles: number; readonly files: number };
type Table = {
  readonly files: readonly string[];
  readonly routes: readonly (readonly [string, readonly number[], Readonly<Record<string, number[]>>])[];
};

const APPS = join(import.meta.dirname, '../apps');
const ISLAND = /id="route-files">([\s\S]*?)<\/script>/;
const LINKED = /(?:src|href)="\/([^"]+\.(?:js|css))"/g;
const IMPORT = /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g;

/** A script and all that it imports, without what it loads on demand. */
function withImports(dist: string, file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  if (!file.endsWith('.js')) return;
  for (const [, next = ''] of readFileSync(join(dist, file), 'utf8').matchAll(IMPORT))
    withImports(dist, posix.join(posix.dirname(file), next), files);
}

/** The files of an address; a site without a list has one page. */
function filesOf(dist: string, path: string): Set<string> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = new Set<string>();
  for (const [, file = ''] of html.matchAll(LINKED)) withImports(dist, file, files);
  const island = ISLAND.exec(html)?.[1];
  if (!island) return files;
  const table = JSON.parse(island) as Table;
  const route = table.routes.find(([pattern]) => new RegExp(pattern).test(path));
  if (!route) throw new Error(`the document lists no files for ${path}`);
  for (const place of [...route[1], ...(route[2].en ?? [])])
    withImports(dist, table.files[place] ?? '', files);
  return files;
}

/** Bytes after gzip. */
export function pageBytes(app: 'portal' | 'admin' | 'agent', path: string): PageBytes {
  const dist = join(APPS, app, 'dist');
  const files = [...filesOf(dist, path)];
  const weigh = (ending: string): number =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  return { scripts: weigh('.js'), styles: weigh('.css'), files: files.length };
}
