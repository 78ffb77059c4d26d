/** Changing a booked stay: longer and charged to a card, then shorter and given back; mailed both times. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@sojourn/domain/dates.ts';
import type { HotelTripDetail } from '@sojourn/products/hotel/wire/hotel-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { bookStay } from '../../people/hotels/book-stay.ts';
import { chooseDates } from '../../people/hotels/change-stay.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { runJobs } from '../../people/move-clock.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();

async function tripOf({ page }: Visit, bookingId: string): Promise<HotelTripDetail> {
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  return body as HotelTripDetail;
}

const mails = async () =>
  // The folder comes with the first mail
  (await readdir(join(process.env.E2E_STATE_DIR ?? '', 'mail')).catch(() => [])).filter((name) =>
    name.startsWith('bookingChanged.'),
  ).length;

test('a stay becomes longer, then shorter', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const dates = datesAhead(190, 2);
  const bookingId = await bookStay(maya, dates, addDays(dates.checkIn, 3));
  await open(`/trips/${bookingId}`);
  const before = await tripOf(maya, bookingId);
  await page.getByRole('link', { name: words.text('hotel.trip.action.dates') }).click();
  await page.getByRole('heading', { level: 1, name: words.text('hotelChange.title') }).waitFor();
  await isAccessible(maya, 'a stay to change');
  const sentBefore = await mails();

  await chooseDates(maya, [dates.checkIn, addDays(dates.checkIn, 3)]);
  await page.getByRole('heading', { name: words.text('tripChange.review') }).waitFor();
  const aside = page.locator('.change__aside');
  const [due = 0] = amountsIn(await aside.locator('.money-l').innerText());
  expect(due).toBeGreaterThan(0);
  await isAccessible(maya, 'a longer stay to review');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: words.text('tripChange.confirm') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.done.title') }).waitFor();
  await isAccessible(maya, 'a stay that is changed');
  const longer = await tripOf(maya, bookingId);
  expect(longer).toMatchObject({
    status: 'Modified',
    stay: { checkOut: addDays(dates.checkIn, 3) },
    total: { amountMinor: before.total.amountMinor + due },
  });

  // Free cancellation: a night less comes back
  await open(`/trips/${bookingId}/stay`);
  await chooseDates(maya, [dates.checkIn, addDays(dates.checkIn, 1)]);
  await page.getByRole('heading', { name: words.text('tripChange.review') }).waitFor();
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: words.text('tripChange.confirm') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.done.title') }).waitFor();
  const shorter = await tripOf(maya, bookingId);
  const back = shorter.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  expect(shorter.total.amountMinor).toBe(longer.total.amountMinor - back);
  expect(shorter.price.tripTotal.amountMinor).toBe(shorter.total.amountMinor);
  await page.getByRole('link', { name: words.text('tripChange.done.action') }).click();
  await page.getByRole('heading', { name: words.text('trip.history.title') }).waitFor();
  expect(await page.locator('section[aria-labelledby="trip-history"] li').count()).toBe(2);
  await isAccessible(maya, 'a trip with two changes');
  await runJobs('messages');
  await expect.poll(async () => (await mails()) - sentBefore).toBeGreaterThanOrEqual(2);
});

test('a change that comes to nothing says why, and leaves the stay as it is', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const dates = datesAhead(212, 2);
  const bookingId = await bookStay(maya, dates);
  for (const [scenario, failure] of [
    ['hotel-change-full', 'NoAvailability'],
    ['hotel-change-down', 'SupplierUnavailable'],
  ] as const) {
    await open(`/trips/${bookingId}/stay`);
    await setScenario(maya, scenario);
    await chooseDates(maya, [dates.checkIn, addDays(dates.checkIn, 3)]);
    await page.getByText(words.like(`tripChange.failure.${failure}`)).waitFor();
    await isAccessible(maya, failure);
    await setScenario(maya, null);
  }
  await page.getByRole('button', { name: words.text('tripChange.agent') }).click();
  await page.getByRole('heading', { name: words.text('tripChange.requested.title') }).waitFor();
  const { status, stay, cases } = await tripOf(maya, bookingId);
  expect({ status, checkOut: stay.checkOut }).toEqual({ status: 'Confirmed', checkOut: dates.checkOut });
  expect(cases).toMatchObject([{ kind: 'changeRequested' }]);
});
