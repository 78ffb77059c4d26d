/**
 * Flights and cars in French on a phone, from the form to the trip and its papers: nothing English, no id of
 * a text, nothing cut off; and favorites at both widths. A language is a person's in all windows, so these
 * have a product of their own.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { expect, test } from 'vitest';
import { callApi } from '../people/call-api.ts';
import { openFlightCancel } from '../people/flights/cancel-flight.ts';
import { chooseEach, goToTravelers } from '../people/flights/choose-flights.ts';
import { fillRest, type Typed, typeTraveler } from '../people/flights/fill-travelers.ts';
import { payButton } from '../people/hotels/pay-stay.ts';
import { isAccessible, isFrench } from '../people/inspect-text.ts';
import { runJobs } from '../people/move-clock.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../people/own-product.ts';
import { fill, listsOf, make, remove, SECTION } from '../people/profile/edit-favorites.ts';
import { amountsIn } from '../people/read-amount.ts';
import { chooseCar, fillDriver, openCars, payCar } from '../people/rent-car.ts';
import { useVisits, type Visit, widthsOfWay } from '../people/visit.ts';

useOwnProduct(['elena'], { LIMIT_FACTOR: '50', ...ALL_FLIGHTS });
const visit = useVisits();

const ELENA: Typed = {
  firstName: 'Elena',
  lastName: 'Ruiz',
  birthdate: '1991-08-23',
  gender: 'F',
  passport: { number: 'C03005988', country: 'US', expires: '2033-03-01' },
};
const DAYS = [61, 66] as const;

/** An id of the catalogue has dots and no spaces; addresses of mail have an at sign. */
async function expectNoIds({ page }: Visit, screen: string): Promise<void> {
  const text = await page.evaluate(() => document.body.innerText);
  expect(text.match(/(?<![@\w.])[a-z]+[A-Za-z]*(?:\.[A-Za-z]+){1,4}(?![\w.@])/g) ?? [], screen).toEqual([]);
}
const look = async (v: Visit, screen: string): Promise<void> => {
  await isFrench(v, screen);
  await expectNoIds(v, screen);
};

async function chooseAirport({ page, words }: Visit, end: 'from' | 'to', typed: string, code: string) {
  const field = page.getByRole('combobox', { name: words.text(`flightForm.${end}`) });
  await field.fill(typed);
  await page.getByRole('option').filter({ hasText: code }).first().click();
}

/** Typed and pressed, as a person fills the form in. */
async function searchFlights(v: Visit): Promise<void> {
  const { page, words } = v;
  await v.open('/flights');
  await page.getByRole('button', { name: words.text('flightForm.submit') }).waitFor();
  await look(v, 'flight form');
  await chooseAirport(v, 'from', 'bost', 'BOS');
  await chooseAirport(v, 'to', 'lisb', 'LIS');
  await page.getByRole('button', { name: words.text('flightForm.dates') }).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('grid').first().waitFor();
  await look(v, 'flight calendar');
  for (const days of DAYS)
    await calendar
      .getByRole('button', { name: formatDate(dayAhead(days), 'fr', 'full') })
      .first()
      .click();
  await calendar.getByRole('button', { name: words.like('flightForm.dates.chosen') }).click();
  await page.getByRole('button', { name: words.text('flightForm.submit') }).click();
  await page.waitForURL(/\/flights\?.*from=BOS.*to=LIS/);
}

