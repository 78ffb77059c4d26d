/** Changing the way back of a booked trip: the price before anything happens, then new tickets and a mail. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { askText, callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { isAccessible, isAccessibleToday } from '../../people/inspect-text.ts';
import { runJobs } from '../../people/move-clock.ts';
import { amountsIn, readAmount } from '../../people/read-amount.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

const tripOf = async ({ page }: Visit, bookingId: string): Promise<FlightTripDetail> => {
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  return body as FlightTripDetail;
};

test.each(widthsOfWay(1440))('an exchange that costs more, at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const days =
    width === 390 ? (['BOS.LIS.151', 'LIS.BOS.156'] as const) : (['BOS.LIS.161', 'LIS.BOS.166'] as const);
  const bookingId = await bookFlight(maya, { slices: flightsAhead(...days), fareClass: 'enhanced' });
  await open(`/trips/${bookingId}`);
  // A ticket that isn't issued yet can't be exchanged
  await expect.poll(async () => (await tripOf(maya, bookingId)).ticketing).toBe('ticketed');
  const before = await tripOf(maya, bookingId);
  const text = (id: string) => words.text(`flightExchange.${id}`);
  await page
    .getByRole('link', { name: words.text('trip.flight.action.change') })
    .first()
    .click();

  // Canceling is free so soon after booking: that comes first, and the way on is open
  await page.getByRole('heading', { name: text('screen.TicketedVoidable.title') }).waitFor();
  await isAccessibleToday(maya.page, 'an exchange that could be voided');
  await page.getByRole('button', { name: text('action.anyway') }).click();
  await page.getByRole('checkbox').last().check();
  const option = page.locator('.exchange__option').first();
  await option.waitFor();
  await isAccessibleToday(maya.page, 'flights to exchange for');
  const fare = option.locator('.exchange__fares > li').last();
  const [shown = 0] = amountsIn(await fare.locator('b').innerText());
  await fare.getByRole('button').click();

  await page.getByRole('heading', { name: text('review.title') }).waitFor();
  const aside = page.locator('.change__aside');
  const [due = 0] = amountsIn(await aside.locator('.money-l').innerText());
  expect(due).toBe(shown);
  expect(due).toBeGreaterThan(0);
  await isAccessibleToday(maya.page, 'an exchange to review');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: text('confirm') }).click();
  await page.getByRole('heading', { name: text('done.title') }).waitFor();
  await isAccessibleToday(maya.page, 'an exchange that is done');

  const after = await tripOf(maya, bookingId);
  expect(after.status).toBe('Modified');
  expect(after.total.amountMinor).toBe(before.total.amountMinor + due);
  expect(after.flight.slices[0]).toEqual(before.flight.slices[0]);
  expect(after.flight.slices[1]?.sliceId).not.toBe(before.flight.slices[1]?.sliceId);
  const mails = join(process.env.E2E_STATE_DIR ?? '', 'mail');
  const changed = async () => (await readdir(mails)).filter((name) => name.startsWith('bookingChanged.'));
  await runJobs('messages');
  await expect.poll(async () => (await changed()).length).toBeGreaterThan(0);
});

test.each([
  ['flight-exchange-airline-control', 'ContactAirline'],
  ['flight-exchange-several-tickets', 'ContactSupport'],
  ['flight-exchange-not-found', 'ItineraryNotFound'],
  ['flight-exchange-legacy', 'LegacyTicketedVoidable'],
  ['flight-exchange-down', 'LoadFailed'],
] as const)('%s is the screen %s', async (scenario, screen) => {
  const maya = await visit();
  const { page, open } = maya;
  const bookingId = await bookFlight(maya, { slices: flightsAhead('BOS.SFO.172'), fareClass: 'enhanced' });
  await open(`/trips/${bookingId}`);
  await expect.poll(async () => (await tripOf(maya, bookingId)).ticketing).toBe('ticketed');
  await setScenario(maya, scenario);
  await open(`/trips/${bookingId}/exchange`);
  await page.locator(`[data-screen="${screen}"]`).waitFor();
  await isAccessible(maya, screen);
  await setScenario(maya, null);
});

test('a price that rises as it’s confirmed is refused, seen anew and paid', async () => {
  const maya = await visit();
  const { page, open, words } = maya;
  const text = (id: string) => words.text(`flightExchange.${id}`);
  const slices = flightsAhead('BOS.LIS.193', 'LIS.BOS.198');
  const bookingId = await bookFlight(maya, { slices, fareClass: 'enhanced' });
  await open(`/trips/${bookingId}`);
  await expect.poll(async () => (await tripOf(maya, bookingId)).ticketing).toBe('ticketed');
  const before = await tripOf(maya, bookingId);
  await open(`/trips/${bookingId}/exchange`);
  await setScenario(maya, 'flight-exchange-price-rise');
  await page.getByRole('button', { name: text('action.anyway') }).click();
  await page.getByRole('checkbox').last().check();
  const option = page.locator('.exchange__option').first();
  await option.locator('.exchange__fares > li').last().getByRole('button').click();
  const aside = page.locator('.change__aside');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: text('confirm') }).click();
  await page.locator('[data-screen="ChangeFailed"]').waitFor();
  await page.getByText(text('failure.PriceIncreased')).waitFor();
  await isAccessibleToday(page, 'an exchange whose price rose');
  const { status, total, flight } = await tripOf(maya, bookingId);
  expect({ status, total, flight }).toEqual({
    status: 'Confirmed',
    total: before.total,
    flight: before.flight,
  });

  await setScenario(maya, null);
  await page.getByRole('button', { name: words.text('tripChange.newPrice.see') }).click();
  await page.getByRole('heading', { name: text('review.title') }).waitFor();
  const due = await readAmount(aside.locator('.money-l'));
  expect(due).toBeGreaterThan(0);
  // The new price is agreed to anew
  expect(await aside.getByRole('checkbox').isChecked()).toBe(false);
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: text('confirm') }).click();
  await page.getByRole('heading', { name: text('done.title') }).waitFor();
  const after = await tripOf(maya, bookingId);
  expect(after.status).toBe('Modified');
  expect(after.total.amountMinor).toBe(before.total.amountMinor + due);
  expect(after.flight.slices[0]).toEqual(before.flight.slices[0]);
  expect(after.flight.slices[1]?.sliceId).not.toBe(before.flight.slices[1]?.sliceId);
});

test('other airports, a refused exchange, an agent who makes it, none once it is canceled', async () => {
  const maya = await visit();
  const { page, open, words } = maya;
  const text = (id: string) => words.text(`flightExchange.${id}`);
  const screen = async (name: string) => {
    await page.locator(`[data-screen="${name}"]`).waitFor();
    await isAccessibleToday(maya.page, name);
  };
  const bookingId = await bookFlight(maya, { slices: flightsAhead('BOS.SFO.175'), fareClass: 'enhanced' });
  await open(`/trips/${bookingId}`);
  await expect.poll(async () => (await tripOf(maya, bookingId)).ticketing).toBe('ticketed');
  await setScenario(maya, 'flight-exchange-refused');
  await open(`/trips/${bookingId}/exchange`);
  await page.getByRole('button', { name: text('action.anyway') }).click();
  await page.getByRole('button', { name: text('screen.ChangeAirports.title') }).click();
  await screen('ChangeAirports');

  const option = page.locator('.exchange__option').first();
  await option.locator('.exchange__fares > li').first().getByRole('button').click();
  const aside = page.locator('.change__aside');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: text('confirm') }).click();
  await screen('ChangeFailed');
  await page.getByRole('button', { name: text('action.agent') }).click();
  await screen('ChangeRequested');
  await setScenario(maya, null);
  const { status, cases } = await tripOf(maya, bookingId);
  expect(status).toBe('Confirmed');
  expect(cases.map(({ kind }) => kind)).toContain('changeRequested');

  const trip = `/trips/${bookingId}`;
  const { body } = await callApi(page, 'POST', `${trip}/cancel-quote`, {});
  const input = { quoteId: (body as { quoteId: string }).quoteId };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await askText(maya.home, maya.portal, { method: 'POST', path: `${trip}/cancel`, input, headers });
  await open(`/trips/${bookingId}/exchange`);
  await screen('IneligibleForExchange');
});
