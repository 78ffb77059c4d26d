/** Requests that are paid with credit and miles too: nothing of them is spent before the host accepts. */
import { randomBytes } from 'node:crypto';
import { addDays, date } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Grant, grantCredit } from '@sojourn/server/modules/money/wallet/grant-credit.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAs, askHost, type SentRequest, seeRequest } from '#home/testing/sent-requests.ts';

const MAYA = 'maya';
const ACCOUNT = 'acc_summit_4417';
const CREDIT = 5_000;
const UNITS = 2_000;
let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

let weeks = 0;
const freshDates = () => {
  const checkIn = addDays(date('2027-04-14'), 7 * weeks++);
  return { checkIn, checkOut: addDays(checkIn, 5) };
};
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
async function grant(expiresAt: string) {
  const { tenantId, customerId } = await product.signIn({ subject: MAYA });
  const what = {
    type: 'GoodwillCredit',
    amountMinor: CREDIT,
    grantKey: `home:${weeks}`,
    expiresAt: expiresAt as Grant['expiresAt'],
  } as const;
  const creditId = await withTransaction(product.effects.db, (tx) =>
    grantCredit(tx, { random }, { tenantId, customerId }, what, product.clock.now()),
  );
  return { creditId, amountMinor: null };
}
const sendWith = (creditLasts: string) =>
  grant(creditLasts).then((credit) =>
    askHost(product, MAYA, freshDates(), undefined, {
      credits: [credit],
      miles: [{ accountReferenceId: ACCOUNT, units: UNITS }],
    }),
  );
async function balance() {
  const maya = await product.signIn({ subject: MAYA });
  const { body } = await product.call('listRewardsAccounts', maya, { input: { refresh: true } });
  return body.value.find(({ accountReferenceId }) => accountReferenceId === ACCOUNT)?.rewardsBalance.value;
}
async function tendersOf({ checkoutId }: SentRequest) {
  const { rows } = await sql<{ kind: string; amount: number; state: string }>`select t.kind,
      t.amount_minor::int as amount, t.state
    from tenders t join bookings b using (tenant_id, customer_id, booking_id)
    where b.checkout_id = ${checkoutId} order by t.amount_minor`.execute(product.effects.db);
  return rows.map(({ kind, amount, state }) => [kind, amount, state]);
}
const seeAgain = async (sent: SentRequest) =>
  seeRequest(product, { ...sent, guest: await product.signIn({ subject: MAYA }) });

test('credit, miles and card are taken once the host accepts, as they were sent', async () => {
  const before = (await balance()) ?? 0;
  const sent = await sendWith('2028-02-01T04:59:59Z');
  expect(await balance()).toBe(before);
  expect(await tendersOf(sent)).toEqual([]);
  await answerAs(product, sent, 'accept');
  expect(await seeAgain(sent)).toMatchObject({ state: 'confirmed' });
  const card = sent.totalMinor - CREDIT - UNITS;
  expect(await tendersOf(sent)).toEqual([
    ['Rewards', UNITS, 'captured'],
    ['TravelWallet', CREDIT, 'captured'],
    ['UserCard', card, 'captured'],
  ]);
  expect(await balance()).toBe(before - UNITS);
});

test('declined, neither credit nor miles were touched', async () => {
  const before = await balance();
  const sent = await sendWith('2028-02-01T04:59:59Z');
  await answerAs(product, sent, 'decline');
  expect(await tendersOf(sent)).toEqual([]);
  expect(await balance()).toBe(before);
});

test('what a credit that has expired by then can’t pay, the card does', async () => {
  const expiresAt = new Date(Date.parse(product.clock.now()) + 3_600_000).toISOString();
  const sent = await sendWith(expiresAt);
  product.clock.move(2 * 3_600);
  await answerAs(product, sent, 'accept');
  expect(await seeAgain(sent)).toMatchObject({ state: 'confirmed' });
  expect(await tendersOf(sent)).toEqual([
    ['Rewards', UNITS, 'captured'],
    ['UserCard', sent.totalMinor - UNITS, 'captured'],
  ]);
});
