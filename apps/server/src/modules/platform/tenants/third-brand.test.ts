/** A third brand is an entry of the tenants' file: its page, its sign-in, its customers and its colors. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionRoutes } from '#modules/customers/sessions/routes.ts';
import { wishlistRoutes } from '#modules/customers/wishlists/routes.ts';
import { createSignInProvider } from '#suppliers/bank/sign-in.ts';
import { outboundFetch } from '#suppliers/outbound-fetch.ts';
import { startTestBank, type TestBank } from '#testing/bank.ts';
import { cookieJar } from '#testing/cookie-jar.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  createTestServer,
  requestOf,
  TEST_SESSION_SETTINGS,
  type TestServer,
  testShown,
} from '#testing/server.ts';
import cedar from '../../../../../../config/examples/cedar.json' with { type: 'json' };
import file from '../../../../../../config/tenants.json' with { type: 'json' };
import { readTenants } from './read-tenants.ts';

const HOST = 'cedar.localhost:8080';
const folder = mkdtempSync(join(tmpdir(), 'third-brand-'));
let bank: TestBank;
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  const tenantsFile = join(folder, 'tenants.json');
  writeFileSync(tenantsFile, JSON.stringify({ tenants: [...file.tenants, cedar] }));
  const portalDirectory = join(folder, 'portal');
  mkdirSync(portalDirectory);
  writeFileSync(
    join(portalDirectory, 'index.html'),
    '<!doctype html><html><head><title>T</title></head></html>',
  );
  const tenants = readTenants(tenantsFile);
  [bank, database] = await Promise.all([
    startTestBank({ tenantsFile, origins: ['http://localhost:8080', `http://${HOST}`] }),
    createTestDatabase(),
  ]);
  const fetch = outboundFetch({ origins: [bank.issuer], timeoutMs: 5_000, maxBytes: 100_000 });
  const provider = createSignInProvider(bank, () => fetch);
  const parts = { settings: TEST_SESSION_SETTINGS, provider, tenants, shown: testShown };
  server = await createTestServer({
    database,
    tenants,
    settings: { portalDirectory },
    handlers: (effects) => ({
      ...sessionRoutes(effects, parts),
      ...wishlistRoutes({ ...effects, factsOfStay: () => null }),
    }),
  });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
  await bank?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('has its page on its own host; other hosts have the consumer’s', async () => {
  const page = async (host: string) => (await server.app.inject({ url: '/', headers: { host } })).body;
  const own = await page(HOST);
  expect(own).toContain('<html data-tenant="consumer">');
  expect(own).toContain('<title>Cedar Journeys</title>');
  const island = JSON.parse(/id="tenant">([^<]*)</.exec(own)![1]!);
  const { id, texts, colors, capabilities, supportPhone } = cedar;
  expect(island).toMatchObject({ id, texts, colors, capabilities, supportPhone });
  expect(JSON.stringify(island)).not.toMatch(/clientId|betaEmails|"hosts"|businessCardPrefixes/);
  expect(await page('travel.cedar.localhost:8080')).toContain('<title>Harbor Travel</title>');
  expect(await page('business.localhost:8080')).toContain('<html data-tenant="business" data-corporate="">');
});

it('signs people in at the bank in its colors, with a session and customers of its own', async () => {
  const [jar, bankJar] = [cookieJar(), cookieJar()];
  const ask = async (built: ReturnType<typeof requestOf>, headers: Record<string, string> = {}) => {
    const answer = await server.app.inject({
      ...built,
      headers: { host: HOST, cookie: jar.header(), ...built.headers, ...headers },
    });
    jar.take(answer.headers['set-cookie'] as string[] | undefined);
    return { status: answer.statusCode, body: answer.json() };
  };
  const { authorizationUrl } = (await ask(requestOf('startSignIn', { input: {} }))).body;
  expect(new URL(authorizationUrl).searchParams.get('client_id')).toBe('sojourn-cedar');
  const interaction = (await bank.get(authorizationUrl, bankJar)).headers.get('location')!;
  const signInPage = await (await bank.get(new URL(interaction, bank.issuer).href, bankJar)).text();
  expect(signInPage).toContain('Cedar Journeys');
  const [, styles] = /rel="stylesheet" href="([^"]+)"/.exec(signInPage)!;
  const css = await (await bank.get(`${bank.issuer}${styles}`, bankJar)).text();
  // The last value of a custom property counts
  const brands = [...css.matchAll(/--brand: (#\w+);/g)].map(([, color]) => color);
  expect(brands).toEqual(['#0b5156', cedar.colors.light.brand, '#63c7bf', cedar.colors.dark.brand]);

  const sent = await bank.signIn(authorizationUrl, { userName: 'maya.okafor' }, bankJar);
  const { status, body } = await ask(requestOf('finishSignIn', { input: { ...sent } }));
  expect([status, body.session.userInfo.firstName, body.session.corporateInfo]).toEqual([200, 'Maya', null]);
  const bearer = { authorization: `Bearer ${body.token}` };
  expect((await ask(requestOf('getSession', {}), bearer)).status).toBe(200);
  expect((await ask(requestOf('getSession', {}), { ...bearer, host: 'localhost:8080' })).status).toBe(401);
  const { rows } = await database.pool.query('select tenant_id, subject from customers');
  expect(rows).toEqual([{ tenant_id: 'cedar', subject: 'maya' }]);
});

it('shares nothing between the same person’s two portals', async () => {
  const person = { subject: 'same-person' };
  const [here, there] = [
    await server.signIn({ ...person, tenantId: 'cedar' }),
    await server.signIn({ ...person, tenantId: 'consumer' }),
  ];
  await server.call('createWishlist', here, { input: { name: 'Autumn' } });
  const names = async (browser: typeof here) =>
    (await server.call('listWishlists', browser, { input: {} })).body.wishlists.map(({ name }) => name);
  expect(await names(here)).toContain('Autumn');
  expect(await names(there)).not.toContain('Autumn');
});
