/**
 * Preferences in the profile: chosen, saved, in the next search, cleared; and what happens when saving them
 * fails or somebody leaves. They are Jonah's alone, so one file has all of them.
 */

import { NO_FLIGHT_PREFERENCES, NO_HOTEL_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import { dayAhead, nowMs } from '@sojourn/domain/testing/today.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { countInHeading, datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { press, tabTo } from '../../people/press-keys.ts';
import {
  chooseHomeAirport,
  forget,
  openPreferences,
  savePath,
  storedFlight,
  storedHotel,
} from '../../people/profile/edit-preferences.ts';
import { openHostPage } from '../../people/profile/host-page.ts';
import { useVisits, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

test.each(widthsOfWay(390))('hotel preferences are chosen, saved and cleared, at %i', async (width) => {
  const jonah = await visit({ person: 'jonah', width });
  const { page, words, isPhone } = jonah;
  const { section, save, clear, stars } = await openPreferences(jonah, 'hotel');
  expect([await save.count(), await clear.count()]).toEqual([0, 0]);
  await stars(5).click();
  await Promise.all([save.waitFor(), clear.waitFor()]);
  // As it was: there is nothing to save or to clear
  await stars(5).click();
  await Promise.all([save.waitFor({ state: 'detached' }), clear.waitFor({ state: 'detached' })]);

  await stars(4).click();
  await stars(5).click();
  await section.getByRole('checkbox', { name: words.text('profilePreferences.amenity.pool') }).check();
  await section.getByRole('checkbox', { name: words.startOf('profilePreferences.freeCancellation') }).check();
  await isAccessible(jonah, 'hotel preferences, changed');
  await save.click();
  const notice = section.getByText(words.text('profilePreferences.hotel.saved'));
  await notice.waitFor();
  await save.waitFor({ state: 'detached' });
  const focused = await page.evaluate(() => document.activeElement?.textContent.trim());
  expect(focused).toBe(words.text('profilePreferences.hotel.saved'));
  if (isPhone) await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await storedHotel(page)).toEqual({
    amenities: ['pool'],
    starRatings: [4, 5],
    freeCancellationOnly: true,
  });
  await isAccessible(jonah, 'hotel preferences, saved');

  // Opened again, no message mentions what was saved before
  await page.reload();
  await clear.waitFor();
  expect(await stars(4).getAttribute('aria-pressed')).toBe('true');
  expect(await notice.count()).toBe(0);
  await clear.click();
  await section.getByText(words.text('profilePreferences.hotel.cleared')).waitFor();
  await clear.waitFor({ state: 'detached' });
  expect(await stars(4).getAttribute('aria-pressed')).toBe('false');
  expect(await storedHotel(page)).toEqual(NO_HOTEL_PREFERENCES);
});

test.each(widthsOfWay(1440))('saved hotel preferences change the search, at %i', async (width) => {
  const jonah = await visit({ person: 'jonah', width });
  const { page, words } = jonah;
  const { section, save, stars } = await openPreferences(jonah, 'hotel');
  const note = page.getByText(words.text('hotelResults.preferences.applied'));
  const count = () => countInHeading(jonah);
  await openResults(jonah, '', datesAhead(40));
  await settledCards(jonah);
  const all = await count();
  expect(await note.count()).toBe(0);

  await page.goBack();
  await stars(5).click();
  await save.click();
  await section.getByText(words.text('profilePreferences.hotel.saved')).waitFor();
  await page.goForward();
  await note.waitFor();
  await settledCards(jonah);
  await expect.poll(count).toBeLessThan(all);
  await page
    .getByRole('button', { name: words.like('hotelResults.filters.remove', {}) })
    .first()
    .waitFor();

  await page.getByRole('button', { name: words.text('hotelResults.preferences.takeOff') }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('prefs')).toBe('off');
  await settledCards(jonah);
  await expect.poll(count).toBe(all);
  expect(await note.count()).toBe(0);
  await page.reload();
  await settledCards(jonah);
  expect(await note.count()).toBe(0);
  await forget(page);
});

test('a search that was open before knows what was saved since, without a reload', async () => {
  const jonah = await visit({ person: 'jonah' });
  const { page, words } = jonah;
  await openPreferences(jonah, 'flight');
  await openResults(jonah, '', datesAhead(41));
  await settledCards(jonah);
  const note = page.getByText(words.text('hotelResults.preferences.applied'));
  expect(await note.count()).toBe(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: words.like('shell.accountOf') }).click();
  await page.locator('.account__panel a[href^="/profile/"]').first().click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: words.text('profile.section.hotel-preferences') }).click();
  await main.getByRole('button', { name: /^5 star/ }).click();
  await main.getByRole('button', { name: words.text('profilePreferences.save') }).click();
  await main.getByText(words.text('profilePreferences.hotel.saved')).waitFor();
  while (!page.url().includes('/stays?')) await page.goBack();
  await note.waitFor();
  await settledCards(jonah);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await forget(page);
});

