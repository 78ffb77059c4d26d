/** A company's traveler finds, reviews and books flights in the company's own portal. */
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { cancelFlight } from '../../people/flights/cancel-flight.ts';
import { chooseFlights, goToTravelers, reviewTotal } from '../../people/flights/choose-flights.ts';
import { fillRest, typeTraveler } from '../../people/flights/fill-travelers.ts';
import { searchForm, settledCards } from '../../people/hotels/find-stay.ts';
import { amountToPay, payButton } from '../../people/hotels/pay-stay.ts';
import { portalOf } from '../../people/sessions.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('Daniel books flights in his company’s portal', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words, open } = daniel;
  await chooseFlights(daniel, { slices: ['BOS.LIS.288', 'LIS.BOS.293'] });
  expect(await page.locator('html').getAttribute('data-tenant')).toBe('business');
  const total = await reviewTotal(daniel);
  await page.getByText(words.within('flightTrip.finding.nightWithoutBed.title')).waitFor();
  const hotels = page.getByRole('link', { name: words.like('flightTrip.way.findStay') });
  const near = (await hotels.getAttribute('href')) ?? '';
  expect(near).toMatch(/^\/stays\?place=city:lisbon-pt&checkIn=\d{4}-\d\d-\d\d&checkOut=\d{4}-\d\d-\d\d$/);

  await goToTravelers(daniel);
  // What his bank knows of him is there, and says so
  await page.getByText(words.text('checkout.field.phoneFromBank')).waitFor();
  expect(await page.getByLabel(words.text('checkout.field.phone')).inputValue()).not.toBe('');
  await typeTraveler(daniel, 0, {
    firstName: 'Daniel',
    lastName: 'Reyes',
    birthdate: '1984-05-09',
    gender: 'M',
    passport: { number: 'C03005989', country: 'US', expires: '2033-03-01' },
  });
  await fillRest(daniel);
  expect(await amountToPay(daniel)).toBe(total);
  await payButton(daniel).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { status, body } = await callApi(page, 'GET', `/trips/${bookingId}`);
  expect(status).toBe(200);
  const trip = body as FlightTripDetail;
  expect(trip.total.amountMinor).toBe(total);
  expect(trip.travelers).toMatchObject([{ firstName: 'Daniel', lastName: 'Reyes' }]);

  // In the list with the airline's record number, where a company's trips are and nowhere else
  await open('/trips');
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${bookingId}"]`) });
  const { airline, locator } = trip.locators.airlines[0]!;
  await card.getByText(words.like('trip.flight.locator', { airline: airline.name, locator })).waitFor();
  // Given back, so that nobody is booked twice when this is walked again
  await card.getByRole('link').click();
  expect(await cancelFlight(daniel)).toBe(total);

  // The hotels that the review led to: of that city and those nights
  await open(near);
  await (await settledCards(daniel)).first().waitFor();
  const place = searchForm(daniel).getByRole('combobox').first();
  await expect.poll(() => place.inputValue()).toMatch(/Lisbon/);
  await page.goto(`${portalOf('consumer')}/trips/${bookingId}`);
  await page.getByRole('heading', { name: words.text('session.login.title') }).waitFor();
});
