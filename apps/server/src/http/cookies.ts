/** The request's cookies for the session calls: `__Host-` names only, so never for a parent domain or another path. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../context.ts';

const BASE = { path: '/', secure: true, sameSite: 'lax' } as const;

export const cookiesOf = (request: FastifyRequest, reply: FastifyReply): Cookies => ({
  get: (name) => request.cookies[name],
  set: (name, value, { maxAgeSeconds, readable }) => {
    reply.setCookie(hosted(name), value, { ...BASE, httpOnly: !readable, maxAge: maxAgeSeconds });
  },
  clear: (name) => {
    reply.setCookie(hosted(name), '', { ...BASE, httpOnly: true, maxAge: 0 });
  },
});

function hosted(name: string): string {
  if (!name.startsWith('__Host-')) throw new Error(`cookie ${name} is not named __Host-`);
  return name;
}
