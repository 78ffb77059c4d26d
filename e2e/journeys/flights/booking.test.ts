/** Deciding on flights and paying for them: with an infant, by several cities, into trouble and out of it. */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { beginFlights, checkoutTotal } from '../../people/flights/choose-flights.ts';
import { chooseSaved, fillRest, typeTraveler, ZOE } from '../../people/flights/fill-travelers.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { amountToPay, payButton } from '../../people/hotels/pay-stay.ts';
import { openFlightCheckout } from '../../people/open-checkout.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();

/** Pays, and asks for the trip that it became. */
async function payForFlights(v: Visit): Promise<FlightTripDetail> {
  await payButton(v).click();
  await v.page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
  return tripOf(v);
}
async function tripOf({ page }: Visit): Promise<FlightTripDetail> {
  const bookingId = new URL(page.url()).pathname.split('/').at(-1);
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  return body as FlightTripDetail;
}
/** Other journeys book for the same person at the same time, so only the trips of a day are counted. */
async function countTripsOn({ page }: Visit, day: string): Promise<number> {
  const { body } = await callApi(page, 'GET', '/trips?view=upcoming');
  const { trips } = body as { trips: { flight?: { departureDate: string } }[] };
  return trips.filter(({ flight }) => flight?.departureDate === day).length;
}

/** Opens the seats, walks the cabin by keys and takes a seat for each adult of the first flight. */
async function takeSeats({ page, words }: Visit): Promise<number> {
  await page.getByRole('button', { name: words.text('checkout.extras.chooseSeats') }).click();
  const dialog = page.getByRole('dialog');
  const grid = dialog.getByRole('grid');
  await grid.waitFor();
  const free = grid.getByRole('button', { name: words.within('seats.state.free') });
  await free.first().waitFor();
  // One tab stop in the cabin, wherever it is entered
  expect(await grid.locator('button[tabindex="0"]').count()).toBe(1);
  await grid.locator('button[tabindex="0"]').focus();
  for (const key of ['Control+End', 'ArrowUp', 'Home', 'ArrowRight', 'End', 'Control+Home']) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(name).toMatch(/^[1-9]\d?[A-K], /);
  }
  // Who holds the infant may not sit by an exit
  expect(
    await grid.getByRole('button', { name: words.within('seats.unfit.infant') }).count(),
  ).toBeGreaterThan(0);
  await free.first().focus();
  await page.keyboard.press('Enter');
  await grid.getByRole('button', { name: words.within('seats.state.party') }).waitFor();
  await free.first().click();
  const sum = await dialog.getByText(words.like('seats.sum', { count: '2' })).innerText();
  await dialog.getByRole('button', { name: words.text('seats.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  return amountsIn(sum).at(-1) ?? 0;
}

test('a round trip with seats and an infant on a lap', async () => {
  const v = await visit();
  await beginFlights(v, { slices: ['BOS.LIS.61', 'LIS.BOS.66'], party: 'adults=2&lapInfants=1' });
  await chooseSaved(v, 0, 'Maya Okafor');
  await chooseSaved(v, 1, 'Jonah Okafor');
  await typeTraveler(v, 2, ZOE);
  const before = await checkoutTotal(v);
  const seats = await takeSeats(v);
  await expect.poll(() => checkoutTotal(v)).toBe(before + seats);
  await fillRest(v);
  const toPay = await amountToPay(v);
  expect(toPay).toBe(before + seats);
  const trip = await payForFlights(v);
  expect(trip.kind).toBe('Flight');
  expect(trip.travelers.map(({ type }) => type)).toEqual(['Adult', 'Adult', 'LapInfant']);
  expect(trip.extras.seats).toHaveLength(2);
  expect(trip.price.total.amountMinor).toBe(toPay);
  expect(trip.locators.airlines.length).toBeGreaterThan(0);
  expect(JSON.stringify(trip)).not.toContain(ZOE.passport?.number);
});

test('three cities on a phone, saved as they are typed', async () => {
  const v = await visit({ width: 390 });
  await beginFlights(v, { slices: ['BOS.LIS.72', 'LIS.FCO.76', 'FCO.BOS.80'] }, 'enhanced');
  await chooseSaved(v, 0, 'Maya Okafor');
  await fillRest(v);
  // Everything typed lives on the server
  await v.page.reload();
  await v.page.getByText(v.words.text('checkout.traveler.status.ready')).waitFor();
  expect(await v.page.getByLabel(v.words.text('checkout.field.phone')).inputValue()).toBe('+1 617 555 0187');
  const trip = await payForFlights(v);
  expect(trip.flight.slices).toHaveLength(3);
  expect(trip.subtitle).toBe('Multi-city');
  expect(trip.locators.airlines).toHaveLength(trip.flight.tickets.length);
});

test('a fare that rises at pay is told with old, new and other flights; what was typed stays', async () => {
  const v = await visit();
  const { page, words } = v;
  await openFlightCheckout(v, { slices: ['BOS.LIS.93', 'LIS.BOS.99'] });
  await chooseSaved(v, 0, 'Maya Okafor');
  await fillRest(v);
  const before = await amountToPay(v);
  await setScenario(v, 'flight-price-rise');
  await payButton(v).click();
  const rise = page.locator('#checkout-price-rise');
  await rise.waitFor();
  const [old = 0, difference = 0, total = 0] = (await rise.locator('dd').allInnerTexts()).flatMap(amountsIn);
  expect(old).toBe(before);
  expect(total).toBe(before + difference);
  expect(difference).toBeGreaterThan(0);
  expect(await checkoutTotal(v)).toBe(total);
  expect(await rise.locator('.flight-alternative').count()).toBeLessThanOrEqual(3);
  await rise.getByRole('button', { name: words.like('checkout.rise.accept') }).click();
  await rise.waitFor({ state: 'detached' });
  await page.getByText(words.text('checkout.traveler.status.ready')).waitFor();
  expect(await amountToPay(v)).toBe(total);
  const trip = await payForFlights(v);
  expect(trip.price.total.amountMinor).toBe(total);
});

test('flights that sell out while they are confirmed cost nothing and lead back to the search', async () => {
  const v = await visit();
  const { page, words } = v;
  await openFlightCheckout(v, { slices: ['BOS.LIS.105', 'LIS.BOS.111'] });
  await chooseSaved(v, 0, 'Maya Okafor');
  await fillRest(v);
  await setScenario(v, 'flight-sold-out');
  await payButton(v).click();
  await page.getByText(words.text('checkout.flightFailure.NoAvailability.title')).waitFor();
  await page.getByText(words.text('checkout.failure.safe')).waitFor();
  expect(await countTripsOn(v, dayAhead(105))).toBe(0);
  await setScenario(v, null);
  await page.getByRole('link', { name: words.text('checkout.action.chooseFlights') }).click();
  await page.waitForURL(/\/flights\?.*from=BOS.*to=LIS/);
});

test('whoever is booked on the same flights already is told before paying, and can mean it', async () => {
  const v = await visit();
  const { page, words } = v;
  const requested = { slices: ['BOS.LIS.117', 'LIS.BOS.123'] };
  for (const round of [1, 2]) {
    await openFlightCheckout(v, requested, 'enhanced');
    await chooseSaved(v, 0, 'Maya Okafor');
    await fillRest(v);
    if (round === 1) await payForFlights(v);
  }
  await page.getByText(words.text('flightTrip.finding.duplicateBooking.title')).waitFor();
  await payButton(v).click();
  await page.getByText(words.text('checkout.flightFailure.DuplicateBooking.title')).waitFor();
  await page.getByRole('button', { name: words.text('checkout.action.bookAnyway') }).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
});
