/**
 * `npm run shots`: a picture of each screen at 390 and 1440 pixels, light and dark, into shots/. Starts a
 * product of its own, or takes the one at `--url http://localhost:8080`. Words narrow the screens: `npm
 * run shots -- home`; `--width 1440` takes one width, `--french` takes them in French too; `--figures` counts
 * amounts and deadlines, and names those that no answer of the page explains. `npm run shots -- results-list
 * --picture docs/pictures/results.webp` writes one small picture of a window, as the README shows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/browser/launch.ts';
import { watchFigures } from '../e2e/people/figures/answered-figures.ts';
import { readPage } from '../e2e/people/inspect-text.ts';
import type { Tenant } from '../e2e/people/sessions.ts';
import { WIDTHS } from '../e2e/people/visit.ts';
import { startProduct } from '../e2e/product.ts';
import type { Screen } from '../e2e/screens/screen.ts';
import { SCREENS } from '../e2e/screens.ts';
import { signIn } from '../e2e/sign-in.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';
import { asTool } from './start/use-portal.ts';
import { takeTestDay } from './testing/test-day.ts';

offerHelp(import.meta);
takeTestDay();

const FOLDER = join(ROOT, 'shots');
const OPTIONS = {
  url: { type: 'string' },
  french: { type: 'boolean', default: false },
  figures: { type: 'boolean', default: false },
  width: { type: 'string' },
  picture: { type: 'string' },
} as const;
type Options = { readonly french: boolean; readonly figures: boolean; readonly width?: string };
const LANGUAGES = { en: 'English', fr: 'Français' } as const;
const SCHEMES = ['light', 'dark'] as const;
const PEOPLE: Record<Tenant, string> = { consumer: 'maya.okafor', business: 'daniel.reyes' };

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a picture alone would not show. */
async function noteTrouble(
  page: Page,
  { refused }: Screen,
  name: string,
  options: Options,
): Promise<() => Promise<string[]>> {
  const trouble: string[] = [];
  const figures = await watchFigures(page);
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (refused && message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error') trouble.push(`console: ${message.text()} ${message.location().url}`);
  });
  return async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const { clipped } = await readPage(page);
    const cut = clipped.map((text) => `cut off: ${text}`);
    const { unknown, count } = options.figures ? await figures.read() : { unknown: [], count: 0 };
    if (options.figures) console.log(`${name}: ${count} figures`);
    return [
      ...trouble,
      ...(wide > 0 ? [`wider than the window by ${wide} pixels`] : []),
      ...cut,
      ...unknown.map((figure) => `in no answer: ${figure}`),
    ];
  };
}

async function settle(page: Page): Promise<void> {
  // A stream that is still open is no reason to wait for ever
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function photograph(page: Page, name: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}.png`), fullPage: true });
  }
}

/** By the choice at the page's foot, behind a dialog too; the ways to the screens are written in English. */
async function speak(page: Page, language: 'en' | 'fr'): Promise<void> {
  await page.evaluate((name) => {
    const named = (label: HTMLElement) => label.textContent?.trim() === name;
    [...document.querySelectorAll('label')].find(named)?.click();
  }, LANGUAGES[language]);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

async function take(
  context: BrowserContext,
  portal: string,
  screen: Screen,
  name: string,
  options: Options,
): Promise<string[]> {
  const page = await context.newPage();
  const troubles = await noteTrouble(page, screen, name, options);
  try {
    if (typeof screen.open === 'string') await page.goto(screen.open);
    else await screen.open(page, portal);
    await photograph(page, name);
    if (options.french) {
      await speak(page, 'fr');
      await photograph(page, `${name}-fr`);
      await speak(page, 'en');
    }
    return (await troubles()).map((trouble) => `${name}: ${trouble}`);
  } catch (error) {
    return [`${name}: ${(error as Error).message.split('\n')[0]}`];
  } finally {
    await page.close();
  }
}

async function stateOf(browser: Browser, portal: string, tenant: Tenant): Promise<State> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), portal, PEOPLE[tenant]);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Of the window alone, as the consumer's portal looks by day. */
async function takePicture(browser: Browser, portal: string, screen: Screen, file: string): Promise<void> {
  const viewport = { width: 1_280, height: 800 };
  const storageState = await stateOf(browser, portal, 'consumer');
  const context = await browser.newContext({
    baseURL: portal,
    viewport,
    storageState,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (typeof screen.open === 'string') await page.goto(screen.open);
  else await screen.open(page, portal);
  await settle(page);
  const protocol = await context.newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(file, data, 'base64');
  await context.close();
}

async function shoot(
  browser: Browser,
  portal: string,
  tenant: Tenant,
  screens: readonly Screen[],
  options: Options,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS.filter((each) => [undefined, String(each)].includes(options.width))) {
    // Screens that move the clock end the session of the width before
    const state = screens.some(({ signedIn }) => signedIn)
      ? await stateOf(browser, portal, tenant)
      : undefined;
    const view = { baseURL: portal, viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
    const signedIn = await browser.newContext({ ...view, ...(state && { storageState: state }) });
    const signedOut = await browser.newContext(view);
    for (const screen of screens) {
      if (screen.widths && !screen.widths.includes(width)) continue;
      const name = `${screen.name}-${tenant}-${width}`;
      const troubles = await take(screen.signedIn ? signedIn : signedOut, portal, screen, name, options);
      for (const trouble of troubles) console.log(trouble);
      found.push(...troubles);
    }
    await signedIn.close();
    await signedOut.close();
  }
  return found;
}

await asTool(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const wanted = SCREENS.filter(({ name }) => !positionals.length || positionals.includes(name));
  if (wanted.length === 0)
    throw new Error(`no such screen; there are ${SCREENS.map(({ name }) => name).join(', ')}`);
  mkdirSync(FOLDER, { recursive: true });
  const product = values.url ? undefined : await startProduct({ LIMIT_FACTOR: '50' });
  const browser = await launchBrowser();
  try {
    const url = (values.url ?? product?.url ?? '').replace(/\/$/, '');
    const [first] = wanted;
    if (values.picture && first) {
      await takePicture(browser, url, first, values.picture);
      return;
    }
    const found: string[] = [];
    for (const tenant of ['consumer', 'business'] as const) {
      const portal = tenant === 'consumer' ? url : url.replace('//localhost', '//business.localhost');
      const screens = wanted.filter(({ tenants }) => !tenants || tenants.includes(tenant));
      if (screens.length > 0) found.push(...(await shoot(browser, portal, tenant, screens, values)));
    }
    console.log(`pictures are in ${FOLDER}${found.length ? `; ${found.length} to look into` : ''}`);
    process.exitCode = found.length ? 1 : 0;
  } finally {
    await browser.close();
    await product?.stop();
  }
});
