/** Every amount and every deadline of a page is one that the API answered it, before paying and after. */
import { addDays } from '@sojourn/domain/dates.ts';
import { test } from 'vitest';
import { watchFigures } from '../../people/figures/answered-figures.ts';
import { readMail, readReceipt } from '../../people/figures/read-papers.ts';
import { bookFlight, fillFlightCheckout, flightsAhead } from '../../people/flights/book-flight.ts';
import { openFlightCancel } from '../../people/flights/cancel-flight.ts';
import { beginCheckout } from '../../people/hotels/begin-checkout.ts';
import { bookStay } from '../../people/hotels/book-stay.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { openSummary } from '../../people/read-amount.ts';
import { carsFrom, chooseCar, fillDriver, payCar } from '../../people/rent-car.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('a stay shows the figures that it was answered, as it’s paid for, booked and canceled', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const figures = await watchFigures(page);
  await beginCheckout(maya, datesAhead(204));
  await openSummary(page);
  await figures.compare('the checkout of a stay');
  const dates = datesAhead(216, 2);
  const bookingId = await bookStay(maya, dates, addDays(dates.checkIn, 2), true);
  await open(`/trips/${bookingId}`);
  const cancel = page.getByRole('button', { name: words.text('hotel.trip.action.cancel') });
  await cancel.waitFor();
  await figures.compare('the trip of a stay');
  await figures.compareText('the receipt of a stay', await readReceipt(maya));
  await page.keyboard.press('Escape');
  await figures.compareText('the mail about a stay', await readMail('bookingConfirmed', bookingId));
  await cancel.click();
  await page.getByRole('dialog').getByText(words.like('trip.cancel.policy.text')).waitFor();
  await figures.compare('canceling a stay');
});

test('flights show the figures that they were answered as they’re paid for', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const { checkoutId } = await fillFlightCheckout(maya, {
    slices: flightsAhead('BOS.LIS.221', 'LIS.BOS.228'),
    seats: true,
    bags: true,
  });
  const figures = await watchFigures(page);
  await open(`/checkout/${checkoutId}`);
  await page.getByRole('heading', { level: 1, name: words.text('flight.checkout.title') }).waitFor();
  await openSummary(page);
  await figures.compare('the checkout of flights');
});

test('flights show the figures that they were answered, booked and canceled', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const bookingId = await bookFlight(maya, {
    slices: flightsAhead('BOS.LIS.211', 'LIS.BOS.218'),
    seats: true,
    bags: true,
  });
  const figures = await watchFigures(page);
  await open(`/trips/${bookingId}`);
  await page.getByRole('button', { name: words.text('flight.trip.action.cancel'), exact: true }).waitFor();
  await figures.compare('the trip of flights');
  await figures.compareText('the receipt of flights', await readReceipt(maya));
  await page.keyboard.press('Escape');
  await figures.compareText('the mail about flights', await readMail('bookingConfirmed', bookingId));
  await openFlightCancel(maya);
  await figures.compare('canceling flights');
});

test('a car shows the figures that it was answered, as it’s paid for and booked', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const figures = await watchFigures(page);
  await open(carsFrom(208));
  await page.getByText(words.text('carResults.progress.all')).waitFor();
  await chooseCar(maya);
  await openSummary(page);
  await figures.compare('the checkout of a car');
  await fillDriver(maya);
  await payCar(maya);
  await figures.compare('the trip of a car');
  await figures.compareText('the receipt of a car', await readReceipt(maya));
  const [bookingId = ''] = /bkg_[^/?]+/.exec(page.url()) ?? [];
  await figures.compareText('the mail about a car', await readMail('bookingConfirmed', bookingId));
});