test.each(widthsOfWay(390))(
  'flight preferences are saved, begin the search, and are cleared, at %i',
  async (width) => {
    const jonah = await visit({ person: 'jonah', width });
    const { page, words, isPhone, open } = jonah;
    const { section, save, clear } = await openPreferences(jonah, 'flight');
    const box = (name: string) => section.getByRole('checkbox', { name, exact: true });
    const radio = (id: string) => section.getByRole('radio', { name: words.startOf(id) });
    expect([await save.count(), await clear.count()]).toEqual([0, 0]);
    if (isPhone) {
      await section.getByRole('button', { name: words.within('profilePreferences.homeAirport') }).click();
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await isAccessible(jonah, 'the search for a home airport');
      await page.keyboard.press('Escape');
    }
    await chooseHomeAirport(jonah, 'Boston', 'Boston');
    const clearAirport = section.getByRole('button', {
      name: words.text('profilePreferences.homeAirport.clear'),
    });
    await clearAirport.click();
    await save.waitFor({ state: 'detached' });
    await chooseHomeAirport(jonah, 'BOS', 'Boston');
    // A single choice, which is taken back by choosing it again
    await radio('flights.class.premium').check();
    await radio('flights.class.standard').check();
    expect(await radio('flights.class.premium').isChecked()).toBe(false);
    await radio('flights.class.standard').click();
    expect(await radio('flights.class.standard').isChecked()).toBe(false);
    await radio('flights.class.standard').click();
    await box('Spirit').check();
    await box('Delta').check();
    const noLowCost = section.getByRole('checkbox', {
      name: words.startOf('profilePreferences.excludeLowCost'),
    });
    await noLowCost.check();
    expect([await box('Spirit').isChecked(), await box('Delta').isChecked()]).toEqual([false, true]);
    await box('Delta').uncheck();
    await radio('profilePreferences.stops.nonstop').check();
    await isAccessible(jonah, 'flight preferences, changed');
    await save.click();
    await section.getByText(words.text('profilePreferences.flight.saved')).waitFor();
    const stored = await storedFlight(page);
    expect(stored).toMatchObject({
      homeAirport: { id: { code: 'BOS' } },
      fareClasses: { ...NO_FLIGHT_PREFERENCES.fareClasses, standard: true },
      airlines: [],
      excludeLowCostCarriers: true,
      nonStopOnly: true,
    });

    await open('/flights');
    const from = page.getByRole('combobox', { name: words.text('flightForm.from') });
    await expect.poll(() => from.first().inputValue()).toContain('BOS');
    await open(`/flights?trip=oneWay&from=BOS&to=LIS&depart=${dayAhead(44)}&adults=1`);
    await page.getByText(words.text('flightResults.preferences.text')).waitFor();
    await page.getByText(words.text('flightResults.progress.all')).first().waitFor({ state: 'attached' });
    const stops = await page.getByRole('article').allInnerTexts();
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.every((text) => /nonstop/i.test(text))).toBe(true);

    await open('/profile/?section=flight-preferences');
    await clear.click();
    await section.getByText(words.text('profilePreferences.flight.cleared')).waitFor();
    await clear.waitFor({ state: 'detached' });
    expect(await storedFlight(page)).toEqual(NO_FLIGHT_PREFERENCES);
  },
);

