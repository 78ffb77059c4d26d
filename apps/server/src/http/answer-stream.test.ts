/** Streams that may be told again: sent as they were while they hold, and made anew when they do not. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { StaySearchEvent } from '@sojourn/contract/products/hotel/stay-search.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '../testing/server.ts';
import type { ToldAgain } from '../told-again.ts';

const INPUT = {
  area: { place: 'city:lisbon-pt' },
  ...{ checkIn: '2027-04-15', checkOut: '2027-04-19' },
  rooms: [{ adults: 2, childAges: [] }],
};
/** More than a packet of it, so that it is packed where the browser can read that. */
const named = (found: number) =>
  Array.from({ length: 60 }, (_, index) => ({
    ...{ name: `Supplier ${index}`, state: 'answered' as const, found },
  }));
const progress = (found: number): StaySearchEvent => ({ type: 'progress', suppliers: named(found) });
const done = (complete: boolean): StaySearchEvent => ({ type: 'done', complete, suppliers: [] });

/** What the handler does next, and how often it was gone through. */
let made = 0;
let holds = true;
let ways: { readonly slow?: boolean; readonly complete?: boolean; readonly fails?: boolean } = {};

async function* events(): AsyncGenerator<StaySearchEvent> {
  made++;
  yield progress(made);
  if (ways.slow) await new Promise((resolve) => setTimeout(resolve, 30));
  if (ways.fails) throw new Error('the search broke');
  yield progress(made + 100);
  yield done(ways.complete ?? true);
}
function search(question: string): ToldAgain<StaySearchEvent> {
  const again = () =>
    ways.complete === false ? null : { events: [progress(made + 100), done(true)], holds: () => holds };
  return Object.assign(events(), { question, again });
}

let database: TestDatabase;
let server: TestServer;
let maya: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  const handlers = { searchStays: ({ input }: { input: object }) => search(JSON.stringify(input)) };
  server = await createTestServer({ database, handlers });
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
  holds = true;
  ways = {};
});

const UNPACKED = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
type As = keyof typeof UNPACKED;

/** Each test has a question of its own. `found` as told, one for each line before the last. */
async function ask(as: As, adults = 2): Promise<{ found: number[]; isWhole: boolean; encoding: unknown }> {
  const rooms = [{ adults, childAges: [count % 18] }];
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/api/v0/stays/search', payload: { ...INPUT, rooms } },
    headers: { ...maya.headers, 'accept-encoding': as },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  const lines: StaySearchEvent[] = UNPACKED[encoding as As](answer.rawPayload)
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const told = lines.flatMap((line) => (line.type === 'progress' ? [line.suppliers[0]!.found] : []));
  return { found: told, isWhole: lines.at(-1)?.type === 'done', encoding };
}

it.each(['br', 'gzip', 'identity'] as const)(
  '%s: what holds is told again, without its steps',
  async (as) => {
    expect(await ask(as)).toEqual({ found: [1, 101], isWhole: true, encoding: as });
    for (const _ of [1, 2]) expect(await ask(as)).toEqual({ found: [101], isWhole: true, encoding: as });
    expect(await ask(as, 1)).toMatchObject({ found: [2, 102] });
    holds = false;
    expect(await ask(as)).toMatchObject({ found: [3, 103] });
    holds = true;
    expect(await ask(as)).toMatchObject({ found: [103] });
  },
);

it('what came in parts is told again as one', async () => {
  ways = { slow: true };
  for (const as of ['br', 'gzip', 'identity'] as const) {
    made = 0;
    expect(await ask(as)).toEqual({ found: [1, 101], isWhole: true, encoding: as });
    expect(await ask(as)).toEqual({ found: [101], isWhole: true, encoding: as });
  }
});

it('what is not to be told again, or broke, is made anew', async () => {
  ways = { complete: false };
  expect(await ask('br')).toMatchObject({ found: [1, 101] });
  expect(await ask('br')).toMatchObject({ found: [2, 102] });
  ways = { slow: true, fails: true };
  await expect(ask('identity')).rejects.toThrow();
  ways = {};
  expect(await ask('identity')).toMatchObject({ found: [4, 104] });
});
