/**
 * The vault: an internal API for the portal's server only, which a shared secret guards, and the hosted card
 * fields for browsers. Card numbers go in and never come out.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type FollowingClock, followingClock } from '@sojourn/domain/following-clock.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { addCardRoutes } from './cards/routes.ts';
import type { CardEffects } from './cards/save-card.ts';
import { addCheckRoutes } from './checks/routes.ts';
import { reach } from './db/client.ts';
import { createEntrySweep } from './entry/sweep-abandoned.ts';
import { addFieldsRoutes, type StripeFields } from './fields/routes.ts';
import { ReferenceReused } from './gateway/gateway.ts';
import { addGatewayRoutes } from './gateway/routes.ts';

type VaultOptions = CardEffects & {
  /** Callers have one of them. */
  readonly apiKeys: readonly string[];
  /** Scenarios by header, test cards and the portal's clock; never in production. */
  readonly isLabOpen: boolean;
  readonly portalOrigins: readonly string[];
  readonly fieldsFolder: string;
  readonly stripe?: StripeFields | null;
  readonly logger?: FastifyBaseLogger;
  /** Since when the vault ends: /readyz then answers 503, and each answer closes its connection. */
  readonly stopping?: { readonly since: Instant | null };
  /** How often abandoned entries are forgotten. */
  readonly sweepMs?: number;
};

/** Unless a page says otherwise nothing is for a browser, and nothing is to be kept on the way. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
/** A whole request must have arrived by then; a card is a few hundred bytes. */
const REQUEST_MS = 10_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

export function createVault(options: VaultOptions): FastifyInstance {
  const { logger, isLabOpen } = options;
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    bodyLimit: 8 * 1024,
    requestTimeout: REQUEST_MS,
    // Node cuts no slow body while headers may take longer than it, and looks twice a minute otherwise
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 },
    connectionTimeout: 3 * REQUEST_MS,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).code(400).headers(HEADERS).send({ error: 'invalid' }),
  });
  // They're read once
  const isBuilt = options.fieldsFolder === '' || existsSync(join(options.fieldsFolder, 'index.html'));
  const labClock = isLabOpen ? followingClock(options.clock, new AsyncLocalStorage<number>()) : null;
  const effects: CardEffects = { ...options, clock: labClock ?? options.clock };
  const sweep = createEntrySweep(effects, {
    ...(options.sweepMs ? { everyMs: options.sweepMs } : {}),
    onError: (error) => app.log.warn({ err: error }, 'abandoned entries are still there'),
  });
  app.addHook('onReady', async () => sweep.start());
  app.addHook('onClose', () => sweep.stop());
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers(HEADERS);
    if (options.stopping?.since) void reply.header('connection', 'close');
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: 'invalid' });
    if (error instanceof ReferenceReused) return reply.code(422).send({ error: 'reference reused' });
    const { statusCode } = error as { statusCode?: number };
    // Not logged: a parser's message may repeat what it was given
    if (statusCode && statusCode < 500) return reply.code(statusCode).send({ error: 'invalid' });
    request.log.error({ err: error }, 'vault failed');
    return reply.code(500).send({ error: 'internal' });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'not found' }));
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const reason = options.stopping?.since ? 'stopping' : await problemOf(options.db, isBuilt);
    return reason === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', reason });
  });
  addFieldsRoutes(app, effects, options);
  addCheckRoutes(app, effects, options);
  void app.register(
    async (guarded) => {
      requireSecret(guarded, options.apiKeys);
      if (labClock) followPortal(guarded, labClock);
      addCardRoutes(guarded, effects);
      addGatewayRoutes(guarded, effects, isLabOpen);
    },
    { prefix: '/v1' },
  );
  return app;
}

/** Why the vault can't serve now; null when it can. */
async function problemOf(db: VaultOptions['db'], isBuilt: boolean): Promise<string | null> {
  try {
    await reach(db);
  } catch {
    return "the database can't be reached";
  }
  return isBuilt ? null : "the card fields weren't built at the start; run npm run build and start again";
}

/**
 * Guards the routes themselves, not their addresses: the router also finds them under an address written in
 * another way (`/%761/cards`, `http://anything/v1/cards`).
 */
function requireSecret(routes: FastifyInstance, apiKeys: readonly string[]): void {
  const expected = apiKeys.map((apiKey) => digest(`Bearer ${apiKey}`));
  routes.addHook('onRequest', async (request, reply) => {
    const given = digest(request.headers.authorization ?? '');
    const isOurs = expected.filter((each) => timingSafeEqual(given, each)).length > 0;
    if (!isOurs) return reply.code(401).send({ error: 'unauthorized' });
  });
}

/** The portal's server sends its time with every request. Its body has been read by then. */
function followPortal(routes: FastifyInstance, clock: FollowingClock): void {
  routes.addHook('preHandler', ({ headers }, _, done) => clock.within(headers, done));
}
