/**
 * What every screen of a journey is looked at for: its width, its accessibility in one light, its language.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from '../axe.ts';
import type { Look } from './hotels/do-main-job.ts';
import { GUEST } from './hotels/pay-stay.ts';
import { type Light, looksOf, type Width, windowAt } from './visit.ts';
import { patternOf, readCatalogue } from './words.ts';

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Waits for the page's heading, and until nothing that was begun still moves or changes color. */
async function untilAtRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ends = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
  // A page on the way to another may have had a heading, and the next one not yet
  await page.locator('.page-loading').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** What message keys begin with: `results.`, `errors.` */
const AREAS = [...new Set(Object.keys(readCatalogue('en')).map((id) => id.split('.')[0]))].join('|');
const KEY = new RegExp(`(^|\\s)((${AREAS})\\.[a-z]|errors\\.[A-Z0-9])`);

/** No text on the page is cut off, or the key of a text that is missing. */
async function showsWholeTexts(page: Page, screen: string): Promise<void> {
  const { texts, clipped } = await readPage(page);
  expect(clipped, `${screen} cuts texts off`).toEqual([]);
  expect(
    texts.filter((text) => KEY.test(text)),
    `${screen} shows message keys`,
  ).toEqual([]);
}

/** No violation in that light, and the page fits its window. It is light again afterwards. */
export async function tryLight(page: Page, screen: string, light: Light): Promise<void> {
  if (light === 'dark') await page.emulateMedia({ colorScheme: 'dark' });
  await untilAtRest(page);
  expect(await overflowOf(page), `${screen} is wider than its window`).toBe(0);
  await showsWholeTexts(page, screen);
  expect(await findViolations(page), `${screen}, ${light}`).toEqual([]);
  if (light === 'dark') await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * A wide window by day, a phone at night: what a width changes has nothing to do with what a light changes.
 */
export const lightAt = (width: number): Light => (width === 390 ? 'dark' : 'light');
export const isAccessible: Look = ({ page, isPhone }, screen) =>
  tryLight(page, screen, isPhone ? 'dark' : 'light');

/** As the day has it; the page's window is as wide as before afterwards. */
export async function isAccessibleToday(
  page: Page,
  screen: string,
  widths?: readonly Width[],
): Promise<void> {
  const own = page.viewportSize() ?? windowAt(1440);
  for (const { width, light } of looksOf(screen, widths)) {
    await page.setViewportSize(windowAt(width));
    await tryLight(page, `${screen} at ${width}`, light);
  }
  await page.setViewportSize(own);
}

type Seen = { readonly texts: string[]; readonly clipped: string[]; readonly language: string };

/** Every text that is shown or read out, and those that do not fit into what holds them. */
export const readPage = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const clipped: string[] = [];
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** By itself, or by whatever around it hides what's beyond its edge; what scrolls shows it. */
    const isCut = (element: Element, own: readonly Node[]): boolean => {
      const range = document.createRange();
      const boxes = own.flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, clip, clipPath } = getComputedStyle(around);
        // For screen readers only, or in something that scrolls
        if (clip !== 'auto' || clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll')
          return false;
        const edge = around.getBoundingClientRect();
        const isOut = left < edge.left - 1 || right > edge.right + 1;
        if (overflowX !== 'visible' && isOut) return true;
        // A dialog lies above the page: what's around it in the document doesn't cut it
        if (around.matches(':modal')) return false;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const value = element.getAttribute(name);
        if (value) texts.add(value.trim());
      }
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      // Names such as an airline's brand of a fare are the same in every language
      if (own.length === 0 || element.getAttribute('translate') === 'no') continue;
      texts.add((element as HTMLElement).textContent.trim().replace(/\s+/g, ' '));
      // On phones the banner is a line with a button that shows all of it; maps go on beyond their edge
      if (element.closest('.rewards-banner__line, [class*="map__"]')) continue;
      if (isCut(element, own)) clipped.push(`${element.className}: ${element.textContent}`);
    }
    return { texts: [...texts], clipped, language: document.documentElement.lang };
  });

const wordsIn = (text: string): string[] => text.replace(/\{[^}]*\}/g, ' ').match(/\p{L}{4,}/gu) ?? [];

/** The English texts that a French page must not show: those that have a word which no French text has. */
function englishPatterns(): { readonly id: string; readonly pattern: RegExp }[] {
  const english = readCatalogue('en');
  const french = readCatalogue('fr');
  const known = new Set(Object.values(french));
  const vocabulary = new Set(Object.values(french).flatMap(wordsIn));
  return Object.entries(english)
    .filter(([id, text]) => text !== french[id] && !known.has(text))
    .filter(([, text]) => wordsIn(text).some((word) => !vocabulary.has(word)))
    .map(([id, text]) => ({ id, pattern: new RegExp(`^${patternOf(text)}$`) }));
}

const ENGLISH = englishPatterns();
/** Names of hotels and hosts begin or end so, and what somebody typed is shown as it was typed. */
const OWN_WORDS = [/\bThe (?=[A-Z])/g, /(?<=[A-Z]\S+ )(City Center|Stays)/g, GUEST.requests] as const;
/** A car's model, whatever it begins with (`Seat Leon` is no seat), its company's desk, an airline's fare. */
const OWN_TEXTS = / ou modèle semblable$|^Terminal \w+, |^Economy$/;
/** Words that are English and nothing else. */
const ENGLISH_WORDS = /\b(the|and|with|your|until|nights?|rooms?|guests?|stays?|breakfast|city|view)\b/i;

/** Nothing English, nothing cut off, no wider than the window. What hotels and products are called stays. */
export const isFrench: Look = async ({ page }, screen) => {
  await untilAtRest(page);
  const { texts, clipped, language } = await readPage(page);
  expect(language, screen).toBe('fr');
  expect(await overflowOf(page), `${screen} is wider than its window`).toBe(0);
  expect(clipped, `${screen} cuts texts off`).toEqual([]);
  const known = texts
    .filter((text) => !OWN_TEXTS.test(text))
    .flatMap((text) => ENGLISH.filter(({ pattern }) => pattern.test(text)).map(({ id }) => `${id}: ${text}`));
  expect(known, `${screen} has English texts`).toEqual([]);
  const rest = texts.map((text) => OWN_WORDS.reduce<string>((left, own) => left.replaceAll(own, ''), text));
  expect(
    rest.filter((text) => ENGLISH_WORDS.test(text)),
    `${screen} has English words`,
  ).toEqual([]);
};
