/** A private car for a flight: found, booked and canceled, in both widths. */

import type { GroundTripDetail } from '@sojourn/products/ground/wire/ground-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../people/call-api.ts';
import { confirmCancel } from '../people/hotels/cancel-stay.ts';
import { isAccessible, isFrench } from '../people/inspect-text.ts';
import { fillRide, openRides, payRide } from '../people/rides/book-ride.ts';
import { useVisits, WIDTHS } from '../people/visit.ts';

const visit = useVisits();
test.each(WIDTHS)('a ride is found, booked and canceled at %i pixels', async (width) => {
  const maya = await visit({ width, isNew: true });
  const { page, words } = maya;
  await openRides(maya, width === 390 ? 141 : 139);
  await isAccessible(maya, 'the list of rides');
  await fillRide(maya);
  await isAccessible(maya, 'the checkout of a ride');
  const bookingId = await payRide(maya);
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
  await openRides(elena, 143);
  await isFrench(elena, 'la liste des trajets');
});
