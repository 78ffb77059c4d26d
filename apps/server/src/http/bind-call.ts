/**
 * Binds one call of the contract to its handler: origin, limit, session, input, idempotency, answer, in
 * that order.
 */
import { API_BASE, type Call } from '@sojourn/contract/call.ts';
import { isOpenTo, roleOf } from '@sojourn/contract/call-roles.ts';
import type { CallName } from '@sojourn/contract/calls.ts';
import { hostsOf, resolveTenant, siteOf } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Effects, RequestContext } from '../context.ts';
import type { LiveSession, SessionGate } from '../modules/customers/sessions/gate.ts';
import { refuse } from '../refusal.ts';
import type { Sealer } from '../seal.ts';
import { answerFor, sendError } from './answer/answer-error.ts';
import { answerStream } from './answer/answer-stream.ts';
import type { CheckAnswer } from './answer/check-answer.ts';
import type { ResponseCache } from './answer/response-cache.ts';
import type { Watch } from './audit/watch-call.ts';
import { hashRequest, idempotencyKeyOf, runOnce } from './idempotency/run-once.ts';
import type { StoredResult } from './idempotency/store.ts';
import { callerOf, checkLimit, limitClassOf } from './limits/limits.ts';
import { embedOriginOf } from './portal/embed-origins.ts';
import { authenticate, requireOperator } from './request/authenticate.ts';
import { cookiesOf } from './request/cookies.ts';
import { type ReadRequest, readRequest } from './request/read-request.ts';
import { readUpload, withoutBytes } from './request/read-upload.ts';
import { checkSameOrigin } from './request/same-origin.ts';
import { type HttpSettings, LARGE_BODY_LIMIT_BYTES } from './settings.ts';

/** A handler as http calls it: typed by the contract in `Handlers`, erased here. */
export type AnyHandler = (
  request: ReadRequest & { actor: Actor | null; context: RequestContext },
) => Promise<unknown> | AsyncIterable<unknown>;

export type Binding = {
  readonly effects: Effects;
  readonly tenants: readonly Tenant[];
  readonly sessions: SessionGate;
  /** Of answers that are kept to be given again. */
  readonly sealer: Sealer;
  readonly settings: HttpSettings;
};
type Bound = Binding & {
  readonly checkAnswer: CheckAnswer;
  readonly cache: ResponseCache;
  readonly watch: Watch;
};

/** Reads that happen by themselves, so that a page left open does not keep its session alive. */
const NOT_ACTIVITY: ReadonlySet<CallName> = new Set(['getSession', 'getLab', 'endSession', 'trackEvent']);

/** For who has yet to be let in: to read in their language, to do what is asked of them, or to leave. */
const ALLOWED_BEFORE_ACKNOWLEDGEMENT: ReadonlySet<CallName> = new Set([
  'acknowledgeTerms',
  'setLocale',
  'extendSession',
  'endSession',
]);

/** What is called at every site about one's own session; everything else of customers is the portal's. */
const OF_SESSION: ReadonlySet<CallName> = new Set([
  'getSession',
  'extendSession',
  'endSession',
  'setLocale',
  'getUserInfo',
]);

/** Each site has its own calls; what isn't of the one that was called isn't there. */
function requireSite(name: CallName, { auth }: Call, { site }: RequestContext): void {
  if (auth === 'agent' && site !== 'desk') refuse('NotFound');
  if (auth === 'admin' && site !== 'admin') refuse('NotFound');
  if (auth === 'customer' && site !== 'portal' && !OF_SESSION.has(name)) refuse('NotFound');
}

export function bindCall(
  app: FastifyInstance,
  name: CallName,
  call: Call,
  handler: AnyHandler | undefined,
  binding: Bound,
): void {
  const limitClass = limitClassOf(name, call);
  app.route({
    method: call.method,
    url: `${API_BASE}${call.path}`,
    config: { call: name },
    ...(call.hasLargeInput ? { bodyLimit: LARGE_BODY_LIMIT_BYTES } : {}),
    handler: async (request, reply) => {
      const { effects, sessions, settings, checkAnswer, watch } = binding;
      checkSameOrigin(request, settings.embedOrigins);
      const context = contextOf(request, reply, call, binding);
      const passesBarrier = ALLOWED_BEFORE_ACKNOWLEDGEMENT.has(name);
      requireSite(name, call, context);
      const session = await authenticate(sessions, call, request, { ...context, passesBarrier });
      const by = callerOf(session?.actor ?? null, request.ip);
      await checkLimit(effects.db, limitClass, by, settings.limitFactor);
      if (session && !isOpenTo(roleOf(session.actor), call)) refuse('TravelersOnly');
      const operator = call.auth === 'operator' ? requireOperator(request, settings.operatorKeys) : null;
      const read = await readAll(call, request);
      const noted = withoutBytes(read);
      if (!handler) throw new Error(`no handler for ${name}`);
      if (session && !NOT_ACTIVITY.has(name)) await sessions.touch(session);
      const run = watch({ name, call, session, operator, context, read: noted }, () =>
        handler({ ...read, actor: session?.actor ?? null, context }),
      );
      if (call.stream) return stream(run, request, reply, call, binding);
      if (context.idempotencyKey !== null && session)
        return answerOnce(run, request, reply, { call, name, read: noted, session, binding });
      const answer = await run();
      checkAnswer(call, answer);
      if (call.file) return sendFile(reply, call.file, answer as FileAnswer, context);
      const isCached = call.auth === 'public' && call.method === 'GET' && !call.isSecret;
      reply.header('cache-control', isCached ? CACHED : 'no-store');
      return reply.type('application/json').send(JSON.stringify(answer));
    },
  });
}

