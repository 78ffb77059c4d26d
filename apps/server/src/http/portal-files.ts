/**
 * The built portal: hashed files cached for ever and sent precompressed where the build left them so, one
 * page for every route.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { publicTenant } from '@sojourn/contract/tenant.ts';
import { resolveTenant } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer, isApi, sendError } from './answer-error.ts';
import { portalPage } from './portal-page.ts';
import type { HttpSettings } from './settings.ts';

type Served = { readonly settings: HttpSettings; readonly tenants: readonly Tenant[] };

/** Vite puts a hash into the name of everything under assets/. */
const isHashed = (path: string): boolean => path.includes('/assets/');

export async function addPortalFiles(app: FastifyInstance, { settings, tenants }: Served): Promise<void> {
  const root = settings.portalDirectory;
  if (root) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: true,
      preCompressed: true,
      etag: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const pages = new Map<string, string>();
  const template = templateReader(root);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && isPageRoute(request);
    const html = wantsPage ? await template() : null;
    if (!html) return sendError(reply, errorAnswer('NotFound', request.id));
    const tenant = resolveTenant(tenants, request.host);
    const key = `${tenant.id} ${html.version}`;
    let page = pages.get(key);
    if (page === undefined) {
      const shown = publicTenant(tenant, { vaultOrigin: settings.vaultOrigin, lab: !settings.production });
      page = portalPage(html.text, shown);
      pages.clear();
      pages.set(key, page);
    }
    return sendPage(reply, page);
  });
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

/** A route of the portal, not a file that is missing. */
function isPageRoute(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0]!;
  return !isApi(request) && !path.startsWith('/art/') && !/\.[a-z0-9]{1,5}$/i.test(path);
}

/** index.html, read again when the build has written a new one. */
function templateReader(root: string | null): () => Promise<{ text: string; version: number } | null> {
  let held: { text: string; version: number } | null = null;
  return async () => {
    if (!root) return null;
    const file = join(root, 'index.html');
    const version = (await stat(file).catch(() => null))?.mtimeMs;
    if (version === undefined) return null;
    if (held?.version !== version) held = { text: await readFile(file, 'utf8'), version };
    return held;
  };
}
