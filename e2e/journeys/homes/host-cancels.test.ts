/** A host takes a stay back: everything comes back by itself, and homes that fit are on the trip's page. */
import type { HomeTripDetail } from '@sojourn/products/home/wire/home-trip.ts';
import { expect, test } from 'vitest';
import { askText, callApi } from '../../people/call-api.ts';
import { bookHome, findHome, nightsAhead } from '../../people/homes/book-home.ts';
import { isAccessible, isFrench } from '../../people/inspect-text.ts';
import { runJobs } from '../../people/move-clock.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();
const CHEAPEST = 8;

async function takenBack(guest: Visit, days: number): Promise<string> {
  // The cheapest come first, and no other costs as little
  let seen = 0;
  const home = await findHome(guest, nightsAhead(days), () => ++seen > CHEAPEST, { freeCancellation: true });
  const bookingId = await bookHome(guest, [home]);
  await askText(guest.page, guest.portal, {
    method: 'POST',
    path: `/trips/${bookingId}/look-up`,
    input: {},
    headers: { 'x-scenario': 'home-host-cancels' },
  });
  await runJobs('rebook-canceled-homes', 'end-unanswered-changes');
  return bookingId;
}

test.each(widthsOfWay(390))('a host cancels: three homes and the refund, at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const bookingId = await takenBack(maya, width === 390 ? 206 : 212);
  await open(`/trips/${bookingId}`);
  await page.getByRole('heading', { name: words.like('home.trip.rebooking.title') }).waitFor();
  const { body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  const trip = body as HomeTripDetail;
  expect(trip.status).toBe('Canceled');
  expect(trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(trip.total.amountMinor);
  expect(trip.rebooking?.homes).toHaveLength(3);
  await isAccessible(maya, 'a stay that its host took back');
  const other = trip.rebooking?.homes?.[0]?.name ?? '';
  await page.getByRole('link', { name: other }).click();
  await page.getByRole('heading', { level: 1, name: other }).waitFor();
});

test('in French', async () => {
  const elena = await visit({ person: 'elena', language: 'fr' });
  const { page, words, open } = elena;
  await open('/trips');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  await open(`/trips/${await takenBack(elena, 218)}`);
  await page.getByRole('heading', { name: words.like('home.trip.rebooking.title') }).waitFor();
  await isFrench(elena, 'a stay that its host took back');
});
