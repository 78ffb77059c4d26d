/**
 * The OpenID provider: code with PKCE for the portals, no consent page as the portals are the issuer's own.
 */

import { first } from '@sojourn/domain/present.ts';
import Provider, { type Context } from 'oidc-provider';
import type { Client, Config } from '../config.ts';
import { isAnyOf } from '../internal/authorize.ts';
import type { Person } from '../person.ts';
import { cookieKeys, type Jwk } from '../signing-keys.ts';
import type { Payload, Pool } from '../store.ts';
import { adapterOver } from './adapter.ts';
import type { OpaqueSubjects } from './opaque-subjects.ts';

const SCOPE = 'openid profile email phone portal';
const HOURS = 3600;
const SESSION_COOKIE = { signed: true, sameSite: 'lax', httpOnly: true } as const;

export type Pages = {
  readonly error: (context: Context, error: { error: string }) => string;
  readonly logout: (context: Context, form: string) => string;
  readonly loggedOut: (context: Context) => string;
};

export function createProvider(
  config: Config,
  parts: {
    readonly pool: Pool;
    readonly keys: readonly Jwk[];
    readonly subjects: OpaqueSubjects;
    readonly pages: Pages;
  },
): Provider {
  const { pool, keys, subjects, pages } = parts;
  const answer = (context: Context, html: string) => {
    context.type = 'text/html; charset=utf-8';
    context.body = html;
  };
  const provider = new Provider(config.issuer, {
    adapter: adapterOver(pool),
    clients: config.clients.map((client) => clientMetadata(client, first(config.clientSecrets))),
    jwks: { keys },
    cookies: {
      keys: cookieKeys(config.bankKeys),
      names: { session: 'bank_session', interaction: 'bank_interaction', resume: 'bank_resume' },
      long: SESSION_COOKIE,
      short: { signed: true, sameSite: 'lax', httpOnly: true },
    },
    pkce: { required: () => true },
    scopes: SCOPE.split(' '),
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
      email: ['email', 'email_verified'],
      phone: ['phone_number'],
      // The name by which the portal asks for accounts; from the userinfo endpoint, never in an address
      portal: ['cardholder', 'portal_agent', 'portal_subject'],
    },
    // A token that's a hint in an address must name nobody: claims come from the userinfo endpoint only
    conformIdTokenClaims: true,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context: Context, form: string) => {
          if (!(await endedByHint(context))) answer(context, pages.logout(context, form));
        },
        postLogoutSuccessSource: async (context: Context) => answer(context, pages.loggedOut(context)),
      },
    },
    findAccount: (_context: Context, subject: string) => accountOf(subjects.person(subject), subject),
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant,
    renderError: async (context: Context, out: { error: string }) =>
      answer(context, pages.error(context, out)),
    responseTypes: ['code'],
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 12 * HOURS,
      IdToken: 600,
      Interaction: 900,
      Session: 12 * HOURS,
    },
  });
  provider.proxy = config.production;
  // While a secret is replaced, portals with the former and the next one come
  provider.Client.prototype.compareClientSecret = (given) => isAnyOf(config.clientSecrets, given);
  return provider;
}

/**
 * A portal's valid hint for the person who's signed in ends the session at once: they have just confirmed it
 * there. Without one, somebody else's page could sign people out, so the page asks.
 */
async function endedByHint(context: Context): Promise<boolean> {
  const { session, entities, params, provider } = context.oidc;
  const isOwn = session?.accountId !== undefined && entities.IdTokenHint?.payload.sub === session.accountId;
  const returnTo = params?.post_logout_redirect_uri;
  if (!session || !isOwn || typeof returnTo !== 'string') return false;
  await Promise.all(
    Object.values(session.authorizations ?? {}).map(async ({ grantId }) => {
      const grant = grantId === undefined ? undefined : await provider.Grant.find(grantId);
      await grant?.destroy();
    }),
  );
  await session.destroy();
  context.cookies.set(provider.cookieName('session'), null, SESSION_COOKIE);
  context.status = 303;
  context.redirect(returnTo);
  return true;
}

const clientMetadata = (client: Client, secret: string): Payload => ({
  client_id: client.id,
  client_name: client.name,
  client_secret: secret,
  redirect_uris: client.origins.map((origin) => `${origin}/auth/startsession/`),
  post_logout_redirect_uris: client.origins.map((origin) => `${origin}/auth/endsession/`),
  grant_types: ['authorization_code'],
  response_types: ['code'],
  token_endpoint_auth_method: 'client_secret_basic',
  id_token_signed_response_alg: 'ES256',
  // A portal that asked for a fresh sign-in checks that it was
  require_auth_time: true,
});

const accountOf = (person: Person | undefined, accountId: string) =>
  person && {
    accountId,
    claims: () => ({
      sub: accountId,
      portal_subject: person.subject,
      name: `${person.firstName} ${person.lastName}`,
      given_name: person.firstName,
      family_name: person.lastName,
      locale: person.locale,
      email: person.email,
      email_verified: true,
      ...(person.phone ? { phone_number: person.phone } : {}),
      cardholder: person.isCardholder,
      portal_agent: person.isAgent,
    }),
  };

/** First-party portals: signing in is consent. */
async function loadExistingGrant({ oidc }: Context) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  // One from before has what was asked for then
  const grant = found ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}
