/** However a payment is pressed, gone back from or opened twice, one booking comes of it. */
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { countTrips } from '../../people/count-trips.ts';
import { beginCheckout } from '../../people/hotels/begin-checkout.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import {
  checkoutFields,
  fillCheckout,
  GUEST,
  pay,
  payButton,
  readConfirmation,
} from '../../people/hotels/pay-stay.ts';
import { openStayCheckout } from '../../people/open-checkout.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('a double click on pay books once, and the way back shows the trip, not a second checkout', async () => {
  const dates = datesAhead(90);
  const maya = await visit();
  const { page } = maya;
  await beginCheckout(maya, dates);
  const before = await countTrips(page, dates);
  const checkout = page.url();
  await fillCheckout(maya);
  await payButton(maya).dblclick();
  const { bookingId } = await readConfirmation(maya);
  expect(await countTrips(page, dates)).toBe(before + 1);

  await page.goBack();
  await page.waitForURL((url) => !url.pathname.startsWith('/checkout/'));
  await page.goto(checkout);
  await page.waitForURL((url) => url.pathname === `/trips/${bookingId}`);
  expect(await countTrips(page, dates)).toBe(before + 1);
});

test('a checkout in two tabs is one: what one is told the other knows, and both end alike', async () => {
  const dates = datesAhead(96);
  const maya = await visit();
  const { page, context, words } = maya;
  await openStayCheckout(maya, dates);
  const before = await countTrips(page, dates);
  const other = { ...maya, page: await context.newPage() };
  await other.page.goto(page.url());
  await checkoutFields(other).firstName.waitFor();
  await fillCheckout(maya);

  // Looked at again
  await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => checkoutFields(other).firstName.inputValue()).toBe(GUEST.firstName);
  await expect.poll(() => checkoutFields(other).terms.isChecked()).toBe(true);
  const [first, second] = await Promise.all(
    [maya, other].map(async (tab) => {
      await payButton(tab).click();
      await tab.page.waitForURL(/\/trips\/bkg_/);
      return new URL(tab.page.url()).pathname;
    }),
  );
  expect(second).toBe(first);
  await page.getByText(words.like('hotel.trip.booked.text')).waitFor();
  expect(await countTrips(page, dates)).toBe(before + 1);
});

test('a card that another tab chose is not charged until it is shown', async () => {
  const maya = await visit();
  const { page, context, words } = maya;
  await openStayCheckout(maya, datesAhead(192));
  await fillCheckout(maya);
  const other = { ...maya, page: await context.newPage() };
  await other.page.goto(page.url());
  const trail = (tab: typeof maya) =>
    tab.page.getByRole('radio', { name: words.startOf('checkout.pay.ending', { lastFour: '0926' }) });
  await trail(other).check();
  await other.page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
  await other.page.close();
  expect(await trail(maya).isChecked(), 'this tab has not looked since').toBe(false);

  await payButton(maya).click();
  await page.getByText(words.text('checkout.refusal.TendersChanged.title')).first().waitFor();
  await expect.poll(() => trail(maya).isChecked()).toBe(true);
  const { bookingId } = await pay(maya);
  const { body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(JSON.stringify(body)).toContain('Harbor Trail');
});
