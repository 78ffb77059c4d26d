/**
 * The portal's server for tests: the real http, sessions and database, a clock that is moved by hand, and
 * calls by
 * their names in the contract. `signIn` opens a session without the bank; the sign-in's own tests go
 * through it.
 */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { API_BASE, type Call, type OutputOf, type RequestOf } from '@sojourn/contract/call.ts';
import { type CallName, type Calls, calls } from '@sojourn/contract/calls.ts';
import type { ErrorBody } from '@sojourn/contract/errors.ts';
import { type PublicTenant, publicTenant, tenantFile } from '@sojourn/contract/tenant.ts';
import { type CustomerId, newId, type SessionId } from '@sojourn/domain/ids.ts';
import { adminOriginFrom, type Site } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { createApp, type Stopping } from '#http/app.ts';
import type { HttpSettings } from '#http/settings.ts';
import file from '../../../../config/tenants.json' with { type: 'json' };
import type { Effects, Handlers, TenantId } from '../context.ts';
import { noteAgent } from '../modules/customers/sessions/delegation/store.ts';
import { createSessionGate } from '../modules/customers/sessions/gate.ts';
import { openSession } from '../modules/customers/sessions/open-session.ts';
import { keepCustomer, type Person } from '../modules/customers/sessions/people/store.ts';
import { CSRF_HEADER } from '../modules/customers/sessions/secrets.ts';
import { SESSION_DEFAULTS, type SessionSettings } from '../modules/customers/sessions/settings.ts';
import { identitySeals } from '../seal.ts';
import { type TestClock, testClock } from './clock.ts';
import { cookieJar } from './cookie-jar.ts';
import type { TestDatabase } from './database.ts';

export const TEST_TENANTS: readonly Tenant[] = tenantFile.parse(file).tenants;
export const TEST_SESSION_SETTINGS: SessionSettings = {
  ...SESSION_DEFAULTS,
  csrfKey: 'a key for tests only, 32 characters or more',
};
/** What the operator's programs call with in tests. */
export const TEST_OPERATOR_KEY = 'operator-key-for-tests-0123456789abcdef';
const TEST_HTTP_SETTINGS: HttpSettings = {
  production: false,
  lab: true,
  answerChecks: 'all',
  vaultOrigin: 'http://localhost:8082',
  checkOrigin: null,
  bankOrigin: 'http://localhost:8081',
  embedOrigins: [],
  portalDirectory: null,
  deskDirectory: null,
  adminDirectory: null,
  trustedProxies: 0,
  metricsKey: null,
  operatorKeys: [TEST_OPERATOR_KEY],
  mailbox: null,
  limitFactor: 1000,
};
export const testShown = (tenant: Tenant, origin: string): PublicTenant =>
  publicTenant(tenant, {
    vaultOrigin: TEST_HTTP_SETTINGS.vaultOrigin,
    lab: true,
    adminOrigin: adminOriginFrom(tenant, origin),
  });
export const TEST_EXPERIMENTS_FILE = fileURLToPath(
  new URL('../../../../config/experiments.json', import.meta.url),
);

/** A signed-in browser: its headers and who it is. */
export type Browser = {
  readonly tenantId: TenantId;
  readonly customerId: CustomerId;
  readonly sessionId: SessionId;
  readonly token: string;
  /** Of every call: host, bearer, cookies, CSRF. */
  readonly headers: Readonly<Record<string, string>>;
};
type Answered<Body> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The answer when the status is 200, else the error's body: check the status first. */
  readonly body: Body;
  readonly error: ErrorBody | null;
};
type Given<C extends Call> = RequestOf<C> & { readonly headers?: Record<string, string> };
type Body<C extends Call> = C extends { stream: true } ? OutputOf<C>[] : OutputOf<C>;

export type TestServer = {
  readonly app: FastifyInstance;
  readonly effects: Effects;
  readonly clock: TestClock;
  /**
   * One request as `browser` (null: nobody, at the consumer's host). An event stream answers its list of
   * events.
   */
  readonly call: <N extends CallName>(
    name: N,
    browser: Browser | null,
    request: Given<Calls[N]>,
  ) => Promise<Answered<Body<Calls[N]>>>;
  /** `site`: an agent at the desk's own origin, or an admin at the admin site's. */
  readonly signIn: (
    person?: Partial<Person> & { readonly isAgent?: boolean; readonly site?: Site },
  ) => Promise<Browser>;
  readonly close: () => Promise<void>;
};

type TestServerOptions = {
  readonly database: TestDatabase;
  /** Instead of the delivered ones. */
  readonly tenants?: readonly Tenant[];
  /** What is called in the test; the rest answers 500. */
  readonly handlers:
    | Partial<Handlers>
    | ((effects: Effects) => Partial<Handlers> | Promise<Partial<Handlers>>);
  readonly clock?: TestClock;
  readonly settings?: Partial<HttpSettings>;
  /** Without it no answer is cached. */
  readonly salesVersion?: () => number | null;
  /** Silent unless a test reads it. */
  readonly log?: Logger;
  readonly stopping?: Stopping;
} & Pick<Parameters<typeof createApp>[0], 'supplierFigures' | 'suppliersWithoutKey'>;

