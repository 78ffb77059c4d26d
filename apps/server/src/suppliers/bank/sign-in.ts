/**
 * Sign-in by OpenID Connect (code, PKCE, state, nonce, exact issuer) against whatever issuer is configured.
 */
import { assertPresent, first } from '@sojourn/domain/present.ts';
import * as oidc from 'openid-client';
import { NotSentError } from '../outbound-fetch.ts';
import { ok, rejected, unavailable } from '../outcome.ts';
import { createDiscovery, type IssuerFetch } from './discover-issuer.ts';
import type { Identity, SignInProvider } from './port.ts';
import { type SignInSettings, scopesOf, secretsOf } from './sign-in-settings.ts';

/** Why the issuer can't be used, for the log: nothing of the person. */
type NoteFailure = (doing: string, reason: string) => void;

/** What an issuer is told of a fresh sign-in; whether it was fresh is checked against its beginning. */
const MAX_AGE_SECONDS = 300;

export function createSignInProvider(
  settings: SignInSettings,
  fetchFrom: IssuerFetch,
  note: NoteFailure = () => undefined,
): SignInProvider {
  const discover = createDiscovery(settings, fetchFrom, (error) => note('discovery', reasonOf(error)));
  const configurationOf = (clientId: string) => discover(clientId, first(secretsOf(settings, clientId)));
  return {
    authorizationUrl: async (request) => {
      const configuration = await configurationOf(request.clientId);
      if (!configuration) return unavailable;
      const url = oidc.buildAuthorizationUrl(configuration, {
        scope: scopesOf(settings, request.clientId),
        redirect_uri: request.redirectUri,
        state: request.state,
        nonce: request.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
        // With a maximum age an issuer says when the person signed in, which is checked afterwards
        ...(request.alwaysAsk ? { prompt: 'login', max_age: `${MAX_AGE_SECONDS}` } : {}),
      });
      return ok(url.href);
    },
    exchange: async (request) => {
      const back = new URL(request.redirectUri);
      back.searchParams.set('code', request.code);
      back.searchParams.set('state', request.state);
      if (request.issuer !== undefined) back.searchParams.set('iss', request.issuer);
      // A wrong secret is refused before the code is used up
      for (const secret of secretsOf(settings, request.clientId)) {
        const configuration = await discover(request.clientId, secret);
        if (!configuration) return unavailable;
        try {
          return ok(await identify(configuration, back, request));
        } catch (error) {
          if (isWrongClient(error)) {
            note('client authentication', reasonOf(error));
            continue;
          }
          if (isDefinite(error)) return rejected({ reason: (error as Error).message });
          note('code exchange', reasonOf(error));
          return unavailable;
        }
      }
      return unavailable;
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

async function identify(
  configuration: oidc.Configuration,
  back: URL,
  request: Parameters<SignInProvider['exchange']>[0],
): Promise<Identity> {
  const { verifier, state, nonce, maxAgeSeconds } = request;
  const tokens = await oidc.authorizationCodeGrant(configuration, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
    ...(maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }),
  });
  const claims = assertPresent(tokens.claims(), 'the claims');
  const { userinfo_endpoint: asksUserInfo } = configuration.serverMetadata();
  const more = asksUserInfo ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
  return identityOf({ ...claims, ...more }, assertPresent(tokens.id_token, 'the id token'));
}

/** Nothing of these may be in an address, where histories and logs would show it. */
const PERSONAL = ['name', 'given_name', 'family_name', 'preferred_username', 'email', 'phone_number'];

/** Whether a token of the issuer has claims that name the person or how to reach them. */
function namesPerson(idToken: string): boolean {
  const body = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  const claims = JSON.parse(body) as object;
  return PERSONAL.some((claim) => claim in claims);
}

/** The portal itself was refused: its id, secret or way of authenticating is wrong. */
const isWrongClient = (error: unknown): boolean =>
  error instanceof oidc.WWWAuthenticateChallengeError
    ? error.status === 401
    : error instanceof oidc.ResponseBodyError &&
      ['invalid_client', 'unauthorized_client'].includes(error.error);

/** The bank refused, or its answer is invalid: a repeat wouldn't help. */
const isDefinite = (error: unknown): boolean =>
  error instanceof oidc.ResponseBodyError
    ? error.status < 500
    : error instanceof oidc.AuthorizationResponseError ||
      (error instanceof oidc.ClientError &&
        !(error.cause instanceof NotSentError) &&
        error.code !== 'OAUTH_TIMEOUT');

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string; cause?: Error } };
  const body = error instanceof oidc.ResponseBodyError ? `${error.status} ${error.error}` : undefined;
  return [message, body, cause?.message, cause?.cause?.message].filter(Boolean).join(': ');
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 120) : '');

const identityOf = (claims: oidc.IDToken, idToken: string): Identity => ({
  // An issuer whose `sub` names nobody has another name for its own API
  subject: text(claims.portal_subject) || claims.sub,
  firstName: text(claims.given_name) || text(claims.name) || claims.sub,
  lastName: text(claims.family_name),
  email: text(claims.email),
  isEmailVerified: claims.email_verified === true,
  phone: text(claims.phone_number),
  locale: text(claims.locale).startsWith('fr') ? 'fr' : 'en',
  // An issuer that says nothing of cards has only cardholders
  isCardholder: claims.cardholder !== false,
  isAgent: claims.portal_agent === true,
  idToken,
});
