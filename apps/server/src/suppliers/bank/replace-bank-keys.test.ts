/** Two processes of the bank in two steps of replacing its keys; a portal goes to either. */
import { connect } from '@sojourn/postgres/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBank, type TestBank } from '#testing/bank.ts';
import { outboundFetch } from '../outbound-fetch.ts';
import { createRewardsSource } from './rewards.ts';
import { createSignInProvider } from './sign-in.ts';

const key = (letter: string) => letter.repeat(40);
const [OLD, NEW] = [key('o'), key('n')] as [string, string];
const step = (current: string, other: string) => ({
  BANK_KEY: current,
  BANK_OTHER_KEYS: other,
  OIDC_CLIENT_SECRET: current,
  OIDC_OTHER_CLIENT_SECRETS: other,
  REWARDS_API_KEY: current,
  REWARDS_OTHER_API_KEYS: other,
});

let first: TestBank;
let second: TestBank;
beforeAll(async () => {
  first = await startTestBank({ environment: step(OLD, NEW) });
  second = await startTestBank({ environment: step(NEW, OLD), databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});

const outside = (bank: TestBank) =>
  outboundFetch({ origins: [bank.issuer], timeoutMs: 5_000, maxBytes: 100_000 });
const keysOf = async (bank: TestBank): Promise<unknown> => (await fetch(`${bank.issuer}/jwks`)).json();
const sealedKeys = async (): Promise<string[]> => {
  const { pool, close } = connect({ url: first.databaseUrl, schema: 'bank', applicationName: 'test' });
  const { rows } = await pool.query<{ sealed: string }>('select sealed from signing_keys');
  await close();
  return rows.map(({ sealed }) => sealed);
};

test('both sign with the same keys, which the second step encrypts anew', async () => {
  expect(await keysOf(first)).toEqual(await keysOf(second));
  const sealed = await sealedKeys();
  // Nothing changes once it's done, and the former key alone no longer opens them
  const third = await startTestBank({ environment: step(NEW, ''), databaseUrl: first.databaseUrl });
  expect(await keysOf(third)).toEqual(await keysOf(first));
  expect(await sealedKeys()).toEqual(sealed);
  await third.close();
  const wrong = startTestBank({ environment: step(OLD, ''), databaseUrl: first.databaseUrl });
  await expect(wrong).rejects.toThrow('BANK_KEY: is not the one that this database was used with');
});

test.each([
  ['former', OLD],
  ['next', NEW],
])('both accept the %s API key and client secret', async (_, secret) => {
  for (const bank of [first, second]) {
    const accounts = createRewardsSource({ url: bank.issuer, apiKey: secret }, outside(bank));
    expect((await accounts.accounts('maya')).outcome).toBe('ok');
    const refused = createRewardsSource({ url: bank.issuer, apiKey: key('x') }, outside(bank));
    expect((await refused.accounts('maya')).outcome).not.toBe('ok');
    const provider = createSignInProvider({ issuer: bank.issuer, clientSecret: secret }, () => outside(bank));
    const request = {
      clientId: 'sojourn-consumer',
      redirectUri: 'http://localhost:8080/auth/startsession/',
      state: 's',
      nonce: 'n',
      verifier: 'v'.repeat(43),
    };
    const url = await provider.authorizationUrl({ ...request, alwaysAsk: false });
    if (url.outcome !== 'ok') throw new Error(url.outcome);
    const { iss, ...sent } = await bank.signIn(url.value, { userName: 'maya.okafor' });
    const identity = await provider.exchange({ ...request, ...sent, issuer: iss, maxAgeSeconds: null });
    expect(identity).toMatchObject({ outcome: 'ok', value: { subject: 'maya' } });
  }
});
