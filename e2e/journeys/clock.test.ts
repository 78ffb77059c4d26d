/**
 * What time does to a session, to a quote and to tickets that are issued later than the booking is confirmed.
 * The server's clock is moved, which every session feels: these journeys have a product of their own.
 */
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { callApi } from '../people/call-api.ts';
import { chooseSaved, fillRest } from '../people/flights/fill-travelers.ts';
import { setScenario } from '../people/hotels/begin-checkout.ts';
import { datesAhead } from '../people/hotels/find-stay.ts';
import { amountToPay, expectFilled, fillCheckout, pay, payButton } from '../people/hotels/pay-stay.ts';
import { moveClock, moveClockKeeping, wakeSagas } from '../people/move-clock.ts';
import { openFlightCheckout, openStayCheckout } from '../people/open-checkout.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../people/own-product.ts';
import { useVisits } from '../people/visit.ts';
import { enterAtBank, signIn } from '../sign-in.ts';

useOwnProduct(['maya'], ALL_FLIGHTS);
const visit = useVisits();
afterEach(() => moveClock(0));

/** What this browser keeps of what a person did. */
const left = (page: Page) =>
  page.evaluate(() => ({
    search: localStorage.getItem('last-search'),
    place: sessionStorage.getItem('redirect-after-login'),
    typed: sessionStorage.getItem('draft.chk_1'),
  }));

test('a session warns before it ends; its person may come back, another begins anew', async () => {
  const jonah = await visit({ person: null, isNew: true });
  const { page, words } = jonah;
  // No statistics may be sent while one clock has moved and the other hasn't
  await page.addInitScript("Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })");
  await signIn(page, jonah.portal, 'jonah.okafor');
  await page.clock.install();
  let passed = 0;
  // The window's clock and the server's go forward together
  const pass = async (minutes: number): Promise<void> => {
    passed += minutes * 60;
    await moveClock(passed);
    await page.clock.fastForward(minutes * 60_000);
  };
  await page.goto('/trips?view=past');
  await page.getByRole('heading', { level: 1, name: words.text('trips.title') }).waitFor();
  // A call that came after the server's clock had moved would begin the session's time anew
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog', { name: words.text('session.expiring.title') });
  await pass(10);
  expect(await dialog.count()).toBe(0);
  await pass(3.5);
  await dialog.getByRole('timer').waitFor();
  const stay = dialog.getByRole('button', { name: words.text('session.expiring.stay') });
  await stay.last().click();
  await dialog.waitFor({ state: 'detached' });
  expect((await callApi(page, 'GET', '/session')).status).toBe(200);

  await page.evaluate(() => {
    localStorage.setItem('last-search', '{}');
    sessionStorage.setItem('draft.chk_1', '{"email":"jonah@example.com"}');
  });
  await pass(16);
  await page.getByRole('heading', { name: words.text('session.invalid.title') }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/invalidsession/');
  expect(await left(page)).toEqual({
    search: '{}',
    place: '/trips?view=past',
    typed: '{"email":"jonah@example.com"}',
  });

  // Somebody else comes, whom the bank does not know yet
  await jonah.context.clearCookies();
  await page.getByRole('link', { name: words.text('session.again') }).click();
  await page.getByRole('button', { name: words.like('session.login.button') }).click();
  await enterAtBank(page, 'elena.ruiz');
  await page.waitForURL(`${jonah.portal}/`);
  expect(await left(page)).toEqual({ search: null, place: null, typed: null });
});

test('a quote that ran out is renewed in place: everything typed stays, and paying works', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await openStayCheckout(maya, datesAhead(108));
  await fillCheckout(maya);
  const before = await amountToPay(maya);
  await moveClockKeeping(page, 16 * 60);
  await payButton(maya).click();
  await page.getByText(words.text('checkout.failure.Inactivity.title')).first().waitFor();
  await page
    .getByRole('button', { name: words.text('checkout.action.refreshQuote') })
    .first()
    .click();
  await page.getByText(words.text('checkout.refreshed')).waitFor();
  await expectFilled(maya);
  expect(await amountToPay(maya)).toBe(before);
  expect((await pay(maya)).charged).toBe(before);
});

test('a trip is confirmed by its locators and ticketed by its documents, minutes later', async () => {
  const v = await visit();
  const { page } = v;
  await openFlightCheckout(v, { slices: ['BOS.LIS.61', 'LIS.BOS.66'] }, 'enhanced');
  await chooseSaved(v, 0, 'Maya Okafor');
  await fillRest(v);
  await setScenario(v, 'flight-ticketing-late');
  await payButton(v).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
  const path = new URL(page.url()).pathname;
  const trip = async () => (await callApi(page, 'GET', path)).body as FlightTripDetail;
  const confirmed = await trip();
  expect(confirmed.ticketing).toBe('confirmed');
  expect(confirmed.locators.airlines.length).toBeGreaterThan(0);
  expect(confirmed.travelers.flatMap(({ documents }) => documents)).toEqual([]);
  // They're asked for a moment after the confirmation; seven minutes later they are there
  await wakeSagas();
  await moveClockKeeping(page, 8 * 60);
  await wakeSagas();
  await expect.poll(async () => (await trip()).ticketing).toBe('ticketed');
  const ticketed = await trip();
  expect(ticketed.ticketedAt).not.toBeNull();
  const [maya] = ticketed.travelers;
  expect(maya?.documents.map(({ slice }) => slice)).toEqual([0, 1]);
});
