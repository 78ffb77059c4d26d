/** The headers of every answer (reliability, CSP). */
import { resolveTenant, type Site, siteOf } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { FastifyInstance } from 'fastify';
import type { HttpSettings } from '../settings.ts';

/**
 * Portal and admin site frame the vault's card fields; the desk frames nothing. A check that isn't the
 * vault's goes back to a page of the portal, in the same frame.
 */
const framesOf = ({ vaultOrigin, checkOrigin }: Framed, site: Site): string =>
  site === 'desk' ? "'none'" : [vaultOrigin, ...(checkOrigin ? [checkOrigin, "'self'"] : [])].join(' ');
type Framed = Pick<HttpSettings, 'vaultOrigin' | 'checkOrigin'>;

const contentSecurityPolicy = (
  settings: Framed & Pick<HttpSettings, 'bankOrigin'>,
  site: Site = 'portal',
): string =>
  [
    "default-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `frame-src ${framesOf(settings, site)}`,
    "connect-src 'self'",
    `form-action 'self' ${settings.bankOrigin}`,
  ].join('; ');

export function securityHeaders(settings: HttpSettings, site: Site = 'portal'): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(settings, site),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(settings.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

export function addSecurityHeaders(
  app: FastifyInstance,
  settings: HttpSettings,
  tenants: readonly Tenant[],
): void {
  const headers: Readonly<Record<Site, Record<string, string>>> = {
    portal: securityHeaders(settings),
    desk: securityHeaders(settings, 'desk'),
    admin: securityHeaders(settings, 'admin'),
  };
  app.addHook('onRequest', async (request, reply) => {
    const site = siteOf(resolveTenant(tenants, request.host), request.host);
    reply.headers(headers[site]).header('x-request-id', request.id);
  });
}
