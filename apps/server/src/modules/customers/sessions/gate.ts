/** What http asks of every request: whose session is this, do its secrets fit, and it was used just now. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Site } from '@sojourn/domain/tenants/resolve-tenant.ts';
import { createJoinedWork } from '#coalesce.ts';
import type { Actor, Cookies, Effects, TenantId } from '#context.ts';
import { COOKIES, hashOf, isCsrfToken, sameSecret } from './secrets.ts';
import { csrfKeys, type SessionSettings } from './settings.ts';
import { findLiveSession, type LiveSession, moveIdleEnd } from './store.ts';

export type SessionGate = {
  /** The live session of a bearer token at this site of a tenant; null when there is none or it has ended. */
  readonly find: (token: string, tenantId: TenantId, site: Site) => Promise<LiveSession | null>;
  /** The HttpOnly cookie holds the session's second secret. */
  readonly isBound: (session: LiveSession, cookies: Cookies) => boolean;
  /** The header repeats the CSRF cookie, and this server signed it for this session. */
  readonly hasCsrf: (session: LiveSession, header: string | undefined, cookies: Cookies) => boolean;
  /** Restarts the idle clock; writes at most once a minute. */
  readonly touch: (session: LiveSession) => Promise<void>;
};

const TOUCH_SECONDS = 60;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function createSessionGate(
  { db, clock }: Pick<Effects, 'db' | 'clock'>,
  settings: SessionSettings,
): SessionGate {
  const join = createJoinedWork<LiveSession | null>();
  return {
    // A page asks for many things at once: for all of them it is looked up once, after they have asked
    find: async (token, tenantId, site) => {
      if (!TOKEN.test(token)) return null;
      const tokenHash = hashOf(token);
      const find = () => findLiveSession(db, { tokenHash, tenantId, site, now: clock.now() });
      return (await join(`${tenantId} ${site} ${tokenHash}`, find)).value;
    },
    isBound: (session, cookies) =>
      sameSecret(hashOf(cookies.get(COOKIES.binding) ?? ''), session.bindingHash),
    hasCsrf: (session, header, cookies) => {
      const cookie = cookies.get(COOKIES.csrf);
      if (header === undefined || cookie === undefined || !sameSecret(header, cookie)) return false;
      return isCsrfToken(csrfKeys(settings), session.actor.sessionId, cookie);
    },
    touch: async ({ actor, lastSeenAt }) => {
      const now = clock.now();
      if (Date.parse(now) - Date.parse(lastSeenAt) < TOUCH_SECONDS * 1000) return;
      await moveIdleEnd(db, actor, { now, idleEnd: plusSeconds(now, settings.idleSeconds) });
    },
  };
}

export type { Actor, LiveSession };
