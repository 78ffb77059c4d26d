/** Sign-in at an identity provider that isn't the demo bank. */
import { generateKeyPairSync } from 'node:crypto';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_TENANTS } from '#testing/server.ts';
import { type BankSettings, createBank } from './create-bank.ts';
import type { SignInProvider } from './port.ts';
import { type IdentityProvider, startIdentityProvider } from './testing/identity-provider.ts';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)] as [string, string];
const clientKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PEM = clientKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const RETURN_TO = 'https://travel.example.com/auth/startsession/';

let issuer: IdentityProvider;
let logged: string[];
beforeEach(async () => {
  issuer = await startIdentityProvider(clientKeys.publicKey);
  issuer.secrets = [OLD];
  logged = [];
});
afterEach(() => issuer.close());

function providerOf(
  signIn: Partial<BankSettings['signIn']> = {},
  client: Partial<Tenant['signIn']> = {},
): SignInProvider {
  const [first, ...rest] = TEST_TENANTS as [Tenant, ...Tenant[]];
  const tenants = [{ ...first, signIn: { ...first.signIn, ...client } }, ...rest];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const settings = {
    signIn: { issuer: issuer.issuer, clientSecret: OLD, ...signIn },
    rewards: { url: 'https://core.example.com', apiKey: 'r'.repeat(32) },
  };
  return createBank(settings, { tenants, labClock: null, log }).provider;
}

async function signIn(provider: SignInProvider) {
  const { clientId } = (TEST_TENANTS[0] as Tenant).signIn;
  const request = { clientId, redirectUri: RETURN_TO, state: 's1', nonce: 'n1', verifier: 'v'.repeat(43) };
  const url = await provider.authorizationUrl({ ...request, alwaysAsk: false });
  if (url.outcome !== 'ok') return { url, identity: url };
  const { iss, ...sent } = issuer.signIn(url.value, 'person-7');
  return {
    url,
    identity: await provider.exchange({ ...request, ...sent, issuer: iss, maxAgeSeconds: null }),
  };
}

const ADA = { outcome: 'ok', value: { subject: 'person-7', firstName: 'Ada', lastName: 'Reed' } };

test('its token, key and userinfo endpoints may be on another origin', async () => {
  expect(issuer.endpoints).not.toBe(issuer.issuer);
  expect((await signIn(providerOf())).identity).toMatchObject(ADA);
  expect(issuer.authentications).toEqual(['client_secret_basic']);
  expect(logged).toEqual([]);
});

test('a tenant has its own scopes and way of authenticating', async () => {
  const { url, identity } = await signIn(
    providerOf({}, { scopes: 'openid email', clientAuthentication: 'client_secret_post' }),
  );
  expect(identity).toMatchObject(ADA);
  expect(url.outcome === 'ok' && new URL(url.value).searchParams.get('scope')).toBe('openid email');
  expect(issuer.authentications).toEqual(['client_secret_post']);
});

test('a tenant may sign with a key instead of having a secret', async () => {
  const provider = providerOf({ clientKey: PEM }, { clientAuthentication: 'private_key_jwt' });
  expect((await signIn(provider)).identity).toMatchObject(ADA);
  expect(issuer.authentications).toEqual(['private_key_jwt']);
});

test('a tenant’s own secret goes before the common one, and one of no tenant is refused', async () => {
  issuer.secrets = [NEW];
  const [{ id }] = TEST_TENANTS as [Tenant];
  expect((await signIn(providerOf({ tenantSecrets: { [id]: NEW } }))).identity).toMatchObject(ADA);
  expect(() => providerOf({ tenantSecrets: { 'no-such': NEW } })).toThrow(
    "OIDC_CLIENT_SECRET_NO_SUCH: there is no tenant 'no-such'",
  );
});

test('while the secret is replaced both are tried, and nobody is sent away', async () => {
  const provider = providerOf({ otherClientSecrets: [NEW] });
  expect((await signIn(provider)).identity).toMatchObject(ADA);
  issuer.secrets = [NEW];
  expect((await signIn(provider)).identity).toMatchObject(ADA);
  expect(issuer.authentications).toEqual(Array(3).fill('client_secret_basic'));
});

test('the reason is in the log, without secrets, when it can’t be used', async () => {
  issuer.secrets = [NEW];
  expect((await signIn(providerOf())).identity).toEqual({ outcome: 'unavailable' });
  expect(logged.join()).toContain('"doing":"client authentication"');
  expect(logged.join()).toContain('invalid_client');
  logged = [];
  const elsewhere = providerOf({ issuer: `${issuer.issuer}/realms/other` });
  expect((await signIn(elsewhere)).identity).toEqual({ outcome: 'unavailable' });
  expect(logged.join()).toContain('"doing":"discovery"');
  expect(logged.join()).not.toMatch(new RegExp(`${OLD}|person-7|Ada`));
});

test('the key of the issuer’s API is never sent to the identity provider', async () => {
  const log = pino({ level: 'silent' });
  const { accounts } = createBank(
    {
      signIn: { issuer: issuer.issuer, clientSecret: OLD },
      rewards: { url: 'http://127.0.0.1:9', apiKey: 'r'.repeat(32) },
    },
    { tenants: TEST_TENANTS, labClock: null, log },
  );
  expect(await accounts.accounts('person-7')).toEqual({ outcome: 'unavailable' });
  expect(issuer.authentications).toEqual([]);
});
