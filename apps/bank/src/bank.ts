/** The bank's HTTP server: its own pages and endpoints, and the OpenID provider for the rest. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Random } from '@sojourn/domain/effects.ts';
import type { FollowingClock } from '@sojourn/domain/following-clock.ts';
import type { Context } from 'oidc-provider';
import type { Config } from './config.ts';
import { createInternal } from './internal/serve-internal.ts';
import { createOpaqueSubjects } from './oidc/opaque-subjects.ts';
import { createProvider, type Pages } from './oidc/provider.ts';
import type { People } from './people.ts';
import { openAccounts } from './rewards/open-accounts.ts';
import { isCrossSite, pathOf, RequestError, sendPage, sendText } from './serve.ts';
import { loadAssets } from './sign-in/assets.ts';
import { type InteractionParts, serveInteraction } from './sign-in/interaction.ts';
import { errorPage, homePage, loggedOutPage, logoutPage } from './sign-in/pages.ts';
import { languageOf } from './sign-in/text.ts';
import { loadSigningKeys } from './signing-keys.ts';
import { isReachable, type Pool } from './store.ts';
import { serveTravelProfile, travelProfileAssets } from './travel-profile/serve-travel-profile.ts';

type BankParts = {
  readonly config: Config;
  readonly pool: Pool;
  readonly people: People;
  /** Of accounts, following the portal's outside production; sign-in goes by the true time */
  readonly clock: FollowingClock;
  readonly random: Random;
  readonly onError: (error: unknown) => void;
  /** Since when the bank ends: /readyz then answers 503, and each answer closes its connection */
  readonly stopping?: { readonly since: Instant | null };
  /** Called once, when a proxy passes on an address that isn't trusted */
  readonly onProxy?: () => void;
};

/** Not yet listening. */
export async function createBank(parts: BankParts): Promise<Server> {
  const { config, pool, people, clock, random, onError, stopping } = parts;
  let onProxy = config.trustedProxies === 0 ? parts.onProxy : undefined;
  await openAccounts({ pool, clock }, people.all);
  const serveInternal = createInternal(config, { pool, clock, people }, onError);
  const keys = await loadSigningKeys(pool, config.bankKeys, random);
  const subjects = createOpaqueSubjects(people, config.bankKeys);
  const provider = createProvider(config, { pool, keys, subjects, pages: pagesOf(config) });
  provider.on('server_error', ((_context: unknown, error: unknown) => onError(error)) as never);
  const interaction: InteractionParts = { config, pool, people, subjects, provider };
  const assets = new Map([
    ...loadAssets(config.clients),
    ...(config.travelProfile ? travelProfileAssets() : []),
  ]);
  const speak = provider.callback();
  const headers = headersOf(config);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of headers) response.setHeader(name, value);
    believeHost(request, config);
    if (stopping?.since) response.setHeader('connection', 'close');
    if (onProxy && request.headers['x-forwarded-for'] !== undefined) {
      onProxy();
      onProxy = undefined;
    }
    const path = pathOf(request);
    // Addresses of proxies, and what is no address at all
    if (!path.startsWith('/')) throw new RequestError(400, 'no path');
    if (request.method === 'POST' && isBrowserForm(path) && isCrossSite(request)) {
      throw new RequestError(403, 'cross-site form');
    }
    if (path === '/healthz') return sendText(response, 200, 'ok\n');
    if (path === '/readyz') return ready(pool, stopping?.since ?? null, response);
    if (path === '/') return sendPage(response, 200, homePage(pageOf(config, request)));
    if (path.startsWith('/internal/'))
      return serveInternal(path.slice('/internal/'.length), request, response);
    if (serveTravelProfile(config, path, request, response)) return;
    if (/^\/interaction\/[\w-]+$/.test(path)) return serveInteraction(interaction, request, response);
    const asset = path.startsWith('/assets/') ? assets.get(path.slice('/assets/'.length)) : undefined;
    if (asset) {
      response
        .writeHead(200, { 'content-type': asset.type, 'cache-control': 'public, max-age=3600' })
        .end(asset.body);
      return;
    }
    await speak(request, response);
  };
  return createServer(LIMITS, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof RequestError ? error.status : 500;
      if (status === 500) onError(error);
      if (response.headersSent) response.destroy();
      else sendPage(response, status, errorPage(pageOf(config, request)));
    });
  });
}

/**
 * Addresses that the bank writes into its answers are its own: a proxy may only repeat the issuer's host, and
 * in production no other host is served.
 */
function believeHost({ headers }: IncomingMessage, { issuer, trustedProxies, production }: Config): void {
  const { host } = new URL(issuer);
  if (trustedProxies === 0 || headers['x-forwarded-host'] !== host) delete headers['x-forwarded-host'];
  if (trustedProxies === 0 && !production) delete headers['x-forwarded-proto'];
  if (production) headers.host = host;
}

/** Headers mustn't be allowed longer than the request, or Node cuts no slow body. */
const LIMITS = { requestTimeout: 15_000, headersTimeout: 15_000, connectionsCheckingInterval: 1_000 };

const isBrowserForm = (path: string): boolean =>
  path.startsWith('/interaction/') || path.startsWith('/session/');

async function ready(pool: Pool, stoppingSince: Instant | null, response: ServerResponse): Promise<void> {
  if (stoppingSince) return sendText(response, 503, 'not ready: stopping\n');
  try {
    await isReachable(pool);
    sendText(response, 200, 'ready\n');
  } catch {
    sendText(response, 503, "not ready: the database can't be reached\n");
  }
}

const pageOf = (config: Config, request: IncomingMessage, clientId?: string) => ({
  language: languageOf(request),
  bankName: config.bankName,
  client: config.clients.find(({ id }) => id === clientId),
});

function pagesOf(config: Config): Pages {
  const of = ({ req, oidc }: Context) => pageOf(config, req, oidc.client?.clientId);
  return {
    error: (context) => errorPage(of(context)),
    logout: (context, form) => logoutPage(of(context), form),
    loggedOut: (context) => loggedOutPage(of(context)),
  };
}

/** A form's answer may lead back to a portal, and browsers hold that against form-action. */
function headersOf(config: Config): [string, string][] {
  const portals = config.clients.flatMap(({ origins }) => origins).join(' ');
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${portals}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return [
    ['content-security-policy', policy],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    // A policy of no-referrer would make the browser post our own forms with `Origin: null`
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ...(config.production ? [['strict-transport-security', 'max-age=31536000'] as [string, string]] : []),
  ];
}
