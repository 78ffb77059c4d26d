/** Booking for others: the company allows it, and Priya begins a booking for Daniel and a guest. */
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { enterAdmin, openAdmin } from '../../people/admin-site.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { checkoutFields } from '../../people/hotels/pay-stay.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';

useOwnProduct(['priya']);
const visit = useVisits();
async function letOthersBook(): Promise<void> {
  const { page, admin, context } = await openAdmin();
  await enterAdmin(page, admin, 'priya.nair');
  await page
    .getByRole('link', { name: wordsOf('en').text('admin.nav.setup') })
    .first()
    .click();
  const radio = page.getByRole('radio', {
    name: wordsOf('en').startOf('adminSetup.bookingStyle.myselfAndOthers'),
  });
  await radio.click();
  await expect.poll(() => radio.isChecked()).toBe(true);
  await context.close();
}

test('Priya books for Daniel and a guest, under Daniel’s policy', async () => {
  await letOthersBook();
  const priya = await visit({ person: 'priya' });
  const { page, words } = priya;
  await priya.open('/');
  // It opens by itself the first time
  const modal = page.getByRole('dialog', { name: words.text('party.title') });
  await modal.getByText('Daniel Reyes').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await modal.getByRole('radio', { name: words.text('party.way.others') }).check();
  await modal.getByRole('button', { name: words.like('party.continue') }).click();
  await modal.getByText(words.text('party.nobody')).waitFor();
  await modal.getByLabel(words.text('party.search')).fill('dan');
  await modal.getByRole('checkbox', { name: 'Daniel Reyes' }).check();
  await modal.getByRole('button', { name: words.startOf('party.guest.add') }).click();
  await modal.getByLabel(words.text('party.guest.firstName')).fill('Gus');
  await modal.getByLabel(words.text('party.guest.lastName')).fill('Hill');
  await modal.getByRole('button', { name: words.text('party.guest.done'), exact: true }).click();
  await modal.getByRole('button', { name: words.like('party.continue', { count: '2' }) }).click();
  await modal.waitFor({ state: 'detached' });
  await page.getByText('Daniel Reyes and Gus Hill').waitFor();
  await page.reload();
  await page.getByText('Daniel Reyes and Gus Hill').waitFor();
  expect(await modal.count()).toBe(0);

  await openResults(priya, '&stars=5&sort=PriceDesc&free=1', datesAhead(171, 2));
  const card = (await settledCards(priya)).first();
  await card.getByText(words.like('policy.tag.out')).waitFor();
  await card.getByRole('link').first().click();
  const reserve = page.getByRole('button', { name: words.text('hotelStay.rate.reserve'), exact: true });
  await reserve.filter({ visible: true }).first().click();
  const policy = page.getByRole('dialog', { name: words.text('policy.title') });
  await policy.getByText('Daniel Reyes').waitFor();
  await policy.getByLabel(words.text('policy.reason'), { exact: true }).selectOption('clientSite');
  await policy.getByRole('button', { name: words.text('policy.continue') }).click();
  await page.getByRole('heading', { level: 1, name: words.text('hotel.checkout.title') }).waitFor();
  const fields = checkoutFields(priya);
  await expect.poll(() => fields.firstName.inputValue()).toBe('Daniel');
});
