/** How http treats every call alike, tried on real calls with handlers of the test's own. */
import { setTimeout as wait } from 'node:timers/promises';
import type { StaySearchEvent } from '@sojourn/products/hotel/wire/stay-search.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../refusal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '../testing/server.ts';

let database: TestDatabase;
let server: TestServer;
let maya: Browser;
let booked = 0;
let bookAnswer: () => Promise<never> | Promise<{ result: 'Success'; bookingId: never }>;
const bookingId = 'bkg_00000000000000000000000001' as never;
const checkoutId = 'chk_00000000000000000000000001';
const input = { totalMinor: 100, cardMinor: 100, tenders: [], quoteId: 'quo_00000000000000000000000001' };
const book = (browser: Browser, key: string, more: object = {}) =>
  server.call('bookCheckout', browser, {
    params: { checkoutId },
    input: { ...input, ...more },
    headers: { 'idempotency-key': key },
  });
const lastLine: StaySearchEvent = { type: 'done', complete: true, suppliers: [] };
const stays = {
  area: { place: 'city:lisbon-pt' },
  checkIn: '2027-04-15',
  checkOut: '2027-04-19',
  rooms: [{ adults: 2, childAges: [] }],
};

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestServer({
    database,
    handlers: {
      getUserInfo: async ({ actor }) => ({
        userInfo: { firstName: actor.firstName, lastName: actor.lastName, email: actor.email },
      }),
      createWishlist: async ({ input: { name } }) => ({
        wishlist: { id: { value: 'wsh_1' as never }, name, items: [] },
      }),
      listRewardsAccounts: async () => ({ value: [], leaked: 'secret' }) as never,
      listPaymentMethods: async () => refuse('NotCancellable'),
      getPlace: async () => refuse('UnknownPlace'),
      listTrips: async () => {
        throw Object.assign(new Error('timeout exceeded when trying to connect'));
      },
      getTrip: async () => refuse('NotFound'),
      bookCheckout: async () => {
        booked++;
        return bookAnswer();
      },
      async *searchStays({ input: { sort } }) {
        if (sort === 'Price') refuse('UnknownPlace');
        yield { type: 'progress', suppliers: [] };
        if (sort === 'StarRating') await wait(500);
        if (sort === 'StarRating') throw new Error('supplier fell over');
        yield lastLine;
      },
    },
  });
  maya = await server.signIn();
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});
beforeEach(() => {
  booked = 0;
  bookAnswer = async () => ({ result: 'Success', bookingId });
});

