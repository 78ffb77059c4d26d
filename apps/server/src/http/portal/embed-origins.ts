/**
 * Pages of other origins that embed the profile module (settings, `EMBED_ORIGINS`): they may call the API
 * with cookies, and nobody else's pages may. The session's cookies are SameSite=Lax, so such a page is also
 * of the portal's site; one of another site would call without a session.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApi } from '../answer/answer-error.ts';

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'accept, authorization, content-type, idempotency-key, x-csrf-token, x-scenario';
/** What the module reads of an answer beside its body. */
const EXPOSED = 'x-server-time, x-request-id, retry-after, idempotency-replayed, content-disposition';
/** Of a preflight, in seconds. */
const MAX_AGE = '600';

/** The listed origin whose page asks; null for any other, `null` among them. */
export function embedOriginOf(request: FastifyRequest, listed: readonly string[]): string | null {
  const { origin } = request.headers;
  return origin !== undefined && listed.includes(origin) ? origin : null;
}

/** Answers preflights, and says with every answer of the API who may read it. */
export function addEmbedOrigins(app: FastifyInstance, listed: readonly string[]): void {
  if (listed.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return;
    const origin = embedOriginOf(request, listed);
    if (!origin) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', EXPOSED);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .code(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', MAX_AGE)
      .send();
  });
  // After compression, which says its own
  app.addHook('onSend', async (request, reply) => {
    if (!isApi(request)) return;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'origin' : `${String(vary)}, origin`);
  });
}
