/**
 * What docs/operations.md describes, done with two servers under load: a first installation of the version
 * before the latest migration, with another identity provider and their own PostgreSQL; an upgrade to this
 * version one server at a time, with a step back in between; a replaced key. No request is lost. At night
 * only: it makes over ten starts.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../../apps/server/src/suppliers/bank/testing/identity-provider.ts';
import { cookieJar } from '../../apps/server/src/testing/cookie-jar.ts';
import type { CallName } from '../../packages/contract/src/calls.ts';
import { withClient } from '../../packages/postgres/src/databases.ts';
import {
  type EmbeddedPostgres,
  freePort,
  startEmbeddedPostgres,
} from '../../packages/postgres/src/embedded/launch.ts';
import { askOnce, type Parts } from '../../tools/chaos/client.ts';
import { reachableFolder } from '../product.ts';
import { checkOutFormerVersion } from './former-version.ts';
import { createDatabases, type Program, ROOT, runTool, startProgram } from './installation.ts';
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts';

const folder = reachableFolder('sojourn-operate-');
const log = join(folder, 'programs.log');
const READY = { timeout: 120_000, interval: 100 };
const secret = (): string => randomBytes(32).toString('hex');
const [OLD, NEW, API_KEY, CLIENT_SECRET] = [secret(), secret(), secret(), secret()];

let postgres: EmbeddedPostgres;
let issuer: IdentityProvider;
let balancer: LoadBalancer;
let urls: { portal: string; vault: string };
let settings: Record<string, string>;
const ports: number[] = [];
const servers: Program[] = [];
let vault: Program | undefined;
const former = join(folder, 'former-version');
let version = '';

beforeAll(async () => {
  [postgres, issuer] = await Promise.all([
    startEmbeddedPostgres({ stateDir: folder, log: () => undefined, settings: { max_connections: 120 } }),
    startIdentityProvider(),
  ]);
  issuer.secrets = [CLIENT_SECRET];
  ports.push(await freePort(), await freePort(), await freePort());
  balancer = await startLoadBalancer(ports.slice(0, 2));
});
afterAll(async () => {
  await Promise.all([...servers, vault].map(async (program) => program?.stop()));
  await balancer?.close();
  await issuer?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startServer = (index: number, keys: Record<string, string>, root = ROOT): Program =>
  startProgram('server', { ...settings, ...keys, PORT: String(ports[index]) }, log, root);
const startVault = (root = ROOT): Program =>
  startProgram(
    'vault',
    {
      DATABASE_URL: urls.vault,
      VAULT_KEY: OLD,
      VAULT_API_KEY: API_KEY,
      PORTAL_ORIGINS: 'https://localhost',
      FIELDS_FOLDER: join(ROOT, 'apps/vault/dist'),
      PORT: String(ports[2]),
    },
    log,
    root,
  );
const migrate = (root = ROOT): Promise<number | null> =>
  runTool(
    'migrate',
    [],
    {
      DATABASE_URL: urls.portal,
      VAULT_DATABASE_URL: urls.vault,
      OIDC_ISSUER: issuer.issuer,
      SOJOURN_STATE_DIR: folder,
    },
    log,
    root,
  );
const bothReady = () => vi.waitFor(() => expect(balancer.ready()).toBe(2), READY);

/** Resolves once it serves again. */
async function replace(index: number, keys: Record<string, string>, root = ROOT): Promise<void> {
  expect(await servers[index]?.stop()).toBe(0);
  servers[index] = startServer(index, keys, root);
  await vi.waitFor(() => expect(balancer.ready()).toBe(1), READY);
  await bothReady();
}
/** One server after the other. */
async function roll(keys: Record<string, string>): Promise<void> {
  for (const index of [0, 1]) await replace(index, keys);
}

type Customer = (name: CallName, parts?: Parts) => Promise<{ status: number; text: string }>;

async function signIn(subject: string): Promise<Customer> {
  const jar = cookieJar();
  const host = 'localhost';
  const post = async (name: CallName, input: object): Promise<Record<string, string>> => {
    const { text, headers } = await askOnce(balancer.port, name, { input }, { host, cookie: jar.header() });
    jar.take(headers['set-cookie']);
    return JSON.parse(text) as Record<string, string>;
  };
  const { authorizationUrl = '' } = await post('startSignIn', {});
  const { token } = await post('finishSignIn', issuer.signIn(authorizationUrl, subject));
  expect(token).toBeTruthy();
  const headers = {
    host,
    cookie: jar.header(),
    authorization: `Bearer ${token}`,
    'x-csrf-token': jar.get('__Host-csrf') ?? '',
  };
  return (name, parts = {}) => askOnce(balancer.port, name, parts, headers);
}

const TRAVELER = {
  type: 'Adult',
  nationality: 'US',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Reed',
  birthdate: '1985-05-05',
  gender: 'F',
  passport: { number: 'X1234567', countryOfIssue: 'US', expires: '2031-01-01' },
  knownTravelerNumber: '',
  tsaRedressNumber: '',
  frequentFlyerNumber: {},
  hotelLoyalty: {},
  specialAssistance: [],
  emailAddress: 'ada@example.com',
  phoneNumber: '',
};

