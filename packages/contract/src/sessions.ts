/** Sign-in and session calls (A §3, §4, §7). The bank's tokens never leave the server. */
import { z } from 'zod';
import { call } from './call.ts';
import { instant, success } from './primitives.ts';
import { shownTenant } from './tenant.ts';

export const userInfo = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

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
  locale: z.enum(['en', 'fr']),
  corporateInfo: z
    .object({
      permissions: z.object({ canViewAdmin: z.boolean() }),
      businessIsLive: z.boolean(),
      roles: z.array(z.string()),
      cap1Role: z.string(),
      policyTier: z.string().nullable(),
      businessId: z.string(),
      businessName: z.string(),
      accountReferenceId: z.string(),
      businessLoyaltyPrograms: z.record(z.string(), z.string()),
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
    summary: 'What anybody may know of the tenant: for the profile module on pages of other hosts',
    auth: 'public',
    output: shownTenant,
    errors: [],
  }),
  startSignIn: call({
    method: 'POST',
    path: '/login/start',
    summary: 'Begins a sign-in: where to send the browser',
    auth: 'public',
    input: z.object({ prompt: z.enum(['login']).optional() }),
    output: z.object({ authorizationUrl: z.url() }),
    errors: [],
  }),
  finishSignIn: call({
    method: 'POST',
    path: '/login/code',
    summary: 'The login-code post: exchanges the code for a session (token for local storage, cookies set)',
    auth: 'public',
    input: z.object({
      code: z.string().min(1).max(2000),
      state: z.string().min(1).max(200),
      iss: z.string().max(500).optional(),
    }),
    output: z.object({ token: z.string(), session: sessionInfo }),
    errors: ['SignInExpired', '40102', '40103'],
  }),
  getSession: call({
    method: 'GET',
    path: '/session',
    summary: 'Session info, fetched on mount (does not extend the session)',
    auth: 'customer',
    output: sessionInfo,
    errors: [],
  }),
  extendSession: call({
    method: 'POST',
    path: '/session/extend',
    summary: 'Restarts the idle clock',
    auth: 'customer',
    output: z.object({ sessionExpiration: instant, absoluteExpiration: instant }),
    errors: [],
  }),
  endSession: call({
    method: 'POST',
    path: '/session/end',
    summary: 'Ends the session on the server; answers where the bank ends its own',
    auth: 'customer',
    output: z.object({ endSessionUrl: z.url().nullable() }),
    errors: [],
  }),
  acknowledgeTerms: call({
    method: 'POST',
    path: '/acknowledgement',
    summary: 'A member of a company acknowledges its program terms; until then other calls answer 40106',
    auth: 'customer',
    input: z.object({ accepted: z.literal(true) }),
    output: success,
    errors: [],
  }),
  setLocale: call({
    method: 'PUT',
    path: '/session/locale',
    summary: 'The language that the customer reads',
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
} as const;