const UNSAVED = [
  ...widthsOfWay(1440).map((width) => ['hotel', width] as const),
  ...widthsOfWay(390).map((width) => ['flight', width] as const),
];
test.each(UNSAVED)('%s preferences that cannot be saved are still there, at %i', async (kind, width) => {
  const jonah = await visit({ person: 'jonah', width });
  const { page, words } = jonah;
  const { section, save, clear } = await openPreferences(jonah, kind);
  const first = section.getByRole('checkbox').first();
  const url = `**/api/v0${savePath(kind)}`;
  await first.check();
  await page.route(url, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await save.click();
  const alert = section.getByRole('alert');
  await alert.getByText(words.text(`profilePreferences.${kind}.failed`)).waitFor();
  await alert.getByText(words.text('profilePreferences.kept')).waitFor();
  expect(await first.isChecked()).toBe(true);
  await save.waitFor();
  await isAccessible(jonah, `${kind} preferences that were not saved`);
  // An answer that says no success is a failure as well
  await page.unroute(url);
  await page.route(url, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: { Response: 'Later' } }) : route.continue(),
  );
  const again = alert.getByRole('button', { name: words.text('shell.retry') });
  await again.click();
  await alert.getByText(words.text(`profilePreferences.${kind}.failed`)).waitFor();
  await save.waitFor();
  await page.unroute(url);
  await alert.getByRole('button', { name: words.text('shell.retry') }).click();
  await section.getByText(words.text(`profilePreferences.${kind}.saved`)).waitFor();
  expect(await alert.count()).toBe(0);

  await page.route(url, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await clear.click();
  await alert.getByText(words.text(`profilePreferences.${kind}.failed`)).waitFor();
  expect(await first.isChecked()).toBe(true);
  await page.unroute(url);
  await forget(page);
});

test('preferences that are not known are asked for again', async () => {
  const jonah = await visit({ person: 'jonah' });
  const { page, words } = jonah;
  const url = `**/api/v0${savePath('hotel')}`;
  await page.route(url, (route) => route.abort());
  await jonah.open('/profile/?section=hotel-preferences');
  await page.getByText(words.text('profilePreferences.unknown.title')).waitFor();
  await page.unroute(url);
  await page
    .getByRole('main')
    .getByRole('button', { name: words.text('shell.retry') })
    .click();
  await page.getByRole('checkbox').first().waitFor();
});

test.each(widthsOfWay(1440))('leaving what is not saved is asked about, at %i', async (width) => {
  const jonah = await visit({ person: 'jonah', width });
  const { page, words, isPhone } = jonah;
  const { section, stars } = await openPreferences(jonah, 'hotel');
  await stars(3).click();
  const away = isPhone
    ? page.getByRole('main').getByRole('link', { name: words.text('profile.title') })
    : page.getByRole('main').getByRole('link', { name: words.text('profile.section.flight-preferences') });
  await away.click();
  const question = page.getByRole('dialog', { name: words.text('profile.unsaved.title') });
  await question
    .getByRole('button', { name: words.text('profile.unsaved.stay') })
    .last()
    .click();
  await question.waitFor({ state: 'hidden' });
  expect(await stars(3).getAttribute('aria-pressed')).toBe('true');
  await away.click();
  await question.getByRole('button', { name: words.text('profile.unsaved.leave') }).click();
  await section.waitFor({ state: 'detached' });
  expect(await storedHotel(page)).toEqual(NO_HOTEL_PREFERENCES);
});

test('keys alone explain the stars, choose a fare class and take it back', async () => {
  const jonah = await visit({ person: 'jonah' });
  const { page, words } = jonah;
  const hotel = await openPreferences(jonah, 'hotel');
  const about = hotel.section.getByRole('button', { name: words.text('profilePreferences.stars.about') });
  const system = hotel.section.getByText(words.text('profilePreferences.stars.system'));
  await tabTo(page, about);
  await system.waitFor();
  await isAccessible(jonah, 'the star system');
  await page.keyboard.press('Escape');
  await system.waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await system.waitFor();

  const flight = await openPreferences(jonah, 'flight');
  const radio = (id: string) => flight.section.getByRole('radio', { name: words.startOf(id) });
  await press(page, radio('flights.class.basic'), ' ');
  expect(await radio('flights.class.basic').isChecked()).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await radio('flights.class.standard').isChecked()).toBe(true);
  await page.keyboard.press(' ');
  expect(await radio('flights.class.standard').isChecked()).toBe(false);
  expect(await flight.save.count()).toBe(0);
  await page.keyboard.press(' ');
  await press(page, flight.save);
  await flight.section.getByText(words.text('profilePreferences.flight.saved')).waitFor();
  expect((await storedFlight(page)).fareClasses.standard).toBe(true);
  await forget(page);
});

