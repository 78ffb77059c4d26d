/** Finding a home in French at both widths, by a person of its own: nothing English, nothing cut off. */
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { filterInstant, moveDates, searchLisbon } from '../../people/homes/find-home.ts';
import { isAccessible, isFrench } from '../../people/inspect-text.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { reachCheckout } from '../../people/reach-checkout.ts';
import { readAmount } from '../../people/read-amount.ts';
import { useVisits, WIDTHS } from '../../people/visit.ts';

useOwnProduct(['elena']);
const visit = useVisits();

test.each(WIDTHS)('a home is found and reserved in French at %i pixels', async (width) => {
  const elena = await visit({ person: 'elena', language: 'fr', width });
  const { page, words, isPhone } = elena;
  await elena.open('/');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await searchLisbon(elena);
  await isFrench(elena, 'the list of homes');
  await isAccessible(elena, 'the list of homes');
  await filterInstant(elena);
  await page.locator('[data-home] .card__link').first().click();
  const panel = page.getByRole('complementary', { name: words.text('homePage.panel') });
  expect(await readAmount(panel.locator('.price__total'))).toBeGreaterThan(0);
  await page.locator('.home-days [data-day]').first().waitFor();
  await isFrench(elena, 'a home');
  await isAccessible(elena, 'a home');
  await moveDates(elena);
  const reserve = page.getByRole('button', { name: words.text('homePage.panel.instant'), exact: true });
  await reserve
    .filter({ visible: true })
    .nth(isPhone ? -1 : 0)
    .click();
  await reachCheckout(elena);
});
