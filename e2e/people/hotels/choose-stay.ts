/** Over the results: filter, sort, list and map, and into a hotel's page. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { amountsIn } from '../read-amount.ts';
import type { Visit } from '../visit.ts';
import { countInHeading, settledCards } from './find-stay.ts';

/**
 * Ticks a filter by its text, in the column or in the phone's sheet; returns the count that stood beside it.
 */
export async function tickFilter(visit: Visit, id: string): Promise<number> {
  const { page, words, isPhone } = visit;
  if (isPhone)
    await page.getByRole('button', { name: words.text('hotelResults.filters'), exact: true }).click();
  const row = page.getByRole('checkbox', { name: words.startOf(id) });
  const label = page.locator('label').filter({ has: row });
  const count = Number((await label.innerText()).replace(/\D/g, ''));
  await row.check();
  if (isPhone) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words.like('hotelResults.filters.show') })
      .click();
  }
  return count;
}

export async function sortBy({ page, words }: Visit, sort: string): Promise<void> {
  const select = page.getByRole('combobox', { name: words.text('hotelResults.sort') });
  await select.selectOption({ label: words.text(`hotelResults.sort.${sort}`) });
  await page.waitForURL((url) => url.searchParams.get('sort') === sort);
}

/** The totals with taxes of the stays on the page, in its order. */
export async function totalsShown(visit: Visit): Promise<number[]> {
  const cards = await settledCards(visit);
  return (await cards.locator('.price__total').allTextContents()).flatMap(amountsIn);
}

/** The heading's count is the filter's, and every card on the page keeps what the filter promised. */
export async function expectFiltered(visit: Visit, count: number, promise: RegExp): Promise<void> {
  const { page } = visit;
  await expect.poll(() => countInHeading(visit)).toBe(count);
  // Not the inner text: a card that is far below has none until it comes near.
  const texts = await (await settledCards(visit)).allTextContents();
  expect(texts.length).toBe(Math.min(25, count));
  expect(texts.filter((text) => !promise.test(text))).toEqual([]);
  expect(new URL(page.url()).searchParams.get('free')).toBe('1');
}

/** Turns to the map, presses the first pin with a price, and reads the small card over the map. */
export async function choosePin(visit: Visit): Promise<{ readonly total: number; readonly link: Locator }> {
  const { page, words, isPhone } = visit;
  const name = words.text('hotelResults.view.map');
  if (isPhone) await page.getByRole('button', { name, exact: true }).click();
  else await page.getByRole('radio', { name }).check();
  await page.waitForURL((url) => url.searchParams.get('view') === 'map');
  const map = page.getByRole('region', { name: words.text('hotelResults.map.label') });
  const pin = map
    .getByRole('button', { name: words.like('hotelResults.map.pin') })
    .and(page.locator('[tabindex="0"]'));
  await pin.first().click();
  const link = map.getByRole('link');
  await link.waitFor();
  const [total = 0] = amountsIn(await map.locator('.map-popup').innerText());
  return { total, link };
}

/** On a hotel's page: takes the rate with that total, as the list or the map named it. */
export async function chooseRate({ page }: Visit, total: number): Promise<void> {
  const rates = page.locator('.rate');
  await rates.first().waitFor();
  const totals = (await rates.locator('.price__total').allInnerTexts()).flatMap(amountsIn);
  expect(totals).toContain(total);
  await rates.nth(totals.indexOf(total)).getByRole('radio').check();
}

export const isAscending = (totals: readonly number[]): boolean =>
  totals.length > 1 && totals.every((total, at) => at === 0 || total >= (totals[at - 1] ?? 0));
