/**
 * The program in front during `npm run dev`: pages come from their sources by Vite, so that an edit shows in
 * the open browser; everything else comes from the server behind it (`PORTAL_SERVER`, its port).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { hostName } from '@sojourn/domain/tenants/resolve-tenant.ts';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { buildFrontEnds } from '../build.ts';
import { ROOT } from '../root.ts';
import { readTenantSites } from '../start/tenants.ts';
import { createPassOn } from './pass-on.ts';
import { isOfBuild, isPage, looseForVite, SITES, type SiteApp } from './requests.ts';

const { HOST = '127.0.0.1', PORT = '8080', PORTAL_SERVER = '' } = process.env;
const tenants = readTenantSites();
const passOn = createPassOn(Number(PORTAL_SERVER));

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => {
    console.error(`${request.method} ${request.url}: ${error.message}`);
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
});

function appAt(host: string | undefined): SiteApp {
  const name = hostName(host);
  const found = SITES.find(({ hosts }) => tenants.some((tenant) => tenant[hosts]?.includes(name)));
  return found?.app ?? 'portal';
}

/** Opened when somebody first visits: each takes a second and some memory. */
const opened = new Map<SiteApp, Promise<ViteDevServer>>();
function openSite(app: SiteApp): Promise<ViteDevServer> {
  const known = opened.get(app);
  if (known) return known;
  const root = join(ROOT, 'apps', app);
  const opening = createVite({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(ROOT, 'node_modules/.cache/pages', app),
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: { server },
      ws: { server, path: `hot/${app}` },
      allowedHosts: tenants.flatMap((tenant) => SITES.flatMap(({ hosts }) => tenant[hosts] ?? [])),
      watch: { ignored: ['**/dist/**'] },
    },
  });
  opened.set(app, opening);
  return opening;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', headers } = request;
  if (/^\/(api|art)\//.test(url)) return passOn(request, response);
  if (isOfBuild(url, headers)) {
    await buildProfile();
    return passOn(request, response, { path: `/dist${url}` });
  }
  const vite = await openSite(appAt(headers.host));
  if (isPage(request)) {
    return passOn(request, response, {
      rewrite: async (html, given) => ({
        body: await vite.transformIndexHtml(url, html),
        headers: looseForVite(given),
      }),
    });
  }
  vite.middlewares(request, response, (error?: unknown) => {
    if (!error) return void passOn(request, response).catch(() => response.destroy());
    response.writeHead(500).end(String(error));
  });
}

let building: Promise<unknown> | undefined;
/** Pages of other origins get a build of the profile, made when they're opened after a change. */
function buildProfile(): Promise<unknown> {
  building ??= buildFrontEnds(console.log, undefined, ['portal']).finally(() => {
    building = undefined;
  });
  return building;
}

process.once('SIGTERM', () => process.exit(0));
server.listen(Number(PORT), HOST);
void openSite('portal');
