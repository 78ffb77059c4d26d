/**
 * The vault: an internal API for the portal's server only, which a shared secret guards, and the hosted card
 * fields for browsers. Card numbers go in and never come out.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type FollowingClock, followingClock, LAB_NOW_HEADER } from '@sojourn/domain/following-clock.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { addCardRoutes } from './cards/routes.ts';
import type { CardEffects } from './cards/save-card.ts';
import { reach } from './db/client.ts';
import { createEntrySweep } from './entry/sweep-abandoned.ts';
import { addFieldsRoutes } from './fields/routes.ts';
import { ReferenceReused } from './gateway/gateway.ts';
import { addGatewayRoutes } from './gateway/routes.ts';

export type VaultOptions = CardEffects & {
  readonly apiKey: string;
  /** Scenarios by header, test cards and the portal's clock; never in production. */
  readonly isLabOpen: boolean;
  readonly portalOrigins: readonly string[];
  readonly fieldsFolder: string;
  readonly logger?: FastifyBaseLogger;
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
  const labClock = isLabOpen ? followingClock(options.clock) : null;
  const effects: CardEffects = { ...options, clock: labClock ?? options.clock };
  const sweep = createEntrySweep(effects, {
    ...(options.sweepMs ? { everyMs: options.sweepMs } : {}),
    onError: (error) => app.log.warn({ err: error }, 'abandoned entries are still there'),
  });
  app.addHook('onReady', async () => sweep.start());
  app.addHook('onClose', () => sweep.stop());
  app.addHook('onRequest', async (_, reply) => void reply.headers(HEADERS));
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
    try {
      await reach(options.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database away' });
    }
  });
  addFieldsRoutes(app, effects, options);
  void app.register(
    async (guarded) => {
      requireSecret(guarded, options.apiKey);
      if (labClock) followPortal(guarded, labClock);
      addCardRoutes(guarded, effects);
      addGatewayRoutes(guarded, effects, isLabOpen);
    },
    { prefix: '/v1' },
  );
  return app;
}

/**
 * Guards the routes themselves, not their addresses: the router also finds them under an address written in
 * another way (`/%761/cards`, `http://anything/v1/cards`).
 */
function requireSecret(routes: FastifyInstance, apiKey: string): void {
  const expected = digest(`Bearer ${apiKey}`);
  routes.addHook('onRequest', async (request, reply) => {
    const isOurs = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
    if (!isOurs) return reply.code(401).send({ error: 'unauthorized' });
  });
}

/** The portal's server sends its time with every request. */
function followPortal(routes: FastifyInstance, clock: FollowingClock): void {
  routes.addHook('onRequest', async ({ headers }) => clock.follow(headers[LAB_NOW_HEADER]));
}
