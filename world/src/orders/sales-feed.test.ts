/** Every server follows what all of them sell: each sale once, however late it commits. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSalesFeed, type SalesFeed } from './sales-feed.ts';
import { deleteNotices, noticeSale } from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
const feeds: SalesFeed[] = [];
afterEach(() => Promise.all(feeds.splice(0).map((feed) => feed.stop())));

async function follow() {
  const feed = createSalesFeed(database.pool, () => undefined);
  feeds.push(feed);
  const [payloads, readings] = [[] as unknown[], [] as number[]];
  await feed.follow({
    channel: 'test_sales',
    listen: async (client) => void (await client.query('listen test_sales')),
    readAll: async () => void readings.push(payloads.length),
    onSale: (payload) => payloads.push(JSON.parse(payload)),
  });
  return { feed, payloads, readings };
}
const sell = (what: unknown) => noticeSale(database.db, 'test_sales', what);

it('all servers see each sale once, and the version changes with it', async () => {
  const [one, other] = [await follow(), await follow()];
  const followed = one.feed.version();
  await sell('a');
  await expect.poll(() => [one.payloads, other.payloads]).toEqual([['a'], ['a']]);
  expect(one.feed.version()).not.toBe(followed);
  await sell('b');
  await expect.poll(() => one.payloads).toEqual(['a', 'b']);
});

it('a sale is seen once it has committed, however late, and never if it’s undone', async () => {
  const { payloads } = await follow();
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = withTransaction(database.db, async (tx) => {
    await noticeSale(tx, 'test_sales', 'late');
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  await withTransaction(database.db, async (tx) => {
    await noticeSale(tx, 'test_sales', 'undone');
    throw new Error('undone');
  }).catch(() => undefined);
  for (const what of ['first', 'second']) {
    await sell(what);
    await expect.poll(() => payloads.at(-1)).toBe(what);
  }
  end.resolve();
  await late;
  await expect.poll(() => payloads).toEqual(['first', 'second', 'late']);
});

it('a feed whose connection breaks reads everything again and goes on', async () => {
  const { payloads, readings } = await follow();
  await sell('before');
  await expect.poll(() => payloads).toContain('before');
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like '%sale_notices%'`,
  );
  await expect.poll(() => readings.length, { timeout: 15_000 }).toBeGreaterThan(1);
  await sell('after');
  await expect.poll(() => payloads).toContain('after');
});

it('what a server of the version before sells is seen too', async () => {
  const { payloads } = await follow();
  await database.pool.query(`select pg_notify('test_sales', '"sold"')`);
  await expect.poll(() => payloads).toEqual(['sold']);
});

it('old notices are deleted in batches', async () => {
  await database.pool.query(
    `insert into market.sale_notices (channel, payload, noticed_at)
     select 'test_sales', '1', now() - interval '2 hours' from generate_series(1, 5)`,
  );
  expect(await deleteNotices(database.pool, 3_600, 3)).toBe(3);
  expect(await deleteNotices(database.pool, 3_600, 3)).toBe(2);
  expect(await deleteNotices(database.pool, 3_600, 3)).toBe(0);
});
