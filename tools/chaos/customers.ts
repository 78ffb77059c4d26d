/** The demo's people as customers: signed in through the bank's page, with their cards. */

import { signInAtBank } from '../../apps/server/src/testing/bank-browser.ts';
import { cookieJar } from '../../apps/server/src/testing/cookie-jar.ts';
import type { CallName } from '../../packages/contract/src/calls.ts';
import { type Answer, ask, askOnce, type Parts } from './client.ts';
import type { ChaosRecord } from './record.ts';

export type Customer = {
  readonly number: number;
  readonly paymentIds: readonly string[];
  readonly call: (
    name: CallName,
    parts: Parts,
    more?: { readonly key?: string; readonly scenario?: string | null },
  ) => Promise<Answer & { readonly text: string }>;
};

const PEOPLE = [
  ['maya.okafor', 'localhost'],
  ['elena.ruiz', 'localhost'],
  ['jonah.okafor', 'localhost'],
  ['daniel.reyes', 'business.localhost'],
  // Decides about Daniel's requests, and buys nothing
  ['priya.nair', 'business.localhost'],
] as const;
export const [BUYING, REQUESTING, APPROVING] = [4, 3, 4] as const;

type Entrance = { readonly port: number; readonly issuer: string; readonly giveUp: () => boolean };

export const signInEverybody = (at: Entrance, observed: ChaosRecord): Promise<Customer[]> =>
  Promise.all(PEOPLE.map((_, number) => signIn(at, observed, number)));

async function signIn(
  { port, issuer, giveUp }: Entrance,
  observed: ChaosRecord,
  number: number,
): Promise<Customer> {
  const [userName, portal] = PEOPLE[number]!;
  const host = `${portal}:${port}`;
  const jar = cookieJar();
  const post = async (name: CallName, input: object): Promise<Record<string, string>> => {
    const { text, headers } = await askOnce(port, name, { input }, { host, cookie: jar.header() });
    jar.take(headers['set-cookie']);
    return JSON.parse(text) as Record<string, string>;
  };
  const { authorizationUrl } = await post('startSignIn', {});
  const { code, state, iss } = await signInAtBank(issuer, authorizationUrl!, { userName });
  const { token } = await post('finishSignIn', { code, state, iss });
  if (!token) throw new Error(`${userName} was not signed in`);
  const headers = {
    host,
    cookie: jar.header(),
    authorization: `Bearer ${token}`,
    'x-csrf-token': jar.get('__Host-csrf') ?? '',
  };
  const call: Customer['call'] = (requested, parts, { key, scenario } = {}) => {
    const more = { ...(key && { 'idempotency-key': key }), ...(scenario && { 'x-scenario': scenario }) };
    return ask(observed, port, requested, parts, { ...headers, ...more }, giveUp);
  };
  const cards = await call('listPaymentMethods', { input: {} });
  const { value } = cards.body as { value: { paymentId: string; expired: boolean }[] };
  return {
    number,
    call,
    paymentIds: value.filter(({ expired }) => !expired).map(({ paymentId }) => paymentId),
  };
}
