/** Sign-in and session calls (A §3, §4, §7). The bank's tokens never leave the server. */
import { z } from 'zod';
import { call } from './call.ts';
import { policyTier } from './policy.ts';
import { idOf, instant, success } from './primitives.ts';
import { shownTenant } from './tenant.ts';
import { programs } from './travelers.ts';

const userInfo = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** A §3 Session info. `corporateInfo` is null on the consumer site. */
export const sessionInfo = z.object({
  userInfo,
  userId: z.string(),
  isFirstSession: z.boolean(),
  csrfToken: z.string(),
  /** The earlier of the idle and the absolute end. */
  sessionExpiration: instant,
  absoluteExpiration: instant,
  isDelegatedSession: z.boolean(),
  isAgent: z.boolean(),
  /** An agent who works in this account now: this session's own, or another; null for nobody. */
  delegation: z.object({ agentName: z.string(), endsAt: instant }).nullable(),
  locale: z.enum(['en', 'fr']),
  corporateInfo: z
    .object({
      permissions: z.object({ canViewAdmin: z.boolean() }),
      businessIsLive: z.boolean(),
      roles: z.array(z.string()),
      cap1Role: z.string(),
      /** Null for a person without a tier, whom no policy restricts. */
      policyTier: policyTier.nullable(),
      businessId: z.string(),
      businessName: z.string(),
      accountReferenceId: z.string(),
      /** By whose calendar the policy counts the days before a trip. */
      timeZone: z.string(),
      /** The company's own memberships: program code to number, and whom the programs write to. */
      businessLoyaltyPrograms: z.object({
        hotelLoyalty: programs,
        frequentFlyer: programs,
        emailAddress: z.string(),
      }),
      defaultTravelerId: z.string().nullable(),
      hiddenTravelerIds: z.array(z.string()),
      hasSeenModalMap: z.record(z.string(), z.boolean()),
    })
    .nullable(),
});
export type SessionInfo = z.output<typeof sessionInfo>;

export const sessionCalls = {
  getTenant: call({
    method: 'GET',
    path: '/tenant',
    summary: 'The tenant’s public settings, for the profile module on other hosts',
    auth: 'public',
    output: shownTenant,
    errors: [],
  }),
  startSignIn: call({
    method: 'POST',
    path: '/login/start',
    summary: 'Starts a sign-in; returns where to send the browser',
    auth: 'public',
    input: z.object({
      prompt: z.enum(['login']).optional(),
      /** Of the invitation whose link was opened. */
      invitation: idOf('per').optional(),
    }),
    output: z.object({ authorizationUrl: z.url() }),
    errors: [],
  }),
  finishSignIn: call({
    method: 'POST',
    path: '/login/code',
    summary: 'Exchanges the login code for a session: a token for local storage, and cookies',
    auth: 'public',
    input: z.object({
      code: z.string().min(1).max(2000),
      state: z.string().min(1).max(200),
      iss: z.string().max(500).optional(),
    }),
    output: z.object({ token: z.string(), session: sessionInfo }),
    errors: ['SignInExpired', 'SeveralInvitations', '40102', '40103'],
  }),
  getSession: call({
    method: 'GET',
    path: '/session',
    summary: 'Session info; doesn’t extend the session',
    auth: 'customer',
    output: sessionInfo,
    errors: [],
  }),
  extendSession: call({
    method: 'POST',
    path: '/session/extend',
    summary: 'Extends the session by restarting its idle clock',
    auth: 'customer',
    output: z.object({ sessionExpiration: instant, absoluteExpiration: instant }),
    errors: [],
  }),
  endSession: call({
    method: 'POST',
    path: '/session/end',
    summary: 'Ends the session on the server; returns where the bank ends its own',
    auth: 'customer',
    output: z.object({ endSessionUrl: z.url().nullable() }),
    errors: [],
  }),
  acknowledgeTerms: call({
    method: 'POST',
    path: '/acknowledgement',
    summary: 'Accepts the company’s program terms; until then other calls fail with 40106',
    auth: 'customer',
    input: z.object({ accepted: z.literal(true) }),
    output: success,
    errors: [],
  }),
  setLocale: call({
    method: 'PUT',
    path: '/session/locale',
    summary: 'Sets the customer’s language',
    auth: 'customer',
    input: z.object({ locale: z.enum(['en', 'fr']) }),
    output: success,
    errors: [],
  }),
  getUserInfo: call({
    method: 'GET',
    path: '/userInfo',
    summary: 'Who is signed in (A §7)',
    auth: 'customer',
    output: z.object({ userInfo }),
    errors: [],
  }),
  endDelegation: call({
    method: 'POST',
    path: '/session/delegation/end',
    summary: 'Ends an agent’s session in the account, by the customer or by the agent who is in it',
    auth: 'customer',
    output: success,
    errors: [],
  }),
  openDelegation: call({
    method: 'POST',
    path: '/session/delegation',
    summary: 'Opens the delegated session that a desk’s ticket is for; the token is the portal’s own',
    auth: 'public',
    input: z.object({ ticket: z.string().min(20).max(100) }),
    output: z.object({ token: z.string(), session: sessionInfo }),
    errors: ['DelegationOver'],
  }),
} as const;
