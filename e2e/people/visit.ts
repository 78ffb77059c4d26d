/** A browser window as somebody has it before them: who, how wide, in which language and light. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../browser/launch.ts';
import { type PersonName, portalOf, portalOfPerson, sessionOf } from './sessions.ts';
import { type Language, type Words, wordsOf } from './words.ts';

export const WIDTHS = [1440, 390] as const;
export type Width = (typeof WIDTHS)[number];

export type View = {
  /** `null`: nobody is signed in; the consumer's portal */
  readonly person?: PersonName | null;
  readonly width?: Width;
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
};

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly portal: string;
  readonly words: Words;
  readonly isPhone: boolean;
  /** Opens a path of the portal. */
  readonly open: (path: string) => Promise<void>;
};

/** What a window said of itself that no test should leave unseen. */
const SERIOUS = /Content Security Policy|Uncaught|Warning:|Minified React error|Maximum update depth/;

function noteTrouble(page: Page, trouble: string[]): void {
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('dialog', (dialog) => {
    trouble.push(`asked: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && SERIOUS.test(message.text())) trouble.push(message.text());
  });
}

/** What stood on the pages of a test that failed. */
async function tellPages(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    console.log(`${page.url()}\n${text.replace(/\n+/g, ' | ').slice(0, 3_000)}`);
  }
}

/**
 * Gives a test file its browser. Windows close after each test, which fails when a page threw, broke the
 * policy or was wider than its window.
 */
export function useVisits(): (view?: View) => Promise<Visit> {
  let browser: Browser;
  let open: BrowserContext[] = [];
  let trouble: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async ({ task }) => {
    const seen = trouble;
    if (task.result?.state === 'fail') await tellPages(open);
    for (const context of open) await context.close();
    open = [];
    trouble = [];
    expect(seen).toEqual([]);
  });
  return async ({ person = 'maya', width = 1440, language = 'en', scheme = 'light' } = {}) => {
    const portal = person ? portalOfPerson(person) : portalOf('consumer');
    const context = await browser.newContext({
      baseURL: portal,
      viewport: { width, height: width === 390 ? 844 : 900 },
      hasTouch: width === 390,
      locale: language === 'fr' ? 'fr-CA' : 'en-US',
      colorScheme: scheme,
      reducedMotion: 'reduce',
      ...(person && { storageState: sessionOf(person) }),
    });
    context.setDefaultTimeout(60_000);
    open.push(context);
    context.on('page', (page) => noteTrouble(page, trouble));
    const page = await context.newPage();
    return {
      page,
      context,
      portal,
      words: wordsOf(language),
      isPhone: width === 390,
      open: async (path) => void (await page.goto(path)),
    };
  };
}
