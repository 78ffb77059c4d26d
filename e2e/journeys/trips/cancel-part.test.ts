/** One of two travelers or flights is canceled: what comes back, where to, and the rest stays booked. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { byDay } from '@sojourn/domain/testing/by-day.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import type { HotelTripDetail } from '@sojourn/products/hotel/wire/hotel-trip.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { withPortal } from '../../people/database/with-portal.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { openFlightCancel } from '../../people/flights/cancel-flight.ts';
import { bookHelped } from '../../people/flights/disrupt-flight.ts';
import { bookStay } from '../../people/hotels/book-stay.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { runJobs } from '../../people/move-clock.ts';
import { amountsIn, readAmount } from '../../people/read-amount.ts';
import { savedCalendar } from '../../people/saved-calendar.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();
const MILES = 12_000;

const tripOf = async ({ page }: Visit, bookingId: string): Promise<FlightTripDetail> => {
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  return body as FlightTripDetail;
};
const mails = join(process.env.E2E_STATE_DIR ?? '', 'mail');
const reduced = async () => (await readdir(mails)).filter((name) => /^bookingReduced\..*\.eml$/.test(name));

const TRAVELER_WAYS = [
  [1440, ['BOS.LIS.141', 'LIS.BOS.146']],
  [390, ['BOS.LIS.142', 'LIS.BOS.147']],
] as const;
test.each(byDay(TRAVELER_WAYS, 'traveler'))('one of two travelers, at %i pixels', async (width, days) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const text = (id: string) => words.text(`cancelPart.${id}`);
  const forJonah = (id: string) => words.like(`cancelPart.${id}.traveler`, { names: 'Jonah' });
  const slices = flightsAhead(...days);
  const bookingId = await bookFlight(maya, { slices, fareClass: 'enhanced', bags: true, miles: MILES });
  await open(`/trips/${bookingId}`);
  await expect.poll(async () => (await tripOf(maya, bookingId)).ticketing).toBe('ticketed');
  const before = await tripOf(maya, bookingId);
  const dialog = await openFlightCancel(maya);
  await dialog.getByRole('link', { name: words.text('trip.cancel.part') }).click();

  await page.getByRole('heading', { level: 1, name: text('title') }).waitFor();
  await isAccessible(maya, 'a trip to cancel in part');
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByText(text('failure.NothingLeft')).waitFor();
  await boxes.nth(0).uncheck();
  const aside = page.locator('.cancel-part__aside');
  const confirm = aside.getByRole('button', { name: forJonah('confirm') });
  await confirm.waitFor();
  const [back = 0] = amountsIn(await aside.locator('.money-l').innerText());
  expect(back).toBeGreaterThan(0);
  await isAccessible(maya, 'a partial cancellation to confirm');
  if (process.env.PART_SHOTS)
    await page.screenshot({ path: `${process.env.PART_SHOTS}-${width}.png`, fullPage: true });
  await confirm.click();
  await page.getByRole('heading', { level: 1, name: forJonah('done') }).waitFor();
  await isAccessible(maya, 'a partial cancellation that is done');
  if (process.env.PART_SHOTS)
    await page.screenshot({ path: `${process.env.PART_SHOTS}-done-${width}.png`, fullPage: true });

  const after = await tripOf(maya, bookingId);
  expect(after).toMatchObject({ status: 'Modified', ticketing: 'ticketed' });
  expect(after.travelers.map(({ firstName }) => firstName)).toEqual(['Maya']);
  expect(after.total.amountMinor).toBe(before.total.amountMinor - back);
  expect(after.refunds.map(({ kind }) => kind).toSorted()).toEqual(['Rewards', 'UserCard']);
  expect(after.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(back);
  expect(after.travelers[0]?.documents).toEqual(before.travelers[0]?.documents);

  await page.getByRole('link', { name: text('toTrip') }).click();
  await page.getByText(words.like('trip.part.title', { names: 'Jonah Okafor' })).waitFor();
  await page.getByRole('region', { name: words.text('trip.refund.title'), exact: true }).waitFor();
  await isAccessible(maya, 'a trip of which a part is canceled');
  if (process.env.PART_SHOTS)
    await page.screenshot({ path: `${process.env.PART_SHOTS}-trip-${width}.png`, fullPage: true });
  await runJobs('messages');
  await expect.poll(async () => (await reduced()).length).toBeGreaterThan(0);
  const [mail = ''] = await reduced();
  expect(await readFile(join(mails, mail), 'utf8')).not.toContain('Jonah');
});

const FLIGHT_WAYS = [
  [1440, ['BOS.LIS.151', 'LIS.BOS.158']],
  [390, ['BOS.LIS.152', 'LIS.BOS.159']],
] as const;
test.each(byDay(FLIGHT_WAYS, 'flight'))(
  'one of two flights with tickets of their own, at %i pixels',
  async (width, days) => {
    const maya = await visit({ width });
    const { page, words, open } = maya;
    const text = (id: string) => words.text(`cancelPart.${id}`);
    const shoot = async (name: string) => {
      const to = process.env.PART_SHOTS;
      if (to) await page.screenshot({ path: `${to}-ticket-${name}-${width}.png`, fullPage: true });
    };
    const slices = flightsAhead(...days);
    const bookingId = await bookFlight(maya, { slices, bags: true, miles: MILES, apart: true });
    await open(`/trips/${bookingId}`);
    await expect.poll(async () => (await tripOf(maya, bookingId)).ticketing).toBe('ticketed');
    const before = await tripOf(maya, bookingId);
    expect(before.flight.tickets).toHaveLength(2);
    await open(`/trips/${bookingId}/cancel-part`);
    await page.getByText(text('choose.any')).waitFor();
    await isAccessible(maya, 'a trip of two tickets');

    const flights = page.getByRole('region', { name: text('who.ticket') }).getByRole('checkbox');
    const travelers = page.getByRole('region', { name: text('who.traveler') }).getByRole('checkbox');
    await travelers.first().check();
    await flights.nth(1).check();
    expect(await travelers.first().isChecked()).toBe(false);
    const aside = page.locator('.cancel-part__aside');
    const confirm = aside.getByRole('button', { name: words.like('cancelPart.confirm.ticket') });
    await confirm.waitFor();
    const [back = 0] = amountsIn(await aside.locator('.money-l').innerText());
    expect(back).toBeGreaterThan(0);
    await isAccessible(maya, 'a flight to cancel');
    await shoot('quote');
    await flights.nth(0).check();
    await page.getByText(text('failure.NothingLeft')).waitFor();
    await flights.nth(0).uncheck();
    await confirm.click();
    const done = words.like('cancelPart.done.ticket', { names: 'Lisbon – Boston' });
    await page.getByRole('heading', { level: 1, name: done }).waitFor();
    await shoot('done');

    const after = await tripOf(maya, bookingId);
    expect(after).toMatchObject({ status: 'Modified', ticketing: 'ticketed', subtitle: 'One-way' });
    expect(after.flight.slices.map(({ sliceId }) => sliceId)).toEqual([before.flight.slices[0]?.sliceId]);
    expect(after.total.amountMinor).toBe(before.total.amountMinor - back);
    expect(after.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(back);
    expect(after.locators.airlines).toEqual(before.locators.airlines.slice(0, 1));
    const outbound = before.travelers[0]?.documents.filter(({ slice }) => slice === 0);
    expect(after.travelers[0]?.documents).toEqual(outbound);
    await page.getByRole('link', { name: text('toTrip') }).click();
    await page.getByText(words.like('trip.part.title.ticket', { names: 'Lisbon – Boston' })).waitFor();
    await isAccessible(maya, 'a trip of which a flight is canceled');
    await shoot('trip');
    const flown = before.flight.slices[0]?.segments ?? [];
    expect((await savedCalendar(maya)).match(/BEGIN:VEVENT/g)).toHaveLength(flown.length);
  },
);

test('one of two travelers for any reason: offered, with what it adds and that it’s used once', async () => {
  const maya = await visit({ width: 390 });
  const { page, words, open } = maya;
  const slices = ['BOS.LIS.143', 'LIS.BOS.148'];
  const bookingId = await bookHelped(maya, { slices, help: ['cancelForAnyReason'] });
  await open(`/trips/${bookingId}/cancel-part`);
  const use = page.getByRole('checkbox', { name: words.startOf('cancelPart.cfar.use') });
  await use.check();
  await page.getByText(words.text('cancelPart.cfar.hint')).waitFor();
  await page
    .getByRole('checkbox', { name: words.like('cancelPart.cancelFor', { name: 'Jonah Okafor' }) })
    .check();
  const aside = page.locator('.cancel-part__aside');
  // On the day of booking the airline gives all of it back anyway
  await aside
    .getByText(words.text('cancelPart.cfar.free'))
    .or(aside.getByText(words.text('cancelPart.cfar.once')))
    .waitFor();
  await isAccessible(maya, 'a part to cancel for any reason');
  await use.uncheck();
  await aside.getByText(words.text('cancelPart.cfar.free')).waitFor({ state: 'detached' });
});

test('one of two rooms for any reason adds the same on page, in mail and in the ledger', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const dates = datesAhead(226, 2);
  const bookingId = await bookStay(maya, dates, dates.checkOut, true, 2);
  const trip = async () => (await callApi(page, 'GET', `/trips/${bookingId}`)).body as HotelTripDetail;
  await open(`/trips/${bookingId}/cancel-part`);
  const before = await trip();
  await page.getByRole('checkbox', { name: words.startOf('cancelPart.cfar.use') }).check();
  const jonahs = words.like('cancelPart.cancelFor', { name: 'Jonah Okafor' });
  await page.getByRole('checkbox', { name: jonahs }).check();
  const aside = page.locator('.cancel-part__aside');
  const adding = aside.getByText(words.like('cancelPart.cfar.adds'));
  await adding.waitFor();
  const added = await readAmount(adding);
  expect(added).toBeGreaterThan(0);
  // A rate that gives nothing back leaves all of it to the add-on
  const back = await readAmount(aside.locator('.money-l'));
  expect(back).toBe(0);
  await isAccessible(maya, 'a room to cancel for any reason');
  await aside.getByRole('button', { name: words.like('cancelPart.confirm.room') }).click();
  await page.getByRole('heading', { level: 1, name: words.like('cancelPart.done.room') }).waitFor();
  expect(await readAmount(page.getByText(words.like('cancelPart.cfar.adds')))).toBe(added);

  const after = await trip();
  expect(after.stay.rooms.length).toBe(before.stay.rooms.length - 1);
  expect(after.protections).toMatchObject([
    { state: 'Exchanged', paid: { amountMinor: added }, reimbursement: { state: 'pending', to: 'tenders' } },
  ]);
  await page.getByRole('link', { name: words.text('cancelPart.toTrip') }).click();
  const pending = page.getByText(words.like('protections.reimbursement.pending')).first();
  expect(amountsIn(await pending.innerText())).toEqual([added]);

  await runJobs('messages');
  const isOurs = (name: string) => name.startsWith(`changeReimbursed.${bookingId}`) && name.endsWith('.eml');
  await expect.poll(async () => (await readdir(mails)).filter(isOurs).length).toBe(1);
  const [mail = ''] = (await readdir(mails)).filter(isOurs);
  const text = (await readFile(join(mails, mail), 'utf8')).replace(/=\r?\n/g, '');
  expect(new Set(amountsIn(text.slice(text.indexOf('text/plain'), text.indexOf('text/html'))))).toEqual(
    new Set([added]),
  );
  const posted = await withPortal(process.env.E2E_STATE_DIR ?? '', (db) =>
    sql<{ account: string; minor: number }>`select account, amount_minor::int as minor from ledger_entries
      where subject_id = ${bookingId} and kind like 'reimbursement:%' order by amount_minor`.execute(db),
  );
  expect(posted.rows).toEqual([
    { account: 'reimbursementsPayable', minor: -added },
    { account: 'protectionClaims', minor: added },
  ]);
});
