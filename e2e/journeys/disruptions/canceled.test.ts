/** A canceled flight gives its fare back; a missed connection flies on from there, or with the airline. */
import { afterEach, expect, test } from 'vitest';
import {
  bookHelped,
  disruptionAddress,
  goTo,
  happen,
  moveBefore,
  tripOf,
} from '../../people/flights/disrupt-flight.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { moveClock } from '../../people/move-clock.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits } from '../../people/visit.ts';

// The clock moves to the day of travel
useOwnProduct(['maya'], ALL_FLIGHTS);
const visit = useVisits();
afterEach(() => moveClock(0));

test('canceled: the base fare back, to what paid', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await goTo(maya, 0);
  const bookingId = await bookHelped(maya, { slices: ['BOS.LIS.3', 'LIS.BOS.9'], fareClass: 'basic' });
  const paid = await tripOf(maya, bookingId);
  await moveBefore(maya, bookingId, 12);
  await happen(maya, bookingId, 'flight-canceled-today');
  await open(disruptionAddress(bookingId));
  await page
    .getByRole('heading', { level: 1, name: words.like('disruption.title.AirlineCancellation') })
    .waitFor();
  // There's no flight to wait for
  expect(await page.getByRole('link', { name: words.text('disruption.wait.button') }).count()).toBe(0);
  const box = page.getByRole('region', { name: words.startOf('disruption.refund.title') });
  const button = box.getByRole('button', { name: words.startOf('disruption.refund.button') });
  const [shown = 0] = amountsIn(await button.innerText());
  await isAccessibleToday(maya.page, 'a refund beside other flights');
  await shoot(page, 'canceled-choose');

  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('protections.disruption.pays')).waitFor();
  await isAccessibleToday(maya.page, 'the refund before it is confirmed');
  await shoot(page, 'canceled-review');
  await dialog.getByRole('button', { name: words.text('trip.cancel.review') }).click();
  await dialog.getByText(words.text('trip.cancelFlight.confirm.warn')).waitFor();
  const yes = dialog.getByRole('button', { name: words.like('trip.cancelFlight.confirm.yes') });
  const [refund = 0] = amountsIn(await yes.innerText());
  expect(refund).toBeGreaterThanOrEqual(shown);
  await yes.click();
  await page.getByRole('heading', { name: words.text('disruption.ended.refunded.title') }).waitFor();
  await shoot(page, 'canceled-refunded');

  const trip = await tripOf(maya, bookingId);
  expect(trip.status).toBe('Canceled');
  expect(trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(refund);
  expect(trip.tenders.map(({ label }) => label)).toEqual(paid.tenders.map(({ label }) => label));
  await open(`/trips/${bookingId}`);
  await page.getByText(words.text('disruption.notice.refunded')).waitFor();
  await shoot(page, 'canceled-trip');
});

test('a missed connection: on from the connecting airport', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await goTo(maya, 0);
  const bookingId = await bookHelped(maya, {
    slices: ['BOS.LIS.4'],
    changing: true,
    help: ['missedConnection'],
  });
  const { flight } = await tripOf(maya, bookingId);
  const via = flight.slices[0]?.segments[0]?.destination;
  await moveBefore(maya, bookingId, 3);
  await happen(maya, bookingId, 'connection-missed');
  await open(disruptionAddress(bookingId));
  await page
    .getByRole('heading', { level: 1, name: words.like('disruption.title.MissedConnection') })
    .waitFor();
  const choose = page.getByRole('button', { name: words.startOf('disruption.option.chooseOf') });
  await choose.first().waitFor();
  // Money isn't among what it covers
  expect(await page.getByRole('button', { name: words.startOf('disruption.refund.button') }).count()).toBe(0);
  await isAccessibleToday(maya.page, 'on from where the connection is missed');
  await shoot(page, 'missed-choose');
  await choose.first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.startOf('disruption.confirm.yes') })
    .click();
  await page.getByRole('link', { name: words.text('disruption.toReplacement') }).click();
  await page.waitForURL((url) => /\/trips\/bkg_/.test(url.pathname) && !url.pathname.includes(bookingId));
  const replacement = await tripOf(maya, /bkg_[0-9a-z]+/.exec(page.url())?.[0] ?? '');
  const leaves = replacement.flight.slices[0]?.segments[0]?.origin;
  // Any flight on to where they're going counts, also from the city's other airports
  expect(leaves?.city).toBe(via?.city);
});

test('the airline rebooks soon enough: its flight is shown, and nothing is to be decided', async () => {
  const maya = await visit({ scheme: 'dark' });
  const { page, words, open } = maya;
  await goTo(maya, 0);
  const bookingId = await bookHelped(maya, {
    slices: ['BOS.LIS.5'],
    changing: true,
    help: ['missedConnection'],
  });
  await moveBefore(maya, bookingId, 3);
  await happen(maya, bookingId, 'airline-rebooks-reasonably');
  await open(disruptionAddress(bookingId));
  await page.getByRole('heading', { name: words.text('disruption.ended.airlineRebooks.title') }).waitFor();
  await page.locator('.disruption__quote').waitFor();
  await isAccessibleToday(maya.page, 'the airline’s own new flight');
  await shoot(page, 'missed-airline');
});
