/** A third brand as the portal shows it: name, texts, products, and colors, in the card fields too. */
import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import cedar from '../../config/examples/cedar.json' with { type: 'json' };
import { findViolations } from '../axe.ts';
import { openCardEntry } from '../people/add-card.ts';
import { useVisits } from '../people/visit.ts';

const visit = useVisits();
const { hosts: _hosts, businessCardPrefixes: _prefixes, signIn: _signIn, ...shown } = cedar;

/** Puts the brand's entry where the server prints it, before the portal's code reads it. */
async function showCedar(page: Page): Promise<void> {
  await page.addInitScript((brand) => {
    document.addEventListener('readystatechange', () => {
      const island = document.getElementById('tenant');
      if (document.readyState !== 'interactive' || !island) return;
      island.textContent = JSON.stringify({ ...JSON.parse(island.textContent ?? '{}'), ...brand });
    });
  }, shown);
}

const colorOf = (page: Page | Frame, name: string): Promise<string> =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
    `--${name}`,
  );

test('every color of the configuration is on the page, in light and in dark', async () => {
  const { page, open } = await visit({ person: 'maya', isNew: true });
  await showCedar(page);
  await open('/');
  await page.getByRole('banner').getByText('Cedar Journeys').waitFor();
  await page.getByText(cedar.texts.en.homeHeadline).waitFor();
  for (const scheme of ['light', 'dark'] as const) {
    await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), scheme);
    for (const [name, color] of Object.entries(cedar.colors[scheme]))
      expect(await colorOf(page, name), `${scheme} ${name}`).toBe(color);
    // Its theme's own colors are beneath
    expect(await colorOf(page, 'ink')).toBe({ light: '#0f2226', dark: '#e9f1f0' }[scheme]);
    expect(await findViolations(page), scheme).toEqual([]);
  }
  const flights = page.getByRole('banner').getByRole('link', { name: 'Flights', exact: true });
  expect(await flights.count()).toBe(0);
});

test('the vault’s card fields have them', async () => {
  const maya = await visit({ person: 'maya', isNew: true });
  await showCedar(maya.page);
  await maya.open('/profile/?section=payment-methods');
  await openCardEntry(maya);
  const fields = maya.page.frames().find((frame) => frame.url().includes('/card-fields'))!;
  await expect.poll(() => colorOf(fields, 'brand')).toBe(cedar.colors.light.brand);
});
