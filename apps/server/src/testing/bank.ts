/**
 * The real bank in the test's process, on a port and database of its own, and a browser that signs in
 * there.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { connect } from '@sojourn/postgres/client.ts';
import { copyTestDatabase } from '@sojourn/postgres/testing.ts';
import { createBank } from '../../../bank/src/bank.ts';
import { readConfig } from '../../../bank/src/config.ts';
import { DEMO_PASSWORD } from '../../../bank/src/data/demo-people.ts';
import { loadPeople } from '../../../bank/src/people.ts';
import { type CookieJar, cookieJar } from './cookie-jar.ts';

export const PORTAL_ORIGINS = {
  consumer: 'http://localhost:8080',
  business: 'http://business.localhost:8080',
} as const;

/** What the bank sends the browser back to the portal with. */
export type SentBack = { readonly code: string; readonly state: string; readonly iss: string };
export type Credentials = { readonly userName: string; readonly password?: string };
export type TestBank = {
  readonly issuer: string;
  readonly clientSecret: string;
  readonly rewardsApiKey: string;
  readonly databaseUrl: string;
  /** Goes where the portal sent it and signs in as a person does; the jar keeps the bank's session. */
  readonly signIn: (authorizationUrl: string, as: Credentials, jar?: CookieJar) => Promise<SentBack>;
  /** One request of the bank's browser, redirects not followed. */
  readonly get: (url: string, jar: CookieJar) => Promise<Response>;
  readonly post: (url: string, jar: CookieJar, form: Record<string, string>) => Promise<Response>;
  readonly close: () => Promise<void>;
};

const MIGRATIONS = {
  directory: fileURLToPath(new URL('../../../bank/src/db/migrations', import.meta.url)),
  schema: 'bank',
};

export async function startTestBank(): Promise<TestBank> {
  const copy = await copyTestDatabase(MIGRATIONS);
  const { pool, close } = connect({
    url: copy.url,
    schema: 'bank',
    applicationName: 'test-bank',
    poolSize: 3,
  });
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const [clientSecret, rewardsApiKey] = ['c', 'r'].map((letter) => letter.repeat(40)) as [string, string];
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    OIDC_ISSUER: issuer,
    DATABASE_URL: copy.url,
    PORTAL_ORIGINS: Object.values(PORTAL_ORIGINS).join(','),
    OIDC_CLIENT_SECRET: clientSecret,
    REWARDS_API_KEY: rewardsApiKey,
    BANK_KEY: 'b'.repeat(40),
  });
  const bugs: unknown[] = [];
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const parts = { config, pool, people: loadPeople(null), random, onError: (bug: unknown) => bugs.push(bug) };
  const server = await createBank(parts);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    issuer,
    clientSecret,
    rewardsApiKey,
    databaseUrl: copy.url,
    get,
    post,
    signIn: (url, as, jar = cookieJar()) => signIn(issuer, url, as, jar),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
      await copy.drop();
      if (bugs.length > 0) throw bugs[0];
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function get(url: string, jar: CookieJar): Promise<Response> {
  const response = await fetch(url, { headers: { cookie: jar.header() }, redirect: 'manual' });
  jar.take(response.headers.getSetCookie());
  return response;
}

async function post(url: string, jar: CookieJar, form: Record<string, string>): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { cookie: jar.header(), origin: new URL(url).origin },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  jar.take(response.headers.getSetCookie());
  return response;
}

async function signIn(issuer: string, start: string, as: Credentials, jar: CookieJar): Promise<SentBack> {
  let response = await get(start, jar);
  for (let step = 0; step < 8; step++) {
    const to = new URL(response.headers.get('location') ?? '', issuer);
    if (to.origin !== issuer) {
      const sent = Object.fromEntries(to.searchParams) as SentBack & { error?: string };
      if (sent.error) throw new Error(`the bank sent ${sent.error} back`);
      return sent;
    }
    response = await get(to.href, jar);
    if (response.status === 200 && to.pathname.startsWith('/interaction/')) {
      response = await post(to.href, jar, { userName: as.userName, password: as.password ?? DEMO_PASSWORD });
      if (response.status !== 303) throw new Error(`the bank answered ${response.status}`);
    }
  }
  throw new Error('the bank sends the browser around in circles');
}
