/** An airline changes a booked flight: it's shown before and now, accepted, or declined for all the money. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { askText, callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { runJobs } from '../../people/move-clock.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();

const tripOf = async ({ page }: Visit, bookingId: string): Promise<FlightTripDetail> =>
  (await callApi(page, 'GET', `/trips/${bookingId}`)).body as FlightTripDetail;

/** Has the airline's record looked up while the scenario plays. */
const changeTrip = ({ home, portal }: Visit, bookingId: string, scenario: string) =>
  askText(home, portal, {
    method: 'POST',
    path: `/trips/${bookingId}/look-up`,
    input: {},
    headers: { 'x-scenario': scenario },
  });

type Choice = 'Accept' | 'Rebook' | 'Decline';
const choose = ({ page, words }: Visit, choice: Choice) =>
  page
    .getByRole('dialog')
    .getByRole('radio', { name: words.startOf(`scheduleChange.choice.${choice}`) })
    .check();
const send = ({ page, words }: Visit, choice: Choice) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: words.text(`scheduleChange.send.${choice}`), exact: true })
    .click();

const mailOf = (kind: string, bookingId: string) =>
  readFile(join(process.env.E2E_STATE_DIR ?? '', 'mail', `${kind}.${bookingId}.1.eml`), 'utf8').catch(
    () => '',
  );

test('a retime is seen on the list, reviewed and accepted', async () => {
  const maya = await visit({ width: 390 });
  const { page, words, open } = maya;
  const bookingId = await bookFlight(maya, { slices: flightsAhead('BOS.LIS.281', 'LIS.BOS.286') });
  await open(`/trips/${bookingId}`);
  await page.getByText(words.text('trips.status.ticketed'), { exact: true }).waitFor();
  const before = (await tripOf(maya, bookingId)).flight.slices[0]?.segments[0];
  await changeTrip(maya, bookingId, 'flight-retimed');

  await open('/trips');
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${bookingId}"]`) });
  await card.getByText(words.text('scheduleChange.tag')).waitFor();
  await open(`/trips/${bookingId}`);
  await page.getByText(words.text('scheduleChange.notice.Pending.title')).waitFor();
  await page.getByRole('button', { name: words.text('scheduleChange.notice.choose') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('scheduleChange.reason.Later')).waitFor();
  await dialog.getByText(words.text('scheduleChange.before'), { exact: true }).waitFor();
  // A retime of 50 minutes gives no right to a refund
  expect(
    await dialog.getByRole('radio', { name: words.startOf('scheduleChange.choice.Decline') }).count(),
  ).toBe(0);
  await choose(maya, 'Accept');
  await isAccessible(maya, 'schedule change on a phone');
  await send(maya, 'Accept');
  await dialog.getByText(words.text('scheduleChange.accepted.title')).waitFor();
  await dialog.getByRole('button', { name: words.text('scheduleChange.done') }).click();

  const after = await tripOf(maya, bookingId);
  expect([after.status, after.scheduleChangeStatus]).toEqual(['Modified', 'Confirmed']);
  const departs = after.flight.slices[0]?.segments[0]?.scheduledDepartureTime ?? '';
  expect(Date.parse(departs) - Date.parse(before?.scheduledDepartureTime ?? '')).toBe(50 * 60_000);
  await runJobs('messages');
  await expect.poll(() => mailOf('scheduleChanged', bookingId)).toContain(bookingId);
  await expect.poll(() => mailOf('scheduleAccepted', bookingId)).toContain(bookingId);
});

test('a flight that moves to the next day is declined, and everything comes back', async () => {
  const maya = await visit({ scheme: 'dark' });
  const { page, words, open } = maya;
  const bookingId = await bookFlight(maya, { slices: flightsAhead('BOS.LIS.291', 'LIS.BOS.296') });
  await open(`/trips/${bookingId}`);
  await page.getByText(words.text('trips.status.ticketed'), { exact: true }).waitFor();
  await changeTrip(maya, bookingId, 'flight-moved');
  await open(`/trips/${bookingId}`);
  await page.getByRole('button', { name: words.text('scheduleChange.notice.choose') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('scheduleChange.reason.OtherDate')).waitFor();
  await choose(maya, 'Decline');
  await dialog.getByText(words.text('scheduleChange.regime.US-14CFR260')).waitFor();
  await isAccessible(maya, 'schedule change with a refund');
  await send(maya, 'Decline');
  await dialog.getByText(words.text('scheduleChange.declined.title')).waitFor();
  const { status, scheduleChangeStatus, total, refunds } = await tripOf(maya, bookingId);
  expect([status, scheduleChangeStatus]).toEqual(['Canceled', 'Declined']);
  expect(refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(total.amountMinor);
});

test('another flight is picked free of charge, with new tickets at no cost', async () => {
  const maya = await visit({ width: 390 });
  const { page, words, open } = maya;
  const bookingId = await bookFlight(maya, { slices: flightsAhead('BOS.LIS.271', 'LIS.BOS.276') });
  await open(`/trips/${bookingId}`);
  await page.getByText(words.text('trips.status.ticketed'), { exact: true }).waitFor();
  const before = await tripOf(maya, bookingId);
  await changeTrip(maya, bookingId, 'flight-canceled');
  await open(`/trips/${bookingId}`);
  await page.getByRole('button', { name: words.text('scheduleChange.notice.choose') }).click();
  const dialog = page.getByRole('dialog');
  await choose(maya, 'Rebook');
  const option = dialog
    .getByRole('group', { name: words.startOf('scheduleChange.rebook.instead') })
    .getByRole('radio');
  await option.first().check();
  await isAccessible(maya, 'another flight instead');
  await send(maya, 'Rebook');
  await dialog.getByText(words.text('scheduleChange.rebooked.title')).waitFor();
  const after = await tripOf(maya, bookingId);
  expect([after.status, after.scheduleChangeStatus]).toEqual(['Modified', 'Confirmed']);
  expect(after.flight.slices[0]?.sliceId).not.toBe(before.flight.slices[0]?.sliceId);
  expect(after.total).toEqual(before.total);
  const numbers = ({ travelers }: FlightTripDetail) =>
    travelers
      .flatMap(({ documents }) => documents.filter(({ slice }) => slice === 0))
      .map(({ number }) => number);
  expect(numbers(after).some((number) => numbers(before).includes(number))).toBe(false);
  await runJobs('messages');
  await expect.poll(() => mailOf('scheduleRebooked', bookingId)).toContain(bookingId);
});
