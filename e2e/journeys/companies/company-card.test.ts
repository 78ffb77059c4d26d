/** A company's card: an admin adds it in the vault's fields, and a traveler's trip is paid with it. */
import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { enterAdmin, openAdmin } from '../../people/admin-site.ts';
import { addCompanyCard } from '../../people/companies/company-card.ts';
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

test('Priya adds the company’s card, and Daniel’s trip goes on it', async () => {
  const opened = await openAdmin();
  context = opened.context;
  const { page, admin } = opened;
  const shot = async (name: string, of = page, fullPage = true) => {
    if (process.env.SHOT) await of.screenshot({ path: `${process.env.SHOT}.${name}.png`, fullPage });
  };
  await enterAdmin(page, admin, 'priya.nair');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.within('admin.nav.setup') })
    .click();
  const panel = page.getByRole('region', { name: words.text('adminSetup.card'), exact: true });
  await panel.getByText(words.text('adminSetup.card.none')).waitFor();
  await shot('none');
  await addCompanyCard(page, () => shot('typing', page, false));
  const central = page.getByRole('radio', { name: words.startOf('adminSetup.paymentWay.central') });
  await central.click();
  await expect.poll(() => central.isChecked()).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  await shot('added');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(windowAt(390));
  await shot('added-390-dark');
  await panel.getByRole('button', { name: words.text('adminSetup.card.remove') }).click();
  await page.getByRole('dialog', { name: words.text('adminSetup.card.removeTitle') }).waitFor();
  await shot('removing-390-dark', page, false);

  const daniel = await visit({ person: 'daniel' });
  await openResults(daniel, '&stars=3,4&free=1&sort=Price', datesAhead(158));
  const fits = (await settledCards(daniel)).filter({ hasText: daniel.words.text('policy.tag.in') });
  await fits.first().getByRole('link').first().click();
  await reserve(daniel);
  const section = daniel.page.getByRole('region', { name: daniel.words.text('checkout.pay.title') });
  await section.getByText(daniel.words.text('checkout.pay.companyTag')).waitFor();
  expect(await section.getByRole('radio').count()).toBe(1);
  // Nobody's own account earns with the company's card
  await expect.poll(() => section.getByText(/Earn \d/).count()).toBe(0);
  await section.scrollIntoViewIfNeeded();
  await shot('checkout', daniel.page, false);
  await daniel.page.emulateMedia({ colorScheme: 'dark' });
  await daniel.page.setViewportSize(windowAt(390));
  await section.scrollIntoViewIfNeeded();
  await shot('checkout-390-dark', daniel.page, false);
  await daniel.page.setViewportSize(windowAt(1440));
  expect(await findViolations(daniel.page)).toEqual([]);
  await fillCheckout(daniel);
  await pay(daniel);
  const paid = daniel.page.getByRole('region', { name: daniel.words.text('hotel.trip.payment.title') });
  await paid.getByText('7702').first().waitFor();
  await paid.scrollIntoViewIfNeeded();
  await shot('trip', daniel.page, false);
});
