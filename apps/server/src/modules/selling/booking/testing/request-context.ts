/** The context of a request that nobody sent. */
import type { RequestContext } from '#context.ts';
import { cookieJar } from '#testing/cookie-jar.ts';

export const requestContext = (scenario: string | null = null): RequestContext => ({
  tenantId: 'consumer',
  site: 'portal',
  origin: 'http://localhost',
  embedOrigin: null,
  cookies: cookieJar(),
  requestId: 'test',
  address: 'ip:127.0.0.1',
  scenario,
  idempotencyKey: null,
  knownVersion: null,
  wantsNoTracking: false,
  signal: new AbortController().signal,
});
