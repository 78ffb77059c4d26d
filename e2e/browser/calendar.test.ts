/** The price calendar by keyboard: April 1, 2027 to March 1, 2028, with April 14 to 19 chosen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useGallery } from './gallery.ts';

const gallery = useGallery();

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day);

async function start(page: Page, day = '2027-04-14'): Promise<void> {
  await page.locator(`[data-day="${day}"]`).focus();
}

test.each([
  ['ArrowRight', '2027-04-15'],
  ['ArrowLeft', '2027-04-13'],
  ['ArrowDown', '2027-04-21'],
  ['ArrowUp', '2027-04-07'],
  ['Home', '2027-04-11'],
  ['End', '2027-04-17'],
  ['PageDown', '2027-05-14'],
  ['PageUp', '2027-04-01'],
])('%s moves from April 14, 2027 to %s', async (key, day) => {
  const page = gallery();
  await start(page);
  await page.keyboard.press(key);
  await expect.poll(() => focused(page)).toBe(day);
});

test('moving past the months in view turns them, and stops at the first and last date', async () => {
  const page = gallery();
  await start(page);
  for (let month = 0; month < 3; month++) await page.keyboard.press('PageDown');
  await expect.poll(() => focused(page)).toBe('2027-07-14');
  for (let month = 0; month < 12; month++) await page.keyboard.press('PageDown');
  await expect.poll(() => focused(page)).toBe('2028-03-01');
  for (let month = 0; month < 14; month++) await page.keyboard.press('PageUp');
  await expect.poll(() => focused(page)).toBe('2027-04-01');
});

test('Enter on two days makes a range, and each day is read with its price and part', async () => {
  const page = gallery();
  await start(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Apr 21 – 23, 2 nights' }).waitFor();
  const label = (day: string) =>
    page.locator(`[data-day="${day}"]`).locator('.visually-hidden').textContent();
  expect(await label('2027-04-21')).toMatch(/^Wednesday, April 21, 2027, \$\d+, departure$/);
  expect(await label('2027-04-23')).toMatch(/, return$/);
});

test('the days are one stop of the tab key', async () => {
  const page = gallery();
  expect(await page.locator('[data-day][tabindex="0"]').count()).toBe(1);
  await start(page);
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[data-day][tabindex="0"]').count()).toBe(1);
});
