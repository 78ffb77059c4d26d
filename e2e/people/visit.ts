/** A browser window as somebody has it before them: who, how wide, in which language and light. */

import { byDay } from '@sojourn/domain/testing/by-day.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { type PersonName, portalOf, portalOfPerson, sessionOf } from './sessions.ts';
import { giveSession, leaveWindow, openWindow, returnWindow, takeWindow, type Window } from './windows.ts';
import { type Language, type Words, wordsOf } from './words.ts';

export const WIDTHS = [1440, 390] as const;
export type Width = (typeof WIDTHS)[number];
export const windowAt = (width: Width) => ({ width, height: width === 390 ? 844 : 900 });
export type Light = 'light' | 'dark';
const LIGHTS: readonly Light[] = ['light', 'dark'];
/**
 * For ways through the product whose steps are the same at both widths: one of them each day, `first` on
 * every other, so that a file has both on one day.
 */
export const widthsOfWay = (first: Width): readonly Width[] =>
  byDay(first === WIDTHS[0] ? WIDTHS : WIDTHS.toReversed(), '');
/** How a screen is looked at, one after another: each width in each light, one of them by day. */
export const looksOf = (screen: string, widths: readonly Width[] = WIDTHS) =>
  byDay(
    widths.flatMap((width) => LIGHTS.map((light) => ({ width, light }))),
    screen,
  );

export type View = {
  /** `null`: nobody is signed in; the consumer's portal */
  readonly person?: PersonName | null;
  readonly width?: Width;
  readonly language?: Language;
  readonly scheme?: Light;
  /** A window that no test had before and none gets after: for scripts, clocks and measurements in it. */
  readonly isNew?: boolean;
};

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** A page of the portal that nobody looks at, where its API can be asked as the window's person. */
  readonly home: Page;
  readonly portal: string;
  readonly words: Words;
  readonly isPhone: boolean;
  /** Opens a path of the portal. */
  readonly open: (path: string) => Promise<void>;
};

/** Console output of a page that fails a test. */
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
async function notifyPages(windows: readonly Window[]): Promise<void> {
  for (const { context, home } of windows) {
    for (const page of context.pages().filter((each) => each !== home)) {
      const text = await page.evaluate(() => document.body.innerText).catch(String);
      console.log(`${page.url()}\n${text.replace(/\n+/g, ' | ').slice(0, 3_000)}`);
    }
  }
}

const optionsOf = ({ width = 1440, language = 'en', scheme = 'light' }: View, portal: string) => ({
  baseURL: portal,
  viewport: windowAt(width),
  hasTouch: width === 390,
  locale: language === 'fr' ? 'fr-CA' : 'en-US',
  colorScheme: scheme,
  reducedMotion: 'reduce' as const,
});

type Opened = {
  readonly window: Window;
  /** The one that its test was given. */
  readonly page: Page;
  readonly options: ReturnType<typeof optionsOf>;
  readonly isNew: boolean;
};

/**
 * Gives a test file its windows. They are left after each test, which fails when a page threw, broke the
 * policy or was wider than its window.
 */
export function useVisits(): (view?: View) => Promise<Visit> {
  let open: Opened[] = [];
  let trouble: string[] = [];
  afterEach(async ({ task }) => {
    const seen = trouble;
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) await notifyPages(open.map(({ window }) => window));
    for (const { window, page, options, isNew } of open) {
      if (isNew || hasFailed) {
        await window.context.close();
        continue;
      }
      await leaveWindow(window, options, page);
      await returnWindow(options, window);
    }
    open = [];
    trouble = [];
    expect(seen).toEqual([]);
  });
  return async (view = {}) => {
    const { person = 'maya', width, language = 'en', isNew = false } = view;
    const portal = person ? portalOfPerson(person) : portalOf('consumer');
    const options = optionsOf(view, portal);
    const window = await (isNew ? openWindow(options) : takeWindow(options));
    const { context, home } = window;
    const page = window.page ?? (await context.newPage());
    open.push({ window, page, options, isNew });
    await giveSession(window, person && sessionOf(person));
    context.setDefaultTimeout(60_000);
    noteTrouble(page, trouble);
    context.on('page', (each) => noteTrouble(each, trouble));
    return {
      page,
      context,
      home,
      portal,
      words: wordsOf(language),
      isPhone: width === 390,
      open: async (path) => void (await page.goto(path)),
    };
  };
}
