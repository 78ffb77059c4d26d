/**
 * Opens a session for somebody whose identity is proved: new secrets, the one before in this browser ended.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { type CustomerId, newId, type SessionId } from '@sojourn/domain/ids.ts';
import type { Site } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Cookies, Effects, TenantId } from '#context.ts';
import { COOKIES, hashOf, newCsrfToken, newSecret } from './secrets.ts';
import { type SessionSettings, sessionSeals } from './settings.ts';
import { endBoundSessions, insertSession } from './store.ts';

type Opening = {
  readonly tenantId: TenantId;
  readonly customerId: CustomerId;
  readonly isFirst: boolean;
  readonly isAgent: boolean;
  readonly isDelegated: boolean;
  readonly site: Site;
  readonly agentId: CustomerId | null;
  /** Ends it earlier than the settings do. */
  readonly endsAt?: Instant;
  readonly idToken: string | null;
};

/** Returns the bearer token, which is kept nowhere here; sets the binding and CSRF cookies. */
export async function openSession(
  { db, clock, random }: Pick<Effects, 'db' | 'clock' | 'random'>,
  settings: SessionSettings,
  opening: Opening,
  cookies: Cookies,
): Promise<{ readonly token: string; readonly sessionId: SessionId }> {
  const now = clock.now();
  const before = cookies.get(COOKIES.binding);
  if (before) await endBoundSessions(db, opening.tenantId, hashOf(before), now);
  const sessionId = newId('ses', random.bytes(16));
  const [token, binding] = [newSecret(random), newSecret(random)];
  const { endsAt, ...row } = opening;
  await insertSession(db, {
    ...row,
    sessionId,
    tokenHash: hashOf(token),
    bindingHash: hashOf(binding),
    createdAt: now,
    idleEnd: plusSeconds(now, settings.idleSeconds),
    absoluteEnd: endsAt ?? plusSeconds(now, settings.absoluteSeconds),
    idToken: opening.idToken && sessionSeals(settings, random).seal(sessionId, opening.idToken),
  });
  cookies.set(COOKIES.binding, binding, { maxAgeSeconds: settings.absoluteSeconds });
  cookies.set(COOKIES.csrf, newCsrfToken(settings.csrfKey, sessionId, random), {
    maxAgeSeconds: settings.absoluteSeconds,
    readable: true,
  });
  return { token, sessionId };
}
