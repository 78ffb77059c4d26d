/** Where a home is: an area until it's confirmed, then its address and the way in, for its guest alone. */
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMOEIRO_ID, TWO_GUESTS } from '../testing/home-checkouts.ts';
import type { HomeCheckout } from '../wire/home-checkout.ts';
import type { HomeTripDetail } from '../wire/home-trip.ts';

let product: TestProduct;
let maya: Browser;
let paymentId: string;
beforeAll(async () => {
  product = await createTestProduct();
  paymentId = await product.giveCard('home-maya');
  maya = await product.signIn({ subject: 'home-maya' });
}, 60_000);
afterAll(() => product?.close());

const stay = { homeId: LIMOEIRO_ID, checkIn: '2027-04-15', checkOut: '2027-04-19' };
const draft = {
  guest: { firstName: 'Maya', lastName: 'Okafor' },
  email: 'maya@example.test',
  phone: '+1 617 555 0142',
  rulesAccepted: true,
  termsAccepted: true,
};

async function ready(): Promise<HomeCheckout> {
  const input = { product: 'Home', stays: [stay], party: TWO_GUESTS };
  const started = await product.call('startCheckout', maya, { input: input as never });
  const params = { checkoutId: (started.body as HomeCheckout).checkoutId };
  const saved = await product.call('saveDraft', maya, { params, input: { ...draft, paymentId } as never });
  return saved.body as HomeCheckout;
}

test('a home that is booked at the price that was shown has its address from then on', async () => {
  const checkout = await ready();
  expect(JSON.stringify(checkout)).not.toContain('Rua');
  const { checkoutId, quote } = checkout;
  const totalMinor = quote.total.amountMinor;
  const booked = await product.call('bookCheckout', maya, {
    params: { checkoutId },
    input: {
      totalMinor,
      cardMinor: totalMinor,
      quoteId: quote.quoteId,
      tenders: [{ sourceId: paymentId, amountMinor: totalMinor }],
    },
  });
  if (booked.body.result !== 'Success') throw new Error(JSON.stringify(booked.body));
  const { bookingId } = booked.body;
  const trip = (await product.call('getTrip', maya, { params: { bookingId } })).body as HomeTripDetail;
  expect(trip.total.amountMinor).toBe(totalMinor);
  expect(trip.arrivals).toHaveLength(1);
  expect(trip.arrivals[0]?.address).toBeTruthy();
  expect(trip.arrivals[0]?.steps.length).toBeGreaterThan(0);
});