/** Customers who read, write and sign in until they're stopped; whatever isn't answered with 200 is lost. */
function startLoad(customers: readonly Customer[]) {
  const lost: string[] = [];
  let [sent, isOver] = [0, false];
  const once = async (what: string, ask: () => Promise<{ status: number; text: string }>): Promise<void> => {
    sent++;
    const problem = await ask().then(
      ({ status, text }) => (status === 200 ? null : `${status} ${text}`),
      (error: Error) => error.message,
    );
    if (problem !== null) lost.push(`${what}: ${problem}`);
  };
  const work = customers.map(async (customer, index) => {
    for (let round = 0; !isOver; round++) {
      await once('getSession', () => customer('getSession'));
      await once('setLocale', () => customer('setLocale', { input: { locale: round % 2 ? 'en' : 'fr' } }));
      await once('listTravelers', () => customer('listTravelers', { input: {} }));
      if (index === 0 && round % 5 === 0)
        await once('sign-in', async () => (await signIn(`person-${round}`))('getSession'));
      await sleep(20);
    }
  });
  return {
    /** Once so many more have been sent: in turn to both servers. */
    more: async (count: number): Promise<void> => {
      const enough = sent + count;
      await vi.waitFor(() => expect(sent).toBeGreaterThan(enough), READY);
    },
    stop: async (): Promise<{ sent: number; lost: readonly string[] }> => {
      isOver = true;
      await Promise.all(work);
      return { sent, lost };
    },
  };
}

/** An hour passes for the jobs that encrypt everything again. */
async function whenResealed(): Promise<void> {
  await withClient(urls.portal, async (client) => {
    const names = `name like 'reseal-%'`;
    const { rows } = await client.query<{ now: string }>('select now()::text as now');
    await client.query(`update portal.jobs set next_run_at = now() where ${names}`);
    await vi.waitFor(async () => {
      const left = await client.query(
        `select name from portal.jobs where ${names} and (succeeded_at is null or succeeded_at < $1)`,
        [rows[0]?.now],
      );
      expect(left.rows).toEqual([]);
    }, READY);
  });
}

const minutes: Record<string, string> = {};
async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await work();
  minutes[name] = `${((performance.now() - begun) / 1000).toFixed(0)} s`;
}

test('a first installation: servers wait for the database, then serve', { timeout: 300_000 }, async () => {
  await timed('installation', async () => {
    version = checkOutFormerVersion(former);
    expect(await runTool('build', [], {}, log)).toBe(0);
    urls = await createDatabases(postgres.url('postgres'));
    settings = {
      DATABASE_URL: urls.portal,
      SERVER_KEY: OLD,
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      REWARDS_URL: 'http://127.0.0.1:9',
      REWARDS_API_KEY: API_KEY,
      VAULT_URL: `http://localhost:${ports[2]}`,
      VAULT_API_KEY: API_KEY,
      TRUSTED_PROXIES: '1',
      DRAIN_SECONDS: '1',
      PORTAL_FOLDER: join(ROOT, 'apps/portal/dist'),
      LOG_LEVEL: 'warn',
      SELL_WORLD: 'yes',
      // Tests on a busy machine: a small market, and no limit on one address
      STAY_COUNT: '2000',
      FLIGHT_PERCENT: '1',
      LIMIT_FACTOR: '10000',
    };
    servers[0] = startServer(0, {}, former);
    await vi.waitFor(
      () => expect(balancer.reason(ports[0]!)).toMatch(/isn't applied; run npm run migrate$/),
      READY,
    );
    expect(await migrate(former)).toBe(0);
    servers[1] = startServer(1, {}, former);
    vault = startVault(former);
    await bothReady();
    await vi.waitFor(async () => {
      expect((await fetch(`http://127.0.0.1:${ports[2]}/readyz`)).status).toBe(200);
    }, READY);
  });
  for (const [url, other] of [
    [urls.portal, 'vault'],
    [urls.vault, 'portal'],
  ] as const)
    await expect(
      withClient(url.replace(/[^/]+$/, other), (client) => client.query('select 1')),
    ).rejects.toThrow(/permission denied for database/);
});

test('an upgrade and a replaced key lose no request and sign nobody out', { timeout: 900_000 }, async () => {
  const customers = [await signIn('ada'), await signIn('bea'), await signIn('cid')];
  const [ada] = customers as [Customer, ...Customer[]];
  const saved = await ada('updateTraveler', {
    input: { person: TRAVELER, isNew: true, updatePassport: true, entryPoint: 'profile' },
  });
  expect(saved.status, saved.text).toBe(200);
  const load = startLoad(customers);
  const old = { SERVER_KEY: OLD };
  await timed(`upgrade from ${version}`, async () => {
    expect(await migrate()).toBe(0);
    // The version before, on the newer database
    await load.more(100);
    await replace(0, old);
    await load.more(200);
  });
  await timed('a step back and forth', async () => {
    await replace(0, old, former);
    await load.more(100);
    await replace(0, old);
    await replace(1, old);
    await vault?.stop();
    vault = startVault();
  });
  await timed('replacing the key', async () => {
    await roll({ SERVER_KEY: OLD, SERVER_OTHER_KEYS: NEW });
    await roll({ SERVER_KEY: NEW, SERVER_OTHER_KEYS: OLD });
  });
  const { sent, lost } = await load.stop();
  console.log({ ...minutes, sent, lost: lost.length });
  expect(lost).toEqual([]);
  await whenResealed();
  await roll({ SERVER_KEY: NEW });
  // A day later: sessions from before are over, and what was saved is still there
  const again = await signIn('ada');
  expect((await again('listTravelers', { input: {} })).text).toContain('Reed');
  // Neither warnings nor errors, from the first start on
  expect(
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /"level":"?(warn|error|fatal|40|50|60)/.test(line))
      // Nobody answers at the issuer's API, which this job notices every other minute
      .filter((line) => !line.includes('"job":"follow-bank"')),
  ).toEqual([expect.stringContaining('waiting for the database to be migrated')]);
});