test('a touch explains the stars, and another puts it away', async () => {
  const jonah = await visit({ person: 'jonah', width: 390 });
  const { section } = await openPreferences(jonah, 'hotel');
  const about = section.getByRole('button', { name: jonah.words.text('profilePreferences.stars.about') });
  const system = section.getByText(jonah.words.text('profilePreferences.stars.system'));
  await about.tap();
  await system.waitFor();
  await isAccessible(jonah, 'the star system');
  // What is explained stays while one chooses by it
  await section.getByRole('checkbox').first().tap();
  expect(await section.getByRole('checkbox').first().isChecked()).toBe(true);
  await system.waitFor();
  await section.getByRole('checkbox').first().tap();
  await about.tap();
  await system.waitFor({ state: 'detached' });
});

test('a search for airports that fails is an empty list', async () => {
  const jonah = await visit({ person: 'jonah' });
  const { page, words } = jonah;
  await openPreferences(jonah, 'flight');
  const requested: unknown[] = [];
  await page.route('**/api/v0/locations/search', (route) => {
    requested.push(route.request().postDataJSON());
    return route.abort();
  });
  await page.getByRole('combobox').fill('Lisbon');
  await page.getByText(words.like('profilePreferences.homeAirport.nothing', { text: 'Lisbon' })).waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  expect(requested[0]).toMatchObject({ LocationQuery: { label: 'airport', text: 'Lisbon' } });
  await page.unroute('**/api/v0/locations/search');
  await chooseHomeAirport(jonah, 'Porto', 'Porto');
  expect((await callApi(page, 'GET', savePath('flight'))).status).toBe(200);
});

test('airports are searched for once typing has rested for 300 ms', async () => {
  const jonah = await visit({ person: 'jonah', isNew: true });
  const { page } = jonah;
  await openPreferences(jonah, 'flight');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/locations/search'))
      requested.push((request.postDataJSON() as { LocationQuery: { text: string } }).LocationQuery.text);
  });
  await page.clock.install();
  await page.clock.pauseAt(nowMs() + 60_000);
  const field = page.getByRole('combobox');
  for (const text of ['L', 'Li', 'Lis']) {
    await field.fill(text);
    await page.clock.runFor(299);
  }
  expect(requested).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => requested).toEqual(['Lis']);
});

test.each(widthsOfWay(390))(
  'on the bank’s own page preferences are chosen and saved just so, at %i',
  async (width) => {
    const { home } = await visit({ person: 'jonah', width });
    await forget(home);
    const guest = await visit({ person: null, width });
    const { page, words } = guest;
    await openHostPage(guest, 'jonah.okafor');
    const tab = (section: string) =>
      page.getByRole('link', { name: words.startOf(`profile.section.${section}`) });
    const toList = async () => {
      if (guest.isPhone) await page.getByRole('link', { name: words.text('profile.title') }).click();
    };
    await toList();
    await tab('hotel-preferences').click();
    const about = page.getByRole('button', { name: words.text('profilePreferences.stars.about') });
    await about.focus();
    if ((await about.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
    await page.getByText(words.text('profilePreferences.stars.system')).waitFor();
    await page.keyboard.press('Escape');
    await toList();
    await tab('flight-preferences').click();
    await page.getByRole('radio', { name: words.startOf('flights.class.standard') }).check();
    await page.getByRole('radio', { name: words.startOf('flights.class.standard') }).click();
    await chooseHomeAirport(guest, 'Lisbon', 'Lis');
    await page.getByRole('button', { name: words.text('profilePreferences.save') }).click();
    const notice = page.getByText(words.text('profilePreferences.flight.saved'));
    await notice.waitFor();
    const focused = await notice.evaluate((text) =>
      (text.getRootNode() as ShadowRoot).activeElement?.textContent.trim(),
    );
    expect(focused).toBe(words.text('profilePreferences.flight.saved'));
    const { homeAirport, fareClasses } = await storedFlight(home);
    expect([homeAirport?.id.code, fareClasses.standard]).toEqual(['LIS', false]);
    await forget(home);
  },
);
