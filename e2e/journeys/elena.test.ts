/**
 * What is Elena's: a credit that was given once, and the portal in French. Her language is that of all her
 * windows, so that nobody else opens one.
 */
import { expect, test } from 'vitest';
import { openCardEntry } from '../people/add-card.ts';
import { callApi } from '../people/call-api.ts';
import {
  bookAt,
  cancelFromTrips,
  chooseOnMap,
  type Look,
  searchLisbon,
} from '../people/hotels/do-main-job.ts';
import { datesAhead } from '../people/hotels/find-stay.ts';
import { isAccessible, isFrench } from '../people/inspect-text.ts';
import { creditToSpend } from '../people/pay-by-several.ts';
import { amountsIn } from '../people/read-amount.ts';
import { useVisits, widthsOfWay } from '../people/visit.ts';
import { wordsOf } from '../people/words.ts';

const visit = useVisits();

test.each(widthsOfWay(1440))(
  'the ledger’s newest balance is what can be spent, at %i pixels',
  async (width) => {
    const elena = await visit({ person: 'elena', width });
    const { page, words } = elena;
    const spendable = await creditToSpend(elena);
    expect(spendable).toBe(25_000);
    const rows = page.getByRole('table').getByRole('row');
    await rows.nth(1).waitFor();
    expect(amountsIn(await rows.nth(1).innerText()).at(-1)).toBe(spendable);
    await page.getByRole('radio', { name: words.text('wallet.filter.expired') }).check();
    await page.getByText(words.text('wallet.activity.none.expired')).waitFor();
    await page.reload();
    expect(await page.getByRole('radio', { name: words.text('wallet.filter.expired') }).isChecked()).toBe(
      true,
    );
    await isAccessible(elena, 'wallet without lines');
  },
);

test('the fields wear the page’s light and speak its language', async () => {
  const elena = await visit({ person: 'elena', language: 'fr', scheme: 'dark' });
  expect((await callApi(elena.home, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await elena.open('/profile/?section=payment-methods');
  const entry = await openCardEntry(elena);
  const html = entry.frame.locator('html');
  expect(await html.getAttribute('lang')).toBe('fr');
  expect(await html.getAttribute('data-theme')).toBe('dark');
  await elena.page.emulateMedia({ colorScheme: 'light' });
  await entry.frame.locator('html[data-theme="light"]').waitFor();
  await entry.save.click();
  await entry.frame.getByText('Saisissez le numéro de carte.').waitFor();
});

test.each(widthsOfWay(390))('preferences are French to the last word, at %i pixels', async (width) => {
  const elena = await visit({ person: 'elena', width, language: 'fr' });
  const { page, home, words, open } = elena;
  expect((await callApi(home, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await open('/profile/?section=hotel-preferences');
  const main = page.getByRole('main');
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: words.text('profilePreferences.stars.about') }).click();
  await isFrench(elena, 'hotel preferences');
  await page.route('**/api/v0/user/preference/*', (route) => route.abort());
  await main.getByRole('button', { name: words.text('profilePreferences.save') }).click();
  await main.getByRole('alert').waitFor();
  await isFrench(elena, 'hotel preferences that were not saved');
  await main.getByRole('checkbox').first().uncheck();
  await page.unrouteAll();
  await open('/profile/?section=flight-preferences');
  await main.getByRole('radio').first().check();
  await isFrench(elena, 'flight preferences');
  await main.getByRole('radio').first().click();
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'en' })).status).toBe(200);
});

test.each(widthsOfWay(1440))('the profile turns French while it is open, at %i pixels', async (width) => {
  const elena = await visit({ person: 'elena', width });
  const { page, home, open } = elena;
  expect((await callApi(home, 'PUT', '/session/locale', { locale: 'en' })).status).toBe(200);
  await open('/profile/');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Elena' }).waitFor();
  const change = page.waitForResponse((answer) => answer.url().endsWith('/session/locale'));
  await page.getByRole('contentinfo').getByText('Français', { exact: true }).click();
  await change;
  await page.getByRole('heading', { level: 1, name: 'Bienvenue, Elena' }).waitFor();
  const french = { ...elena, words: wordsOf('fr') };
  await isFrench(french, 'the profile');
  await page.getByRole('main').getByRole('link', { name: 'Coordonnées' }).click();
  await page.getByText('elena.ruiz@example.com').waitFor();
  await isFrench(french, 'contact information');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'en' })).status).toBe(200);
});

const isFrenchAndAccessible: Look = async (at, screen) => {
  await isFrench(at, screen);
  await isAccessible(at, screen);
};

/** The language is switched, and nothing English or cut off is left; each screen is accessible at night. */
test('the main job on a phone, where French is the hardest to fit', async () => {
  const [width, dates] = [390, datesAhead(132)] as const;
  const reader = await visit({ person: 'elena', width });
  const { page, words, open } = reader;
  await open('/');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'en' })).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: words.like('shell.accountOf') }).click();
  const menu = page.getByRole('dialog', { name: words.text('shell.account') });
  await menu.getByRole('radio', { name: 'Français' }).click();
  const french = { ...reader, words: wordsOf('fr') };
  await page.getByRole('dialog', { name: french.words.text('shell.account') }).waitFor();
  await page.keyboard.press('Escape');

  const listed = await searchLisbon(french, dates, isFrenchAndAccessible);
  const total = await chooseOnMap(french, listed, isFrenchAndAccessible);
  const booked = await bookAt(french, total, isFrenchAndAccessible);
  await cancelFromTrips(french, booked, isFrenchAndAccessible);

  // Her next device speaks French as well, though its browser speaks English
  const other = await visit({ person: 'elena', width });
  await other.open('/trips');
  await other.page.getByRole('heading', { level: 1, name: french.words.text('trips.title') }).waitFor();
  // Places are the server's words, and turn with the page
  await other.page.getByRole('heading', { name: 'Lisbonne' }).waitFor();
  await other.page.getByRole('contentinfo').getByText('English', { exact: true }).click();
  await other.page.getByRole('heading', { name: 'Lisbon', exact: true }).waitFor();
});
