/**
 * The real bank in the test's process, on a port and database of its own, and a browser that signs in
 * there.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@sojourn/domain/effects.ts';
import { followingClock } from '@sojourn/domain/following-clock.ts';
import { trueClock } from '@sojourn/domain/testing/today.ts';
import { connect } from '@sojourn/postgres/client.ts';
import { copyTestDatabase } from '@sojourn/postgres/testing.ts';
import { createBank } from '../../../bank/src/bank.ts';
import { readConfig } from '../../../bank/src/config.ts';
import { loadPeople } from '../../../bank/src/people.ts';
import { type Credentials, getAtBank, postAtBank, type SentBack, signInAtBank } from './bank-browser.ts';
import type { CookieJar } from './cookie-jar.ts';

export const PORTAL_ORIGINS = {
  consumer: 'http://localhost:8080',
  business: 'http://business.localhost:8080',
} as const;

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

type TestBankOptions = {
  /** Of its accounts; sign-in goes by the true time. */
  readonly clock?: Clock;
  /** Of another bank, so that the two are processes of one. */
  readonly databaseUrl?: string;
  /** Instead of the delivered tenants and their origins. */
  readonly tenantsFile?: string;
  readonly origins?: readonly string[];
  /** Settings instead of the usual ones. */
  readonly environment?: Readonly<Record<string, string>>;
};

export async function startTestBank(options: TestBankOptions = {}): Promise<TestBank> {
  const { databaseUrl } = options;
  const clock = followingClock(options.clock ?? trueClock, new AsyncLocalStorage<number>());
  const copy = databaseUrl
    ? { url: databaseUrl, drop: async () => undefined }
    : await copyTestDatabase(MIGRATIONS);
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
    SOJOURN_LAB: 'open',
    PORT: String(port),
    OIDC_ISSUER: issuer,
    DATABASE_URL: copy.url,
    PORTAL_ORIGINS: (options.origins ?? Object.values(PORTAL_ORIGINS)).join(','),
    ...(options.tenantsFile ? { TENANTS_FILE: options.tenantsFile } : {}),
    OIDC_CLIENT_SECRET: clientSecret,
    REWARDS_API_KEY: rewardsApiKey,
    BANK_KEY: 'b'.repeat(40),
    ...options.environment,
  });
  const bugs: unknown[] = [];
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const onError = (bug: unknown) => bugs.push(bug);
  const parts = { config, pool, people: loadPeople(config.peopleFile), clock, random, onError };
  const server = await createBank(parts).catch(async (error: unknown) => {
    await close();
    await copy.drop();
    throw error;
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    issuer,
    clientSecret,
    rewardsApiKey,
    databaseUrl: copy.url,
    get: getAtBank,
    post: postAtBank,
    signIn: (url, as, jar) => signInAtBank(issuer, url, as, jar),
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
