/** How long a session lasts, what prolongs it, and what ends it. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSignInProvider } from '#suppliers/bank/sign-in.ts';
import { NotSentError } from '#suppliers/outbound-fetch.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  type Browser,
  createTestServer,
  TEST_SESSION_SETTINGS,
  TEST_TENANTS,
  type TestServer,
  testShown,
} from '#testing/server.ts';
import { sessionRoutes } from './routes.ts';

let database: TestDatabase;
let server: TestServer;
let maya: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());
beforeEach(async () => {
  const settings = { issuer: 'http://localhost:9', clientSecret: 'unused by an issuer that is away' };
  const provider = createSignInProvider(settings, () => () => Promise.reject(new NotSentError('away')));
  server = await createTestServer({
    database,
    clock: testClock(),
    handlers: (effects) =>
      sessionRoutes(effects, {
        settings: TEST_SESSION_SETTINGS,
        provider,
        tenants: TEST_TENANTS,
        shown: testShown,
      }),
  });
  maya = await server.signIn();
  return () => server.close();
});

const isLive = async (browser = maya) => (await server.call('getUserInfo', browser, {})).status === 200;
const session = async () => (await server.call('getSession', maya, {})).body;
const MINUTE = 60;

describe('a session', () => {
  it('ends after fifteen minutes without use', async () => {
    server.clock.move(15 * MINUTE - 1);
    expect((await session()).userId).toBe(maya.customerId);
    server.clock.move(1);
    expect(await isLive()).toBe(false);
  });
  it('lasts on while it is used', async () => {
    for (let i = 0; i < 6; i++) {
      server.clock.move(14 * MINUTE);
      expect(await isLive()).toBe(true);
    }
  });
  it('is not prolonged by a page that only asks whether it lasts', async () => {
    for (let i = 0; i < 14; i++) {
      server.clock.move(MINUTE);
      expect((await session()).sessionExpiration).toBe('2027-02-08T15:15:00.000Z');
    }
    server.clock.move(MINUTE);
    expect((await server.call('getSession', maya, {})).status).toBe(401);
  });
  it('is prolonged when the person says so', async () => {
    server.clock.move(14 * MINUTE);
    const { body } = await server.call('extendSession', maya, {});
    expect(body.sessionExpiration).toBe(plusSeconds(server.clock.now(), 15 * MINUTE));
    server.clock.move(14 * MINUTE);
    expect(await isLive()).toBe(true);
  });
  it('ends after ten hours however much it is used, and says so beforehand', async () => {
    for (let minutes = 10; minutes < 600; minutes += 10) {
      server.clock.move(10 * MINUTE);
      expect(await isLive()).toBe(true);
    }
    expect((await session()).sessionExpiration).toBe('2027-02-09T01:00:00.000Z');
    server.clock.move(10 * MINUTE);
    expect(await isLive()).toBe(false);
  });
  it('that ended is not brought back by extending it', async () => {
    server.clock.move(16 * MINUTE);
    expect((await server.call('extendSession', maya, {})).status).toBe(401);
  });
  it('gets a new CSRF token when the cookie was lost, and the old form of it is refused', async () => {
    const cookie = maya.headers.cookie!.replace(/; __Host-csrf=[^;]*/, '');
    const { body, headers } = await server.call('getSession', maya, { headers: { cookie } });
    expect(String(headers['set-cookie'])).toContain(`__Host-csrf=${body.csrfToken}`);
    const change = (csrf: string) =>
      server.call('setLocale', maya, {
        input: { locale: 'fr' },
        headers: { cookie: `${cookie}; __Host-csrf=${csrf}`, 'x-csrf-token': csrf },
      });
    expect((await change(body.csrfToken)).status).toBe(200);
    expect((await change(`${body.csrfToken}x`)).status).toBe(403);
    expect((await session()).locale).toBe('fr');
  });
  it('ends here even while the bank is away', async () => {
    const { status, body } = await server.call('endSession', maya, {});
    expect([status, body]).toEqual([200, { endSessionUrl: null }]);
    expect(await isLive()).toBe(false);
  });
  it('ends alone: another of the same person lasts', async () => {
    const subject = 'two-browsers';
    const [laptop, phone] = [await server.signIn({ subject }), await server.signIn({ subject })];
    await server.call('endSession', laptop, {});
    expect([await isLive(laptop), await isLive(phone)]).toEqual([false, true]);
  });
});

it('a sign-in while the bank is away is refused for now', async () => {
  const { status, error } = await server.call('startSignIn', null, { input: {} });
  expect([status, error?.code]).toEqual([503, 'ServiceUnavailable']);
});
