/**
 * A session's life as its owner sees it: sent to sign in and back, ended here and elsewhere. How it ages is
 * tried in clock.test.ts.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi } from '../people/call-api.ts';
import { datesAhead } from '../people/hotels/find-stay.ts';
import { sessionOf } from '../people/sessions.ts';
import { useVisits, type Visit } from '../people/visit.ts';
import { giveSession } from '../people/windows.ts';
import { enterAtBank, signIn } from '../sign-in.ts';

const visit = useVisits();

const PLACE = '/trips?view=past';
const pathOf = (page: Page): string => page.url().replace(new URL(page.url()).origin, '');

/** A session of its own: these tests end theirs. */
async function signedIn(): Promise<Visit> {
  const jonah = await visit({ person: null });
  await signIn(jonah.page, jonah.portal, 'jonah.okafor');
  return jonah;
}

/** What this browser keeps, by name, but for how far pages were scrolled. */
const heldIn = (page: Page, where: 'localStorage' | 'sessionStorage'): Promise<string[]> =>
  page.evaluate(
    (storage) =>
      Object.keys(window[storage])
        .filter((name) => name !== 'scrolled')
        .sort(),
    where,
  );

const login = ({ page, words }: Visit) =>
  page.getByRole('button', { name: words.like('session.login.button') });
const trips = ({ page, words }: Visit) =>
  page.getByRole('heading', { level: 1, name: words.text('trips.title') });

test('a link that needs a session leads back to its path and query after signing in', async () => {
  const jonah = await visit({ person: null });
  const { page, words } = jonah;
  await jonah.open(PLACE);
  await page.getByRole('heading', { name: words.text('session.login.title') }).waitFor();
  await login(jonah).click();
  await enterAtBank(page, 'jonah.okafor');
  await trips(jonah).waitFor();
  expect(pathOf(page)).toBe(PLACE);

  // Ended on the server while the page still has its token: the next call is refused
  await callApi(page, 'POST', '/session/end');
  await page.reload();
  await page.waitForURL('**/login');
  await page.getByText(words.text('session.login.flagged')).waitFor();
  // A browser that was signed in has to sign in afresh
  await login(jonah).click();
  await enterAtBank(page, 'jonah.okafor');
  await trips(jonah).waitFor();
  expect(pathOf(page)).toBe(PLACE);
});

test('signing out in one tab ends the session in the other, and on the server', async () => {
  const jonah = await signedIn();
  const { page, context, words } = jonah;
  const other = await context.newPage();
  await other.goto('/trips');
  await trips({ ...jonah, page: other }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('session-token') ?? '');
  // A search is remembered by the device, an opened stay by its tab; a look is nobody's
  const { checkIn, checkOut } = datesAhead(40);
  await other.goto(`/stays?place=city:lisbon-pt&checkIn=${checkIn}&checkOut=${checkOut}`);
  await expect.poll(() => heldIn(other, 'localStorage')).toContain('last-search');
  await other.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('draft.chk_1', '{"email":"jonah@example.com"}');
  });

  await page.getByRole('button', { name: words.like('shell.accountOf') }).click();
  await page
    .getByRole('dialog', { name: words.text('shell.account') })
    .getByRole('link', { name: words.text('shell.signOut') })
    .click();
  await page.getByRole('heading', { name: words.text('session.end.title') }).waitFor();
  // Neither of an end that came by itself nor of a way back to what is gone
  await other.getByRole('heading', { name: words.text('session.end.title') }).waitFor();
  await other.getByText(words.text('session.invalid.signedOut')).waitFor();
  for (const tab of [page, other]) {
    expect(await heldIn(tab, 'localStorage')).toEqual(['signed-out', 'theme']);
    expect(await heldIn(tab, 'sessionStorage')).toEqual([]);
  }
  await other.evaluate((saved) => localStorage.setItem('session-token', saved), token);
  expect((await callApi(other, 'GET', '/session')).status).toBe(401);
});

test('a session that has ended is told of by the profile too, and leads back to its section', async () => {
  const jonah = await signedIn();
  const { page, words } = jonah;
  await jonah.open('/profile/?section=travelers');
  await page.getByRole('heading', { name: words.text('profile.section.travelers') }).waitFor();
  await callApi(page, 'POST', '/session/end');
  await page.getByRole('link', { name: words.text('profile.section.flight-preferences') }).click();
  await page.waitForURL('**/login');
  await login(jonah).click();
  await enterAtBank(page, 'jonah.okafor');
  await page.getByRole('heading', { name: words.text('profile.section.flight-preferences') }).waitFor();
  expect(pathOf(page)).toBe('/profile/?section=flight-preferences');
});

test('a tab that was one person’s begins anew when another has signed in beside it', async () => {
  const maya = await visit();
  const { page, context, home, open } = maya;
  const accountOf = (name: string) => page.getByRole('button', { name: `Account menu, ${name}` });
  await open('/trips');
  await accountOf('Maya Okafor').waitFor();
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  // The same person again, by a new tab: the page goes on
  await giveSession({ context, home }, sessionOf('maya'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session-token') !== null)).toBe(true);
  expect(await page.evaluate(() => 'isBefore' in window)).toBe(true);

  await giveSession({ context, home }, sessionOf('jonah'));
  await accountOf('Jonah Okafor').waitFor();
  expect(await page.evaluate(() => 'isBefore' in window)).toBe(false);
});

test('a tab that slept past its session’s end goes on with the one begun meanwhile', async () => {
  const jonah = await visit({ person: null, isNew: true });
  const { page, portal, context, home } = jonah;
  // While it sleeps, news from other tabs arrives too late
  await page.addInitScript("addEventListener('storage', (event) => event.stopImmediatePropagation())");
  await signIn(page, portal, 'jonah.okafor');
  await page.clock.install();
  await page.goto('/trips');
  await trips(jonah).waitFor();
  await page.waitForLoadState('networkidle');
  const again = await signedIn();
  await giveSession({ context, home }, await again.context.storageState());
  const tokenIn = (tab: Page) => tab.evaluate(() => localStorage.getItem('session-token'));

  const requested = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/session'));
  await page.clock.fastForward(16 * 60_000);
  await requested;
  await trips(jonah).waitFor();
  expect(pathOf(page)).toBe('/trips');
  expect(await tokenIn(page)).toBe(await tokenIn(again.page));
});

test('offline is said for as long as it lasts', async () => {
  const maya = await visit();
  const { page, context, words, open } = maya;
  await open('/trips');
  await trips(maya).waitFor();
  const notice = page.getByText(words.text('shell.offline.title'));
  await context.setOffline(true);
  await notice.waitFor();
  await context.setOffline(false);
  await notice.waitFor({ state: 'detached' });
});
