/**
 * Windows that tests get one after another. A new one has to begin its process, fetch and compile everything
 * again, which was half the processor time of a short test; so a window that its test has left is given to
 * the next that wants the same, in any file of its process: with a person's session as it was and nothing
 * else kept. Its page stays too: opening one costs as much as loading the home page in it.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch.ts';
import type { SessionState } from './sessions.ts';

export type Window = {
  readonly context: BrowserContext;
  /** Of the portal, never looked at: keeps the process, and what is stored there is reached through it. */
  readonly home: Page;
  /** What the last test looked at, as good as new; undefined where it can't be. */
  page?: Page | undefined;
};

/** Of the portal, with nothing in it. */
const EMPTY = '/healthz';

let browser: Promise<Browser> | undefined;
/**
 * One for all files of a test process, gone with it. The pages of a window share a process, and compiled code
 * is cached at its first use rather than its third.
 */
export const sharedBrowser = (): Promise<Browser> =>
  (browser ??= launchBrowser(['--process-per-site', '--blink-settings=v8CacheOptions=3']));

/** By what they are like, the one left last at the end. */
const left: { readonly like: string; readonly window: Window }[] = [];
/** Each holds a process and its memory. */
const MOST_LEFT = 5;

/** One that a test has left, with the same options, or a new one. */
export async function takeWindow(options: BrowserContextOptions): Promise<Window> {
  const like = JSON.stringify(options);
  const at = left.findLastIndex((each) => each.like === like);
  return at === -1 ? openWindow(options) : left.splice(at, 1)[0]!.window;
}

/** For the next test; the one that nobody has wanted for the longest time is closed. */
export async function returnWindow(options: BrowserContextOptions, window: Window): Promise<void> {
  left.push({ like: JSON.stringify(options), window });
  if (left.length > MOST_LEFT) await left.shift()?.window.context.close();
}

/** Of a portal that is about to end. */
export async function closeWindowsOf(portals: readonly string[]): Promise<void> {
  const isOf = ({ window }: (typeof left)[number]) => portals.includes(new URL(window.home.url()).origin);
  const closing = left.filter(isOf);
  for (const each of closing) left.splice(left.indexOf(each), 1);
  for (const { window } of closing) await window.context.close();
}

export async function openWindow(options: BrowserContextOptions): Promise<Window> {
  const context = await (await sharedBrowser()).newContext(options);
  const home = await context.newPage();
  await home.goto(EMPTY);
  return { context, home };
}

/** Leaves nothing in it but the session, or nothing at all. */
export async function giveSession({ context, home }: Window, session: SessionState | null): Promise<void> {
  await context.clearCookies();
  await context.addCookies(session?.cookies ?? []);
  const here = new URL(home.url()).origin;
  const saved = session?.origins.find(({ origin }) => origin === here)?.localStorage ?? [];
  await home.evaluate((entries) => {
    const names = entries.map(({ name }) => name);
    for (const key of Object.keys(localStorage)) if (!names.includes(key)) localStorage.removeItem(key);
    // In place: a moment without a token would be a sign-out to the other tabs
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, saved);
}

/**
 * Takes back what a test may have asked of the window as a whole and closes its pages, but for the one that
 * the next test gets.
 */
export async function leaveWindow(window: Window, view: BrowserContextOptions, page?: Page): Promise<void> {
  const { context, home } = window;
  for (const event of ['page', 'request', 'response'] as const) context.removeAllListeners(event);
  for (const each of context.pages()) if (each !== home && each !== page) await each.close();
  await context.unrouteAll();
  await context.setOffline(false);
  window.page = page && (await emptyPage(page, home, view));
}

/** The page with nothing left of its test: no history, nothing stored, nothing listened to or pointed at. */
async function emptyPage(page: Page, home: Page, view: BrowserContextOptions): Promise<Page | undefined> {
  const isPortals = !page.isClosed() && new URL(page.url()).origin === new URL(home.url()).origin;
  if (!isPortals) {
    // What other sites store for it can't be reached from here
    await page.close();
    return undefined;
  }
  page.removeAllListeners();
  await page.unrouteAll();
  await page.goto(EMPTY);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await page.mouse.move(0, 0);
  if (view.viewport) await page.setViewportSize(view.viewport);
  await page.emulateMedia({ media: null, colorScheme: view.colorScheme ?? null, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  return page;
}
