/** Over HTTP with the real bank: the account whose balance and rates a customer sees (A §4). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

let product: TestProduct;
let maya: Browser;
beforeAll(async () => {
  product = await createTestProduct();
  maya = await product.signIn({ subject: 'maya' });
});
afterAll(() => product?.close());

const accounts = async (browser: Browser) =>
  (await product.call('listRewardsAccounts', browser, { input: {} })).body;
const select = (accountReferenceId: string, browser = maya) =>
  product.call('selectRewardsAccount', browser, { input: { accountReferenceId } });

it('is the first in the order until another is chosen, in every session of the customer alone', async () => {
  const { value, selected } = await accounts(maya);
  const [summit, trail] = value;
  expect(value.map(({ productDisplayName }) => productDisplayName)).toEqual([
    'Harbor Summit',
    'Harbor Trail',
  ]);
  expect(selected).toBe(summit?.accountReferenceId);
  await select(trail!.accountReferenceId);
  expect((await accounts(maya)).selected).toBe(trail?.accountReferenceId);
  const again = await product.signIn({ subject: 'maya' });
  // The order stays that of their worth
  expect(await accounts(again)).toMatchObject({
    value: [{ accountReferenceId: summit?.accountReferenceId }, {}],
    selected: trail?.accountReferenceId,
  });
  const elena = await product.signIn({ subject: 'elena' });
  const hers = await accounts(elena);
  expect(hers.selected).toBe(hers.value[0]?.accountReferenceId);
  // Nobody else's, and nothing that doesn't exist
  for (const id of [summit!.accountReferenceId, 'acc_unknown'])
    expect((await select(id, elena)).error?.code).toBe('InvalidInput');
});

it('gives the rates by which pages say what a stay earns', async () => {
  const { value } = await accounts(maya);
  const { stayId } = await product.someStay();
  const input = { stayId, ...TEST_DATES, rooms: TEST_ROOMS } as never;
  for (const { accountReferenceId, earn } of value) {
    await select(accountReferenceId);
    const { body } = await product.call('getStay', maya, { input });
    expect(body.earnMultiplier).toBe(earn.hotelsMultiplier);
  }
  expect(new Set(value.map(({ earn }) => earn.hotelsMultiplier)).size).toBe(2);
});

it('is read for searches once a minute: what was chosen on another server counts from then on', async () => {
  const [first, second] = (await accounts(maya)).value;
  const { stayId } = await product.someStay();
  const input = { stayId, ...TEST_DATES, rooms: TEST_ROOMS } as never;
  const multiplier = async () => (await product.call('getStay', maya, { input })).body.earnMultiplier;
  await select(first!.accountReferenceId);
  expect(await multiplier()).toBe(first!.earn.hotelsMultiplier);
  await sql`update selected_rewards set account_reference_id = ${second!.accountReferenceId}
    where customer_id = ${maya.customerId}`.execute(product.effects.db);
  expect(await multiplier()).toBe(first!.earn.hotelsMultiplier);
  product.clock.move(60);
  expect(await multiplier()).toBe(second!.earn.hotelsMultiplier);
});
