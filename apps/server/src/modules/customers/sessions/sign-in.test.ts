/** Signing in through the real bank, over HTTP, as a browser does it. */
import { connect } from '@sojourn/postgres/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELD_TEAM } from '#db/seed/policy-tiers.ts';
import { seed } from '#db/seed/seed.ts';
import { createSignInProvider } from '#suppliers/bank/sign-in.ts';
import { outboundFetch } from '#suppliers/outbound-fetch.ts';
import { PORTAL_ORIGINS, startTestBank, type TestBank } from '#testing/bank.ts';
import type { SentBack } from '#testing/bank-browser.ts';
import { type CookieJar, cookieJar } from '#testing/cookie-jar.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  createTestServer,
  requestOf,
  TEST_SESSION_SETTINGS,
  TEST_TENANTS,
  type TestServer,
  testShown,
} from '#testing/server.ts';
import { sessionRoutes } from './routes.ts';

let bank: TestBank;
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  [bank, database] = await Promise.all([startTestBank(), createTestDatabase()]);
  const fetch = outboundFetch({ origins: [bank.issuer], timeoutMs: 5_000, maxBytes: 100_000 });
  const provider = createSignInProvider(bank, () => fetch);
  const parts = { settings: TEST_SESSION_SETTINGS, provider, tenants: TEST_TENANTS, shown: testShown };
  server = await createTestServer({ database, handlers: (effects) => sessionRoutes(effects, parts) });
  await seed({ db: database.db, clock: server.clock, scenario: 'demo' });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
  await bank?.close();
});

/** People signed in at the bank so much earlier. */
async function ageBankSessions(seconds: number) {
  const settings = { schema: 'bank', applicationName: 'test', poolSize: 1 };
  const { pool, close } = connect({ url: bank.databaseUrl, ...settings });
  await pool.query(
    `update oidc_artifacts set payload = jsonb_set(payload, '{loginTs}',
       to_jsonb((payload ->> 'loginTs')::bigint - $1::bigint))
     where kind = 'Session' and payload ? 'loginTs'`,
    [seconds],
  );
  await close();
}

