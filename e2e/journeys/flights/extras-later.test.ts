/** Seats and bags of a booked trip: chosen, priced, confirmed; and a seat that somebody else got first. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { runJobs } from '../../people/move-clock.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

const tripOf = async ({ page }: Visit, bookingId: string): Promise<FlightTripDetail> => {
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  return body as FlightTripDetail;
};

/** The first free seat with a price, or without one; its dialog is saved. */
async function chooseSeat({ page, words }: Visit, button: string): Promise<string> {
  await page.getByRole('button', { name: words.text(button) }).click();
  const dialog = page.getByRole('dialog');
  const free = dialog
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(`^(?!.*${words.text('seats.exitRow')}).*, free, \\$`) })
    .first();
  await free.waitFor();
  const seat = (await free.getAttribute('data-seat')) ?? '';
  await free.click();
  await dialog.getByRole('button', { name: words.text('seats.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  return seat;
}

test.each(widthsOfWay(1440))('a seat and a bag are bought after booking, at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const days = width === 390 ? 'BOS.LIS.181' : 'BOS.LIS.184';
  const bookingId = await bookFlight(maya, { slices: flightsAhead(days), fareClass: 'standard' });
  await open(`/trips/${bookingId}`);
  await expect.poll(async () => (await tripOf(maya, bookingId)).ticketing).toBe('ticketed');
  const before = await tripOf(maya, bookingId);
  expect(before.extras).toEqual({ seats: [], bags: [] });

  await page.getByRole('link', { name: words.text('trip.flight.people.extras') }).click();
  await page.getByRole('heading', { name: words.text('flightExtras.title'), level: 1 }).waitFor();
  const seat = await chooseSeat(maya, 'checkout.extras.chooseSeats');
  await page.getByRole('button', { name: words.text('checkout.extras.addBags') }).click();
  const bags = page.getByRole('dialog');
  await bags
    .getByRole('button', { name: words.startOf('checkout.bags.more') })
    .first()
    .click();
  await bags.getByRole('button', { name: words.text('checkout.bags.save') }).click();
  await bags.waitFor({ state: 'detached' });
  await isAccessibleToday(maya.page, 'seats and bags of a booked trip');

  // Somebody else gets the seat first: nothing is charged, and another one can be chosen
  await setScenario(maya, 'flight-extras-seat-taken');
  const submit = page.getByRole('button', { name: words.text('flightExtras.submit') });
  await submit.click();
  const aside = page.locator('.change__aside');
  const confirm = aside.getByRole('button', { name: words.text('tripChange.confirm') });
  await aside.getByRole('checkbox').check();
  await isAccessibleToday(maya.page, 'seats and bags to review');
  await confirm.click();
  await page.getByText(words.text('tripChange.failure.SeatTaken')).waitFor();
  await isAccessibleToday(maya.page, 'a seat that was taken');
  await setScenario(maya, null);
  expect((await tripOf(maya, bookingId)).total).toEqual(before.total);
  await page.getByRole('button', { name: words.text('tripChange.again') }).click();

  await submit.click();
  await aside.getByRole('checkbox').waitFor();
  const rows = page.getByRole('region', { name: words.text('flightExtras.changes') }).getByRole('listitem');
  const prices = (await rows.locator('.num').allInnerTexts()).flatMap(amountsIn);
  const [due = 0] = amountsIn(await aside.locator('.money-l').innerText());
  expect(prices).toHaveLength(2);
  expect(prices[0]).toBeGreaterThan(0);
  expect(due).toBe(prices.reduce((sum, each) => sum + each, 0));
  await aside.getByRole('checkbox').check();
  await confirm.click();
  await page.getByRole('heading', { name: words.text('tripChange.done.title') }).waitFor();
  await isAccessibleToday(maya.page, 'seats and bags that are bought');

  const after = await tripOf(maya, bookingId);
  expect(after).toMatchObject({
    status: 'Modified',
    extras: { seats: [{ slice: 0, segment: 0, traveler: 0, seat }], bags: [{ slice: 0, pieces: 1 }] },
    history: [{ cause: 'extras' }],
  });
  expect(after.total.amountMinor).toBe(before.total.amountMinor + due);
  expect(after.travelers[0]?.documents).toEqual(before.travelers[0]?.documents);
  await page.getByRole('link', { name: words.text('tripChange.done.action') }).click();
  await page.locator('.trip-people').getByText(seat).first().waitFor();
  await isAccessibleToday(maya.page, 'a trip with seats and bags');
  const mails = join(process.env.E2E_STATE_DIR ?? '', 'mail');
  const sent = async () => (await readdir(mails)).filter((name) => name.startsWith('flightExtrasChanged.'));
  await runJobs('messages');
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(0);

  // In the map it's theirs; it's the turn of the one who has none
  await page.getByRole('link', { name: words.text('trip.flight.people.extras') }).click();
  await page.getByRole('button', { name: words.text('checkout.extras.changeSeats') }).click();
  const own = page.getByRole('dialog').locator(`[data-seat="${seat}"]`);
  await expect.poll(() => own.getAttribute('class')).toContain('seat--party');
});
