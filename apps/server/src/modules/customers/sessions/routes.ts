/** The session calls (A §3, §4, §7). */
import type { PublicTenant } from '@sojourn/contract/tenant.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { tenantById } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor, Cookies, Effects, Handlers, TenantId } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { SignInProvider } from '#suppliers/bank/port.ts';
import { acknowledgeTerms } from './acknowledge-terms.ts';
import { endDelegationOf, type NoteEnded } from './delegation/end-delegation.ts';
import { openDelegation } from './delegation/open-delegation.ts';
import { readLiveDelegation } from './delegation/store.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { changeLocale, findMembership } from './people/store.ts';
import { COOKIES, isCsrfToken, newCsrfToken } from './secrets.ts';
import { earlier, type MemberDetails, sessionInfoOf } from './session-info.ts';
import { csrfKeys, type SessionSettings, sessionSeals } from './settings.ts';
import { startSignIn } from './start-sign-in.ts';
import { type LiveSession, markEnded, moveIdleEnd, readSession } from './store.ts';

type SessionParts = {
  readonly settings: SessionSettings;
  readonly provider: SignInProvider;
  readonly tenants: readonly Tenant[];
  /** What anybody may know of a tenant; `origin`: of its own, that was called. */
  readonly shown: (tenant: Tenant, origin: string) => PublicTenant;
  /** Notified of delegated sessions that customers or agents ended here. */
  readonly noteEnded?: NoteEnded;
  /** Asked for members of a company; nobody without it. */
  readonly detailsOf?: (actor: Actor) => Promise<MemberDetails>;
};
type SessionCalls =
  | 'getTenant'
  | 'startSignIn'
  | 'finishSignIn'
  | 'getSession'
  | 'extendSession'
  | 'endSession'
  | 'acknowledgeTerms'
  | 'setLocale'
  | 'getUserInfo'
  | 'openDelegation'
  | 'endDelegation';

/** Where the browser comes back to after the bank ended its session (B §2). */
const END_SESSION_PATH = '/auth/endsession/';

export function sessionRoutes(effects: Effects, parts: SessionParts): Pick<Handlers, SessionCalls> {
  const { db, clock } = effects;
  const { settings, provider } = parts;
  const seals = sessionSeals(settings, effects.random);
  const delegations = { db, clock, noteEnded: parts.noteEnded ?? nowhere };
  const tenantOf = (id: TenantId): Tenant => tenantById(parts.tenants, id);
  return {
    getTenant: async ({ context }) => parts.shown(tenantOf(context.tenantId), context.origin),
    startSignIn: ({ input, context }) =>
      startSignIn(effects, provider, tenantOf(context.tenantId), context, {
        alwaysAsk: input.prompt === 'login',
        invitation: input.invitation ?? null,
      }),
    finishSignIn: ({ input, context }) =>
      finishSignIn(effects, { ...parts, tenant: tenantOf(context.tenantId) }, context, input),
    getSession: async ({ actor, context }) => {
      const session = (await readSession(db, actor, clock.now())) ?? refuse('Unauthorized');
      const membership = await findMembership(db, actor.tenantId, actor.subject);
      const details = membership ? await parts.detailsOf?.(actor) : undefined;
      const csrf = csrfOf(effects, settings, session, context.cookies);
      const delegation = await readLiveDelegation(db, actor, clock.now());
      return sessionInfoOf(session, { membership, delegation, details }, csrf);
    },
    extendSession: async ({ actor }) => {
      const now = clock.now();
      const { absoluteEnd } = (await readSession(db, actor, now)) ?? refuse('Unauthorized');
      const idleEnd = plusSeconds(now, settings.idleSeconds);
      await moveIdleEnd(db, actor, { now, idleEnd });
      return { sessionExpiration: earlier(idleEnd, absoluteEnd), absoluteExpiration: absoluteEnd };
    },
    endSession: async ({ actor, context }) => {
      const session = await readSession(db, actor, clock.now());
      await markEnded(db, actor, clock.now());
      if (actor.isDelegated) await endDelegationOf(delegations, actor, 'portal');
      for (const name of [COOKIES.binding, COOKIES.csrf, COOKIES.signIn]) context.cookies.clear(name);
      const ended = await provider.endSessionUrl({
        clientId: tenantOf(actor.tenantId).signIn.clientId,
        idToken: session?.idToken ? seals.unseal(actor.sessionId, session.idToken) : null,
        returnTo: `${context.embedOrigin ?? context.origin}${END_SESSION_PATH}`,
      });
      return { endSessionUrl: ended.outcome === 'ok' ? ended.value : null };
    },
    openDelegation: ({ input, context }) => openDelegation(effects, settings, context, input.ticket),
    endDelegation: async ({ actor }) => {
      await endDelegationOf(delegations, actor, actor.isDelegated ? 'portal' : 'customer');
      return { Response: 'Success' };
    },
    acknowledgeTerms: async ({ actor }) => {
      await acknowledgeTerms(effects, actor);
      return { Response: 'Success' };
    },
    setLocale: async ({ actor, input }) => {
      await changeLocale(db, actor, input.locale);
      return { Response: 'Success' };
    },
    getUserInfo: async ({ actor }) => ({
      userInfo: { firstName: actor.firstName, lastName: actor.lastName, email: actor.email },
    }),
  };
}

const nowhere: NoteEnded = () => Promise.resolve();

/** The browser's CSRF token while it is good; a new one when the cookie was lost. */
function csrfOf(effects: Effects, settings: SessionSettings, session: LiveSession, cookies: Cookies): string {
  const { sessionId } = session.actor;
  const held = cookies.get(COOKIES.csrf);
  if (isCsrfToken(csrfKeys(settings), sessionId, held)) return held;
  const token = newCsrfToken(settings.csrfKey, sessionId, effects.random);
  const secondsLeft = Math.ceil((Date.parse(session.absoluteEnd) - Date.parse(effects.clock.now())) / 1000);
  cookies.set(COOKIES.csrf, token, { maxAgeSeconds: secondsLeft, readable: true });
  return token;
}
