/** The pages that change a booking show figures that the API answered them, until it's changed and after. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { watchFigures } from '../../people/figures/answered-figures.ts';
import { readMail, readReceipt } from '../../people/figures/read-papers.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { bookStay } from '../../people/hotels/book-stay.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { chooseCar, fillDriver, openCars, payCar } from '../../people/rent-car.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();

/** Agrees to what the aside shows, and waits until it's done. */
async function confirm({ page, words }: Visit, button: string, done: string): Promise<void> {
  const aside = page.locator('.change__aside');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: words.text(button) }).click();
  await page.getByRole('heading', { name: words.text(done) }).waitFor();
}

/** A day of a calendar that's open, by its full name. */
const dayIn = ({ page, words }: Visit, calendar: string, day: CalendarDate) =>
  page
    .getByRole('dialog', { name: words.text(calendar) })
    .getByRole('button', { name: formatDate(day, words.language, 'full') });

test('a stay shows the figures that it was answered, as it becomes longer', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const dates = datesAhead(226, 2);
  const longer = addDays(dates.checkIn, 3);
  const bookingId = await bookStay(maya, dates, longer);
  const figures = await watchFigures(page);
  await open(`/trips/${bookingId}/stay`);
  await page.getByRole('button', { name: words.text('search.dates') }).click();
  await page.getByRole('grid').first().waitFor();
  for (const day of [dates.checkIn, longer]) await dayIn(maya, 'search.dates', day).click();
  const calendar = page.getByRole('dialog', { name: words.text('search.dates') });
  await calendar.getByRole('button', { name: words.like('search.dates.chosen') }).click();
  await page.getByRole('button', { name: words.text('hotelChange.submit') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.review') }).waitFor();
  await figures.compare('a longer stay');
  await confirm(maya, 'tripChange.confirm', 'tripChange.done.title');
  await figures.compare('a stay that was changed');
  await open(`/trips/${bookingId}`);
  await page.getByRole('heading', { name: words.text('hotel.trip.payment.title') }).waitFor();
  await figures.compare('the trip of a stay that was changed');
  await figures.compareText('the receipt of a stay that was changed', await readReceipt(maya));
  await figures.compareText('the mail about a longer stay', await readMail('bookingChanged', bookingId));
});

test('an exchange shows the figures that it was answered', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const slices = flightsAhead('BOS.LIS.226', 'LIS.BOS.231');
  const bookingId = await bookFlight(maya, { slices, fareClass: 'enhanced' });
  const trip = async () => (await callApi(maya.home, 'GET', `/trips/${bookingId}`)).body as FlightTripDetail;
  // A ticket that isn't issued yet can't be exchanged
  await expect.poll(async () => (await trip()).ticketing).toBe('ticketed');
  const text = (id: string) => words.text(`flightExchange.${id}`);
  const figures = await watchFigures(page);
  await open(`/trips/${bookingId}/exchange`);
  // Canceling is free so soon after booking
  await page.getByRole('button', { name: text('action.anyway') }).click();
  await page.getByRole('checkbox').last().check();
  const option = page.locator('.exchange__option').first();
  await option.waitFor();
  await figures.compare('flights to exchange for');
  await option.locator('.exchange__fares > li').last().getByRole('button').click();
  await page.getByRole('heading', { name: text('review.title') }).waitFor();
  await figures.compare('an exchange');
  await confirm(maya, 'flightExchange.confirm', 'flightExchange.done.title');
  await figures.compare('flights that were exchanged');
  await open(`/trips/${bookingId}`);
  await page.getByRole('heading', { name: words.text('flight.trip.payment.title') }).waitFor();
  await figures.compare('the trip of flights that were exchanged');
  await figures.compareText('the receipt of flights that were exchanged', await readReceipt(maya));
  await figures.compareText('the mail about an exchange', await readMail('bookingChanged', bookingId));
});

const PICK_UP = 246;

test('a rental shows the figures that it was answered, as it becomes longer', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await openCars(maya, PICK_UP);
  await chooseCar(maya);
  await fillDriver(maya);
  await payCar(maya);
  const path = new URL(page.url()).pathname;
  const figures = await watchFigures(page);
  await open(`${path}/rental`);
  await page.getByRole('button', { name: words.text('carChange.driver.add') }).click();
  const second = page.getByRole('group').nth(1);
  await second.getByLabel(words.text('carChange.firstName')).fill('Jonah');
  await second.getByLabel(words.text('carChange.lastName')).fill('Okafor');
  await page.getByRole('button', { name: words.text('carForm.dropOff') }).click();
  await dayIn(maya, 'carForm.dropOff', addDays(dayAhead(PICK_UP + 4) as CalendarDate, 1)).click();
  const calendar = page.getByRole('dialog', { name: words.text('carForm.dropOff') });
  await calendar.getByRole('button').last().click();
  await page.getByRole('button', { name: words.text('carChange.submit') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.review') }).waitFor();
  await figures.compare('a longer rental');
  await confirm(maya, 'tripChange.confirm', 'tripChange.done.title');
  await figures.compare('a rental that was changed');
  await open(path);
  await page.getByRole('button', { name: words.text('car.trip.action.cancel') }).waitFor();
  await figures.compare('the trip of a rental that was changed');
  await figures.compareText('the receipt of a rental that was changed', await readReceipt(maya));
  const bookingId = path.split('/').at(-1) ?? '';
  await figures.compareText('the mail about a longer rental', await readMail('bookingChanged', bookingId));
});
