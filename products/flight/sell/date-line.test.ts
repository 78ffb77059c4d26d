/** Over the date line from search to booking: the flight lands on the day before it leaves. */
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '../testing/flight-checkouts.ts';
import type { FlightCheckout } from '../wire/flight-checkout.ts';
import type { FlightTripDetail } from '../wire/flight-trip.ts';
import type { ChosenSlice } from '../wire/flights.ts';
import { ADULT, lastPage, slicesOf } from './search/testing/flight-server.ts';

let product: TestProduct;
let maya: Browser;
let paymentId: string;
beforeAll(async () => {
  product = await createTestProduct(undefined, undefined, undefined, ['AKL', 'IUE']);
  paymentId = await product.giveCard('line-maya');
  maya = await product.signIn({ subject: 'line-maya' });
}, 60_000);
afterAll(() => product?.close());

const OUT = 'AKL IUE 2027-04-06';

async function choose(...wanted: string[]): Promise<ChosenSlice[]> {
  let chosen: ChosenSlice[] = [];
  for (const _ of wanted) {
    const input = { slices: slicesOf(...wanted), passengers: ADULT, chosen, sort: 'price' };
    const { body, error } = await product.call('searchFlights', maya, { input: input as never });
    if (error) throw new Error(JSON.stringify(error));
    const option = lastPage(body).options[0];
    if (!option) throw new Error(`none for ${wanted[chosen.length]}`);
    chosen = [...chosen, { sliceId: option.slice.sliceId, fareClass: option.fare.fareClass }];
  }
  return chosen;
}

async function book(slices: readonly ChosenSlice[]): Promise<FlightTripDetail> {
  const { body: started, error } = await product.call('startCheckout', maya, {
    input: { product: 'Flight', slices: [...slices], passengers: ADULT },
  });
  if (error) throw new Error(JSON.stringify(error));
  const { checkoutId } = started;
  const typed = {
    travelers: [person('Adult', '1990-02-03')],
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    paymentId,
    termsAccepted: true,
  };
  const saved = await product.call('saveDraft', maya, { params: { checkoutId }, input: typed as never });
  const { quote } = saved.body as FlightCheckout;
  const totalMinor = quote.total.amountMinor;
  const { body, error: refused } = await product.call('bookCheckout', maya, {
    params: { checkoutId },
    input: {
      totalMinor,
      cardMinor: totalMinor,
      quoteId: quote.quoteId,
      tenders: [{ sourceId: paymentId, amountMinor: totalMinor }],
    } as never,
  });
  if (refused || body.result !== 'Success') throw new Error(JSON.stringify(refused ?? body));
  const trip = await product.call('getTrip', maya, { params: { bookingId: body.bookingId } });
  return trip.body as FlightTripDetail;
}

test('a way back that is dated before the way out is found, reviewed and booked', async () => {
  const slices = await choose(OUT, 'IUE AKL 2027-04-05');
  const { body: review } = await product.call('reviewFlights', maya, {
    input: { slices, passengers: ADULT },
  });
  expect(review.findings).toEqual([]);
  const trip = await book(slices);
  expect(trip).toMatchObject({ status: 'Confirmed', title: 'Auckland to Niue', subtitle: 'Round-trip' });
  const { departureDate, lastDate } = trip.flight;
  expect([departureDate, lastDate]).toEqual(['2027-04-06', '2027-04-06']);
  const [out, back] = trip.flight.slices.map(({ segments, plusDays }) => ({ ...segments[0]!, plusDays }));
  expect([out?.plusDays, back?.plusDays]).toEqual([-1, 1]);
  expect(Date.parse(back!.scheduledDepartureTime)).toBeGreaterThan(Date.parse(out!.scheduledArrivalTime));
});

test('one way, a trip that ends the day before it begins is ahead until then', async () => {
  const trip = await book(await choose('AKL IUE 2027-04-13'));
  expect(trip.flight).toMatchObject({ departureDate: '2027-04-13', lastDate: '2027-04-12' });
  expect(trip).toMatchObject({ time: 'Future' });
});

test.each([
  ['before the way out can have landed', ['AKL IUE 2027-04-06', 'IUE AKL 2027-04-04']],
  ['before a flight that crosses no date line', ['IUE AKL 2027-04-05', 'AKL IUE 2027-04-04']],
])('%s, a way back is refused', async (_, wanted) => {
  const input = { slices: slicesOf(...wanted), passengers: ADULT };
  const { error } = await product.call('searchFlights', maya, { input: input as never });
  expect(error).toMatchObject({
    code: 'ReturnBeforeDeparture',
    details: { fields: [{ path: 'slices.1.date' }] },
  });
});
