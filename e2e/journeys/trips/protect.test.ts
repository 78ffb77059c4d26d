/** Cancel for any reason: examples at checkout, paid with the flights, and both sides when canceling. */
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { fillFlightCheckout, flightsAhead } from '../../people/flights/book-flight.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test.each([[1440, ['BOS.LIS.151', 'LIS.BOS.156']]] as const)('at %i pixels', async (width, days) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const shoot = async (name: string) => {
    if (process.env.PROTECT_SHOTS)
      await page.screenshot({ path: `${process.env.PROTECT_SHOTS}-${name}-${width}.png`, fullPage: true });
  };
  const slices = flightsAhead(...days);
  const { checkoutId, quote } = await fillFlightCheckout(maya, { slices, fareClass: 'standard' });
  await open(`/checkout/${checkoutId}`);
  const card = page.getByRole('region', { name: words.text('protections.name.cancelForAnyReason') });
  await card.getByText(words.text('protections.table.what')).waitFor();
  await isAccessible(maya, 'a protection that is offered');
  await shoot('offer');
  const add = card.getByRole('button', { name: words.like('protections.add') });
  expect(await add.getAttribute('aria-pressed')).toBe('false');
  const [premium = 0] = amountsIn(await add.innerText());
  expect(premium).toBeGreaterThan(0);
  await add.click();
  await card.getByRole('button', { name: words.like('protections.added') }).waitFor();
  await isAccessible(maya, 'a protection that is added');
  await shoot('added');

  const pay = page.getByRole('button', { name: words.like('checkout.pay.button') });
  await pay.click();
  await page.waitForURL(/\/trips\/bkg_/);
  const bookingId = /bkg_[0-9a-z]+/.exec(page.url())?.[0] ?? '';
  await page.getByRole('region', { name: words.text('protections.card.title') }).waitFor();
  const { body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  const trip = body as FlightTripDetail;
  expect(trip.grandTotal.amountMinor).toBe(quote.total.amountMinor + premium);
  expect(trip.protections).toMatchObject([{ state: 'Valid', premium: { amountMinor: premium } }]);
  await shoot('trip');

  await page.getByRole('button', { name: words.text('flight.trip.action.cancel'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('protections.cfar.byFare')).waitFor();
  await isAccessible(maya, 'both sides of canceling');
  await shoot('cancel');
  await dialog.getByRole('button', { name: words.text('protections.cfar.way.fare') }).click();
  await dialog.getByRole('button', { name: words.text('protections.cfar.way.refund') }).waitFor();
});
