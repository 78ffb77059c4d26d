/** Renting a car: found, booked, looked up and given back; and what keeps one from being booked. */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { expect, test } from 'vitest';
import { isAccessible } from '../../people/inspect-text.ts';
import { openSummary } from '../../people/read-amount.ts';
import { cancelCar, chooseCar, fillDriver, openCars, payCar } from '../../people/rent-car.ts';
import { useVisits, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

test.each(widthsOfWay(390))('a car found, booked, seen and canceled at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words } = maya;
  await openCars(maya, width === 390 ? 131 : 141, '&free=1&pay=now');
  await chooseCar(maya);
  const toll = page.getByRole('button', {
    name: words.like('car.checkout.extra.addOf', { name: words.text('carRental.extra.tollTag') }),
  });
  await toll.click();
  await openSummary(page);
  await page.getByText(words.startOf('carRental.atDesk')).waitFor();
  await fillDriver(maya);
  expect(await payCar(maya)).toBeGreaterThan(0);
  for (const modal of ['drivers', 'pickUp', 'dropOff'] as const) {
    await page.getByRole('button', { name: words.text(`car.trip.action.${modal}`) }).click();
    const title = modal === 'drivers' ? 'car.trip.drivers.title' : (`car.trip.${modal}.title` as const);
    await page.getByRole('dialog', { name: words.text(title) }).waitFor();
    await isAccessible(maya, `the dialog ${modal}`);
    if (modal === 'drivers') await page.getByRole('dialog').getByText('Adaeze Bello').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await cancelCar(maya);
});

test('a company’s traveler pays at the desk, with nothing due today', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await openCars(daniel, 151, '&pay=desk');
  await chooseCar(daniel);
  await page.getByRole('radio', { name: words.startOf('carRental.pay.desk') }).check();
  await page.getByText(words.text('carRental.nothingToday')).waitFor();
  await fillDriver(daniel);
  await page.getByRole('button', { name: words.text('checkout.pay.free') }).click();
  await page.getByText(words.text('car.trip.booked.title')).waitFor();
});

test('a member number of too few digits is named, and the page says what to do', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await openCars(maya, 161, '&company=AD');
  await chooseCar(maya);
  const field = page.getByLabel(words.startOf('car.checkout.loyalty')).first();
  await field.fill('AD 4471 092');
  await field.blur();
  await page.getByText(words.startOf('car.checkout.problem.loyaltyDigits', { typed: '7' })).waitFor();
});

test('desks that are closed at night are left out, and said to be', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await open(`/cars?from=airport:LIS&pickUp=${dayAhead(171)}T03:00&dropOff=${dayAhead(174)}T10:00&age=30`);
  const closed = page.getByText(words.like('carResults.closed'));
  await closed
    .or(page.getByText(words.text('carResults.empty.closed')))
    .first()
    .waitFor();
});
