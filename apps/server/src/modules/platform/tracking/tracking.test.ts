/** Tracking over HTTP: what is kept, who is not followed, what never gets in, what is dropped. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { dumpDatabase } from '#testing/dump-database.ts';
import { type Browser, createTestServer, type TestServer } from '#testing/server.ts';
import { maintainMonths, RETENTION_MONTHS } from './maintain-months.ts';
import { plusMonths } from './month.ts';
import { trackingRoutes } from './routes.ts';
import { readMonths } from './store.ts';

let database: TestDatabase;
let server: TestServer;
let maya: Browser;
let isBankAway = false;
const HOST = 'https://www.bank.example';

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestServer({
    database,
    settings: { embedOrigins: [HOST] },
    handlers: (effects) =>
      trackingRoutes({
        ...effects,
        accountOf: async () => {
          if (isBankAway) throw new Error('the bank is away');
          return 'acc_one';
        },
      }),
  });
  maya = await server.signIn({ firstName: 'Mayabelle', lastName: 'Okaforsen', email: 'm.oka@example.test' });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

type Row = {
  tenant_id: string;
  customer_id: string;
  event_name: string;
  properties: Record<string, unknown>;
};
const storedEvents = async (): Promise<(Row & { occurred_at: Date | string })[]> =>
  (await database.pool.query('select * from tracking_events order by occurred_at, event_name')).rows;
const forget = () => database.pool.query('truncate tracking_events');
afterEach(forget);
const event = (eventName: string, properties: Record<string, string | number | boolean> = {}) => ({
  eventName,
  properties,
});
const send = (browser: Browser | null, input: object, headers: Record<string, string> = {}) =>
  server.call('trackEvent', browser, { input: input as never, headers });

describe('an event', () => {
  it('is kept with the site, the account, the device and the campaign', async () => {
    const properties = { page: '/stays', device: 'phone', utm_source: 'newsletter', utm_medium: 'email' };
    const { status, body } = await send(maya, event('page_view', properties));
    expect([status, body]).toEqual([200, { Response: 'Success' }]);
    expect(await storedEvents()).toMatchObject([
      {
        tenant_id: 'consumer',
        customer_id: maya.customerId,
        event_name: 'page_view',
        properties: {
          ...properties,
          tenant: 'consumer',
          account_reference_id: 'acc_one',
          is_agent_session: false,
        },
      },
    ]);
  });
  it('says when an agent was looking, whatever the browser says', async () => {
    const agent = await server.signIn({ isAgent: true, tenantId: 'business' });
    await send(agent, event('page_view', { is_agent_session: false, tenant: 'consumer', business_id: 'x' }));
    const [row] = await storedEvents();
    expect(row?.properties).toEqual({
      tenant: 'business',
      account_reference_id: 'acc_one',
      is_agent_session: true,
    });
  });
  it('says so too when the agents’ desk says it of itself', async () => {
    await send(maya, event('page_view', { is_agent_session: true }));
    expect((await storedEvents())[0]?.properties).toHaveProperty('is_agent_session', true);
  });
  it('comes with others, each at its own time', async () => {
    await send(maya, { ...event('b'), more: [{ ...event('a'), ageMs: 60_000 }] });
    const [first, second] = await storedEvents();
    expect([first?.event_name, second?.event_name]).toEqual(['a', 'b']);
    expect(Date.parse(String(second!.occurred_at)) - Date.parse(String(first!.occurred_at))).toBe(60_000);
  });
  it('of last month is kept there', async () => {
    const now = server.clock.now();
    server.clock.set('2027-03-01T00:00:10.000Z' as typeof now);
    await send(null, { ...event('b'), more: [{ ...event('a'), ageMs: 60_000 }] });
    server.clock.set(now);
    expect(await readMonths(database.db)).toEqual(expect.arrayContaining(['2027-02', '2027-03']));
    expect(await storedEvents()).toHaveLength(2);
  });
  it('of nobody, or of a beacon that can bear no headers, is kept without a name', async () => {
    await send(null, event('request_failed', { status: 400, endpoint: '/login/code' }));
    const { 'x-csrf-token': _csrf, ...withoutCsrf } = maya.headers;
    await send({ ...maya, headers: withoutCsrf }, event('page_left'));
    const { authorization: _bearer, ...beacon } = withoutCsrf;
    await send({ ...maya, headers: beacon }, event('page_left'), { 'sec-fetch-site': 'same-origin' });
    expect((await storedEvents()).map(({ customer_id }) => customer_id)).toEqual(['', '', '']);
  });
  it('of another site’s page is refused', async () => {
    expect((await send(maya, event('page_view'), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(null, event('page_view'), { origin: 'https://evil.example' })).status).toBe(403);
    expect(await storedEvents()).toEqual([]);
  });
  it('of a page that embeds the profile is kept with who it is, or without a name', async () => {
    const from = { origin: HOST, 'sec-fetch-site': 'same-site' };
    const { status, headers } = await send(maya, event('a', { entry_point: 'embed' }), from);
    expect([status, headers['access-control-allow-origin']]).toEqual([200, HOST]);
    const { authorization: _bearer, 'x-csrf-token': _csrf, ...beacon } = maya.headers;
    await send({ ...maya, headers: beacon }, event('b'), from);
    await send({ ...maya, headers: { ...maya.headers, 'x-csrf-token': 'forged' } }, event('c'), from);
    const rows = await storedEvents();
    expect(rows.map(({ event_name, customer_id }) => [event_name, customer_id]).toSorted()).toEqual([
      ['a', maya.customerId],
      ['b', ''],
      ['c', ''],
    ]);
    expect(rows[0]?.properties).toMatchObject({ entry_point: 'embed', account_reference_id: 'acc_one' });
  });
  it.each(['https://evil.example', 'http://www.bank.example', 'https://www.bank.example.evil.test', 'null'])(
    'of a page of %s is refused, with a session and as a beacon',
    async (origin) => {
      for (const browser of [maya, null]) {
        for (const site of ['same-site', 'cross-site']) {
          const { status, headers } = await send(browser, event('a'), { origin, 'sec-fetch-site': site });
          expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
        }
      }
      expect(await storedEvents()).toEqual([]);
    },
  );
  it('does not wait for the bank, which may be away', async () => {
    isBankAway = true;
    expect((await send(maya, event('page_view'))).status).toBe(200);
    isBankAway = false;
    expect((await storedEvents())[0]?.properties).not.toHaveProperty('account_reference_id');
  });
  it('does not keep its session alive', async () => {
    const end = async () => {
      const idleQuery = 'select idle_expires_at::text from sessions where session_id = $1';
      return (await database.pool.query(idleQuery, [maya.sessionId])).rows[0].idle_expires_at;
    };
    const before = await end();
    server.clock.move(120);
    await send(maya, event('page_view'));
    expect(await end()).toBe(before);
  });
  it.each([
    ['a name with an address in it', { eventName: 'maya@example.test', properties: {} }],
    ['no name', { properties: {} }],
    ['a thing inside', { eventName: 'a', properties: { page: { a: 1 } } }],
    ['too many at once', { ...event('a'), more: Array(20).fill(event('a')) }],
    ['one from tomorrow', { ...event('a'), ageMs: -1 }],
  ])('with %s is refused', async (_name, input) => {
    expect((await send(maya, input)).status).toBe(422);
    expect(await storedEvents()).toEqual([]);
  });
});

describe('who does not want to be followed', () => {
  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('is not: %o', async (header) => {
    expect((await send(maya, event('page_view'), header as never)).body).toEqual({ Response: 'Success' });
    expect(await storedEvents()).toEqual([]);
  });
  it('and who does not mind is', async () => {
    await send(maya, event('page_view'), { dnt: '0' });
    expect(await storedEvents()).toHaveLength(1);
  });
});

describe('what names a person', () => {
  const SECRETS = [
    'Mayabelle',
    'Okaforsen',
    'm.oka@example.test',
    '6175550142',
    '+1 617 555 0142',
    'X40718253',
  ];
  it('is kept nowhere, wherever in an event it stands', async () => {
    for (const secret of [...SECRETS, ...SECRETS.map((each) => each.toLowerCase())]) {
      const logLine = `${secret}: could not be read`;
      const more = [
        event('a', { first_name: secret, passport: secret, [secret]: 'x' }),
        event('b', {
          page: `/${secret}`,
          section: secret,
          code: secret,
          utm_source: secret,
          visit_id: secret,
        }),
        event('c', { url: `/x/${secret}?name=${secret}#${secret}`, status_text: logLine }),
        event('d', {
          body: JSON.stringify({ code: 'NotFound', details: { fields: [{ problem: logLine }] } }),
        }),
      ];
      const { status } = await send(maya, { ...event('request_failed', { body: logLine }), more });
      expect(status).toBe(200);
    }
    const { text } = await dumpDatabase(database.url);
    // Each stands in the dump of its month, and in that of all months
    const lines = text.split('\n').filter((line) => line.includes('"event_name"'));
    const events = [...new Set(lines)];
    expect(events.length).toBe(SECRETS.length * 2 * 5);
    for (const secret of SECRETS)
      expect(events.filter((line) => line.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
    expect(events.join('')).toContain('could not be read');
  });
  it('as a card number does not even get in', async () => {
    const { error } = await send(maya, event('a', { body: '4111 1111 1111 1111' }));
    expect(error?.code).toBe('CardNumberRefused');
  });
});

describe('the months', () => {
  it('are there before they begin, and go when they are too old, with what happened in them', async () => {
    const now = server.clock.now();
    await maintainMonths(database.db, now);
    await send(maya, event('page_view'));
    const later = '2028-03-01T00:00:00.000Z' as typeof now;
    await maintainMonths(database.db, later);
    expect(await storedEvents()).toHaveLength(1);
    await maintainMonths(database.db, '2028-04-01T00:00:00.000Z' as typeof now);
    expect(await storedEvents()).toEqual([]);
    const months = await readMonths(database.db);
    expect(months).toEqual(expect.arrayContaining(['2028-04', '2028-05']));
    expect(months[0]! >= plusMonths('2028-04', -RETENTION_MONTHS)).toBe(true);
  });
  it('are made by several processes at once', async () => {
    const now = '2029-12-31T23:59:59.000Z' as ReturnType<typeof server.clock.now>;
    await Promise.all([1, 2, 3, 4].map(() => maintainMonths(database.db, now)));
    expect(await readMonths(database.db)).toEqual(['2029-12', '2030-01']);
  });
  it('cannot be changed: what happened has happened', async () => {
    await send(maya, event('page_view'));
    await expect(database.pool.query("update tracking_events set event_name = 'x'")).rejects.toThrow();
    await expect(database.pool.query('delete from tracking_events')).rejects.toThrow();
  });
});
