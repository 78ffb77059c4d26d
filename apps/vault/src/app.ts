/**
 * The vault's internal API, for the portal's server only: a shared secret guards it, card numbers never
 * leave it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { CURRENCIES } from '@sojourn/domain/money.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { z } from 'zod';
import { listCards } from './cards/list-cards.ts';
import type { CardEffects } from './cards/save-card.ts';
import { reach } from './db/client.ts';
import { authorize, capture, giveBack, lookUp, ReferenceReused, refund } from './gateway/gateway.ts';
import { CUT, createScenarioPlayer } from './gateway/play-scenario.ts';
import type { Refused } from './gateway/problems.ts';

export type VaultOptions = CardEffects & {
  readonly apiKey: string;
  /** Scenarios by header and test cards; never in production. */
  readonly isLabOpen: boolean;
  readonly logger?: FastifyBaseLogger;
};

const reference = z.string().regex(/^[\w:-]{4,120}$/);
const params = z.object({ reference });
const amountMinor = z.int().min(1).max(100_000_000);
const authorizeBody = z.strictObject({
  reference,
  subject: z.string().min(1).max(200),
  paymentId: z.string().min(1).max(64),
  amountMinor,
  currency: z.enum(CURRENCIES),
});
const captureBody = z.strictObject({ amountMinor });
const refundBody = z.strictObject({ refundReference: reference, amountMinor });
const cardsQuery = z.object({ subject: z.string().min(1).max(200) });

/** Nothing here is for a browser, and nothing is to be kept on the way. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const digest = (text: string) => createHash('sha256').update(text).digest();

export function createVault(options: VaultOptions): FastifyInstance {
  const { logger } = options;
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    bodyLimit: 8 * 1024,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).code(400).headers(HEADERS).send({ error: 'invalid' }),
  });
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
  void app.register(
    async (guarded) => {
      requireSecret(guarded, options.apiKey);
      addRoutes(guarded, options);
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

function answer(reply: FastifyReply, outcome: object | Refused | null | typeof CUT): FastifyReply {
  if (outcome === CUT) return reply;
  if (outcome && 'refused' in outcome)
    return reply.code(outcome.refused === 'NotPossible' ? 409 : 402).send({ reason: outcome.refused });
  return reply.send(outcome ?? {});
}

function addRoutes(app: FastifyInstance, options: VaultOptions): void {
  const play = createScenarioPlayer(options.isLabOpen);
  const labOf = (request: FastifyRequest) => {
    const scenario = request.headers['x-scenario'];
    return {
      isOpen: options.isLabOpen,
      scenario: options.isLabOpen && typeof scenario === 'string' ? scenario : null,
    };
  };

  app.get('/cards', async (request) => ({
    cards: await listCards(options, cardsQuery.parse(request.query).subject),
  }));
  app.post('/authorizations', async (request, reply) => {
    const given = authorizeBody.parse(request.body);
    const work = () => authorize(options, given, labOf(request));
    return answer(reply, await play('authorize', given.reference, { request, reply }, work));
  });
  app.post('/authorizations/:reference/capture', async (request, reply) => {
    const given = { ...params.parse(request.params), ...captureBody.parse(request.body) };
    const work = () => capture(options, given.reference, given.amountMinor);
    return answer(reply, await play('capture', given.reference, { request, reply }, work));
  });
  app.post('/authorizations/:reference/void', async (request, reply) => {
    const given = params.parse(request.params);
    const work = () => giveBack(options, given.reference);
    return answer(reply, await play('void', given.reference, { request, reply }, work));
  });
  app.post('/authorizations/:reference/refunds', async (request, reply) => {
    const given = { ...params.parse(request.params), ...refundBody.parse(request.body) };
    const work = () => refund(options, given);
    return answer(reply, await play('refund', given.reference, { request, reply }, work));
  });
  app.get('/authorizations/:reference', async (request, reply) => {
    const given = params.parse(request.params);
    const work = async () => ({ record: await lookUp(options, given.reference) });
    return answer(reply, await play('lookUp', given.reference, { request, reply }, work));
  });
}