export async function createTestServer(options: TestServerOptions): Promise<TestServer> {
  const { database, tenants = TEST_TENANTS } = options;
  const clock = options.clock ?? testClock();
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const effects: Effects = {
    db: database.db,
    clock,
    random,
    log: options.log ?? pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
  };
  const handlers =
    typeof options.handlers === 'function' ? await options.handlers(effects) : options.handlers;
  const app = await createApp({
    effects,
    handlers,
    tenants,
    sessions: createSessionGate(effects, TEST_SESSION_SETTINGS),
    sealer: identitySeals({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] }, random),
    settings: { ...TEST_HTTP_SETTINGS, ...options.settings },
    pool: database.pool,
    ...(options.salesVersion && { salesVersion: options.salesVersion }),
    ...(options.stopping && { stopping: options.stopping }),
    ...(options.supplierFigures && { supplierFigures: options.supplierFigures }),
    ...(options.suppliersWithoutKey && { suppliersWithoutKey: options.suppliersWithoutKey }),
  });
  return {
    app,
    effects,
    clock,
    call: (name, browser, request) => callApp(app, name, browser, request),
    signIn: (person = {}) => signInAs(effects, { tenants, sessions: TEST_SESSION_SETTINGS }, person),
    close: () => app.close(),
  };
}

/** Opens a session at one of a tenant's sites; no issuer is asked. */
export async function signInAs(
  effects: Effects,
  { tenants, sessions }: { readonly tenants: readonly Tenant[]; readonly sessions: SessionSettings },
  given: Partial<Person> & { isAgent?: boolean; site?: Site },
): Promise<Browser> {
  const { isAgent = false, site = 'portal', ...named } = given;
  const subject = Buffer.from(effects.random.bytes(6)).toString('hex');
  const person: Person = {
    tenantId: 'consumer',
    subject: `test-${subject}`,
    firstName: 'Maya',
    lastName: 'Okafor',
    email: `${subject}@example.test`,
    locale: 'en',
    ...named,
  };
  const now = effects.clock.now();
  const at = { newId: newId('cus', effects.random.bytes(16)), now, signedInAt: now };
  const { customerId, isFirst } = await keepCustomer(effects.db, person, at);
  if (site === 'desk') await noteAgent(effects.db, { tenantId: person.tenantId, agentId: customerId }, now);
  const jar = cookieJar();
  const opening = {
    tenantId: person.tenantId,
    customerId,
    isFirst,
    isAgent,
    isDelegated: false,
    site,
    agentId: null,
    idToken: null,
  };
  const { token, sessionId } = await openSession(effects, sessions, opening, jar);
  const headers = {
    host: hostOf(tenants.find(({ id }) => id === person.tenantId)!, site),
    authorization: `Bearer ${token}`,
    cookie: jar.header(),
    [CSRF_HEADER]: jar.get('__Host-csrf') ?? '',
  };
  return { tenantId: person.tenantId, customerId, sessionId, token, headers };
}

const hostOf = ({ hosts, deskHosts, adminHosts }: Tenant, site: Site): string =>
  ({ portal: hosts, desk: deskHosts, admin: adminHosts })[site][0]!;

/** The request of a call as `inject` (or `fetch`) takes it. */
export function requestOf(name: CallName, parts: { params?: object; query?: object; input?: unknown }) {
  const call: Call = calls[name];
  const params = (parts.params ?? {}) as Record<string, string>;
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const query = new URLSearchParams(parts.query as Record<string, string> | undefined).toString();
  const hasBody = call.method !== 'GET';
  const isFile = call.uploadBytes !== undefined;
  const payload = isFile ? Buffer.from(parts.input as Uint8Array) : JSON.stringify(parts.input ?? {});
  const type = isFile ? 'application/octet-stream' : 'application/json';
  return {
    method: call.method,
    url: `${API_BASE}${path}${query ? `?${query}` : ''}`,
    ...(hasBody ? { payload } : {}),
    headers: hasBody ? { 'content-type': type } : {},
  };
}

async function callApp<N extends CallName>(
  app: FastifyInstance,
  name: N,
  browser: Browser | null,
  request: Given<Calls[N]>,
): Promise<Answered<Body<Calls[N]>>> {
  const built = requestOf(name, request as { params?: object; query?: object; input?: unknown });
  const call: Call = calls[name];
  const answer = await app.inject({
    ...built,
    headers: {
      host: 'localhost',
      ...built.headers,
      ...browser?.headers,
      ...(call.idempotent ? { 'idempotency-key': randomBytes(12).toString('hex') } : {}),
      ...request.headers,
    },
  });
  const ok = answer.statusCode === 200;
  const lines = ok && call.stream;
  const body = lines
    ? answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : ok && call.file
      ? {
          name: /filename="(.*)"/.exec(String(answer.headers['content-disposition']))?.[1],
          bytes: answer.rawPayload,
        }
      : answer.json();
  return { status: answer.statusCode, headers: answer.headers, body, error: ok ? null : body };
}
