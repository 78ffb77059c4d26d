/** The whole product: the bank's own news reaches the wallet and the checkout. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { MACHINES } from '#main/capabilities.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import { checkLedger } from '../ledger/check-ledger.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

it('a checkout of somebody who never saw their wallet offers the annual credit', async () => {
  const maya = await product.signIn({ subject: 'maya' });
  const input = {
    product: 'Hotel' as const,
    ...(await product.someStay()),
    ...TEST_DATES,
    rooms: TEST_ROOMS,
  };
  const { status, body } = await product.call('startCheckout', maya, { input });
  expect(status).toBe(200);
  expect(body.payment.credits).toMatchObject([
    { type: 'AnnualCredit', source: 'TravelWallet', available: { amountMinor: 30_000 } },
  ]);
});

it.each([
  ['maya', 'consumer', ['AnnualCredit']],
  ['elena', 'consumer', ['OneTimeCredit']],
  // An authorized user has none of their own
  ['jonah', 'consumer', []],
  ['priya', 'business', ['AnnualCredit']],
  ['priya', 'consumer', []],
  ['daniel', 'business', []],
] as const)('%s at %s has %j', async (subject, tenantId, types) => {
  const browser = await product.signIn({ subject, tenantId });
  const ask = async () => (await product.call('getWallet', browser, {})).body;
  const [first, again] = [await ask(), await ask()];
  expect(first.credits.map(({ type }) => type)).toEqual(types);
  expect(again).toEqual(first);
  expect(await checkLedger(product.database.db, MACHINES)).toEqual([]);
});