/** A browser's visit to the portal of one tenant. */
function browserAt(tenant: keyof typeof PORTAL_ORIGINS) {
  const jar = cookieJar();
  const host = new URL(PORTAL_ORIGINS[tenant]).host;
  const ask = async (built: ReturnType<typeof requestOf>, headers: Record<string, string> = {}) => {
    const all = { host, cookie: jar.header(), ...built.headers, ...headers };
    const answer = await server.app.inject({ ...built, headers: all });
    jar.take(answer.headers['set-cookie'] as string[] | undefined);
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  return {
    jar,
    start: async (): Promise<string> =>
      (await ask(requestOf('startSignIn', { input: {} }))).body.authorizationUrl,
    finish: ({ code, state, iss }: SentBack) =>
      ask(requestOf('finishSignIn', { input: { code, state, iss } })),
    session: (token: string) => ask(requestOf('getSession', {}), { authorization: `Bearer ${token}` }),
    end: (token: string) =>
      ask(requestOf('endSession', { input: {} }), {
        authorization: `Bearer ${token}`,
        'x-csrf-token': jar.get('__Host-csrf') ?? '',
      }),
  };
}

async function signIn(tenant: keyof typeof PORTAL_ORIGINS, userName: string, bankJar?: CookieJar) {
  const browser = browserAt(tenant);
  const sent = await bank.signIn(await browser.start(), { userName }, bankJar);
  return { browser, sent, answer: await browser.finish(sent) };
}

describe('a sign-in', () => {
  it('of a cardholder gives a session with the fields of A §3', async () => {
    const { browser, answer } = await signIn('consumer', 'maya.okafor');
    expect(answer.status).toBe(200);
    expect(answer.body.session).toMatchObject({
      userInfo: { firstName: 'Maya', lastName: 'Okafor', email: 'maya.okafor@example.com' },
      isFirstSession: true,
      isDelegatedSession: false,
      isAgent: false,
      corporateInfo: null,
      sessionExpiration: '2027-02-08T15:15:00.000Z',
      absoluteExpiration: '2027-02-09T01:00:00.000Z',
    });
    expect(answer.body.session.csrfToken).toBe(browser.jar.get('__Host-csrf'));
    const read = await browser.session(answer.body.token);
    expect(read.body).toEqual(answer.body.session);
  });
  it('keeps nothing by which the session could be taken over', async () => {
    const { answer, browser } = await signIn('consumer', 'elena.ruiz');
    const { rows } = await database.pool.query('select * from sessions');
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(answer.body.token);
    expect(stored).not.toContain(browser.jar.get('__Host-binding'));
  });
  it('sets its cookies so that only this site’s pages send them', async () => {
    const { answer } = await signIn('consumer', 'maya.okafor');
    const cookies = (answer.headers['set-cookie'] as string[]).map((line) =>
      line.replace(/^([^=]+)=[^;]+/, '$1=…'),
    );
    expect(cookies).toEqual([
      '__Host-sign-in=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-signed-in=…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-binding=…; Max-Age=36000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-csrf=…; Max-Age=36000; Path=/; Secure; SameSite=Lax',
    ]);
  });
  it('brings the telephone that the bank knows', async () => {
    await signIn('consumer', 'maya.okafor');
    const { rows } = await database.pool.query(`select phone from customers where subject = 'maya'`);
    expect(rows).toEqual([{ phone: '+1 617 555 0142' }]);
  });
  it('is the first only once', async () => {
    await signIn('consumer', 'jonah.okafor');
    const { answer } = await signIn('consumer', 'jonah.okafor');
    expect(answer.body.session.isFirstSession).toBe(false);
  });
  it('at the bank needs no second password while its session lasts', async () => {
    const jar = cookieJar();
    await signIn('consumer', 'maya.okafor', jar);
    const browser = browserAt('consumer');
    const sent = await bank.signIn(await browser.start(), { userName: 'nobody', password: 'wrong' }, jar);
    expect((await browser.finish(sent)).body.session.userInfo.firstName).toBe('Maya');
  });
  it('again in the same browser ends the session before', async () => {
    const { browser, answer } = await signIn('consumer', 'maya.okafor');
    await browser.finish(await bank.signIn(await browser.start(), { userName: 'maya.okafor' }));
    expect((await browser.session(answer.body.token)).status).toBe(401);
  });
});

describe('who may enter', () => {
  it('a member of a company, with what they are there', async () => {
    const { answer } = await signIn('business', 'priya.nair');
    expect(answer.body.session.corporateInfo).toMatchObject({
      permissions: { canViewAdmin: true },
      roles: ['Admin'],
      businessName: 'Northline Surveying',
      businessIsLive: true,
    });
    const traveler = await signIn('business', 'daniel.reyes');
    expect(traveler.answer.body.session.corporateInfo).toMatchObject({
      permissions: { canViewAdmin: false },
      policyTier: expect.objectContaining({ name: 'Field team', ...FIELD_TEAM }),
    });
  });
  it.each([
    ['business', 'maya.okafor'],
    ['consumer', 'daniel.reyes'],
  ] as const)('at the %s tenant not %s: 40103 as a number', async (tenant, userName) => {
    const { answer } = await signIn(tenant, userName);
    expect([answer.status, answer.body.code]).toEqual([403, 40103]);
  });
  it.each(['consumer', 'business'] as const)('at the %s tenant an agent, with the flag', async (tenant) => {
    const { answer } = await signIn(tenant, 'sam.whitfield');
    expect(answer.body.session).toMatchObject({ isAgent: true, corporateInfo: null });
  });
});

describe('a sign-in is refused', () => {
  const expired = async (finish: Promise<{ status: number; body: { code: unknown } }>) => {
    const { status, body } = await finish;
    expect([status, body.code]).toEqual([400, 'SignInExpired']);
  };
  it('when its code comes twice', async () => {
    const { browser, sent } = await signIn('consumer', 'maya.okafor');
    await expired(browser.finish(sent));
  });
  it('when a used code comes with a sign-in that is good', async () => {
    const { sent } = await signIn('consumer', 'maya.okafor');
    const browser = browserAt('consumer');
    const fresh = await bank.signIn(await browser.start(), { userName: 'maya.okafor' });
    await expired(browser.finish({ ...fresh, code: sent.code }));
  });
  it('with another state, another issuer, or a code made up', async () => {
    for (const change of [{ state: 'x'.repeat(43) }, { iss: 'https://evil.example' }, { code: 'made-up' }]) {
      const browser = browserAt('consumer');
      const sent = await bank.signIn(await browser.start(), { userName: 'maya.okafor' });
      await expired(browser.finish({ ...sent, ...change }));
    }
  });
  it('in another browser than the one that began it', async () => {
    const browser = browserAt('consumer');
    const sent = await bank.signIn(await browser.start(), { userName: 'maya.okafor' });
    await expired(browserAt('consumer').finish(sent));
    expect((await browser.finish(sent)).status).toBe(200);
  });
  it('at another tenant than the one that began it', async () => {
    const browser = browserAt('consumer');
    const other = browserAt('business');
    const sent = await bank.signIn(await browser.start(), { userName: 'sam.whitfield' });
    other.jar.set('__Host-sign-in', browser.jar.get('__Host-sign-in')!, { maxAgeSeconds: 1 });
    await expired(other.finish(sent));
  });
  it('when the nonce in the bank’s token is not ours', async () => {
    const browser = browserAt('consumer');
    const sent = await bank.signIn(await browser.start(), { userName: 'maya.okafor' });
    await database.pool.query("update sign_ins set nonce = 'another'");
    await expired(browser.finish(sent));
  });
  it('when the PKCE verifier is not ours', async () => {
    const browser = browserAt('consumer');
    const sent = await bank.signIn(await browser.start(), { userName: 'maya.okafor' });
    await database.pool.query(`update sign_ins set verifier = '${'v'.repeat(43)}'`);
    await expired(browser.finish(sent));
  });
  it('after ten minutes', async () => {
    const browser = browserAt('consumer');
    const sent = await bank.signIn(await browser.start(), { userName: 'maya.okafor' });
    server.clock.move(601);
    await expired(browser.finish(sent));
  });
});

describe('signing out', () => {
  it('ends the session here, clears the cookies and names where the bank ends its own', async () => {
    const bankJar = cookieJar();
    const { browser, answer } = await signIn('consumer', 'maya.okafor', bankJar);
    const { token } = answer.body;
    // The bank's hint is kept, but not in clear
    const { rows } = await database.pool.query('select id_token from sessions where id_token is not null');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id_token } of rows) expect(id_token).not.toMatch(/^ey|\./);
    const ended = await browser.end(token);
    expect(ended.status).toBe(200);
    expect(browser.jar.header()).toBe('__Host-signed-in=1');
    expect((await browser.session(token)).status).toBe(401);
    const url = new URL(ended.body.endSessionUrl);
    expect(url.origin).toBe(bank.issuer);
    const done = await bank.get(url.href, bankJar);
    expect(done.headers.get('location')).toBe(`${PORTAL_ORIGINS.consumer}/auth/endsession/`);
  });
  it('ends the bank’s session in the same step, and names nobody in an address', async () => {
    const bankJar = cookieJar();
    const { browser, answer } = await signIn('consumer', 'maya.okafor', bankJar);
    const ended = new URL((await browser.end(answer.body.token)).body.endSessionUrl);
    const hint = ended.searchParams.get('id_token_hint') ?? '';
    const claims = Buffer.from(hint.split('.')[1] ?? '', 'base64url').toString();
    expect(claims).toContain('"sub"');
    expect(claims).not.toMatch(/maya|Okafor|example\.com|\+1 617|name|email|phone/i);
    expect((await bank.get(ended.href, bankJar)).status).toBe(303);
    const elena = browserAt('consumer');
    const sent = await bank.signIn(await elena.start(), { userName: 'elena.ruiz' }, bankJar);
    expect((await elena.finish(sent)).body.session.userInfo.firstName).toBe('Elena');
  });
  it('asks the person at the bank when a hint is missing or somebody else’s', async () => {
    const bankJar = cookieJar();
    await signIn('consumer', 'maya.okafor', bankJar);
    const other = await signIn('consumer', 'elena.ruiz');
    const foreign = new URL((await other.browser.end(other.answer.body.token)).body.endSessionUrl);
    expect((await bank.get(foreign.href, bankJar)).status).toBe(200);
    foreign.searchParams.delete('id_token_hint');
    expect((await bank.get(foreign.href, bankJar)).status).toBe(200);
  });
  it('asks for a password again in a browser that was signed in or not admitted', async () => {
    const promptOf = (url: string) => new URL(url).searchParams.get('prompt');
    const maya = await signIn('consumer', 'maya.okafor');
    expect(promptOf(await maya.browser.start())).toBe('login');
    await maya.browser.end(maya.answer.body.token);
    expect(promptOf(await maya.browser.start())).toBe('login');
    const stranger = await signIn('business', 'elena.ruiz');
    expect(stranger.answer.status).toBe(403);
    expect(promptOf(await stranger.browser.start())).toBe('login');
    expect(promptOf(await browserAt('consumer').start())).toBeNull();
  });
  it('admits nobody whose password the bank didn’t ask for, whatever the address says', async () => {
    const bankJar = cookieJar();
    const maya = await signIn('consumer', 'maya.okafor', bankJar);
    const start = new URL(await maya.browser.start());
    start.searchParams.delete('prompt');
    start.searchParams.delete('max_age');
    await ageBankSessions(300);
    const sent = await bank.signIn(start.href, { userName: 'maya.okafor' }, bankJar);
    expect((await maya.browser.finish(sent)).body.code).toBe('SignInExpired');
    const again = await bank.signIn(await maya.browser.start(), { userName: 'maya.okafor' }, bankJar);
    expect((await maya.browser.finish(again)).status).toBe(200);
  });
});

