/** What follows a booked flight: tickets, check-in, calendar, receipt, and giving it back within 24 hours. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { cancelFlight } from '../../people/flights/cancel-flight.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { runJobs } from '../../people/move-clock.ts';
import { savedCalendar } from '../../people/saved-calendar.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();
const inDollars = (minor: number): string =>
  `$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const tripOf = async ({ page }: Visit, bookingId: string): Promise<FlightTripDetail> => {
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  return body as FlightTripDetail;
};

/** The receipt on the page, and the text of its PDF. */
async function receiptTexts({ page, words }: Visit): Promise<readonly [shown: string, pdf: string]> {
  await page.getByRole('button', { name: words.text('trip.action.receipts') }).click();
  const dialog = page.getByRole('dialog');
  const shown = await dialog.innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.text('trip.receipt.download') }).click(),
  ]);
  const file = new Uint8Array(await readFile(await download.path()));
  const { text } = await extractText(file, { mergePages: true });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' }).catch(() => undefined);
  return [shown, text];
}

const mailOf = (kind: string, bookingId: string): Promise<string> =>
  readFile(join(process.env.E2E_STATE_DIR ?? '', 'mail', `${kind}.${bookingId}.eml`), 'utf8').catch(() => '');

test.each(widthsOfWay(390))('a round trip with seats, kept and given back, at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const days =
    width === 390 ? (['BOS.LIS.251', 'LIS.BOS.256'] as const) : (['BOS.LIS.261', 'LIS.BOS.266'] as const);
  const bookingId = await bookFlight(maya, { slices: flightsAhead(...days), seats: true, bags: true });
  await open(`/trips/${bookingId}?booked=1`);
  await page.getByText(words.text('flight.trip.booked.title')).waitFor();
  await page.getByText(words.text('trips.status.ticketed'), { exact: true }).waitFor();
  const trip = await tripOf(maya, bookingId);
  const locator = trip.locators.airlines[0]!.locator;
  for (const { seats, documents } of trip.travelers) {
    await page.getByText(words.startOf('trip.flight.seat', { seats: seats[0]!.seat })).waitFor();
    for (const { number } of documents)
      await page.getByText(words.like('trip.flight.people.ticket', { number })).waitFor();
  }
  // Jonah gave no number: the trip shows it where it can still be added
  expect(await page.getByText(words.text('trip.flight.people.noNumber')).count()).toBe(1);
  await isAccessible(maya, 'flight trip');

  await page.locator('.trip-fold > summary').first().click();
  await page.locator('.trip-fold[open] .timeline').waitFor();
  await page
    .getByRole('button', { name: words.startOf('trip.flight.action.checkIn') })
    .first()
    .click();
  const checkIn = page.getByRole('dialog');
  await checkIn.getByText(locator, { exact: true }).waitFor();
  await checkIn.getByRole('button', { name: words.text('trip.cancel.done') }).click();

  const calendar = await savedCalendar(maya);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(
    trip.flight.slices.flatMap((each) => each.segments).length,
  );
  expect(calendar).toContain('DTSTART;TZID=America/New_York:');
  expect(calendar).toContain(locator);
  const total = inDollars(trip.total.amountMinor);
  for (const text of await receiptTexts(maya)) {
    for (const expected of [trip.confirmationCode ?? '', 'Maya Okafor', 'Jonah Okafor', total])
      expect(text).toContain(expected);
  }

  // Mail that is written after the trip was canceled adds nothing to a calendar any more
  await runJobs('messages');
  await expect.poll(() => mailOf('bookingConfirmed', bookingId)).toContain('text/calendar');
  await expect.poll(() => mailOf('flightTicketed', bookingId)).toContain(bookingId);
  expect(await cancelFlight(maya)).toBe(trip.total.amountMinor);
  const canceled = await tripOf(maya, bookingId);
  expect(canceled.status).toBe('Canceled');
  expect(canceled.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(
    trip.total.amountMinor,
  );
  await runJobs('messages');
  await expect.poll(() => mailOf('bookingCanceled', bookingId)).toContain('text/calendar');
});

test('tickets that come later are told as such, on the trip and in the list', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const requested = {
    slices: flightsAhead('BOS.SFO.271'),
    fareClass: 'basic',
    scenario: 'flight-ticketing-late',
  };
  const bookingId = await bookFlight(maya, requested);
  await open(`/trips/${bookingId}`);
  await page.getByText(words.text('trip.flight.ticketing.title')).waitFor();
  await page.getByText(words.text('trips.status.ticketing'), { exact: true }).waitFor();
  expect(await page.getByText(words.text('trip.flight.people.ticketLater')).count()).toBe(2);
  await isAccessible(maya, 'flight trip while tickets are issued');
  await open('/trips');
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${bookingId}"]`) });
  await card.getByText(words.text('trips.flight.line.confirmed')).waitFor();
});
