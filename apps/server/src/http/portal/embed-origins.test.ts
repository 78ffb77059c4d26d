/** Which other origins' pages may call the API: those that are listed, and no others. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '#testing/server.ts';

const BANK = 'https://www.bank.example';
const ALLOW = 'access-control-allow-origin';
const USER = '/api/v0/userInfo';
const LOCALE = '/api/v0/session/locale';

let database: TestDatabase;
let server: TestServer;
let closed: TestServer;
let maya: Browser;
let given: string | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const portalDirectory = mkdtempSync(join(tmpdir(), 'embed-origins-'));
  for (const folder of ['embed', 'assets']) {
    mkdirSync(join(portalDirectory, folder));
    writeFileSync(join(portalDirectory, folder, 'some-1.js'), '');
  }
  writeFileSync(join(portalDirectory, 'before-paint.js'), '');
  const handlers = {
    getUserInfo: async () => ({ userInfo: { firstName: 'Maya', lastName: 'Okafor', email: 'm@x.test' } }),
    setLocale: async () => ({ Response: 'Success' as const }),
    startSignIn: async ({ context }: { context: { embedOrigin: string | null } }) => {
      given = context.embedOrigin;
      return { authorizationUrl: 'https://bank.example/auth' };
    },
  };
  server = await createTestServer({
    database,
    handlers,
    settings: { embedOrigins: [BANK], portalDirectory },
  });
  closed = await createTestServer({ database, handlers });
  maya = await server.signIn();
});
afterAll(async () => {
  await server?.close();
  await closed?.close();
  await database?.drop();
});

const ask = (headers: Record<string, string>, url = USER, of = server) =>
  of.app.inject({ method: 'GET', url, headers: { ...maya.headers, ...headers } });
const preflight = (origin: string, of = server) =>
  of.app.inject({
    method: 'OPTIONS',
    url: LOCALE,
    headers: {
      host: 'localhost',
      origin,
      'sec-fetch-site': 'cross-site',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,x-csrf-token',
    },
  });

describe('a listed origin', () => {
  it.each(['same-site', 'cross-site', undefined])(
    'is answered (%s) and may read the answer',
    async (site) => {
      const answer = await ask({ origin: BANK, ...(site ? { 'sec-fetch-site': site } : {}) });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers[ALLOW]).toBe(BANK);
      expect(answer.headers['access-control-allow-credentials']).toBe('true');
      expect(String(answer.headers['access-control-expose-headers'])).toContain('x-server-time');
      expect(String(answer.headers.vary)).toMatch(/\borigin\b/);
    },
  );
  it('reads refusals too', async () => {
    const answer = await ask({ origin: BANK, authorization: 'Bearer nobody' });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers[ALLOW]).toBe(BANK);
  });
  it('is told by a preflight what it may send', async () => {
    const answer = await preflight(BANK);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers[ALLOW]).toBe(BANK);
    expect(String(answer.headers['access-control-allow-methods'])).toContain('PUT');
    for (const name of ['authorization', 'content-type', 'x-csrf-token', 'idempotency-key']) {
      expect(String(answer.headers['access-control-allow-headers'])).toContain(name);
    }
  });
  it('needs the session’s cookie and the CSRF token like any other', async () => {
    const change = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'PUT',
        url: LOCALE,
        payload: { locale: 'en' },
        headers: { ...maya.headers, origin: BANK, 'sec-fetch-site': 'same-site', ...headers },
      });
    expect((await change({})).statusCode).toBe(200);
    expect((await change({ cookie: '' })).json().code).toBe('InvalidSession');
    expect((await change({ 'x-csrf-token': 'forged' })).json().code).toBe('InvalidSession');
  });
  it('is where its own sign-in comes back to', async () => {
    const url = '/api/v0/login/start';
    await server.app.inject({
      method: 'POST',
      url,
      payload: {},
      headers: { host: 'localhost', origin: BANK },
    });
    expect(given).toBe(BANK);
    await server.app.inject({ method: 'POST', url, payload: {}, headers: { host: 'localhost' } });
    expect(given).toBeNull();
  });
});

describe('any other origin', () => {
  it.each([
    ['https://www.bank.example.evil.test', 'cross-site'],
    ['http://www.bank.example', 'cross-site'],
    ['https://www.bank.example:8443', 'same-site'],
    ['https://app.bank.example', 'same-site'],
    ['null', 'cross-site'],
    ['null', undefined],
    ['https://evil.test', undefined],
  ])('%s (%s) is refused and reads nothing', async (origin, site) => {
    const answer = await ask({ origin, ...(site ? { 'sec-fetch-site': site } : {}) });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'CrossSite']);
    expect(answer.headers[ALLOW]).toBeUndefined();
    const before = await preflight(origin);
    expect(before.statusCode).toBe(404);
    expect(before.headers[ALLOW]).toBeUndefined();
  });
  it('is every one where none is listed', async () => {
    expect((await ask({ origin: BANK, 'sec-fetch-site': 'same-site' }, USER, closed)).statusCode).toBe(403);
    expect((await preflight(BANK, closed)).statusCode).toBe(404);
  });
});

describe('files', () => {
  it.each(['/embed/some-1.js', '/assets/some-1.js'])('%s may be loaded by any page', async (url) => {
    const answer = await ask({ origin: 'https://any.test' }, url);
    expect([answer.statusCode, answer.headers[ALLOW]]).toEqual([200, '*']);
  });
  it('of the portal’s own page may not', async () => {
    expect((await ask({}, '/before-paint.js')).headers[ALLOW]).toBeUndefined();
  });
  it('pictures may be shown by pages of the same site', async () => {
    const answer = await ask({}, '/art/city.svg?s=x&w=100&h=100');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-site');
  });
});
