/** A private car for a flight: found, booked and canceled, in both widths. */

import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { GroundTripDetail } from '@sojourn/products/ground/wire/ground-trip.ts';
import { expect, test } from 'vitest';
import { payActivity } from '../people/activities/book-activity.ts';
import { callApi } from '../people/call-api.ts';
import { confirmCancel } from '../people/hotels/cancel-stay.ts';
import { isAccessible, isFrench } from '../people/inspect-text.ts';
import { useVisits, WIDTHS } from '../people/visit.ts';

const visit = useVisits();
const search = (days: number) =>
  `/ground/availability/?from=airport:LIS&to=city:lisbon-pt&at=${dayAhead(days)}T12:00&adults=2&cases=2`;

test.each(WIDTHS)('a ride is found, booked and canceled at %i pixels', async (width) => {
  const maya = await visit({ width, isNew: true });
  const { page, words, open } = maya;
  await open(search(width === 390 ? 141 : 139));
  await page.locator('.ride-card').first().waitFor();
  await isAccessible(maya, 'the list of rides');
  const card = page
    .locator('.ride-card')
    .filter({ hasText: words.text('ground.kind.private') })
    .first();
  await card.getByRole('button').click();
  await page.waitForURL(/\/checkout\/chk_/);
  await page.getByLabel(words.text('ground.checkout.flight')).fill('TP 216');
  await page.getByLabel(words.like('ground.checkout.address')).fill('Rua Augusta 3');
  await page.getByLabel(words.text('checkout.field.firstName'), { exact: true }).fill('Adaeze');
  await page.getByLabel(words.text('checkout.field.lastName'), { exact: true }).fill('Bello');
  await page.getByLabel(words.like('checkout.field.phone')).fill('+1 617 555 0187');
  const cards = page.getByRole('radio', { name: words.startOf('checkout.pay.ending') });
  await cards.and(page.locator(':enabled')).first().check();
  await page.getByRole('checkbox', { name: words.startOf('ground.checkout.agree.label') }).check();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
  await isAccessible(maya, 'the checkout of a ride');
  const bookingId = await payActivity(maya);
  await page.getByText(words.text('ground.trip.booked.title')).waitFor();
  await isAccessible(maya, 'the trip of a ride');
  const trip = (await callApi(page, 'GET', `/trips/${bookingId}`)).body as GroundTripDetail;
  expect(trip).toMatchObject({
    status: 'Confirmed',
    ride: { pickUp: { local: expect.stringMatching(/T12:30$/) } },
  });
  await page
    .getByRole('button', { name: words.text('ground.trip.action.cancel') })
    .first()
    .click();
  await confirmCancel(maya, page.getByRole('dialog'), trip.total.amountMinor);
});

test('in French every word of rides is French', async () => {
  const elena = await visit({ person: 'elena', width: 1440, language: 'fr', isNew: true });
  expect((await callApi(elena.home, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await elena.open(search(143));
  await elena.page.locator('.ride-card').first().waitFor();
  await isFrench(elena, 'la liste des trajets');
});
