/** From the form to a booked car, and giving it back. */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { expect } from 'vitest';
import { reachCheckout } from './reach-checkout.ts';
import { readAmount } from './read-amount.ts';
import type { Visit } from './visit.ts';

/** Cars at Lisbon's airport from a day on, for four days. */
export const carsFrom = (days: number, query = ''): string =>
  `/cars?from=airport:LIS&pickUp=${dayAhead(days)}T10:00&dropOff=${dayAhead(days + 4)}T10:00&age=30${query}`;

/** Opens a list and waits until every company has answered. */
export async function openCars({ page, words, open }: Visit, days: number, query = ''): Promise<void> {
  await open(carsFrom(days, query));
  await page.getByText(words.text('carResults.progress.all')).waitFor();
}

/** The first car of the list, or that has a text, its page and its checkout. */
export async function chooseCar(visit: Visit, hasText: string | RegExp = ''): Promise<void> {
  const { page, words } = visit;
  await page.locator('[data-car]').filter({ hasText }).locator('.card__link').first().click();
  const next = page.getByRole('button', { name: words.text('carRental.continue') });
  await next.filter({ visible: true }).first().click();
  await reachCheckout(visit);
  await page.getByRole('heading', { name: words.text('car.checkout.who') }).waitFor();
}

/** Types what is asked for, and waits until the server has it. */
export async function fillDriver({ page, words }: Visit): Promise<void> {
  const driver = page.getByRole('group', { name: words.text('car.checkout.driver.main') });
  await driver.getByLabel(words.text('checkout.field.firstName'), { exact: true }).fill('Adaeze');
  await driver.getByLabel(words.text('checkout.field.lastName'), { exact: true }).fill('Bello');
  await page.getByLabel(words.text('car.checkout.license'), { exact: true }).selectOption('US');
  await page.getByLabel(words.like('checkout.field.phone')).fill('+1 617 555 0187');
  await page.getByRole('checkbox', { name: words.startOf('car.checkout.agree.label') }).check();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
}

/** Pays what is due today and reads the confirmation; ends on the trip. */
export async function payCar({ page, words, isPhone }: Visit): Promise<number> {
  const button = isPhone
    ? page.getByRole('button', { name: words.text('checkout.pay.short'), exact: true })
    : page.getByRole('button', { name: words.like('checkout.pay.button') });
  const due = await readAmount(isPhone ? page.locator('.price-bar .money-m') : button);
  await button.click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
  await page.getByText(words.text('car.trip.booked.title')).waitFor();
  return due;
}

/** Cancels the trip that is open; ends on the canceled trip. */
export async function cancelCar({ page, words }: Visit): Promise<void> {
  await page.getByRole('button', { name: words.text('car.trip.action.cancel') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.text('trip.cancel.review') }).click();
  await dialog.getByRole('button', { name: words.like('car.trip.cancel.confirm.yes') }).click();
  await dialog.getByRole('button', { name: words.text('trip.undo.now') }).click();
  await page.getByText(words.text('trips.status.canceled'), { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: words.text('car.trip.action.cancel') }).count()).toBe(0);
}
