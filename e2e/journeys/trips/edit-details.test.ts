/** Editing a traveler's details after booking: somebody else's number is refused, their own is saved. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { runJobs } from '../../people/move-clock.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();
const SHOTS = process.env.DETAILS_SHOTS;

/** Nothing has left before the first one has. */
const mails = async () => {
  const names = await readdir(join(process.env.E2E_STATE_DIR ?? '', 'mail')).catch(() => []);
  return names.filter((name) => name.startsWith('detailsEdited.')).length;
};

test('a member number and assistance are added to a booked flight', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const bookingId = await bookFlight(maya, { slices: flightsAhead('BOS.LIS.171'), fareClass: 'standard' });
  await open(`/trips/${bookingId}`);
  const tripOf = async () => (await callApi(page, 'GET', `/trips/${bookingId}`)).body as FlightTripDetail;
  const [before] = (await tripOf()).travelers;
  const sentBefore = await mails();

  await page
    .getByRole('button', { name: words.like('trip.details.editOf') })
    .first()
    .click();
  const modal = page.getByRole('dialog');
  const number = modal.getByLabel(words.text('travelers.field.frequentFlyerNumber.number')).first();
  await number.waitFor();
  await number.fill('9912345678');
  await modal.getByRole('checkbox', { name: words.text('travelers.assistance.DEAF') }).check();
  await isAccessibleToday(maya.page, 'a traveler to edit');
  if (SHOTS)
    for (const [width, scheme] of [
      [390, 'light'],
      [390, 'dark'],
      [1440, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${SHOTS}-${width}-${scheme}.png` });
    }
  const save = modal.getByRole('button', { name: words.text('tripDetails.save') });
  await save.click();
  await modal.getByText(words.text('tripDetails.failure.LoyaltyNameMismatch')).waitFor();
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-refused.png` });
  const { frequentFlyerNumber, specialAssistance } = before ?? {};
  expect((await tripOf()).travelers[0]).toMatchObject({ frequentFlyerNumber, specialAssistance });

  await number.fill('4482109377');
  await save.click();
  await modal.waitFor({ state: 'hidden' });
  await page.getByText(words.text('travelers.assistance.DEAF')).first().waitFor();
  const after = await tripOf();
  expect(after.travelers[0]).toMatchObject({
    frequentFlyerNumber: [{ number: '4482109377' }],
    specialAssistance: ['DEAF', 'WCHR'],
  });
  expect(after).toMatchObject({ status: 'Modified', history: [{ cause: 'edited' }] });
  await runJobs('messages');
  await expect.poll(mails).toBeGreaterThan(sentBefore);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}-trip.png`, fullPage: true });
});