describe('answers', () => {
  it('come back in the contract’s form', async () => {
    const answer = await server.call('getUserInfo', maya, {});
    expect(answer.status).toBe(200);
    expect(answer.body.userInfo.firstName).toBe('Maya');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
  it('that hold more than they declare are a bug, not a leak', async () => {
    const { status, error } = await server.call('listRewardsAccounts', maya, { input: {} });
    expect([status, error?.code]).toEqual([500, 'InternalError']);
    expect(JSON.stringify(error)).not.toContain('secret');
  });
  it('with a code that the call does not declare are a bug', async () => {
    expect((await server.call('listPaymentMethods', maya, { input: {} })).status).toBe(500);
  });
  it('of a declared refusal have its status, and its request id stands in the header', async () => {
    const { status, error, headers } = await server.call('getPlace', null, { query: { id: 'city:nowhere' } });
    expect([status, error?.code]).toEqual([422, 'UnknownPlace']);
    expect(headers['x-request-id']).toBe(error?.requestId);
  });
  it('without a free connection are 503 with Retry-After', async () => {
    const { status, error, headers } = await server.call('listTrips', maya, { query: {} });
    expect([status, error?.code, headers['retry-after']]).toEqual([503, 'ServiceUnavailable', '2']);
  });
  it('for unknown addresses of the API are NotFound', async () => {
    for (const url of ['/api/v0/nope', '/api/', '/api/v0/trips/x/y/z', '/art/hotel.svg/x']) {
      const answer = await server.app.inject({ url });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NotFound']);
    }
  });
  it('over 1 KB are compressed for who can read it', async () => {
    const get = (accept: string) =>
      server.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': accept } });
    expect((await get('gzip, br')).headers['content-encoding']).toBe('br');
    expect((await get('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await get('br;q=0')).headers['content-encoding']).toBeUndefined();
  });
});

describe('requests', () => {
  it('with an unknown key are refused by its name', async () => {
    const { status, error } = await server.call('createWishlist', maya, {
      input: { name: 'Lisbon', customerId: 'cus_other' } as never,
    });
    expect(status).toBe(422);
    expect(error?.details?.fields).toEqual([{ path: 'customerId', problem: 'unknown' }]);
  });
  it('with an unknown query are refused', async () => {
    const { status } = await server.call('getPlace', null, {
      query: { id: 'city:x-y', admin: '1' } as never,
    });
    expect(status).toBe(422);
  });
  it('with a card number anywhere are refused', async () => {
    const { error } = await server.call('createWishlist', maya, {
      input: { name: 'My 4111 1111 1111 1111' },
    });
    expect([error?.code, error?.details?.fields?.[0]?.path]).toEqual(['CardNumberRefused', 'name']);
  });
  it('that are no JSON, or too large, are refused', async () => {
    const post = (payload: string, type = 'application/json') =>
      server.app.inject({
        method: 'POST',
        url: '/api/v0/travel/wishlists/wishlist/create',
        payload,
        headers: { ...maya.headers, 'content-type': type },
      });
    expect((await post('{"name":')).json().code).toBe('InvalidInput');
    expect((await post('{"__proto__":{"x":1},"name":"a"}')).json().code).toBe('InvalidInput');
    expect((await post('name=x', 'text/plain')).json().code).toBe('InvalidInput');
    const large = await post(JSON.stringify({ name: 'x'.repeat(70_000) }));
    expect([large.statusCode, large.json().code]).toEqual([413, 'PayloadTooLarge']);
  });
  it('that the database could not keep, or that are only deep, are refused', async () => {
    const bodies: [string, string, string][] = [
      ['{"name":"a\\u0000b"}', 'name', 'not a text'],
      ['{"name":"\\ud800"}', 'name', 'not a text'],
      ['['.repeat(30_000) + ']'.repeat(30_000), '', 'nested too deeply'],
      [`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, '', 'nested too deeply'],
    ];
    for (const [payload, path, problem] of bodies) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v0/travel/wishlists/wishlist/create',
        payload,
        headers: { ...maya.headers, 'content-type': 'application/json' },
      });
      expect([answer.statusCode, answer.json().details?.fields]).toEqual([422, [{ path, problem }]]);
    }
  });
  it('to what is no address are answered like all others', async () => {
    for (const url of ['/%ZZ', '/art/%ff.svg', `/api/v0/trips/${'x'.repeat(300)}`]) {
      const answer = await server.app.inject({ url });
      expect([answer.statusCode >= 400 && answer.statusCode < 500, answer.json().code], url).toEqual([
        true,
        expect.stringMatching(/^(InvalidInput|NotFound|Unauthorized)$/),
      ]);
      expect(answer.headers['content-security-policy'], url).toContain("default-src 'self'");
      expect(answer.headers['x-content-type-options'], url).toBe('nosniff');
      expect(answer.headers['cache-control'], url).toBe('no-store');
      expect(answer.body).not.toContain('%');
    }
  });
  it('that nobody reads the answer of do not stay for ever', () =>
    expect(server.app.server.timeout).toBeGreaterThan(0));
  it('of another site are refused, whatever they carry', async () => {
    const from = (headers: Record<string, string>) => server.call('getUserInfo', maya, { headers });
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://localhost:9999' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const { status, error } = await from(headers);
      expect([status, error?.code]).toEqual([403, 'CrossSite']);
    }
    expect((await from({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' })).status).toBe(200);
  });
});

describe('idempotent calls', () => {
  it('need a key in form', async () => {
    for (const key of ['', 'short', 'with space in it', 'x'.repeat(129)]) {
      const { status, error } = await book(maya, key);
      expect([status, error?.code]).toEqual([400, 'IdempotencyKeyMissing']);
    }
  });
  it('run once and replay the first result', async () => {
    const first = await book(maya, 'key-replay-1');
    const again = await book(maya, 'key-replay-1');
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(booked).toBe(1);
  });
  it('replay a refusal too, with its status', async () => {
    bookAnswer = async () => refuse('PriceIncreased', { oldTotalMinor: 100, newTotalMinor: 120 });
    const first = await book(maya, 'key-refused-1');
    bookAnswer = async () => ({ result: 'Success', bookingId });
    const again = await book(maya, 'key-refused-1');
    expect([again.status, again.error]).toEqual([409, first.error]);
    expect(booked).toBe(1);
  });
  it('refuse the key with another request', async () => {
    await book(maya, 'key-other-1');
    const { status, error } = await book(maya, 'key-other-1', { totalMinor: 101 });
    expect([status, error?.code]).toEqual([409, 'IdempotencyKeyReused']);
  });
  it('keep nothing of what can be put right or was not decided', async () => {
    for (const code of ['CheckoutIncomplete', 'ServiceUnavailable'] as const) {
      bookAnswer = async () => refuse(code);
      await book(maya, `key-kept-${code}`);
      bookAnswer = async () => ({ result: 'Success', bookingId });
      expect((await book(maya, `key-kept-${code}`, { totalMinor: 102 })).status).toBe(200);
    }
  });
  it('run once for twenty at the same time; the others are told to wait or get the result', async () => {
    bookAnswer = async () => {
      await wait(150);
      return { result: 'Success', bookingId };
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => book(maya, 'key-race-1')));
    expect(booked).toBe(1);
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status, error } of all) {
      if (status !== 200) expect(error?.code).toBe('RequestInProgress');
    }
  });
  it('keep two customers’ keys apart', async () => {
    await book(maya, 'key-shared-1');
    await book(await server.signIn(), 'key-shared-1');
    expect(booked).toBe(2);
  });
  it('are taken over when the process that ran them died', async () => {
    await book(maya, 'key-dead-1');
    await database.pool.query(
      `update idempotency_keys set state = 'running', status = null, sealed = null,
         lease_until = now() - interval '1 second' where key = 'key-dead-1'`,
    );
    expect((await book(maya, 'key-dead-1')).status).toBe(200);
    expect(booked).toBe(2);
  });
});

describe('streams', () => {
  it('send each event as a line', async () => {
    const { body, headers } = await server.call('searchStays', maya, { input: stays });
    expect(body).toEqual([{ type: 'progress', suppliers: [] }, lastLine]);
    expect(headers['content-type']).toBe('application/x-ndjson');
  });
  it('refused before the first event are ordinary errors', async () => {
    const { status, error } = await server.call('searchStays', maya, { input: { ...stays, sort: 'Price' } });
    expect([status, error?.code]).toEqual([422, 'UnknownPlace']);
  });
  it('that fail later end without their last event', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api/v0/stays/search`, {
      method: 'POST',
      headers: { ...maya.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...stays, sort: 'StarRating' }),
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
});
