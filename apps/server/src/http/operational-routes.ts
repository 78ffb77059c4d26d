/** What operators and tools ask: alive, ready, figures, the API described. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@sojourn/contract/openapi.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { ping } from '@sojourn/postgres/client.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#db/client.ts';
import type { SupplierFigures } from '#suppliers/registry/supplier-line.ts';
import { sameSecret } from '../modules/customers/sessions/secrets.ts';
import type { Metrics } from './metrics.ts';
import { REFERENCE_CSS, REFERENCE_SCRIPT } from './reference-assets.ts';
import { referencePage } from './reference-page.ts';
import type { HttpSettings } from './settings.ts';

type Operational = {
  readonly db: Kysely<Database>;
  readonly metrics: Metrics;
  readonly stopping: { readonly since: Instant | null };
  readonly settings: Pick<HttpSettings, 'production' | 'metricsKey' | 'portalDirectory'>;
  readonly suppliers: () => readonly SupplierFigures[];
  readonly withoutKey: readonly { readonly id: string; readonly setting: string }[];
};

const CIRCUITS = ['answers', 'is tried again', 'rests'] as const;

export function addOperationalRoutes(
  app: FastifyInstance,
  { db, metrics, stopping, settings, suppliers, withoutKey }: Operational,
): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (request, reply) => {
    const reason = stopping.since ? 'stopping' : await problemOf(db, settings, request.log);
    const details = [
      ...suppliers().map(({ id, circuit }) => `supplier ${id}: ${CIRCUITS[circuit]}\n`),
      ...withoutKey.map(({ id, setting }) => `supplier ${id}: not sold, ${setting} is not set\n`),
    ].join('');
    if (reason === null) return reply.type('text/plain').send(`ready\n${details}`);
    return reply.code(503).header('retry-after', '2').type('text/plain').send(`not ready: ${reason}\n`);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(settings, request.headers.authorization)) return reply.callNotFound();
    return reply
      .type('text/plain; version=0.0.4')
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json').header('cache-control', 'public, max-age=300').send(document);
  });
  let page: string | undefined;
  app.get('/api/docs', async (_request, reply) => {
    page ??= referencePage();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300').send(page);
  });
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(REFERENCE_CSS),
  );
  app.get('/api/docs.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(REFERENCE_SCRIPT),
  );
}

/** Why requests can't be answered now; null when they can. */
async function problemOf(
  db: Operational['db'],
  { portalDirectory }: Operational['settings'],
  log: FastifyBaseLogger,
): Promise<string | null> {
  try {
    await ping(db);
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return "the database can't be reached";
  }
  const isBuilt = portalDirectory === null || existsSync(join(portalDirectory, 'index.html'));
  return isBuilt ? null : "the front end isn't built; run npm run build";
}

/** The figures say how much is booked: in production they are there only for who has the key. */
const mayRead = ({ production, metricsKey }: Operational['settings'], authorization = ''): boolean =>
  metricsKey === null ? !production : sameSecret(authorization, `Bearer ${metricsKey}`);
