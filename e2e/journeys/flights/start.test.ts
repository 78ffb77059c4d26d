/** The page for flights before anything is asked: where one may go for little, and what was asked before. */

import { NO_FLIGHT_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

/** By keys alone: the first suggestion. The brand's airport is there before one is chosen. */
async function flyFrom({ page, words }: Visit, city: string): Promise<void> {
  await page.getByRole('button', { name: words.text('flightStart.from.change') }).press('Enter');
  const field = page.getByRole('combobox', { name: words.text('flightStart.from.label') });
  await field.fill(city);
  await page
    .getByRole('option', { name: new RegExp(city) })
    .first()
    .waitFor();
  await field.press('Enter');
}
const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement);
const titled = ({ page, words }: Visit, city: string) =>
  page.getByRole('heading', { name: words.like('flightStart.fares.title', { city }) });

test.each(widthsOfWay(1440))('a fare that is told is the fare that is found, at %i', async (width) => {
  const jonah = await visit({ person: 'jonah', width, isNew: true });
  const { page, words, open } = jonah;
  await open('/flights');
  await titled(jonah, 'Boston').waitFor();
  await isAccessible(jonah, 'flights before a place is chosen');
  // A screen reader announces only regions that existed before their text did
  const status = page.locator('.good-fares > [role="status"]');
  await status.evaluate((element) => Object.assign(element, { wasThere: true }));
  await flyFrom(jonah, 'Boston');
  await titled(jonah, 'Boston').waitFor();
  expect(await hasFocus(titled(jonah, 'Boston'))).toBe(true);
  await status.filter({ hasText: words.within('flightStart.fares.found') }).waitFor({ state: 'attached' });
  expect(await status.evaluate((element) => 'wasThere' in element)).toBe(true);
  const first = page.locator('.good-fare').first();
  const link = first.getByRole('link');
  await link.waitFor();
  expect(await page.locator('.good-fare').count()).toBeGreaterThan(3);
  await isAccessible(jonah, 'flights with good fares');
  const shown = amountsIn(await first.innerText())[0];
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByText(words.text('flightResults.progress.all')).first().waitFor({ state: 'attached' });
  expect(amountsIn(await page.getByRole('article').first().innerText())[0]).toBe(shown);
  // A search is kept once it has found something and its city is known
  await expect.poll(() => page.evaluate(() => localStorage.getItem('flight-searches'))).not.toBeNull();
  await page.goBack();
  // Where the last search began is where one flies from, and the search goes on from here
  await titled(jonah, 'Boston').waitFor();
  await page
    .locator('.continue')
    .getByRole('link', { name: /Boston/ })
    .first()
    .click();
  await page.getByRole('article').first().waitFor();
  expect(amountsIn(await page.getByRole('article').first().innerText())[0]).toBe(shown);
});

test('another airport is a press away, and a market that does not answer says so', async () => {
  const jonah = await visit({ person: 'jonah', isNew: true });
  const { page, words, open } = jonah;
  await open('/flights');
  await flyFrom(jonah, 'Boston');
  await page.locator('.good-fare').getByRole('link').first().waitFor();
  await setScenario(jonah, 'flight-supplier-down');
  await flyFrom(jonah, 'Denver');
  await page.getByText(words.like('flightStart.fares.failed', { city: 'Denver' })).waitFor();
  expect(await hasFocus(titled(jonah, 'Denver'))).toBe(true);
  await isAccessible(jonah, 'flights whose fares are not known');
  await setScenario(jonah, null);
  await page.getByRole('button', { name: words.text('flightStart.fares.again') }).press('Enter');
  await page.locator('.good-fare').getByRole('link').first().waitFor();
  expect(await hasFocus(titled(jonah, 'Denver'))).toBe(true);
});

test('fares of which a supplier said nothing are told as a part of them, and asked for again', async () => {
  const jonah = await visit({ person: 'jonah', isNew: true });
  const { page, words, open } = jonah;
  await open('/flights');
  await setScenario(jonah, 'flight-supplier-timeout');
  await flyFrom(jonah, 'Boston');
  const partial = page.getByText(words.text('flightStart.fares.partial'));
  await partial.waitFor();
  expect(await page.locator('.good-fare').getByRole('link').count()).toBeGreaterThan(0);
  await isAccessible(jonah, 'flights of which a part is known');
  await setScenario(jonah, null);
  await page.getByRole('button', { name: words.text('flightStart.fares.again') }).press('Enter');
  await partial.waitFor({ state: 'detached' });
  expect(await hasFocus(titled(jonah, 'Boston'))).toBe(true);
});

test('saved preferences that leave nothing are named, with the way to them', async () => {
  const jonah = await visit({ person: 'jonah', isNew: true });
  const { page, home, words, open } = jonah;
  const save = (preferences: object) => callApi(home, 'PUT', '/user/preference/flight', { preferences });
  // An airline that flies nowhere near
  const saved = await save({ ...NO_FLIGHT_PREFERENCES, airlines: ['NZ'] });
  expect(saved.status).toBeLessThan(300);
  try {
    await open('/flights');
    await flyFrom(jonah, 'Boston');
    await page.getByText(words.within('flightStart.fares.noneFits', { city: 'Boston' })).waitFor();
    await isAccessible(jonah, 'flights that saved preferences leave out');
    const link = page.locator('.good-fares').getByRole('link');
    expect(await link.innerText()).toBe(words.text('flightStart.fares.changePreferences'));
  } finally {
    await save(NO_FLIGHT_PREFERENCES);
  }
});

test('home and flights have deals from one airport: the brand’s, then the one that’s chosen', async () => {
  const jonah = await visit({ person: 'jonah', isNew: true });
  const { open } = jonah;
  await open('/');
  await titled(jonah, 'Boston').waitFor();
  await open('/flights');
  await titled(jonah, 'Boston').waitFor();
  await flyFrom(jonah, 'Denver');
  await titled(jonah, 'Denver').waitFor();
  await open('/');
  await titled(jonah, 'Denver').waitFor();
});

test('the home page has deals for people without a home airport', async () => {
  const { page, words, open } = await visit({ person: 'jonah', isNew: true });
  await open('/');
  await page.getByRole('heading', { name: words.like('flightStart.fares.title') }).waitFor();
  await page.locator('.good-fare').first().waitFor();
  await page.getByRole('link', { name: words.text('flightStart.from.home') }).click();
  await page.waitForURL(/\/profile\/\?section=flight-preferences$/);
});

test('the first flight is in view at 1440 by 900', async () => {
  const { page, words, open } = await visit();
  const [depart, back] = [dayAhead(150), dayAhead(155)];
  await open(`/flights?trip=roundTrip&from=BOS&to=LIS&depart=${depart}&return=${back}&adults=2`);
  await page.getByText(words.text('flightResults.progress.all')).first().waitFor({ state: 'attached' });
  await page.locator('.date-bar').first().waitFor();
  const bottom = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((card) => {
        const { top } = card.getBoundingClientRect();
        const row = card.firstElementChild?.getBoundingClientRect().height ?? 0;
        return top + window.scrollY + row;
      });
  await expect.poll(bottom).toBeLessThan(900);
});
