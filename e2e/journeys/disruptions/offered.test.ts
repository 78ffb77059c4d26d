/** What helps on a bad day: offered at checkout by the booking's figures, bought, on trip and receipt. */
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { fillFlightCheckout, flightsAhead } from '../../people/flights/book-flight.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();
const slices = flightsAhead('BOS.LIS.161');

test('both are offered, one is added, the other declined', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const { checkoutId, quote } = await fillFlightCheckout(maya, { slices, changing: true });
  await open(`/checkout/${checkoutId}`);
  const cardOf = (name: string) =>
    page.getByRole('region', { name: words.text(`protections.name.${name}`), exact: true });
  const late = cardOf('disruption');
  await late.getByText(words.text('protections.disruption.row.rebook')).waitFor();
  await cardOf('missedConnection').getByText(words.text('protections.connection.row.rebook')).waitFor();
  await isAccessibleToday(maya.page, 'what helps on a bad day');
  await shoot(page, 'help-offered');

  const answers = (card: typeof late) => card.getByRole('button', { pressed: true });
  // Nothing is chosen for anybody
  expect(await answers(late).count()).toBe(0);
  const add = late.getByRole('button', { name: words.like('protections.add') });
  const [premium = 0] = amountsIn(await add.innerText());
  expect(premium).toBeGreaterThan(0);
  const decline = late.getByRole('button', { name: words.text('protections.decline') });
  const [wide, other] = [await add.boundingBox(), await decline.boundingBox()];
  expect(wide?.width).toBe(other?.width);
  await add.click();
  await late.getByRole('button', { name: words.like('protections.added') }).waitFor();
  const missed = cardOf('missedConnection');
  await missed.getByRole('button', { name: words.text('protections.decline') }).click();
  await expect.poll(() => answers(missed).count()).toBe(1);
  await shoot(page, 'help-added');

  await page.getByRole('button', { name: words.like('checkout.pay.button') }).click();
  await page.waitForURL(/\/trips\/bkg_/);
  const bookingId = /bkg_[0-9a-z]+/.exec(page.url())?.[0] ?? '';
  const bought = page.getByRole('region', { name: words.text('protections.card.title') });
  await bought.getByText(words.text('protections.name.disruption')).first().waitFor();
  const trip = (await callApi(page, 'GET', `/trips/${bookingId}`)).body as FlightTripDetail;
  expect(trip.protections.map(({ protection }) => protection)).toEqual(['disruption']);
  expect(trip.grandTotal.amountMinor).toBe(quote.total.amountMinor + premium);
  await page.getByRole('button', { name: words.text('trip.action.receipts') }).click();
  const receipt = page.getByRole('dialog');
  await receipt.getByText(words.text('protections.name.disruption')).waitFor();
  await shoot(page, 'help-receipt');
});
