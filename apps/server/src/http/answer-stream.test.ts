/** Streams whose events last: kept as they are sent, with whatever follows them this time. */
import { gunzipSync } from 'node:zlib';
import type { StaySearchEvent } from '@sojourn/contract/stay-search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markLasting } from '../lasting.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '../testing/server.ts';

const named = (count: number) =>
  Array.from({ length: count }, (_, found) => ({
    ...{ name: `Supplier ${found}`, state: 'answered' as const, found },
  }));
/** More than a packet of it, so that it is packed where the browser can read that. */
const LASTING: StaySearchEvent = markLasting({ type: 'progress', suppliers: named(60) });
const doneOf = (complete: boolean): StaySearchEvent => ({ type: 'done', complete, suppliers: [] });
const INPUT = {
  area: { place: 'city:lisbon-pt' },
  ...{ checkIn: '2027-04-15', checkOut: '2027-04-19' },
  rooms: [{ adults: 2, childAges: [] }],
};

let database: TestDatabase;
let server: TestServer;
let maya: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestServer({
    database,
    handlers: {
      async *searchStays({ input: { sort } }) {
        yield LASTING;
        yield doneOf(sort === 'Price');
      },
    },
  });
  maya = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function ask(sort: 'Price' | 'MostRecommended', encoding: 'gzip' | 'identity'): Promise<unknown[]> {
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/api/v0/stays/search', payload: { ...INPUT, sort } },
    headers: { ...maya.headers, 'accept-encoding': encoding },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
  const bytes = encoding === 'gzip' ? gunzipSync(answer.rawPayload) : answer.rawPayload;
  return bytes
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it.each(['gzip', 'identity'] as const)(
  '%s: each asker gets all lines, and those of their own',
  async (as) => {
    const whole = (complete: boolean) => [LASTING, doneOf(complete)];
    for (const _ of [1, 2]) {
      expect(await ask('Price', as)).toEqual(whole(true));
      expect(await ask('MostRecommended', as)).toEqual(whole(false));
      expect(await ask('MostRecommended', as)).toEqual(whole(false));
    }
    const many = await Promise.all([...'abcdef'].map((_, i) => ask(i % 2 ? 'Price' : 'MostRecommended', as)));
    expect(many).toEqual([...'abcdef'].map((_, i) => whole(i % 2 === 1)));
  },
);
