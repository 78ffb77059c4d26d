/** Changing a booked car: a second driver for the desk's fee, then a day more at today's rate. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { CarTripDetail } from '@sojourn/products/car/wire/car-trip.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { chooseCar, fillDriver, openCars, payCar } from '../../people/rent-car.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();
const DAYS = 236;

async function confirm({ page, words }: Visit): Promise<number> {
  await page.getByRole('heading', { name: words.text('tripChange.review') }).waitFor();
  const aside = page.locator('.change__aside');
  const [due = 0] = amountsIn(await aside.locator('.money-l').innerText());
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: words.text('tripChange.confirm') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.done.title') }).waitFor();
  return due;
}

test('a second driver, then a day more', async () => {
  const maya = await visit({ width: 390 });
  const { page, words, open } = maya;
  const text = (id: string) => words.text(`carChange.${id}`);
  await openCars(maya, DAYS);
  await chooseCar(maya);
  await fillDriver(maya);
  const paid = await payCar(maya);
  const path = new URL(page.url()).pathname;
  const tripOf = async () => (await callApi(page, 'GET', path)).body as CarTripDetail;

  await page.getByRole('link', { name: words.text('car.trip.action.change') }).click();
  await page.getByRole('heading', { level: 1, name: text('title') }).waitFor();
  await page.getByRole('button', { name: text('driver.add') }).click();
  const second = page.getByRole('group').nth(1);
  await second.getByLabel(text('firstName')).fill('Jonah');
  await second.getByLabel(text('lastName')).fill('Okafor');
  await isAccessible(maya, 'a rental to change');
  await page.getByRole('button', { name: text('submit') }).click();
  expect(await confirm(maya)).toBe(0);
  const two = await tripOf();
  expect(two.drivers.map(({ firstName }) => firstName)).toEqual(['Adaeze', 'Jonah']);
  expect(two.total.amountMinor).toBe(paid);
  expect(two.atDesk.amountMinor).toBeGreaterThan(0);

  await open(`${path}/rental`);
  await page.getByRole('button', { name: words.text('carForm.dropOff') }).click();
  const last = addDays(dayAhead(DAYS + 4) as CalendarDate, 1);
  const calendar = page.getByRole('dialog', { name: words.text('carForm.dropOff') });
  await calendar.getByRole('button', { name: formatDate(last, words.language, 'full') }).click();
  await calendar.getByRole('button').last().click();
  await page.getByRole('button', { name: text('submit') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.review') }).waitFor();
  await isAccessible(maya, 'a longer rental to review');
  const due = await confirm(maya);
  expect(due).toBeGreaterThan(0);
  const longer = await tripOf();
  expect(longer).toMatchObject({
    status: 'Modified',
    rental: { days: 5 },
    total: { amountMinor: paid + due },
  });
});