test('a round trip is found, paid for and given back', async () => {
  const v = await visit({ person: 'elena', language: 'fr', width: 390 });
  const { page, words } = v;
  await v.open('/');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);

  await searchFlights(v);
  await chooseEach(v, 2, 'standard', look);
  await page.waitForURL(/\/flights\/review\?/);
  await page.getByText(words.within('flightTrip.finding.nightWithoutBed.title')).waitFor();
  await look(v, 'flight review');

  await goToTravelers(v);
  await page.getByText(words.text('checkout.field.phoneFromBank')).waitFor();
  await typeTraveler(v, 0, ELENA);
  await look(v, 'flight checkout');
  await page.getByRole('button', { name: words.text('checkout.extras.chooseSeats') }).click();
  await page.getByRole('dialog').getByRole('grid').waitFor();
  await look(v, 'seats');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: words.text('checkout.extras.addBags') }).click();
  await page.getByText(words.text('checkout.bags.sum.none')).waitFor();
  await look(v, 'bags');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await fillRest(v);

  await payButton(v).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
  await page.getByText(words.text('flight.trip.booked.title')).waitFor();
  await page.getByText(words.text('trips.status.ticketed'), { exact: true }).waitFor();
  await page.getByRole('link', { name: words.like('flightTrip.way.findStay') }).waitFor();
  await look(v, 'flight trip');
  const trip = page.url();
  await v.open('/trips');
  await page.getByText(words.like('trip.flight.locator')).first().waitFor();
  await look(v, 'trips');

  await page.goto(trip);
  const dialog = await openFlightCancel(v);
  await look(v, 'cancel');
  await dialog.getByRole('button', { name: words.text('trip.cancel.review') }).click();
  const yes = dialog.getByRole('button', { name: words.like('trip.cancelFlight.confirm.yes') });
  expect(amountsIn(await yes.innerText())).toHaveLength(1);
  await look(v, 'cancel, confirmed');
  await yes.click();
  await dialog.getByRole('timer').waitFor();
  await look(v, 'cancel, waiting');
  await dialog.getByRole('button', { name: words.text('trip.undo.now') }).click();
  await page.getByText(words.like('trip.canceled.title')).first().waitFor();
  await look(v, 'canceled trip');
});

test('a car is found, paid for and looked up, with its receipt, calendar and email', async () => {
  const v = await visit({ person: 'elena', language: 'fr', width: 390 });
  const { page, words } = v;
  await v.open('/?search=cars');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await page.reload();
  await page.getByRole('checkbox', { name: words.text('carForm.otherPlace') }).waitFor();
  await look(v, 'car form');
  await openCars(v, 221, '&free=1&pay=now');
  await look(v, 'cars');
  await page.locator('[data-car] .card__link').first().click();
  await page.getByRole('heading', { name: words.text('carRental.facts') }).waitFor();
  await look(v, 'one car');
  await page.goBack();
  await chooseCar(v);
  await look(v, 'car checkout');
  await fillDriver(v);
  await payCar(v);
  await look(v, 'car trip');
  const bookingId = /bkg_[^/?]+/.exec(page.url())?.[0] ?? '';

  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.text('trip.action.calendar') }).click(),
  ]);
  const entries = await readFile(await calendar.path(), 'utf8');
  expect(entries.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(entries).toMatch(/DTSTART[^\n]*T\d{4}/);

  await page.getByRole('button', { name: words.text('trip.action.receipts') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('trip.receipt.total'), { exact: true }).waitFor();
  await look(v, 'car receipt');
  // Amounts as French Canada writes them
  expect(await dialog.innerText()).toMatch(/\d,\d{2}\s\$\sUS/);
  await dialog.getByRole('button', { name: words.text('trip.receipt.download') }).click();
  await dialog.getByText(words.text('trip.receipt.saved')).waitFor();

  const file = join(process.env.E2E_STATE_DIR ?? '', 'mail', `bookingConfirmed.${bookingId}.eml`);
  await runJobs('messages');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('text/calendar');
});

test.each(widthsOfWay(1440))('lists of favorites and their dialogs, at %i', async (width) => {
  const elena = await visit({ person: 'elena', width, language: 'fr' });
  const { page, home, open } = elena;
  expect((await callApi(home, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  for (const { id } of await listsOf(home)) await remove(home, id);
  await fill(elena, await make(home, 'Lisbonne'), 0, 2);
  await make(home, 'Quelque part au soleil, avec les enfants');
  await make(home, 'Vide');
  for (const path of [SECTION, '/favorites/']) {
    await open(path);
    await page.getByText(elena.words.like('hotelResults.price.covers')).first().waitFor();
    await isFrench(elena, `${path} at ${width}`);
    await isAccessible(elena, `${path} at ${width}`);
  }
  const dialog = page.getByRole('dialog');
  for (const id of ['lists', 'new', 'rename', 'delete']) {
    const opener = page.getByRole('button', { name: elena.words.startOf(`profileFavorites.${id}`) });
    await opener.first().click();
    await dialog.waitFor();
    await isFrench(elena, `${id} at ${width}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
});
