/** Every page of the admin site in English and in French; widths and lights take turns by day. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { enterAdmin, openAdmin } from '../../people/admin-site.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { shoot } from '../../people/shoot.ts';
import { looksOf, useVisits, windowAt } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';

// A flight of the company's, and its admin's language is hers in all windows
useOwnProduct(['daniel'], ALL_FLIGHTS);
const visit = useVisits();
let context: BrowserContext | undefined;
afterEach(() => context?.close());

const DAYS = 30;
const PAGES = ['', 'people', 'tiers', 'approvals', 'travelers', 'spend', 'setup', 'activity'] as const;

/** As an admin has it before them: nothing is wider than the window, and it can be used unseen. */
async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const { width, light } of looksOf(name)) {
    await page.setViewportSize(windowAt(width));
    await page.emulateMedia({ colorScheme: light });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wider, `${name} at ${width}`).toBeLessThanOrEqual(0);
    expect.soft(await findViolations(page), `${name} at ${width}`).toEqual([]);
  }
  await page.setViewportSize(windowAt(1440));
  await shoot(page, name);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** From the first group down to its trips, by keyboard. */
async function drillDown(page: Page): Promise<void> {
  const groups = page.locator('.spend-group__open');
  for (const level of [0, 1]) {
    const group = groups.nth(level);
    await group.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true');
  }
  await page.locator('.spend-table__trips table').waitFor();
}

async function lookAtAll(page: Page, admin: string, language: 'en' | 'fr'): Promise<void> {
  const words = wordsOf(language);
  for (const name of PAGES) {
    await page.goto(`${admin}/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (name === 'spend') await drillDown(page);
    if (name === 'travelers') {
      // Over the Atlantic by night
      const { checkIn } = datesAhead(DAYS + 1);
      await page.getByLabel(words.text('adminTravel.day'), { exact: true }).fill(checkIn);
      await page.locator('.travel-plane').first().waitFor();
    }
    await look(page, `admin-${name || 'overview'}-${language}`);
  }
}

test('Priya’s pages, after Daniel booked a flight', async () => {
  const daniel = await visit({ person: 'daniel' });
  await bookFlight(daniel, { slices: flightsAhead(`BOS.LIS.${DAYS}`, `LIS.BOS.${DAYS + 5}`) });
  const opened = await openAdmin();
  context = opened.context;
  const { page, admin } = opened;
  await enterAdmin(page, admin, 'priya.nair');
  await page.getByRole('heading', { level: 1, name: 'Hello, Priya' }).waitFor();
  await lookAtAll(page, admin, 'en');
  await page.getByRole('button', { name: wordsOf('en').text('site.header.language') }).click();
  await page.waitForFunction(() => document.documentElement.lang.startsWith('fr'));
  await lookAtAll(page, admin, 'fr');
}, 600_000);
