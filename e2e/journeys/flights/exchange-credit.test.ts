/** A cheaper flight leaves an airline's credit, which pays a part of the next trip with that airline. */
import type { AirlineCreditLine } from '@sojourn/contract/airline-credits.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { bookFlight, fillFlightCheckout, flightsAhead } from '../../people/flights/book-flight.ts';
import { payButton } from '../../people/hotels/pay-stay.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { creditBox, tendersShown } from '../../people/pay-by-several.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();
/** Days ahead of the next trip, until one is flown by the airline that owes. */
const NEXT_DAYS = [201, 202, 203, 204, 205];

const tripOf = async ({ page }: Visit, bookingId: string): Promise<FlightTripDetail> => {
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  return body as FlightTripDetail;
};
/** Others exchange for the same person at the same time. */
async function creditsOf({ page }: Visit, bookingId: string): Promise<readonly AirlineCreditLine[]> {
  const { body } = await callApi(page, 'GET', '/airline-credits');
  const { credits } = body as { credits: AirlineCreditLine[] };
  return credits.filter(({ originBookingId }) => originBookingId === bookingId);
}

/** Exchanges the last flight for the first one that costs less; what the airline then owes. */
async function exchangeForLess({ page, words, open }: Visit, bookingId: string): Promise<number> {
  const text = (id: string) => words.text(`flightExchange.${id}`);
  await open(`/trips/${bookingId}/exchange`);
  await page.getByRole('button', { name: text('action.anyway') }).click();
  const cheaper = page.locator('.exchange__fares > li').filter({ hasText: /[−-]\s?\$/ });
  await cheaper.first().waitFor();
  await cheaper.first().getByRole('button').click();
  await page.getByRole('heading', { name: text('review.title') }).waitFor();
  const toCredit = words.text('tripChange.toCredit');
  await page.getByText(toCredit).waitFor();
  const [, after = ''] = (await page.getByRole('main').innerText()).split(toCredit);
  const [owed = 0] = amountsIn(after);
  const aside = page.locator('.change__aside');
  await aside.getByRole('checkbox').check();
  await aside.getByRole('button', { name: text('confirm') }).click();
  await page.getByRole('heading', { name: text('done.title') }).waitFor();
  return owed;
}

test('what an exchange leaves over is an airline’s credit, and pays a part of the next trip', async () => {
  const maya = await visit();
  const { page, open } = maya;
  const bookingId = await bookFlight(maya, { slices: flightsAhead('BOS.LIS.197'), above: true });
  await open(`/trips/${bookingId}`);
  await expect.poll(async () => (await tripOf(maya, bookingId)).ticketing).toBe('ticketed');
  const owed = await exchangeForLess(maya, bookingId);

  const credits = await creditsOf(maya, bookingId);
  const [credit] = credits;
  if (!credit) throw new Error('the airline owes nothing');
  expect(credits.reduce((sum, { available }) => sum + available.amountMinor, 0)).toBe(owed);
  await open('/trips?view=airline-credits');
  await page.getByText(credit.number).first().waitFor();
  await isAccessibleToday(maya.page, 'airline credits');

  // Later on, with the same airline and the same people
  const row = creditBox(maya, 'AirlineCredit');
  let found = false;
  for (const days of NEXT_DAYS) {
    const { checkoutId, payment } = await fillFlightCheckout(maya, {
      slices: flightsAhead(`BOS.LIS.${days}`),
    });
    found = payment.credits.some(({ creditId }) => creditId === credit.creditId);
    if (!found) continue;
    await open(`/checkout/${checkoutId}`);
    break;
  }
  expect(found, 'a day that the airline flies on').toBe(true);
  await row.check();
  await expect.poll(async () => (await tendersShown(maya))[0]).toBeGreaterThan(0);
  await isAccessibleToday(maya.page, 'a checkout with an airline’s credit');
  const [used = 0] = await tendersShown(maya);
  await payButton(maya).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);

  const left = await creditsOf(maya, bookingId);
  expect(left.reduce((sum, { available }) => sum + available.amountMinor, 0)).toBe(owed - used);
});
