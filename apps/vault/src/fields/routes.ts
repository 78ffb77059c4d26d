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
  /** Null: cards are the vault's own. */
  readonly stripe?: StripeFields | null;
};
/** The account's public key, and where Stripe's script is. */
export type StripeFields = { readonly publicKey: string; readonly script: string };

const text = (max: number) => z.string().max(max);
const sent = z.strictObject({
  ticket: text(100),
  locale: z.enum(['en', 'fr']).optional(),
  card: z.strictObject({
    number: text(19),
    expiry: text(5),
    verification: text(4),
    name: text(60),
    zip: text(12),
    country: text(2),
  }),
});

const policy = (portalOrigins: readonly string[], stripe: StripeFields | null = null): string => {
  // Stripe's script makes frames of its own for what's typed and for banks' pages
  const script = stripe ? [new URL(stripe.script).origin, ...STRIPE_FRAMES] : [];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...script].join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `connect-src ${["'self'", ...(stripe ? [new URL(stripe.script).origin, STRIPE_API] : [])].join(' ')}`,
    `frame-src ${["'self'", ...script].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalOrigins.join(' ')}`,
    ...(stripe ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
};
const STRIPE_FRAMES = ['https://*.js.stripe.com', 'https://hooks.stripe.com'];
const STRIPE_API = 'https://api.stripe.com';

type File = { readonly type: string; readonly body: Buffer };
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The pages and their files, read once: a new build needs a restart. */
function loadBuild({ fieldsFolder, portalOrigins, stripe }: FieldsOptions) {
  const page = join(fieldsFolder, 'index.html');
  if (!existsSync(page)) return null;
  const assets = new Map<string, File>();
  const folder = join(fieldsFolder, 'assets');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const type = TYPES[name.replace(/^.*\./, '')];
    if (type) assets.set(name, { type, body: readFileSync(join(folder, name)) });
  }
  const values = {
    PORTAL_ORIGINS: portalOrigins.join(' '),
    STRIPE_KEY: stripe?.publicKey ?? '',
    STRIPE_SCRIPT: stripe?.script ?? '',
  };
  const read = (path: string) =>
    readFileSync(path, 'utf8').replace(/%(PORTAL_ORIGINS|STRIPE_KEY|STRIPE_SCRIPT)%/g, (_, name) =>
      values[name as keyof typeof values].replace(/[&"<>]/g, ''),
    );
  const ofStripe = stripe ? read(join(fieldsFolder, 'stripe.html')) : null;
  return { page: read(page), ofStripe, assets };
}

export function addFieldsRoutes(app: FastifyInstance, effects: CardEffects, options: FieldsOptions): void {
  const build = loadBuild(options);
  const { portalOrigins, stripe = null } = options;
  const show = (reply: FastifyReply, page: string | null | undefined, csp: string) => {
    if (!page) return reply.code(404).send({ error: 'the card fields are not built' });
    return reply
      .headers({
        'content-security-policy': csp,
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  };
  app.get('/card-fields', async (_, reply) => show(reply, build?.page, policy(portalOrigins)));
  app.get('/stripe-fields', async (_, reply) => show(reply, build?.ofStripe, policy(portalOrigins, stripe)));
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
    const { ticket, card, locale } = sent.parse(request.body);
    const lab = { isOpen: options.isLabOpen, scenario: null };
    const answer = await takeCard(effects, ticket, card, lab, locale);
    if ('failed' in answer) return reply.code(410).send(answer);
    return 'problems' in answer ? reply.code(422).send(answer) : reply.send(answer);
  });
}
