/** An offer lowers the price of the quote (B §3 pricing, `discount`). */
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyCheckout } from '../booking/testing/booking-world.ts';
import { createStage, type Stage } from '../booking/testing/stage.ts';
import { saveDraft } from './drafts/save-draft.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world.close());

test('the quote has the discount of the offer that is chosen', async () => {
  const offerId = await world.offer(maya, 7_500);
  const plain = await readyCheckout(server, maya);
  expect(plain.quote.discount).toBeNull();
  const { quote } = await saveDraft(server, plain.checkoutId, { offerId }, maya.actor);
  expect(quote).toMatchObject({
    total: plain.quote.total,
    discount: {
      grandTotal: { amountMinor: plain.quote.total.amountMinor - 7_500, currency: 'USD' },
      discountAmount: { amountMinor: 7_500, currency: 'USD' },
      type: 'Offer',
    },
  });
  const without = await saveDraft(server, plain.checkoutId, { offerId: null }, maya.actor);
  expect(without.quote.discount).toBeNull();
});

test('an offer for stays takes nothing off a flight', async () => {
  const offerId = await world.offer(maya, 7_500);
  const { quote } = await readyFlight(server, maya, { offerId });
  expect(quote.discount).toBeNull();
});
