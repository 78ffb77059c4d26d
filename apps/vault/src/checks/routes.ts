/**
 * The page on which a card's bank asks its holder whether a payment is theirs. Its address is a secret of the
 * portal's server and of the customer whom the server shows it to; it may stand in the portals' pages alone.
 */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { CardEffects } from '../cards/save-card.ts';
import { isFromSameOrigin } from '../same-origin.ts';
import { answerCheck, stageOf } from './answer-check.ts';
import { drawCheck } from './page/draw-check.ts';
import { type Check, readCheck } from './store.ts';

const params = z.object({ secret: z.string().regex(/^[\w-]{20,100}$/) });
const body = z.strictObject({ answer: z.enum(['approve', 'decline']) });
const file = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url));
const FILES = [
  ['check.css', 'text/css; charset=utf-8'],
  ['over.js', 'text/javascript; charset=utf-8'],
] as const;

export function addCheckRoutes(
  app: FastifyInstance,
  effects: CardEffects,
  { portalOrigins }: { readonly portalOrigins: readonly string[] },
): void {
  const csp = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors 'self' ${portalOrigins.join(' ')}`,
  ].join('; ');
  const show = (reply: FastifyReply, check: Check | undefined) => {
    if (!check) return reply.code(404).send({ error: 'not found' });
    return reply
      .headers({
        'content-security-policy': csp,
        // With none, browsers don't say where the form comes from
        'referrer-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(drawCheck(check, stageOf(check, effects.clock.now())));
  };
  for (const [name, type] of FILES) {
    const content = file(name);
    app.get(`/card-checks/files/${name}`, (_, reply) => reply.type(type).send(content));
  }
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    forms.get('/card-checks/:secret', async (request, reply) =>
      show(reply, await readCheck(effects.db, params.parse(request.params).secret)),
    );
    forms.post('/card-checks/:secret', async (request, reply) => {
      if (!isFromSameOrigin(request)) return reply.code(403).send({ error: 'not from the bank’s page' });
      const { secret } = params.parse(request.params);
      const answered = await answerCheck(effects, secret, body.parse(request.body).answer);
      return answered ? reply.redirect(`/card-checks/${secret}`, 303) : show(reply, undefined);
    });
  });
}