function keyOf({ idempotent }: Call, header: string | string[] | undefined): string | null {
  if (!idempotent || (idempotent === 'optional' && header === undefined)) return null;
  return idempotencyKeyOf(header);
}

/** A file's bytes are read last, once everything else about the request is right. */
async function readAll(call: Call, request: FastifyRequest): Promise<ReadRequest> {
  const { params, query, body } = request;
  if (!call.uploadBytes) return readRequest(call, { params, query, input: body });
  const read = readRequest(call, { params, query, input: undefined });
  const input = await readUpload(request, call.uploadBytes);
  return { params: read.params, query: read.query, input };
}

type FileAnswer = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly version?: string | undefined;
  readonly type?: string | undefined;
};

/** Of a file that was opened all the same: nothing in it loads, runs or sends anything. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** To be saved, never shown in place: what is in it is not of this origin's pages. */
function sendFile(
  reply: FastifyReply,
  type: string,
  { name, bytes, version, type: own }: FileAnswer,
  { knownVersion }: RequestContext,
): FastifyReply {
  // Its bytes may differ at another time, so the tag is a weak one
  if (version) reply.header('etag', `W/"${version}"`);
  reply.header('cache-control', version ? 'private, no-cache' : 'no-store');
  if (version && version === knownVersion) return reply.code(304).send();
  return reply
    .type(type === '*/*' ? (own ?? 'application/octet-stream') : type)
    .header('content-security-policy', FILE_POLICY)
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
    .send(Buffer.from(bytes));
}

const CACHED = 'public, max-age=300';

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  binding: Binding,
): RequestContext {
  const { tenants, settings } = binding;
  const tenant = resolveTenant(tenants, request.host);
  const known = hostsOf(tenant).includes(request.hostname.toLowerCase());
  const port = /:\d+$/.exec(request.host)?.[0] ?? '';
  const scenario = settings.lab ? request.headers['x-scenario'] : undefined;
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    tenantId: tenant.id,
    site: siteOf(tenant, request.host),
    origin: `${request.protocol}://${known ? request.host.toLowerCase() : tenant.hosts[0] + port}`,
    embedOrigin: embedOriginOf(request, settings.embedOrigins),
    cookies: cookiesOf(request, reply),
    requestId: request.id,
    address: callerOf(null, request.ip),
    scenario: typeof scenario === 'string' ? scenario : null,
    idempotencyKey: keyOf(call, request.headers['idempotency-key']),
    knownVersion: /"([\w-]+)"/.exec(request.headers['if-none-match'] ?? '')?.[1] ?? null,
    wantsNoTracking: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
    signal: gone.signal,
  };
}

const stream = (
  run: () => unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  { checkAnswer, cache }: Bound,
) =>
  answerStream(request, reply, run() as AsyncIterable<unknown>, {
    check: (event) => checkAnswer(call, event),
    cache,
  });

async function answerOnce(
  run: () => Promise<unknown> | AsyncIterable<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  of: { call: Call; name: CallName; read: ReadRequest; session: LiveSession; binding: Bound },
): Promise<FastifyReply> {
  const { actor } = of.session;
  const { effects, sealer, settings } = of.binding;
  const settled = async (): Promise<StoredResult> => {
    try {
      const answer = await run();
      of.binding.checkAnswer(of.call, answer);
      return { status: 200, body: JSON.stringify(answer) };
    } catch (error) {
      const about = { requestId: request.id, call: of.call, checked: !settings.production };
      const { status, body } = answerFor(error, about, request.log);
      return { status, body: JSON.stringify(body) };
    }
  };
  const keyed = {
    tenantId: actor.tenantId,
    customerId: actor.customerId,
    call: of.name,
    key: idempotencyKeyOf(request.headers['idempotency-key']),
    requestHash: hashRequest(of.read),
  };
  const { status, body, replayed } = await runOnce({ db: effects.db, sealer }, keyed, settled);
  if (replayed) reply.header('idempotency-replayed', 'true');
  if (status !== 200) return sendError(reply, { status, body: JSON.parse(body) });
  return reply.header('cache-control', 'no-store').type('application/json').send(body);
}
