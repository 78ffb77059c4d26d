/** The headers of every answer (reliability, CSP). */
import type { FastifyInstance } from 'fastify';
import type { HttpSettings } from '../settings.ts';

const contentSecurityPolicy = (settings: Pick<HttpSettings, 'vaultOrigin' | 'bankOrigin'>): string =>
  [
    "default-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `frame-src ${settings.vaultOrigin}`,
    "connect-src 'self'",
    `form-action 'self' ${settings.bankOrigin}`,
  ].join('; ');

export function securityHeaders(settings: HttpSettings): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(settings),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(settings.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

export function addSecurityHeaders(app: FastifyInstance, settings: HttpSettings): void {
  const headers = securityHeaders(settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
}
