/** One version for the sales of all processes: the response cache compares it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { createSalesFeed } from './sales-feed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the version changes with a sale on another connection, and when all sales are read again', async () => {
  const feed = createSalesFeed(database.pool, () => undefined);
  const payloads: string[] = [];
  const before = feed.version();
  await feed.follow({
    channel: 'test_sales',
    listen: async (client) => void (await client.query('listen test_sales')),
    readAll: async () => undefined,
    onSale: (payload) => payloads.push(payload),
  });
  const followed = feed.version();
  expect(followed).not.toBe(before);
  await database.pool.query(`select pg_notify('test_sales', 'sold')`);
  await expect.poll(() => payloads).toEqual(['sold']);
  expect(feed.version()).not.toBe(followed);
  await feed.stop();
});
