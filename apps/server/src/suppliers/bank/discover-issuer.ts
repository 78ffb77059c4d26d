/**
 * The issuer's own description, read when first needed; a failure isn't stored. Its endpoints may be on other
 * origins, which it names itself: calls go to those and no others.
 */
import { createPrivateKey } from 'node:crypto';
import * as oidc from 'openid-client';
import type { OutboundFetch } from '../outbound-fetch.ts';
import { authenticationOf, type SignInSettings } from './sign-in-settings.ts';

/** A way out to these origins and no others. */
export type IssuerFetch = (origins: readonly string[]) => OutboundFetch;

type Discover = (clientId: string, secret: string) => Promise<oidc.Configuration | null>;

export function createDiscovery(
  settings: SignInSettings,
  fetchFrom: IssuerFetch,
  onFailure: (error: unknown) => void,
): Discover {
  const known = new Map<string, Promise<oidc.Configuration>>();
  return async (clientId, secret) => {
    const key = JSON.stringify([clientId, secret]);
    let found = known.get(key);
    if (!found) {
      found = discover(settings, clientId, secret, fetchFrom);
      known.set(key, found);
    }
    try {
      return await found;
    } catch (error) {
      known.delete(key);
      onFailure(error);
      return null;
    }
  };
}

async function discover(
  settings: SignInSettings,
  clientId: string,
  secret: string,
  fetchFrom: IssuerFetch,
): Promise<oidc.Configuration> {
  const issuer = new URL(settings.issuer);
  let reach = fetchFrom([issuer.origin]);
  const found = await oidc.discovery(
    issuer,
    clientId,
    undefined,
    await authenticate(settings, clientId, secret),
    {
      [oidc.customFetch]: (to, init) => reach(to, init as RequestInit),
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      timeout: 5,
    },
  );
  const { token_endpoint, jwks_uri, userinfo_endpoint } = found.serverMetadata();
  const named = [token_endpoint, jwks_uri, userinfo_endpoint].flatMap((each) => each ?? []);
  reach = fetchFrom([issuer.origin, ...named.map((each) => new URL(each).origin)]);
  return found;
}

async function authenticate(
  settings: SignInSettings,
  clientId: string,
  secret: string,
): Promise<oidc.ClientAuth> {
  switch (authenticationOf(settings, clientId)) {
    case 'client_secret_basic':
      return oidc.ClientSecretBasic(secret);
    case 'client_secret_post':
      return oidc.ClientSecretPost(secret);
    case 'private_key_jwt':
      return oidc.PrivateKeyJwt(await signingKey(settings.clientKey));
  }
}

/** ES256 for a key on P-256, RS256 for an RSA key. */
async function signingKey(pem: string | null | undefined): Promise<CryptoKey> {
  if (!pem) throw new Error('OIDC_CLIENT_KEY_FILE: is not set, and a client has to sign');
  const key = createPrivateKey(pem);
  const algorithm =
    key.asymmetricKeyType === 'ec'
      ? { name: 'ECDSA', namedCurve: 'P-256' }
      : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  // Node's type knows more usages than the web's
  return key.toCryptoKey(algorithm, false, ['sign']) as unknown as CryptoKey;
}
