/** Where people are: Daniel's stay is on Priya's map, in its area and with its own time. */
import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { openAdmin, signInAtAdmin } from '../../people/admin-site.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { fillCheckout, pay, reserve } from '../../people/hotels/pay-stay.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, windowAt } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';

useOwnProduct(['daniel']);
const visit = useVisits();
const words = wordsOf('en');
let context: BrowserContext | undefined;
afterEach(() => context?.close());

test('Priya finds Daniel on the map, and nobody far from him', async () => {
  const dates = datesAhead(158);
  const daniel = await visit({ person: 'daniel' });
  await openResults(daniel, '&stars=3,4&free=1&sort=Price', dates);
  const fits = (await settledCards(daniel)).filter({ hasText: daniel.words.text('policy.tag.in') });
  await fits.first().getByRole('link').first().click();
  await reserve(daniel);
  await fillCheckout(daniel);
  await pay(daniel);
  const opened = await openAdmin();
  context = opened.context;
  const { page, admin } = opened;
  const shot = async (name: string) => {
    if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.${name}.png`, fullPage: true });
  };
  await signInAtAdmin(page, admin, 'priya.nair');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.within('admin.nav.travelers') })
    .click();
  await page.getByLabel(words.text('adminTravel.day'), { exact: true }).fill(dates.checkIn);
  await page.getByRole('region', { name: words.text('adminTravel.map'), exact: true }).waitFor();
  await page.locator('.travel-pin').filter({ hasText: 'Lisbon' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Daniel Reyes' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shot('everywhere');

  const around = page.getByRole('combobox', { name: words.text('adminTravel.area'), exact: true });
  await around.fill('Lisbon');
  await page.getByRole('option').filter({ hasText: 'Lisbon' }).first().click();
  await page.getByRole('button', { name: words.like('adminTravel.send', { count: '1' }) }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shot('area');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(windowAt(390));
  await shot('area-390-dark');
  await around.fill('Oslo');
  await page.getByRole('option').filter({ hasText: 'Oslo' }).first().click();
  await page.getByText(words.text('adminTravel.area.nobody')).waitFor();
  await page.getByRole('button', { name: words.text('adminTravel.area.clear'), exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'Daniel Reyes' }).waitFor();
});