describe('the bank’s page', () => {
  it('says what is wrong, and pauses after five failures', async () => {
    const browser = browserAt('consumer');
    const jar = cookieJar();
    const started = await bank.get(await browser.start(), jar);
    const url = new URL(started.headers.get('location')!, bank.issuer).href;
    const attempt = async (userName: string, password: string) => {
      const response = await bank.post(url, jar, { userName, password });
      return [response.status, await response.text()] as const;
    };
    for (let i = 0; i < 5; i++) {
      const [status, page] = await attempt('elena.ruiz', 'wrong');
      expect([status, page.includes('Incorrect username or password')]).toEqual([422, true]);
    }
    expect((await attempt('elena.ruiz', 'harbor-demo-2027'))[0]).toBe(429);
  });
  it('is French for a French browser and refuses another site’s form', async () => {
    const browser = browserAt('consumer');
    const jar = cookieJar();
    const started = await bank.get(await browser.start(), jar);
    const url = new URL(started.headers.get('location')!, bank.issuer).href;
    const french = await fetch(url, {
      headers: { cookie: jar.header(), 'accept-language': 'fr-CA,en;q=0.5' },
    });
    expect(await french.text()).toContain('<html lang="fr">');
    const foreign = await fetch(url, {
      method: 'POST',
      headers: { cookie: jar.header(), origin: 'https://evil.example' },
      body: new URLSearchParams({ demo: 'maya.okafor' }),
    });
    expect(foreign.status).toBe(403);
  });
});
