/**
 * The hosted card fields: a page for an iframe in the portal's pages and the one address that they send to.
 * The page may stand only in the portals' own origins, run only its own script and talk only to its own
 * origin.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { CardEffects } from '../cards/save-card.ts';
import { takeCard } from '../entry/take-card.ts';
import { isFromSameOrigin } from '../same-origin.ts';

type FieldsOptions = {
  readonly portalOrigins: readonly string[];
  /** The build of the page; without it there is no page. */
  readonly fieldsFolder: string;
  readonly isLabOpen: boolean;
};

const text = (max: number) => z.string().max(max);
const sent = z.strictObject({
  ticket: text(100),
  card: z.strictObject({
    number: text(19),
    expiry: text(5),
    verification: text(4),
    name: text(60),
    zip: text(12),
    country: text(2),
  }),
});

const policy = (portalOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

type File = { readonly type: string; readonly body: Buffer };
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The page and its files, read once: a new build needs a restart. */
function loadBuild({ fieldsFolder, portalOrigins }: FieldsOptions) {
  const page = join(fieldsFolder, 'index.html');
  if (!existsSync(page)) return null;
  const assets = new Map<string, File>();
  const folder = join(fieldsFolder, 'assets');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const type = TYPES[name.replace(/^.*\./, '')];
    if (type) assets.set(name, { type, body: readFileSync(join(folder, name)) });
  }
  const origins = portalOrigins.join(' ').replace(/[&"<>]/g, '');
  return { page: readFileSync(page, 'utf8').replace('%PORTAL_ORIGINS%', origins), assets };
}

export function addFieldsRoutes(app: FastifyInstance, effects: CardEffects, options: FieldsOptions): void {
  const build = loadBuild(options);
  const csp = policy(options.portalOrigins);
  app.get('/card-fields', async (_, reply) => {
    if (!build) return reply.code(404).send({ error: 'the card fields are not built' });
    return reply
      .headers({
        'content-security-policy': csp,
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      })
      .type('text/html; charset=utf-8')
      .send(build.page);
  });
  app.get('/card-fields/assets/:name', async (request, reply) => {
    const file = build?.assets.get((request.params as { name: string }).name);
    if (!file) return reply.code(404).send({ error: 'not found' });
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.type)
      .send(file.body);
  });
  app.post('/card-fields/cards', async (request, reply): Promise<FastifyReply> => {
    if (!isFromSameOrigin(request)) return reply.code(403).send({ error: 'not from the card fields' });
    const { ticket, card } = sent.parse(request.body);
    const answer = await takeCard(effects, ticket, card, { isOpen: options.isLabOpen, scenario: null });
    if ('failed' in answer) return reply.code(410).send(answer);
    return 'problems' in answer ? reply.code(422).send(answer) : reply.send(answer);
  });
}
