/** Who asks: the bearer token's session, with both of its other secrets checked. */
import type { Call } from '@sojourn/contract/call.ts';
import type { Site } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { FastifyRequest } from 'fastify';
import type { Cookies, TenantId } from '#context.ts';
import type { LiveSession, SessionGate } from '#modules/customers/sessions/gate.ts';
import { CSRF_HEADER, hashOf, sameSecret } from '#modules/customers/sessions/secrets.ts';
import { refuse } from '#refusal.ts';

const BEARER = /^Bearer ([^\s]+)$/i;

/**
 * For a `customer`, `agent` or `admin` call: the session; refuses with Unauthorized, AgentsOnly,
 * InvalidSession, or the barrier in front of its owner (40103, 40105, 40106). For the others: the session if
 * everything about it fits, else null.
 */
export async function authenticate(
  gate: SessionGate,
  call: Call,
  request: FastifyRequest,
  about: {
    readonly cookies: Cookies;
    readonly tenantId: TenantId;
    readonly site: Site;
    /** May be called by who has yet to be let in. */
    readonly passesBarrier: boolean;
  },
): Promise<LiveSession | null> {
  const required = call.auth === 'customer' || call.auth === 'agent' || call.auth === 'admin';
  if (call.auth === 'operator') return null;
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? null : await gate.find(token, about.tenantId, about.site);
  if (!session) return required ? refuse('Unauthorized') : null;
  const header = request.headers[CSRF_HEADER];
  const fits =
    gate.isBound(session, about.cookies) &&
    (call.method === 'GET' ||
      gate.hasCsrf(session, typeof header === 'string' ? header : undefined, about.cookies));
  if (fits && call.auth === 'agent' && !session.actor.isAgent) refuse('AgentsOnly');
  if (fits && about.site === 'admin') requireAdmin(session);
  else if (fits && required && session.barrier && !about.passesBarrier && call.auth !== 'agent')
    refuse(session.barrier);
  if (fits) return session;
  return required ? refuse('InvalidSession') : null;
}

/** Admins set their company up and run it before they accept the terms for travelers (40105, 40106). */
function requireAdmin({ isAdmin, barrier }: LiveSession): void {
  if (!isAdmin || barrier === '40103') refuse('40103');
}

/**
 * Refuses with OperatorKeyRefused; compares with every key, so that the time says nothing. Returns which of
 * them was used, without saying anything else of it.
 */
export function requireOperator(request: FastifyRequest, keys: readonly string[]): string {
  const given = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const fitting = keys.filter((key) => sameSecret(key, given));
  const [key] = fitting;
  return key === undefined ? refuse('OperatorKeyRefused') : hashOf(key).slice(0, 8);
}
