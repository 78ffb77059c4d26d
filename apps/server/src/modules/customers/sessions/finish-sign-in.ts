/**
 * The login-code post: the bank's code becomes a session of ours. A sign-in can be finished once, by the
 * browser that began it.
 */
import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { newId, type PersonId } from '@sojourn/domain/ids.ts';
import type { Site } from '@sojourn/domain/tenants/resolve-tenant.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor, Effects, RequestContext } from '#context.ts';
import { linkMember } from '#modules/companies/companies/people/link-member.ts';
import { refuse } from '#refusal.ts';
import type { Identity, SignInProvider } from '#suppliers/bank/port.ts';
import { noteAgent, readLiveDelegation } from './delegation/store.ts';
import { openSession } from './open-session.ts';
import { findMembership, keepCustomer, type Membership } from './people/store.ts';
import { COOKIES, hashOf } from './secrets.ts';
import { type MemberDetails, sessionInfoOf } from './session-info.ts';
import { type SessionSettings, SIGN_IN_SECONDS, SIGNED_IN_SECONDS } from './settings.ts';
import { FRESH } from './start-sign-in.ts';
import { readSession, takeSignIn } from './store.ts';

type LoginCode = { readonly code: string; readonly state: string; readonly iss?: string | undefined };

type SignInParts = {
  readonly provider: SignInProvider;
  readonly settings: SessionSettings;
  readonly tenant: Tenant;
  readonly detailsOf?: ((actor: Actor) => Promise<MemberDetails>) | undefined;
};

const CLOCK_TOLERANCE_SECONDS = 30;

/**
 * Refuses with SignInExpired, SeveralInvitations, 40102, 40103, or ServiceUnavailable when the bank is away.
 */
export async function finishSignIn(
  effects: Effects,
  parts: SignInParts,
  context: RequestContext,
  { code, state, iss }: LoginCode,
): Promise<{ token: string; session: SessionInfo }> {
  const { db, clock, random, log } = effects;
  const { tenant, settings } = parts;
  const browser = context.cookies.get(COOKIES.signIn) ?? '';
  const keys = {
    tenantId: tenant.id,
    stateHash: hashOf(state),
    browserHash: hashOf(browser),
    now: clock.now(),
  };
  const begun = await takeSignIn(db, keys);
  context.cookies.clear(COOKIES.signIn);
  if (!begun) refuse('SignInExpired');
  const exchanged = await parts.provider.exchange({
    clientId: tenant.signIn.clientId,
    redirectUri: begun.redirectUri,
    state,
    nonce: begun.nonce,
    verifier: begun.verifier,
    code,
    issuer: iss,
    // The prompt of an address can be taken off; when the person signed in, the issuer has signed
    maxAgeSeconds: state.endsWith(FRESH) ? secondsSince(begun.expiresAt, keys.now) : null,
  });
  if (exchanged.outcome === 'rejected') {
    log.info(
      { requestId: context.requestId, reason: exchanged.rejection.reason },
      'the bank refused the code',
    );
    refuse('SignInExpired');
  }
  if (exchanged.outcome !== 'ok') refuse('ServiceUnavailable');
  const identity = exchanged.value;
  context.cookies.set(COOKIES.signedIn, '1', { maxAgeSeconds: SIGNED_IN_SECONDS });
  const membership = can(tenant, 'corporate')
    ? await joinCompany(effects, tenant.id, identity, begun.invitation)
    : null;
  admit(tenant, identity, membership, context.site);
  const now = clock.now();
  const { customerId, isFirst } = await keepCustomer(
    db,
    { tenantId: tenant.id, ...identity },
    { newId: newId('cus', random.bytes(16)), now, signedInAt: now },
  );
  const { isAgent, idToken } = identity;
  if (context.site === 'desk') await noteAgent(db, { tenantId: tenant.id, agentId: customerId }, now);
  const opening = {
    tenantId: tenant.id,
    customerId,
    isFirst,
    isAgent,
    isDelegated: false,
    site: context.site,
    agentId: null,
    idToken,
  };
  const { token, sessionId } = await openSession(effects, settings, opening, context.cookies);
  const session = await readSession(db, { tenantId: tenant.id, customerId, sessionId }, now);
  if (!session) throw new Error('the session that was just opened is not there');
  const details = membership ? await parts.detailsOf?.(session.actor) : undefined;
  const csrf = context.cookies.get(COOKIES.csrf) ?? '';
  const delegation = await readLiveDelegation(db, { tenantId: tenant.id, customerId }, now);
  return { token, session: sessionInfoOf(session, { membership, delegation, details }, csrf) };
}

/**
 * * As a member by the bank's name, or as whom a company invited by this address. Refuses with
 * SeveralInvitations where it isn't known by which.
 */
async function joinCompany(
  { db, clock }: Pick<Effects, 'db' | 'clock'>,
  tenantId: Tenant['id'],
  identity: Identity,
  invitation: PersonId | null,
): Promise<Membership | null> {
  const joined = await linkMember(db, tenantId, identity, invitation, clock.now());
  if (joined === 'several') refuse('SeveralInvitations');
  return findMembership(db, tenantId, identity.subject);
}

/** Since the sign-in began, with room for clocks that differ. */
function secondsSince(expiresAt: Instant, now: Instant): number {
  const began = Date.parse(expiresAt) - SIGN_IN_SECONDS * 1_000;
  return Math.ceil((Date.parse(now) - began) / 1_000) + CLOCK_TOLERANCE_SECONDS;
}

/**
 * Who may enter: at the desk agents alone, at the admin site admins alone; members where companies are
 * served, cardholders elsewhere, agents everywhere; in a beta only those named.
 */
function admit(tenant: Tenant, identity: Identity, membership: Membership | null, site: Site): void {
  if (site === 'desk' && !identity.isAgent) refuse('40103');
  if (site === 'admin' && !(membership?.canViewAdmin && !membership.isSuspended)) refuse('40103');
  const belongs = can(tenant, 'corporate') ? membership?.isSuspended === false : identity.isCardholder;
  if (!belongs && !identity.isAgent) refuse('40103');
  const { betaEmails } = tenant.signIn;
  if (betaEmails && !identity.isAgent && !betaEmails.includes(identity.email.toLowerCase())) refuse('40102');
}
