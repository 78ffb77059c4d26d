/** How much JavaScript a route needs before it works: what a phone-wide browser loads, weighed as gzip. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './rows.ts';
import type { SignedIn } from './signed-in.ts';

const DIST = join(import.meta.dirname, '../apps/portal/dist');

function gzipKb(path: string): number {
  const file = join(DIST, path);
  if (!existsSync(file)) return 0;
  return gzipSync(readFileSync(file), { level: 9 }).length / 1024;
}

async function scriptsOf(url: string, { context }: SignedIn): Promise<string[]> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = new Set<string>();
  // Later parts, which the browser loads when it's idle, delay nobody
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !isLoaded) scripts.add(pathname);
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  await page.close();
  return [...scripts];
}

/** `screens`: name, address and target in KB. */
export async function bundleBench(
  screens: readonly { name: string; url: string; target: string }[],
  browser: SignedIn,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, url, target } of screens) {
    const scripts = await scriptsOf(url, browser);
    const figure = scripts.reduce((sum, path) => sum + gzipKb(path), 0);
    rows.push({ area: 'Front end', what: `${name}: JavaScript, KB gz`, figure, target });
  }
  return rows;
}
