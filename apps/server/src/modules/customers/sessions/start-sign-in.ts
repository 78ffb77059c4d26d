/**
 * Begins a sign-in: what the bank must send back is kept here for ten minutes, tied to this browser by a
 * cookie.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { PersonId } from '@sojourn/domain/ids.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Effects, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { SignInProvider } from '#suppliers/bank/port.ts';
import { COOKIES, hashOf, newSecret } from './secrets.ts';
import { SIGN_IN_SECONDS } from './settings.ts';
import { insertSignIn } from './store.ts';

/** The page that posts the code (B §2): the portal's, or that of the origin which embeds the profile. */
const START_SESSION_PATH = '/auth/startsession/';

/** Ends the state of a sign-in that must be fresh. Only the state's hash is stored: nobody takes it off. */
export const FRESH = '.fresh';

/** Refuses with ServiceUnavailable when the bank is away. */
export async function startSignIn(
  { db, clock, random }: Effects,
  provider: SignInProvider,
  tenant: Tenant,
  context: RequestContext,
  { alwaysAsk, invitation }: { readonly alwaysAsk: boolean; readonly invitation: PersonId | null },
): Promise<{ authorizationUrl: string }> {
  const nonce = newSecret(random);
  const verifier = newSecret(random);
  const browser = newSecret(random);
  const redirectUri = `${context.embedOrigin ?? context.origin}${START_SESSION_PATH}`;
  // A person who signed out, was idle or wasn't admitted may have left: the bank must ask again
  // A page that embeds the profile has signed the person in itself
  const isAgain = !context.embedOrigin && context.cookies.get(COOKIES.signedIn) !== undefined;
  const isFresh = alwaysAsk || isAgain;
  const state = `${newSecret(random)}${isFresh ? FRESH : ''}`;
  const { clientId } = tenant.signIn;
  const request = { clientId, redirectUri, state, nonce, verifier, alwaysAsk: isFresh };
  const url = await provider.authorizationUrl(request);
  if (url.outcome !== 'ok') refuse('ServiceUnavailable');
  await insertSignIn(db, {
    tenantId: tenant.id,
    stateHash: hashOf(state),
    browserHash: hashOf(browser),
    nonce,
    verifier,
    redirectUri,
    expiresAt: plusSeconds(clock.now(), SIGN_IN_SECONDS),
    invitation,
  });
  context.cookies.set(COOKIES.signIn, browser, { maxAgeSeconds: SIGN_IN_SECONDS });
  return { authorizationUrl: url.value };
}
