/** Whether a request comes from this vault's own page: another can't send, even if it knew the address. */
import type { FastifyRequest } from 'fastify';

export function isFromSameOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
