/** Credits end once and are announced once, with several servers running and the clock moved. */
import { randomBytes } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readBoundFrom } from '#modules/selling/booking/brought/bound-from.ts';
import { testTurn } from '#testing/turn.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { createIssuer } from '../testing/issuer.ts';
import { createWalletWorld } from '../testing/wallet-world.ts';
import { walletJobs } from '../watch-wallets.ts';
import { END_BATCH, expireCredits } from './expire-credits.ts';

let world: Awaited<ReturnType<typeof createWalletWorld>>;
let owner: ReturnType<typeof world.newOwner>;
beforeAll(async () => {
  world = await createWalletWorld();
});
beforeEach(() => {
  world.clock.set('2027-02-08T15:00:00.000Z' as Instant);
  owner = world.newOwner();
});
afterEach(async () => expect(await world.problems()).toEqual([]));
afterAll(() => world?.close());

const DAY = 86_400;
/** As two server processes do. */
const lookTwice = async () => {
  const { clock, deps, database } = world;
  const { standing, redemptions } = createIssuer();
  const isOfTenant = () => true;
  const jobs = walletJobs({
    ...deps,
    db: database.db,
    clock,
    standing,
    redemptions,
    isOfTenant,
    log: pino({ level: 'silent' }),
    products: testProducts,
    readBoundFrom,
  });
  const look = async () => {
    for (const job of jobs) await job.run(testTurn(database.db));
  };
  await Promise.all([look(), look(), look()]);
};
const announcedDays = async () => {
  const { rows } = await sql<{ days: number; told: boolean }>`select a.days_before as days,
      exists (select from outbox o where o.customer_id = a.customer_id
        and o.message_id = 'creditExpiring.' || a.credit_id || '.' || a.days_before) as told
    from credit_announcements a where customer_id = ${owner.customerId}
    order by announced_at`.execute(world.database.db);
  return rows.map(({ days, told }) => (told ? days : `${days} untold`));
};

it('are announced 90, 60, 30 and 7 days before, each once, and then end', async () => {
  await world.grant(owner, 'GoodwillCredit', 5_000, { expiresAt: '2027-05-19T15:00:00Z' as Instant });
  const seen: unknown[] = [];
  // It ends on day 100; looked at every third day
  for (let day = 0; day <= 102; day += 3) {
    await lookTwice();
    seen.push([day, (await announcedDays()).length]);
    world.clock.move(3 * DAY);
  }
  expect(await announcedDays()).toEqual([90, 60, 30, 7]);
  expect(await world.entries(owner)).toEqual([
    ['Adjustment', 5_000],
    ['Expired', -5_000],
  ]);
  const at = (count: number) => (seen as [number, number][]).find(([, found]) => found === count)?.[0];
  expect([at(1), at(2), at(3), at(4)]).toEqual([12, 42, 72, 93]);
}, 60_000);

it('that were granted late are announced for the days left, after a pause only the last', async () => {
  await world.grant(owner, 'GoodwillCredit', 5_000, { expiresAt: '2027-03-25T15:00:00Z' as Instant });
  await lookTwice();
  expect(await announcedDays()).toEqual([]);
  world.clock.move(40 * DAY);
  await lookTwice();
  expect(await announcedDays()).toEqual([7]);
});

it('end once with many processes at it, and what a booking holds ends when it lets go', async () => {
  const ids = [];
  for (let i = 0; i < 70; i++)
    ids.push(
      await world.grant(owner, 'OneTimeCredit', 100, { expiresAt: '2027-03-01T00:00:00Z' as Instant }),
    );
  const bookingId = newId('bkg', new Uint8Array(randomBytes(16)));
  await world.hold(owner, bookingId, [{ tenderNo: 1, sourceId: ids[0]!, amountMinor: 40 }]);
  world.clock.move(30 * DAY);
  const { clock, database } = world;
  const job = async () =>
    (await inBatches(testTurn(database.db), END_BATCH, () => expireCredits({ db: database.db, clock }))).rows;
  const ended = await Promise.all([1, 2, 3].map(job));
  // None of the three failed, and none ended what another did
  expect(ended.reduce((sum, count) => sum + count)).toBe(70);
  const expired = async () =>
    (await world.entries(owner)).filter(([type]) => type === 'StatementCreditExpired').map(([, sum]) => sum);
  expect((await expired()).toSorted()).toEqual([...Array.from({ length: 69 }, () => -100), -60].toSorted());
  expect(await world.stateOf(owner, ids[0]!)).toBe('Available');
  await world.release(owner, bookingId);
  expect(await world.spendable(owner)).toEqual([]);
  await lookTwice();
  expect((await expired()).reduce((sum, amount) => sum + amount, 0)).toBe(-7_000);
  expect(await world.stateOf(owner, ids[0]!)).toBe('Expired');
});
