/** One of two travelers changes flights alone: the booking becomes two, and the other keeps their flights. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { runJobs } from '../../people/move-clock.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();
const MILES = 12_000;

const tripOf = async ({ page }: Visit, bookingId: string): Promise<FlightTripDetail> => {
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  return body as FlightTripDetail;
};
const mails = join(process.env.E2E_STATE_DIR ?? '', 'mail');
const mailsOf = async (kind: string) => (await readdir(mails)).filter((name) => name.startsWith(`${kind}.`));

test.each(widthsOfWay(1440))('one of two changes the way back, at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const text = (id: string) => words.text(`flightExchange.${id}`);
  const shot = async (name: string) => {
    const path = process.env.EXCHANGE_SHOTS;
    if (!path) return;
    for (const scheme of ['light', 'dark'] as const)
      for (const at of [390, 1440]) {
        await page.setViewportSize({ width: at, height: 1100 });
        await page.emulateMedia({ colorScheme: scheme });
        await page.screenshot({ path: `${path}-${name}-${at}-${scheme}.png` });
      }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width, height: 900 });
  };
  const days =
    width === 390 ? (['BOS.LIS.183', 'LIS.BOS.188'] as const) : (['BOS.LIS.181', 'LIS.BOS.186'] as const);
  const slices = flightsAhead(...days);
  const bookingId = await bookFlight(maya, { slices, fareClass: 'enhanced', bags: true, miles: MILES });
  await open(`/trips/${bookingId}`);
  await expect.poll(async () => (await tripOf(maya, bookingId)).ticketing).toBe('ticketed');
  const before = await tripOf(maya, bookingId);
  await open(`/trips/${bookingId}/exchange`);
  await page.getByRole('button', { name: text('action.anyway') }).click();

  const who = page.getByRole('group', { name: text('who.title') });
  await who.getByRole('checkbox').nth(0).uncheck();
  await who.getByRole('checkbox').nth(1).uncheck();
  await page.getByText(text('who.problem.NothingLeft')).waitFor();
  await who.getByRole('checkbox').nth(1).check();
  await page.getByText(text('who.split')).waitFor();
  await page
    .getByRole('group', { name: text('screen.SliceSelection.title') })
    .getByRole('checkbox')
    .nth(1)
    .check();
  const option = page.locator('.exchange__option').first();
  await option.waitFor();
  await isAccessibleToday(maya.page, 'an exchange for one of two');
  await shot('choose');
  await option.locator('.exchange__fares > li').last().getByRole('button').click();

  await page.getByRole('heading', { name: text('review.title') }).waitFor();
  const aside = page.locator('.change__aside');
  const [due = 0] = amountsIn(await aside.locator('.money-l').innerText());
  await isAccessibleToday(maya.page, 'an exchange for one of two to review');
  await shot('review');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: text('confirm') }).click();
  await page.getByRole('heading', { name: text('done.title') }).waitFor();
  await shot('done');

  const rest = await tripOf(maya, bookingId);
  const own = await tripOf(maya, rest.splitWith[0]?.bookingId ?? '');
  expect([rest.travelers.length, own.travelers.length]).toEqual([1, 1]);
  expect(own.travelers[0]?.firstName).toBe(before.travelers[1]?.firstName);
  expect(own.flight.slices[1]?.sliceId).not.toBe(before.flight.slices[1]?.sliceId);
  expect(rest.flight.slices[1]?.sliceId).toBe(before.flight.slices[1]?.sliceId);
  expect(rest.travelers[0]?.documents).toEqual(before.travelers[0]?.documents);
  expect(rest.total.amountMinor + own.total.amountMinor).toBe(before.total.amountMinor + due);
  expect(own.confirmationCode).not.toBe(rest.confirmationCode);

  await page.getByRole('link', { name: text('done.other') }).click();
  await page.getByRole('link', { name: words.text('trip.split.link') }).waitFor();
  await isAccessibleToday(maya.page, 'a trip that was split');
  await shot('rest');
  await page.getByRole('link', { name: words.text('trip.split.link') }).click();
  await page
    .getByText(own.confirmationCode ?? '')
    .first()
    .waitFor();
  await shot('own');
  await runJobs('messages');
  await expect.poll(async () => (await mailsOf('flightSplit')).length).toBeGreaterThan(0);
});
