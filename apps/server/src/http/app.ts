/** The portal's HTTP server: the contract's calls bound to their handlers, and a few operational routes. */
import cookie from '@fastify/cookie';
import type { Call } from '@sojourn/contract/call.ts';
import { type CallName, calls } from '@sojourn/contract/calls.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { SupplierFigures } from '#suppliers/registry/supplier-line.ts';
import type { JobFigures } from '#workflow/jobs/store.ts';
import type { Handlers } from '../context.ts';
import type { ReceiveNotice } from '../modules/money/notices/receive-notice.ts';
import { answerFor, errorAnswer, isApi, sendError } from './answer/answer-error.ts';
import { createAnswerCheck } from './answer/check-answer.ts';
import { addCompression } from './answer/compress.ts';
import { refuseMalformed } from './answer/refuse-malformed.ts';
import { createResponseCache, type SalesVersion } from './answer/response-cache.ts';
import { addSecurityHeaders, securityHeaders } from './answer/security-headers.ts';
import { addServerTime } from './answer/server-time.ts';
import { createWatch } from './audit/watch-call.ts';
import { type AnyHandler, type Binding, bindCall } from './bind-call.ts';
import { addDevMail } from './dev-mail/dev-mail-routes.ts';
import { addMetrics, type PoolFigures } from './metrics.ts';
import { addNoticeRoute } from './notice-route.ts';
import { addOperationalRoutes } from './operational-routes.ts';
import { addArtRoute } from './portal/art-route.ts';
import { addCardCheckPage } from './portal/card-check-page.ts';
import { addEmbedOrigins } from './portal/embed-origins.ts';
import { addPortalFiles } from './portal/portal-files.ts';
import { acceptFiles } from './request/read-upload.ts';
import { BODY_LIMIT_BYTES } from './settings.ts';

type AppParts = Binding & {
  /** All of them in the product; a test may leave out what it does not call (they then answer 500). */
  readonly handlers: Partial<Handlers>;
  /** For the figures of /metrics. */
  readonly pool?: PoolFigures;
  readonly jobFigures?: () => Promise<readonly JobFigures[]>;
  /** Of connected suppliers, and which wait for a key. */
  readonly supplierFigures?: () => readonly SupplierFigures[];
  readonly suppliersWithoutKey?: readonly { readonly id: string; readonly setting: string }[];
  /** Without it nobody sends notices. */
  readonly receiveNotice?: ReceiveNotice;
  /** Without it no answer is cached. */
  readonly salesVersion?: SalesVersion;
  /** Since when the server ends: /readyz then answers 503, and each answer closes its connection. */
  readonly stopping?: Stopping;
};

export type Stopping = { readonly since: Instant | null };

/** A request that has not come completely by then is cut off. */
export const REQUEST_MS = 20_000;
/** Longer than any handler thinks before it answers. */
const IDLE_CONNECTION_MS = 90_000;

/** Not yet listening: `app.listen`, or `app.inject` in tests. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { effects, settings, stopping = { since: null } } = parts;
  const app = Fastify({
    loggerInstance: effects.log as unknown as FastifyInstance['log'],
    genReqId: () => Buffer.from(effects.random.bytes(12)).toString('hex'),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: settings.trustedProxies > 0 && ((_address, hop) => hop < settings.trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    requestTimeout: REQUEST_MS,
    // Node looks twice a minute otherwise, and cuts no body while headers may take longer than it
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: (error, socket) =>
      refuseMalformed(error, socket, Buffer.from(effects.random.bytes(12)).toString('hex')),
    // Of nothing going either way: who does not read an answer does not keep it here for ever
    connectionTimeout: IDLE_CONNECTION_MS,
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400;
      const answer = { ...errorAnswer('InvalidInput', request.id), status };
      void sendError((reply as FastifyReply).headers(securityHeaders(settings)), answer);
    },
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);
  addSecurityHeaders(app, settings, parts.tenants);
  addRequestLog(app);
  closeWhenStopping(app, stopping);
  warnOfProxies(app, settings.trustedProxies);
  addCompression(app);
  addEmbedOrigins(app, settings.embedOrigins);
  addServerTime(app, effects.clock);
  await app.register(cookie);
  app.setErrorHandler((error, request, reply) => onError(error, request, reply, settings.production));
  const metrics = addMetrics(app, parts.pool ?? null, parts.jobFigures, parts.supplierFigures);
  const checkAnswer = createAnswerCheck(settings.answerChecks);
  const cache = createResponseCache(effects.clock, parts.salesVersion ?? (() => null));
  const watch = createWatch({ ...effects, sealer: parts.sealer });
  const bound = { ...parts, checkAnswer, cache, watch };
  const bindTo = (scope: FastifyInstance, [name, call]: [CallName, Call]) =>
    bindCall(scope, name, call, parts.handlers[name] as AnyHandler | undefined, bound);
  const all = Object.entries(calls) as [CallName, Call][];
  for (const each of all) if (!each[1].uploadBytes) bindTo(app, each);
  await app.register(async (scope) => {
    acceptFiles(scope);
    for (const each of all) if (each[1].uploadBytes) bindTo(scope, each);
  });
  addOperationalRoutes(app, {
    db: effects.db,
    metrics,
    stopping,
    settings,
    suppliers: parts.supplierFigures ?? (() => []),
    withoutKey: parts.suppliersWithoutKey ?? [],
  });
  addDevMail(app, settings);
  addArtRoute(app, { effects, settings });
  addCardCheckPage(app);
  await addNoticeRoute(app, parts.receiveNotice);
  await addPortalFiles(app, parts);
  return app;
}

function onError(error: unknown, request: FastifyRequest, reply: FastifyReply, production: boolean) {
  const name = request.routeOptions.config.call;
  const call = name === undefined ? undefined : (calls[name] as Call);
  const about = { requestId: request.id, checked: !production, ...(call ? { call } : {}) };
  return sendError(reply, answerFor(error, about, request.log));
}

/** The route's pattern stands in the log, never the address itself: it can hold ids, codes and names. */
function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    const fields = {
      method: request.method,
      route: url ?? '(none)',
      ...(config.call ? { call: config.call } : {}),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    // A load balancer is answered 503 several times at each stop
    const isTrouble = reply.statusCode >= 500 && url !== '/readyz';
    const level = isTrouble ? 'warn' : isApi(request) ? 'info' : 'debug';
    request.log[level](fields, 'request');
  });
}

/** A proxy's open connections go before the server does. */
function closeWhenStopping(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.since) reply.header('connection', 'close');
  });
}

/** Once: behind a proxy that isn't counted, everybody has the proxy's address and shares its limits. */
function warnOfProxies(app: FastifyInstance, trustedProxies: number): void {
  if (trustedProxies > 0) return;
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    request.log.warn('X-Forwarded-For arrived and is ignored: TRUSTED_PROXIES is 0');
  });
}

/** JSON with no body at all is what A §7 calls an empty body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
