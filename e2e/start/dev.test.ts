/**
 * `npm run dev` in a copy of the sources: an edit of a page shows without a reload at every site, an edit of
 * the server restarts it, and a debugger can attach.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../packages/postgres/src/embedded/launch.ts';
import { copySources } from '../../tools/testing/copy-sources.ts';
import { launchBrowser } from '../browser/launch.ts';
import { type Product, reachableFolder, startProduct } from '../product.ts';
import { enterAtBank, signInByCalls } from '../sign-in.ts';

const root = reachableFolder('sojourn-dev-');
const [inspect, bank] = await Promise.all([freePort(), freePort()]);
let product: Product;
let browser: Browser;

beforeAll(async () => {
  copySources(root);
  const words = ['--watch', `--inspect=${inspect}`];
  product = await startProduct({ STAY_COUNT: '6000', BANK_PORT: String(bank) }, { root, words });
  browser = await launchBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** As a person would, in an editor; what's replaced is there once. */
function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const parts = readFileSync(path, 'utf8').split(from);
  expect(parts.length, `${from} in ${file}`).toBe(2);
  writeFileSync(path, parts.join(to));
}

const printed = (line: RegExp): number => readFileSync(product.log, 'utf8').match(line)?.length ?? 0;

/** Waits until the programs print a line once more than before. */
async function expectPrinted(line: RegExp, act: () => void): Promise<void> {
  const before = printed(line);
  act();
  await expect.poll(() => printed(line)).toBeGreaterThan(before);
}

/** Signed in, on a page that has loaded all of its code. */
async function open(host: string, path: string, userName: string): Promise<Page> {
  const site = product.url.replace('localhost', host);
  const page = await browser.newPage();
  await signInByCalls(page, site, userName);
  await page.goto(`${site}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Vite loads a page anew when it has found more libraries, at the first start alone
  await page.waitForLoadState('networkidle');
  return page;
}

const EDITS = [
  ['home', 'localhost', '/', 'maya.okafor', 'portal/src/features/home/home-page.tsx', 'display-xl">'],
  ['profile', 'localhost', '/profile/', 'maya.okafor', 'profile/src/page/page-head.tsx', ': undefined}>'],
  [
    'desk',
    'desk.localhost',
    '/',
    'sam.whitfield',
    'agent/src/app/empty-desk.tsx',
    '<h1 className="display-s">',
  ],
  ['admin', 'admin.business.localhost', '/', 'priya.nair', 'admin/src/app/page-head.tsx', 'display-m">'],
] as const;

test.each(EDITS)('an edit shows on the open page: %s', async (_, host, path, who, file, before) => {
  const page = await open(host, path, who);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  edit(`apps/${file}`, before, `${before}Edited `);
  await page.getByRole('heading', { level: 1, name: /^Edited/ }).waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.close();
});

test('the bank’s page, of another origin, gets a build of the profile, with the edit', async () => {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${bank}/travel-profile`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await enterAtBank(page, 'maya.okafor');
  await page
    .locator('#profile')
    .getByRole('heading', { level: 1, name: /^Edited/ })
    .waitFor();
  await page.close();
});

test('an edit of the server restarts it, and requests wait for it', async () => {
  const edited = 'apps/server/src/http/operational-routes.ts';
  await expectPrinted(/restarting server/g, () => edit(edited, "send('ok\\n')", "send('edited\\n')"));
  const health = async () => (await fetch(`${product.url}/healthz`)).text();
  await expect.poll(health).toBe('edited\n');
  // While it can't start, it waits for the next edit
  await expectPrinted(/server ended \(exit code 1\); the next change starts it again/g, () =>
    edit(edited, 'export function', 'export fun'),
  );
  const waiting = health();
  edit(edited, 'export fun ', 'export function ');
  expect(await waiting).toBe('edited\n');
});

test('with --inspect a debugger sees the server, and an edit restarts it all the same', async () => {
  type Target = { readonly url: string; readonly webSocketDebuggerUrl: string };
  const targets = async () =>
    (await (await fetch(`http://127.0.0.1:${inspect}/json/list`)).json()) as Target[];
  const [target] = await targets();
  expect(target?.url).toContain('apps/server/src/main.ts');
  const debug = new WebSocket(target!.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => Object.assign(debug, { onopen: resolve, onerror: reject }));
  debug.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }));
  edit('packages/domain/src/dates.ts', 'The three kinds of time', 'Three kinds of time');
  const isNew = async (): Promise<boolean> => {
    const [now] = await targets().catch(() => []);
    return now !== undefined && now.webSocketDebuggerUrl !== target?.webSocketDebuggerUrl;
  };
  await expect.poll(isNew).toBe(true);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});
