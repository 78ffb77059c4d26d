/**
 * A browser that is signed in as Maya, with a debugging port, and what a plain HTTP client needs to act as
 * her.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { FLAGS, findBrowser } from '../e2e/browser/launch.ts';
import { signIn } from '../e2e/sign-in.ts';
import { freePort } from '../packages/postgres/src/embedded/launch.ts';

export type SignedIn = {
  readonly context: BrowserContext;
  readonly debuggingPort: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

/** Every name that the portal keeps its bearer token under ends like this. */
const TOKEN_KEY = /token/i;

export async function signedInBrowser(portal: string): Promise<SignedIn> {
  const { program, environment } = findBrowser();
  const profile = mkdtempSync(join(tmpdir(), 'sojourn-bench-'));
  const debuggingPort = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    args: [...FLAGS, `--remote-debugging-port=${debuggingPort}`],
    chromiumSandbox: process.getuid?.() !== 0,
    env: { ...(process.env as Record<string, string>), ...environment },
  });
  const page = await context.newPage();
  await signIn(page, portal, 'maya.okafor');
  const stored = await page.evaluate(() => Object.entries({ ...localStorage }) as [string, string][]);
  const token = stored.find(([key]) => TOKEN_KEY.test(key))?.[1];
  const cookies = await context.cookies(portal);
  const csrf = cookies.find(({ name }) => /csrf/i.test(name))?.value;
  if (!token || !csrf) throw new Error('signed in, but no token or CSRF cookie was found');
  const headers = {
    authorization: `Bearer ${token.replace(/^"|"$/g, '')}`,
    'x-csrf-token': decodeURIComponent(csrf),
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    origin: portal,
  };
  await page.close();
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, debuggingPort, headers, close };
}
