/** Going through a page by keys alone, as somebody does who has no mouse. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const TABS_MAX = 160;

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Something has moved the focus there, and it's seen. */
export async function expectFocus(page: Page, element: Locator): Promise<void> {
  await expect.poll(() => isFocused(element), { message: `the focus is at ${element}` }).toBe(true);
  await expectVisibleFocus(page);
}

/** What has the focus is on screen and marked, by an outline, a ring or the border that its field draws. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const mark = await page.evaluate(() => {
    const isOutlined = (element: Element | null, pseudo?: string): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const focused = document.activeElement as HTMLElement;
    const holders = [focused, focused.parentElement, focused.closest('.field, .card, label')];
    const hasRing = getComputedStyle(focused).boxShadow !== 'none';
    const { top, bottom, width } = focused.getBoundingClientRect();
    return {
      what: focused.outerHTML.slice(0, 160),
      isMarked: holders.some((holder) => isOutlined(holder)) || isOutlined(focused, '::after') || hasRing,
      isOnScreen: width > 0 && bottom > 0 && top < window.innerHeight,
    };
  });
  expect(mark).toEqual({ what: mark.what, isMarked: true, isOnScreen: true });
}

/** Presses Tab until the element has the focus; nothing else moves it. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let presses = 0; presses < TABS_MAX; presses++) {
    if (await isFocused(element)) return expectVisibleFocus(page);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${element}`);
}

export async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

/** Tab goes around inside the dialog; Escape closes it and the focus is back at what opened it. */
export async function expectTrap(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    const escaped = await dialog.evaluate((element) => {
      const { activeElement } = document;
      return activeElement !== document.body && !element.contains(activeElement);
    });
    expect(escaped, 'the focus left the dialog').toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(opener), { message: 'the focus is back' }).toBe(true);
}
