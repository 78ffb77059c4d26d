/** Pictures drawn on demand. An address always gives the same picture, so it may be cached for ever. */
import { parseArtQuery } from '@sojourn/artwork/art-query.ts';
import { artwork } from '@sojourn/artwork/artwork.ts';
import type { FastifyInstance } from 'fastify';
import type { Effects } from '#context.ts';
import { errorAnswer, sendError } from '../answer/answer-error.ts';
import { createLru } from '../answer/lru.ts';
import { callerOf, checkLimit } from '../limits/limits.ts';
import type { HttpSettings } from '../settings.ts';

const CACHE_BYTES = 24 * 1024 * 1024;
const FOR_EVER = 'public, max-age=31536000, immutable';

export function addArtRoute(
  app: FastifyInstance,
  { effects, settings }: { readonly effects: Effects; readonly settings: Pick<HttpSettings, 'limitFactor'> },
): void {
  const drawn = createLru<string>(CACHE_BYTES, (svg) => svg.length);
  app.get<{ Params: { file: string } }>('/art/:file', async (request, reply) => {
    const kind = /^([a-z]{1,20})\.svg$/.exec(request.params.file)?.[1];
    const at = request.url.indexOf('?');
    const text = at < 0 ? '' : request.url.slice(at + 1);
    const options = kind ? parseArtQuery(kind, new URLSearchParams(text)) : undefined;
    if (!options) {
      return sendError(reply, { ...errorAnswer('InvalidInput', request.id), status: 400 });
    }
    const key = `${kind}?${text}`;
    let svg = drawn.get(key);
    if (svg === undefined) {
      await checkLimit(effects.db, 'picture', callerOf(null, request.ip), settings.limitFactor);
      svg = drawn.keep(key, artwork(options));
    }
    return (
      reply
        .type('image/svg+xml')
        .header('cache-control', FOR_EVER)
        // Shown by the profile module on other pages of the same site
        .header('cross-origin-resource-policy', 'same-site')
        .send(svg)
    );
  });
}
