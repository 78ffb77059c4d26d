/** The demo's wallet is the picture's, whatever day it is seeded on; the bank's news does not double it. */
import { addDays, type Instant } from '@sojourn/domain/dates.ts';
import { addYears, dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { MACHINES } from '#main/capabilities.ts';
import { readPending } from '#modules/protecting/reimbursements/store.ts';
import { readBoundFrom } from '#modules/selling/booking/brought/bound-from.ts';
import { checkLedger } from '../../modules/money/ledger/check-ledger.ts';
import { walletRoutes } from '../../modules/money/wallet/routes.ts';
import { createIssuer } from '../../modules/money/wallet/testing/issuer.ts';
import { testClock } from '../../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { seed } from './seed.ts';
import { DEMO_VOUCHER } from './wallet.ts';

let database: TestDatabase | undefined;
let server: TestServer | undefined;
const drop = async () => {
  await server?.close();
  await database?.drop();
};
beforeEach(async () => {
  await drop();
  database = await createTestDatabase();
});
afterAll(drop);

it.each([
  '2027-02-08T15:00:00.000Z',
  '2026-11-20T03:00:00.000Z',
  '2028-03-07T12:00:00.000Z',
  '2027-03-15T05:30:00.000Z',
])('seeded at %s', async (now) => {
  const clock = testClock(now as Instant);
  const { db } = database!;
  await seed({ db, clock, scenario: 'demo' });
  await seed({ db, clock, scenario: 'demo' });
  expect(await checkLedger(db, MACHINES)).toEqual([]);
  const issuer = createIssuer();
  const isOfTenant = () => true;
  server = await createTestServer({
    database: database!,
    clock,
    handlers: (effects) =>
      walletRoutes({
        ...effects,
        ...issuer,
        isOfTenant,
        products: testProducts,
        titlesOf: async () => new Map(),
        readBoundFrom,
        readPending,
      }),
  });
  const today = dateIn(clock.now());
  const began = addDays(today, -7);
  issuer.tell('maya', 'NewBenefitPeriod', {
    accountReferenceId: 'acc_summit_4417',
    openedOn: addYears(began, -3),
    benefitPeriodFrom: began,
    nextAnniversaryOn: addYears(began, 1),
  });
  const maya = await server.signIn({ subject: 'maya', email: 'maya.okafor@example.com' });
  const wallet = (await server.call('getWallet', maya, {})).body;
  expect(wallet.spendable.amountMinor).toBe(38_640);
  expect(wallet.offers.map(({ kind, state, spent }) => [kind, state, spent?.amountMinor])).toEqual([
    ['creditBack', 'Pending', undefined],
    ['discount', 'Authorized', undefined],
    ['discount', 'Authorized', undefined],
    ['bonusMiles', 'Authorized', 41_200],
  ]);
  const { entries } = (await server.call('listWalletActivity', maya, { query: {} })).body;
  expect(entries.map(({ type, amount, balance }) => [type, amount.amountMinor, balance.amountMinor])).toEqual(
    [
      ['StatementCreditCreated', 30_000, 38_640],
      ['StatementCreditExpired', -4_210, 8_640],
      ['PriceDropProtection', 5_000, 12_850],
      ['PriceMatch', 3_640, 7_850],
      ['StatementCreditRedeemed', -5_790, 4_210],
      ['StatementCreditRedeemed', -20_000, 10_000],
      ['StatementCreditCreated', 30_000, 30_000],
    ],
  );
  const daysAgo = entries.map(({ at }) => Math.floor((Date.parse(now) - Date.parse(at)) / 86_400_000));
  for (const [i, days] of [7, 8, 58, 66, 78, 116, 372].entries())
    expect(Math.abs(daysAgo[i]! - days)).toBeLessThanOrEqual(1);
  const redeemed = await server.call('redeemVoucher', maya, { input: { code: DEMO_VOUCHER } });
  expect(redeemed.body.granted.amountMinor).toBe(2_500);
  const elena = await server.signIn({ subject: 'elena', email: 'elena.ruiz@example.com' });
  expect((await server.call('getWallet', elena, {})).body.spendable.amountMinor).toBe(25_000);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from customers`.execute(db);
  expect(rows[0]!.count).toBe(5);
});
