/** Tickets that are issued later than the booking is confirmed: the trip says so, and follows the clock. */
import type { FlightTripDetail } from '@sojourn/contract/trips.ts';
import { expect, test } from 'vitest';
import { askApi } from '../people/ask-api.ts';
import { setScenario } from '../people/begin-checkout.ts';
import { chooseSaved, fillRest } from '../people/fill-travelers.ts';
import { moveClockKeeping } from '../people/move-clock.ts';
import { openFlightCheckout } from '../people/open-checkout.ts';
import { useOwnProduct } from '../people/own-product.ts';
import { payButton } from '../people/pay-stay.ts';
import { useVisits } from '../people/visit.ts';

useOwnProduct(['maya']);
const visit = useVisits();

test('a trip is confirmed by its locators and ticketed by its documents, minutes later', async () => {
  const v = await visit();
  const { page } = v;
  await openFlightCheckout(v, { slices: ['BOS.LIS.61', 'LIS.BOS.66'] }, 'enhanced');
  await chooseSaved(v, 0, 'Maya Okafor');
  await fillRest(v);
  await setScenario(v, 'flight-ticketing-late');
  await payButton(v).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
  const path = new URL(page.url()).pathname;
  const trip = async () => (await askApi(page, 'GET', path)).body as FlightTripDetail;
  const confirmed = await trip();
  expect(confirmed.ticketing).toBe('confirmed');
  expect(confirmed.locators.length).toBeGreaterThan(0);
  expect(confirmed.travelers.flatMap(({ documents }) => documents)).toEqual([]);
  // The tickets are asked for a moment after the confirmation; seven minutes later they are there
  let passed = 0;
  const later = async () => {
    passed += 8 * 60;
    await moveClockKeeping(page, passed);
    return (await trip()).ticketing;
  };
  await expect.poll(later, { interval: 5_000, timeout: 120_000 }).toBe('ticketed');
  const ticketed = await trip();
  expect(ticketed.ticketedAt).not.toBeNull();
  const [maya] = ticketed.travelers;
  expect(maya?.documents.map(({ slice }) => slice)).toEqual([0, 1]);
});
