/**
 * Sign-in by OpenID Connect (code, PKCE, state, nonce, exact issuer) against whatever issuer is configured.
 */
import { assertPresent } from '@sojourn/domain/present.ts';
import * as oidc from 'openid-client';
import { NotSentError, type OutboundFetch } from '../outbound-fetch.ts';
import { ok, rejected, unavailable } from '../outcome.ts';
import type { Identity, SignInProvider } from './port.ts';

export type SignInSettings = { readonly issuer: string; readonly clientSecret: string };

const SCOPE = 'openid profile email phone portal';

export function createSignInProvider(settings: SignInSettings, fetch: OutboundFetch): SignInProvider {
  const configurationOf = discoverOnce(settings, fetch);
  return {
    authorizationUrl: async (request) => {
      const configuration = await configurationOf(request.clientId);
      if (!configuration) return unavailable;
      const url = oidc.buildAuthorizationUrl(configuration, {
        scope: SCOPE,
        redirect_uri: request.redirectUri,
        state: request.state,
        nonce: request.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
        ...(request.alwaysAsk ? { prompt: 'login' } : {}),
      });
      return ok(url.href);
    },
    exchange: async (request) => {
      const configuration = await configurationOf(request.clientId);
      if (!configuration) return unavailable;
      const back = new URL(request.redirectUri);
      back.searchParams.set('code', request.code);
      back.searchParams.set('state', request.state);
      if (request.issuer !== undefined) back.searchParams.set('iss', request.issuer);
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, back, {
          pkceCodeVerifier: request.verifier,
          expectedState: request.state,
          expectedNonce: request.nonce,
          idTokenExpected: true,
        });
        const claims = assertPresent(tokens.claims(), 'the claims');
        const { userinfo_endpoint: asksUserInfo } = configuration.serverMetadata();
        const more = asksUserInfo
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
        return ok(identityOf({ ...claims, ...more }, assertPresent(tokens.id_token, 'the id token')));
      } catch (error) {
        return isDefinite(error) ? rejected({ reason: (error as Error).message }) : unavailable;
      }
    },
    endSessionUrl: async ({ clientId, idToken, returnTo }) => {
      const configuration = await configurationOf(clientId);
      if (!configuration) return unavailable;
      if (!configuration.serverMetadata().end_session_endpoint) return ok(null);
      const hint: Record<string, string> =
        idToken === null || namesPerson(idToken) ? {} : { id_token_hint: idToken };
      return ok(oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo, ...hint }).href);
    },
  };
}

/** Nothing of these may be in an address, where histories and logs would show it. */
const PERSONAL = ['name', 'given_name', 'family_name', 'preferred_username', 'email', 'phone_number'];

/** Whether a token of the issuer has claims that name the person or how to reach them. */
function namesPerson(idToken: string): boolean {
  const body = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  const claims = JSON.parse(body) as object;
  return PERSONAL.some((claim) => claim in claims);
}

/** The bank refused, or its answer is invalid: a repeat wouldn't help. */
const isDefinite = (error: unknown): boolean =>
  error instanceof oidc.ResponseBodyError
    ? error.status < 500
    : error instanceof oidc.AuthorizationResponseError ||
      (error instanceof oidc.ClientError &&
        !(error.cause instanceof NotSentError) &&
        error.code !== 'OAUTH_TIMEOUT');

/** The issuer's own description, read when first needed; a failure is not kept. */
function discoverOnce({ issuer, clientSecret }: SignInSettings, fetch: OutboundFetch) {
  const known = new Map<string, Promise<oidc.Configuration>>();
  const url = new URL(issuer);
  const plain = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return async (clientId: string): Promise<oidc.Configuration | null> => {
    let found = known.get(clientId);
    if (!found) {
      found = oidc.discovery(url, clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
        [oidc.customFetch]: (to, init) => fetch(to, init as RequestInit),
        execute: plain,
        timeout: 5,
      });
      known.set(clientId, found);
    }
    try {
      return await found;
    } catch {
      known.delete(clientId);
      return null;
    }
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 120) : '');

const identityOf = (claims: oidc.IDToken, idToken: string): Identity => ({
  subject: claims.sub,
  firstName: text(claims.given_name) || text(claims.name) || claims.sub,
  lastName: text(claims.family_name),
  email: text(claims.email),
  phone: text(claims.phone_number),
  locale: text(claims.locale).startsWith('fr') ? 'fr' : 'en',
  // An issuer that says nothing of cards has only cardholders
  isCardholder: claims.cardholder !== false,
  isAgent: claims.portal_agent === true,
  idToken,
});
