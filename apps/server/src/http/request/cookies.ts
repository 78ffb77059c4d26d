/**
 * The request's cookies for the session calls: `__Host-` names only, so never for a parent domain or
 * another path.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '#context.ts';

const BASE = { path: '/', secure: true, sameSite: 'lax' } as const;

/** What was set during the request is what `get` answers from then on. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const changed = new Map<string, string | undefined>();
  return {
    get: (name) => (changed.has(name) ? changed.get(name) : request.cookies[name]),
    set: (name, value, { maxAgeSeconds, readable }) => {
      changed.set(name, value);
      reply.setCookie(hosted(name), value, { ...BASE, httpOnly: !readable, maxAge: maxAgeSeconds });
    },
    clear: (name) => {
      changed.set(name, undefined);
      reply.setCookie(hosted(name), '', { ...BASE, httpOnly: true, maxAge: 0 });
    },
  };
}

function hosted(name: string): string {
  if (!name.startsWith('__Host-')) throw new Error(`cookie ${name} is not named __Host-`);
  return name;
}
