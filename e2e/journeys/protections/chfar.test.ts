/** Change for any reason: offered at checkout, used on the trip, and paid back as travel credit. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { fillFlightCheckout, flightsAhead } from '../../people/flights/book-flight.ts';
import { isAccessible, isAccessibleToday } from '../../people/inspect-text.ts';
import { amountsIn, readAmount } from '../../people/read-amount.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('it’s added, pays a change back, and says until when', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const shoot = async (name: string) => {
    if (!process.env.SHOT) return;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${process.env.SHOT}-${name}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const slices = flightsAhead('BOS.LIS.191', 'LIS.BOS.196');
  const { checkoutId } = await fillFlightCheckout(maya, { slices, fareClass: 'enhanced' });
  await open(`/checkout/${checkoutId}`);
  const card = page.getByRole('region', { name: words.text('protections.name.changeForAnyReason') });
  await card.getByText(words.text('protections.chfar.costs')).waitFor();
  await isAccessible(maya, 'change for any reason at checkout');
  await shoot('offer');
  const add = card.getByRole('button', { name: words.like('protections.add') });
  expect(await add.getAttribute('aria-pressed')).toBe('false');
  await add.click();
  await card.getByRole('button', { name: words.like('protections.added') }).waitFor();
  await page.getByRole('button', { name: words.like('checkout.pay.button') }).click();
  await page.waitForURL(/\/trips\/bkg_/);
  const bookingId = /bkg_[0-9a-z]+/.exec(page.url())?.[0] ?? '';
  const trip = async () => (await callApi(page, 'GET', `/trips/${bookingId}`)).body as FlightTripDetail;
  await expect.poll(async () => (await trip()).ticketing).toBe('ticketed');
  expect((await trip()).itineraryFlags).toContain('Chfar');

  await open(`/trips/${bookingId}`);
  await page.getByRole('link', { name: words.text('protections.chfar.use') }).click();
  const text = (id: string) => words.text(`flightExchange.${id}`);
  await page.getByRole('button', { name: text('action.anyway') }).click();
  await page.getByText(text('chfar.title')).waitFor();
  await page.getByRole('checkbox').last().check();
  const back = page.locator('.exchange__back').last();
  await back.waitFor();
  await isAccessibleToday(maya.page, 'options with what they pay back');
  await shoot('options');
  const [shown = 0] = amountsIn(await back.innerText());
  const fare = page
    .locator('.exchange__fares > li')
    .filter({ has: page.locator('.exchange__back') })
    .last();
  await fare.getByRole('button').click();

  await page.getByRole('heading', { name: text('review.title') }).waitFor();
  await isAccessibleToday(maya.page, 'a change that is paid back');
  await shoot('review');
  const aside = page.locator('.change__aside');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: text('confirm') }).click();
  await page.getByRole('heading', { name: text('done.title') }).waitFor();
  await shoot('done');
  expect((await trip()).protections).toMatchObject([
    { state: 'Exchanged', paid: { amountMinor: shown }, reimbursement: { state: 'pending' } },
  ]);
  await open(`/trips/${bookingId}`);
  // Beside the trip's refunds, and with its protections
  await expect.poll(() => page.getByText(words.like('protections.reimbursement.pending')).count()).toBe(2);
  await isAccessible(maya, 'a trip with money on its way');
  await shoot('trip');
  await open('/wallet');
  await page.getByRole('heading', { name: words.text('wallet.pending.title') }).waitFor();
  await isAccessible(maya, 'a wallet with credit on its way');
  await shoot('wallet');
});

test('protections that are added at one moment are all in the price', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const slices = flightsAhead('BOS.LIS.201', 'LIS.BOS.206');
  const started = await fillFlightCheckout(maya, { slices, fareClass: 'enhanced' });
  const path = `/checkouts/${started.checkoutId}`;
  await open(`/checkout/${started.checkoutId}`);
  const adding = page.getByRole('button', { name: words.like('protections.add') });
  await adding.first().waitFor();
  const count = await adding.count();
  expect(count).toBeGreaterThan(1);
  await adding.evaluateAll((buttons) => {
    for (const button of buttons as HTMLElement[]) button.click();
  });
  const added = page.getByRole('button', { name: words.like('protections.added') });
  await expect.poll(() => added.count()).toBe(count);
  const { quote, protections } = (await callApi(page, 'GET', path)).body as Checkout;
  const bought = protections.filter(({ action }) => action === 'Purchase');
  expect(bought.length).toBe(count);
  const premiums = bought.reduce((sum, each) => sum + (each.quote?.premiumPrices.total.amountMinor ?? 0), 0);
  expect(quote.total.amountMinor).toBe(started.quote.total.amountMinor + premiums);
  const pay = page.getByRole('button', { name: words.like('checkout.pay.button') });
  expect(await readAmount(pay)).toBe(quote.total.amountMinor);
});
