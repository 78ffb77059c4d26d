/**
 * What can go wrong around a rental, each in words that help: taken while booking, the programs' own errors,
 * and a car that doesn't fit the traveler's flight.
 */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { payButton } from '../../people/hotels/pay-stay.ts';
import { carsFrom, chooseCar, fillDriver, openCars } from '../../people/rent-car.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test.each([
  ['sold-out-at-reserve', 'NoAvailability', 'chooseCar'],
  ['sold-out-at-confirm', 'NoAvailability', 'chooseCar'],
  ['car-desk-closed', 'DeskClosed', 'chooseCar'],
  ['car-driver-too-young', 'DriverTooYoung', 'chooseCar'],
] as const)(
  '%s: nothing is booked or charged, and the way on is to other cars',
  async (scenario, code, action) => {
    const maya = await visit();
    const { page, words } = maya;
    await openCars(maya, 181, '&pay=now');
    await chooseCar(maya);
    await fillDriver(maya);
    await setScenario(maya, scenario);
    await payButton(maya).click();
    const panel = page.locator('.checkout-failure');
    await panel.getByText(words.text(`car.checkout.failure.${code}.title`), { exact: true }).waitFor();
    await panel.getByText(words.text(`car.checkout.failure.${code}.cause`), { exact: true }).waitFor();
    await panel.getByText(words.text('checkout.failure.safe'), { exact: true }).waitFor();
    await setScenario(maya, null);
    await panel.getByRole('link', { name: words.text(`car.checkout.action.${action}`) }).click();
    await page.waitForURL(/\/cars\?/);
    await page.locator('[data-car]').first().waitFor();
  },
);

test.each([
  ['AD', 'AD 9471 0921', 'LoyaltyNameMismatch', 'Atlantic Drive Club'],
  ['PX', 'PX 1234 5600', 'DollarExpressNotFound', 'Prairie Express'],
  ['BB', 'BC 12345 00', 'BlueChipNumberNotFound', 'Bluebird Chip'],
] as const)('%s: the number %s is refused at its field as %s', async (company, number, code, program) => {
  const maya = await visit();
  const { page, words, open } = maya;
  await open(carsFrom(191, `&company=${company}`).replace('airport:LIS', 'airport:BOS'));
  await page.locator('[data-car]').first().waitFor();
  await chooseCar(maya);
  const field = page.getByLabel(words.startOf('car.checkout.loyalty', { program })).first();
  await field.fill(number);
  await field.blur();
  await page
    .getByText(words.like(`car.checkout.loyalty.${code}`, code === 'LoyaltyNameMismatch' ? {} : { program }))
    .waitFor();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
});

test('a car picked up before its flight lands is said to be, with the flight filled in', async () => {
  const maya = await visit();
  const { page, words, open, home } = maya;
  await home.goto(`${maya.portal}/healthz`);
  const bookingId = await bookFlight(maya, { slices: flightsAhead('BOS.LIS.205', 'LIS.BOS.211') });
  const landing = async () => {
    const input = {
      pickUpPlace: { place: 'airport:LIS' },
      dropOffPlace: null,
      pickUp: `${dayAhead(206)}T23:00`,
      dropOff: `${dayAhead(209)}T10:00`,
    };
    const { body } = await callApi(home, 'POST', '/cars/flights', input);
    return (body as { landing: { bookingId: string; flight: string; atLocal: string } | null }).landing;
  };
  await expect.poll(async () => (await landing())?.bookingId).toBe(bookingId);
  const { flight, atLocal } = (await landing())!;
  // The evening of the day before that of landing, at an hour when desks are open
  const before = new Date(Date.parse(`${atLocal.slice(0, 10)}T00:00Z`) - 4 * 3_600_000);
  const pickUp = before.toISOString().slice(0, 16);
  await open(`/cars?from=airport:LIS&pickUp=${pickUp}&dropOff=${dayAhead(209)}T10:00&age=30&pay=now`);
  await page.getByText(words.within('carResults.landing')).waitFor();
  await chooseCar(maya);
  await page.getByText(words.like('carRental.finding.pickUpBeforeLanding')).first().waitFor();
  const field = page.getByLabel(words.text('car.checkout.flight'));
  expect(await field.inputValue()).toBe(flight);
  await page.getByText(words.startOf('car.checkout.flight.lands')).waitFor();
  await page.getByText(words.text('car.checkout.flight.linked'), { exact: true }).waitFor();
});
