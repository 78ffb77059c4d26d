/** "Choose something else" leads from a declined request to the search that it came from, of each product. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { expect, test } from 'vitest';
import { askText, callApi } from '../../people/call-api.ts';
import { fillFlightCheckout, flightsAhead } from '../../people/flights/book-flight.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { carsFrom, chooseCar, fillDriver, openCars } from '../../people/rent-car.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

useOwnProduct(['daniel', 'priya'], ALL_FLIGHTS);
const visit = useVisits();
const SOON = { timeout: 45_000 };
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://portal').searchParams);

/** The request of the trip that's open, declined by its approver. */
async function declineTrip(daniel: Visit, priya: Visit): Promise<string> {
  const bookingId = new URL(daniel.page.url()).pathname.split('/').at(-1) ?? '';
  const { body } = await callApi(daniel.page, 'GET', `/trips/${bookingId}/approval`);
  const { requestId, version } = (body as { approval: Approval }).approval;
  await askText(priya.home, priya.portal, {
    method: 'POST',
    path: '/approvals/decisions',
    input: { parts: [{ requestId, version, decision: 'decline' }], note: 'Please choose something cheaper' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return requestId;
}

test('flights and a car lead to their own searches, and what’s chosen takes their place', async () => {
  const [daniel, priya] = [await visit({ person: 'daniel' }), await visit({ person: 'priya' })];
  const { page, words, open } = daniel;
  const slices = flightsAhead('BOS.LIS.120', 'LIS.BOS.127');
  const { checkoutId } = await fillFlightCheckout(daniel, { slices, fareClass: 'luxury' });
  await open(`/checkout/${checkoutId}`);
  await page.getByRole('button', { name: words.like('approvals.send.review') }).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+/, SOON);
  const flights = await declineTrip(daniel, priya);
  // As the mail's link, in a tab that knows nothing of the request
  await open(`/approvals/${flights}/other`);
  await page.waitForURL(/\/flights\?/);
  const [depart, back] = slices.map((slice) => slice.split('.')[2]);
  expect(queryOf(page.url())).toEqual({
    trip: 'roundTrip',
    from: 'BOS',
    to: 'LIS',
    depart,
    return: back,
    adults: '2',
  });

  await openCars(daniel, 140, '&class=large,suv,van,convertible&free=1');
  await chooseCar(daniel, words.within('policy.tag.out'));
  await fillDriver(daniel);
  const chosen = await callApi(page, 'GET', `/checkouts/${new URL(page.url()).pathname.split('/').at(-1)}`);
  // Daniel's age is known, and isn't the one that was searched with
  const { driverAge } = (chosen.body as { options: { driverAge: number } }).options;
  await page.getByRole('button', { name: words.like('approvals.send.review') }).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+/, SOON);
  const car = await declineTrip(daniel, priya);
  await open(`/approvals/${car}`);
  await page.getByRole('link', { name: words.text('approvals.chooseOther') }).click();
  await page.waitForURL(/\/cars\?/);
  expect(queryOf(page.url())).toEqual({ ...queryOf(carsFrom(140)), age: String(driverAge) });

  // Another car goes on with the same request, and it can be kept apart
  await page.getByText(words.text('carResults.progress.all')).waitFor();
  await chooseCar(daniel);
  const note = page.getByText(words.like('approvals.replaces.title'));
  await note.waitFor();
  await page.getByRole('button', { name: words.text('approvals.replaces.apart') }).click();
  await note.waitFor({ state: 'detached' });
  await open(`/approvals/${car}/other`);
  await page.waitForURL(/\/cars\?/);
  await page.getByText(words.text('carResults.progress.all')).waitFor();
  await chooseCar(daniel);
  await note.waitFor();
  await fillDriver(daniel);
  const send = page.getByRole('button', { name: words.like('approvals.send.review') });
  await send
    .or(page.getByRole('button', { name: words.like('checkout.pay.button') }))
    .first()
    .click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+/, SOON);
  const { body } = await callApi(page, 'GET', `/approvals/${car}`);
  expect(body).toMatchObject({ version: 2 });
  // Nothing is left to choose
  await open(`/approvals/${car}/other`);
  await page.waitForURL(new RegExp(`/approvals/${car}$`));
});
