/** Cacheable streams: sent again as they were until something is sold or they expire. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { StaySearchEvent } from '@sojourn/products/hotel/wire/stay-search.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CacheableStream } from '#cacheable-stream.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '#testing/server.ts';

const INPUT = {
  area: { place: 'city:lisbon-pt' },
  checkIn: '2027-04-15',
  checkOut: '2027-04-19',
  rooms: [{ adults: 2, childAges: [] }],
};
/** More than a packet of it, so that it is packed where the browser can read that. */
const named = (found: number) =>
  Array.from({ length: 60 }, (_, index) => ({
    name: `Supplier ${index}`,
    state: 'answered' as const,
    found,
  }));
const progress = (found: number): StaySearchEvent => ({ type: 'progress', suppliers: named(found) });
const done = (complete: boolean): StaySearchEvent => ({ type: 'done', complete, suppliers: [] });

/** What the handler does next, and how often it ran. */
let made = 0;
let salesVersion: number | null = 1;
let ways: {
  readonly slow?: boolean;
  readonly complete?: boolean;
  readonly fails?: boolean;
  readonly sells?: boolean;
} = {};

async function* events(): AsyncGenerator<StaySearchEvent> {
  made++;
  yield progress(made);
  if (ways.slow) await new Promise((resolve) => setTimeout(resolve, 30));
  if (ways.sells) salesVersion = (salesVersion ?? 0) + 1;
  if (ways.fails) throw new Error('the search broke');
  yield progress(made + 100);
  yield done(ways.complete ?? true);
}
function search(cacheKey: string): CacheableStream<StaySearchEvent> {
  const finalEvents = () => (ways.complete === false ? null : [progress(made + 100), done(true)]);
  return Object.assign(events(), { cacheKey, finalEvents });
}

const clock = testClock();
let database: TestDatabase;
let server: TestServer;
let maya: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  const handlers = { searchStays: ({ input }: { input: object }) => search(JSON.stringify(input)) };
  server = await createTestServer({ database, clock, handlers, salesVersion: () => salesVersion });
  maya = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
let count = 0;
beforeEach(() => {
  count++;
  made = 0;
  salesVersion = 1;
  ways = {};
});

const UNPACKED = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
type As = keyof typeof UNPACKED;

/** Each test has a question of its own. `found`: one for each line before the last. */
async function ask(as: As, adults = 2): Promise<{ found: number[]; isWhole: boolean; encoding: unknown }> {
  const rooms = [{ adults, childAges: [count % 18] }];
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v0/stays/search',
    payload: { ...INPUT, rooms },
    headers: { ...maya.headers, 'accept-encoding': as },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  const lines: StaySearchEvent[] = UNPACKED[encoding as As](answer.rawPayload)
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const found = lines.flatMap((line) => (line.type === 'progress' ? [line.suppliers[0]!.found] : []));
  return { found, isWhole: lines.at(-1)?.type === 'done', encoding };
}

it.each(['br', 'gzip', 'identity'] as const)(
  '%s: a repeat gets the final events until a sale',
  async (as) => {
    expect(await ask(as)).toEqual({ found: [1, 101], isWhole: true, encoding: as });
    for (const _ of [1, 2]) expect(await ask(as)).toEqual({ found: [101], isWhole: true, encoding: as });
    expect(await ask(as, 1)).toMatchObject({ found: [2, 102] });
    salesVersion = 2;
    expect(await ask(as)).toMatchObject({ found: [3, 103] });
    expect(await ask(as)).toMatchObject({ found: [103] });
  },
);

it('an answer expires after 30 seconds', async () => {
  expect(await ask('br')).toMatchObject({ found: [1, 101] });
  clock.move(29);
  expect(await ask('br')).toMatchObject({ found: [101] });
  clock.move(1);
  expect(await ask('br')).toMatchObject({ found: [2, 102] });
});

it('an answer during which something was sold is not cached', async () => {
  ways = { sells: true };
  expect(await ask('br')).toMatchObject({ found: [1, 101] });
  ways = {};
  expect(await ask('br')).toMatchObject({ found: [2, 102] });
});

it('nothing is cached while a scenario plays for everybody', async () => {
  salesVersion = null;
  expect(await ask('br')).toMatchObject({ found: [1, 101] });
  expect(await ask('br')).toMatchObject({ found: [2, 102] });
});

it('an answer that came in parts is repeated as one', async () => {
  ways = { slow: true };
  for (const as of ['br', 'gzip', 'identity'] as const) {
    made = 0;
    expect(await ask(as)).toEqual({ found: [1, 101], isWhole: true, encoding: as });
    expect(await ask(as)).toEqual({ found: [101], isWhole: true, encoding: as });
  }
});

it('an incomplete or broken answer is not cached', async () => {
  ways = { complete: false };
  expect(await ask('br')).toMatchObject({ found: [1, 101] });
  expect(await ask('br')).toMatchObject({ found: [2, 102] });
  ways = { slow: true, fails: true };
  await expect(ask('identity')).rejects.toThrow();
  ways = {};
  expect(await ask('identity')).toMatchObject({ found: [4, 104] });
});
