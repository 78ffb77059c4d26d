/**
 * The built portal: hashed files cached for ever and sent precompressed where the build left them so, one
 * page for every route, with status 404 where there's no route.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { publicTenant } from '@sojourn/contract/tenant.ts';
import { adminOriginFrom, resolveTenant, type Site, siteOf } from '@sojourn/domain/tenants/resolve-tenant.ts';
import { CAPABILITIES, type Capability, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { errorAnswer, isApi, sendError } from '../answer/answer-error.ts';
import type { HttpSettings } from '../settings.ts';
import { portalPage } from './portal-page.ts';

type Served = { readonly settings: HttpSettings; readonly tenants: readonly Tenant[] };

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Vite puts a hash into the name of everything under assets/. */
const isHashed = (path: string): boolean => path.includes('/assets/');

const isShared = (path: string): boolean => isHashed(path) || path.includes('/embed/');

export async function addPortalFiles(app: FastifyInstance, { settings, tenants }: Served): Promise<void> {
  const root = settings.portalDirectory;
  app.setNotFoundHandler((request, reply) => sendError(reply, errorAnswer('NotFound', request.id)));
  if (!root) return;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    etag: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? FOR_EVER : 'no-cache');
      // The profile module's, which pages of other origins load; they are the same for everybody
      if (isShared(path)) reply.header('access-control-allow-origin', '*');
    },
  });
  const filesIn = (folder: string | null) => (folder ? siteFiles(folder, { settings, tenants }) : null);
  const sites: Readonly<Record<Site, SiteFiles | null>> = {
    portal: filesIn(root),
    desk: filesIn(settings.deskDirectory),
    admin: filesIn(settings.adminDirectory),
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const [path = '/'] = request.url.split('?');
      if (isApi(request) || path.startsWith('/art/')) return reply.callNotFound();
      const tenant = resolveTenant(tenants, request.host);
      const files = sites[siteOf(tenant, request.host)];
      if (!files) return reply.callNotFound();
      if (isFile(path))
        return PLAIN.test(path) ? reply.sendFile(path.slice(1), files.root) : reply.callNotFound();
      const page = await files.pageFor(tenant, `${request.protocol}://${request.host}`);
      if (page === null) return reply.callNotFound();
      // Its address is a secret: no search engine lists it, no other site learns it
      if (path.startsWith('/shared/'))
        reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
      return sendPage(reply.code((await files.isRoute(path, tenant)) ? 200 : 404), page);
    },
  });
}

type SiteFiles = {
  readonly root: string;
  /** Its one page for a tenant; null when it isn't built. */
  readonly pageFor: (tenant: Tenant, origin: string) => Promise<string | null>;
  readonly isRoute: (path: string, tenant: Tenant) => Promise<boolean>;
};

/** The build of the portal, of the desk, or of the admin site. */
function siteFiles(root: string, { settings, tenants }: Served): SiteFiles {
  const pages = new Map<string, string>();
  const template = fileReader(join(root, 'index.html'));
  return {
    root,
    isRoute: routeTest(root),
    pageFor: async (tenant, origin) => {
      const html = await template();
      if (!html) return null;
      const adminOrigin = URL.canParse(origin) ? adminOriginFrom(tenant, origin) : tenant.adminOrigin;
      const key = `${tenant.id} ${adminOrigin} ${html.version}`;
      const known = pages.get(key);
      if (known !== undefined) return known;
      const { vaultOrigin, lab } = settings;
      const shown = publicTenant(tenant, { vaultOrigin, lab, adminOrigin });
      const page = portalPage(html.text, shown);
      if (pages.size >= tenants.length) pages.clear();
      pages.set(key, page);
      return page;
    },
  };
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

/** A file of the build rather than a route of the portal. The page itself is only given with its tenant. */
const isFile = (path: string): boolean => /\.[a-z0-9]{1,5}$/i.test(path) && path !== '/index.html';

/** What the build's files are named like: nothing encoded, no way up. */
const PLAIN = /^(\/[\w-][\w.-]*)+$/;

/** Whether a page of the tenant is at a path; a build without a list of its routes has any. */
function routeTest(root: string): (path: string, tenant: Tenant) => Promise<boolean> {
  const list = fileReader(join(root, 'routes.json'));
  let read: { routes: Routes; version: number } | null = null;
  return async (path, { capabilities }) => {
    const file = await list();
    if (!file || path === '/index.html') return true;
    if (read?.version !== file.version) read = { routes: routesOf(file.text), version: file.version };
    return read.routes.some(
      ({ pattern, needs }) => pattern.test(path) && (needs === null || capabilities.includes(needs)),
    );
  };
}

type Routes = readonly { readonly pattern: RegExp; readonly needs: Capability | null }[];
const ROUTES = z.array(z.object({ pattern: z.string(), needs: z.enum(CAPABILITIES).nullable() }));
const routesOf = (text: string): Routes =>
  ROUTES.parse(JSON.parse(text)).map(({ pattern, needs }) => ({ pattern: new RegExp(pattern), needs }));

type ReadFile = { readonly text: string; readonly version: number };

/** A file of the build, read again when the build has written a new one. */
function fileReader(file: string): () => Promise<ReadFile | null> {
  let held: ReadFile | null = null;
  return async () => {
    const version = (await stat(file).catch(() => null))?.mtimeMs;
    if (version === undefined) return null;
    if (held?.version !== version) held = { text: await readFile(file, 'utf8'), version };
    return held;
  };
}
