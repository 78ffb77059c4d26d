/**
 * No card number is stored or shown anywhere (reliability, cards): somebody signs in at the bank, books, pays
 * and cancels over HTTP, others send card numbers where none belong, and then every table of every database,
 * every line of the logs and every answer is searched.
 */
import type { CallName } from '@sojourn/contract/calls.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNumber } from '../../../vault/src/cards/card-number.ts';
import { saveCard } from '../../../vault/src/cards/save-card.ts';
import { createLog } from '../../../vault/src/log.ts';
import { PORTAL_ORIGINS } from './bank.ts';
import { cookieJar } from './cookie-jar.ts';
import { type Dump, dumpDatabase } from './dump-database.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from './product.ts';
import { type Browser, requestOf } from './server.ts';

const SAVED = [demoNumber('438857', '4417'), demoNumber('517805', '0926')];
/** Added with their bank's check, and as the new number of that card. */
const ADDED = demoNumber('40000000', '9301');
const RENEWED = '4242424242424242';
const TYPED = '4111111111111111';
const logged: string[] = [];
const answers: string[] = [];
let product: TestProduct;

beforeAll(async () => {
  const destination = { write: (line: string) => void logged.push(line) };
  // Without the product's own scrubbing: nothing may need it
  const server = pino({ level: 'trace' }, destination);
  product = await createTestProduct({ server, vault: createLog('trace', destination) });
});
afterAll(() => product?.close());

const passesLuhn = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;
/** A network's first digits, 13-19 of them that pass Luhn; no part of a word and no decimals of a number. */
const cardNumbersIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-]|\d\.)[2-6](?:[ -]?\d){12,18}(?![\w-])/g)]
    .map(([found]) => found)
    .filter((found) => passesLuhn(found.replace(/\D/g, '')));

/** The numbers as they are, in hexadecimal as `bytea` is printed, and in base64. */
const spellings = (digits: string): string[] => [
  digits,
  digits.replace(/(\d{4})(?=\d)/g, '$1 '),
  Buffer.from(digits).toString('hex'),
  Buffer.from(digits).toString('base64').slice(0, 20),
];

async function ask(
  name: CallName,
  browser: Browser,
  parts: object,
): Promise<{ status: number; body: never }> {
  const answer = await product.call(name, browser, parts as never);
  answers.push(JSON.stringify([answer.body, answer.headers]));
  return answer as never;
}

/** Through the bank's page, as a person does. */
async function signIn(): Promise<Browser> {
  const jar = cookieJar();
  const { host } = new URL(PORTAL_ORIGINS.consumer);
  const post = async (name: CallName, input: object) => {
    const built = requestOf(name, { input });
    const headers = { host, cookie: jar.header(), ...built.headers };
    const answer = await product.app.inject({ ...built, headers });
    jar.take(answer.headers['set-cookie'] as string[]);
    answers.push(answer.body);
    return answer.json();
  };
  const { authorizationUrl } = await post('startSignIn', {});
  const { code, state, iss } = await product.bank.signIn(authorizationUrl, { userName: 'maya.okafor' });
  const { token } = await post('finishSignIn', { code, state, iss });
  const csrf = jar.get('__Host-csrf')!;
  const headers = { host, authorization: `Bearer ${token}`, cookie: jar.header(), 'x-csrf-token': csrf };
  return { ...(await product.signIn()), headers, token };
}

async function saveCards(): Promise<string> {
  const shown = { subject: 'maya', holder: 'Maya Okafor', expiryMonth: 12, expiryYear: 2029 };
  const [first] = await Promise.all(
    SAVED.map((digits, position) =>
      saveCard(product.vault, { ...shown, digits, label: 'Harbor', limitMinor: 9_000_000, position }),
    ),
  );
  return first!;
}

/** Typed into the vault's fields as a browser does, and checked by its bank; it replaces another's number. */
async function addAndRenew(maya: Browser): Promise<void> {
  const { url } = product.vault;
  let replaces: string | undefined;
  for (const number of [ADDED, RENEWED]) {
    const entry: { value: { ticket: string } } = (await ask('startCardEntry', maya, { input: {} })).body;
    const card = {
      number,
      expiry: '12/29',
      verification: '123',
      name: 'Maya Okafor',
      zip: '02110',
      country: 'US',
    };
    const sent = await fetch(`${url}/card-fields/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ ticket: entry.value.ticket, card }),
    });
    const text = await sent.text();
    answers.push(text);
    const { token, check } = JSON.parse(text) as { token: string; check?: string };
    if (check) {
      const headers = { origin: url, 'content-type': 'application/x-www-form-urlencoded' };
      const shown = await fetch(`${url}${check}`, { method: 'POST', headers, body: 'answer=approve' });
      answers.push(await shown.text());
    }
    const input = { token, ...(replaces && { replaces }) };
    const saved = await ask('verifyPaymentMethod', maya, { input });
    expect(saved.body).toMatchObject({ value: { PaymentVerifyResult: 'Success' } });
    replaces = (saved.body as { value: { paymentMethod: { paymentId: string } } }).value.paymentMethod
      .paymentId;
  }
}

/** A booking that is paid, one that the bank of the card refuses, and the cancel of the first. */
async function buyAndCancel(maya: Browser, paymentId: string): Promise<void> {
  for (const scenario of ['card-declined', 'no-such-scenario']) {
    const headers = { 'x-scenario': scenario };
    const input = { product: 'Hotel', ...(await product.someStay()), ...TEST_DATES, rooms: TEST_ROOMS };
    const started: {
      checkoutId: string;
      quote: { quoteId: string; total: { amountMinor: number } };
    } = (await ask('startCheckout', maya, { input })).body;
    const params = { checkoutId: started.checkoutId };
    const draft = { leadGuestAge: 34, phone: '+1 617 555 0142', paymentId, termsAccepted: true };
    expect((await ask('saveDraft', maya, { params, input: draft })).status).toBe(200);
    const { quoteId, total } = started.quote;
    const paid = await ask('bookCheckout', maya, {
      params,
      input: {
        quoteId,
        totalMinor: total.amountMinor,
        cardMinor: total.amountMinor,
        tenders: [{ sourceId: paymentId, amountMinor: total.amountMinor }],
      },
      headers,
    });
    const { result, bookingId } = paid.body as { result: string; bookingId: string };
    expect(result).toBe(scenario === 'card-declined' ? 'Failed' : 'Success');
    if (result === 'Failed') continue;
    const trip = { params: { bookingId } };
    await ask('getTrip', maya, trip);
    const quoted = await ask('quoteCancel', maya, { ...trip, input: {} });
    const cancel = { quoteId: (quoted.body as { quoteId: string }).quoteId };
    expect((await ask('cancelTrip', maya, { ...trip, input: cancel })).status).toBe(200);
  }
}

/** Card numbers in every part of a request. */
async function typeCardNumbers(maya: Browser): Promise<void> {
  const wishlist = '/api/v0/travel/wishlists/wishlist/create';
  const json = { ...maya.headers, 'content-type': 'application/json' };
  const requests = [
    { method: 'POST', url: wishlist, payload: JSON.stringify({ name: `my card ${TYPED}` }), headers: json },
    { method: 'POST', url: wishlist, payload: JSON.stringify({ [TYPED]: 'x' }), headers: json },
    { method: 'POST', url: wishlist, payload: `{"name": ${TYPED}x`, headers: json },
    { method: 'POST', url: wishlist, payload: TYPED, headers: { ...json, 'content-type': 'text/plain' } },
    { method: 'GET', url: `/api/v0/trips/${TYPED}`, headers: maya.headers },
    { method: 'GET', url: `/api/v0/trips/bkg_${TYPED}`, headers: maya.headers },
    { method: 'GET', url: `/api/v0/locations/place?id=hotel:${TYPED}`, headers: maya.headers },
    { method: 'GET', url: `/${TYPED}`, headers: { referer: `http://localhost/${TYPED}` } },
  ] as const;
  for (const request of requests) {
    const { statusCode, body } = await product.app.inject(request as never);
    expect(statusCode, `${request.url} ${body}`).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    answers.push(body);
  }
}

describe('after a day of booking, canceling and mistyping', () => {
  let dumps: Record<'portal' | 'vault' | 'bank', Dump>;
  beforeAll(async () => {
    const maya = await signIn();
    const paymentId = await saveCards();
    expect((await ask('listPaymentMethods', maya, { input: {} })).status).toBe(200);
    await buyAndCancel(maya, paymentId);
    await addAndRenew(maya);
    await typeCardNumbers(maya);
    dumps = {
      portal: await dumpDatabase(product.database.url),
      vault: await dumpDatabase(product.vault.databaseUrl),
      bank: await dumpDatabase(product.bank.databaseUrl),
    };
  });

  it('the tables that matter have been searched, and the search finds what is there', () => {
    expect(dumps.portal.tables).toEqual(
      expect.arrayContaining(['portal.bookings', 'portal.tenders', 'portal.sessions', 'market.orders']),
    );
    expect(dumps.vault.tables).toEqual(
      expect.arrayContaining(['vault.cards', 'vault.authorizations', 'vault.refunds']),
    );
    expect(dumps.bank.tables).toContain('bank.oidc_artifacts');
    expect(logged.length).toBeGreaterThan(20);
    expect(answers.length).toBeGreaterThan(15);
    for (const digits of [...SAVED, ADDED, RENEWED, TYPED, '4111 1111 1111 1111']) {
      expect(cardNumbersIn(`{"a":"${digits}"}`)).toEqual([digits]);
    }
  });
  it.each(['portal', 'vault', 'bank'] as const)('the %s’s database has no card number', (name) => {
    const { text } = dumps[name];
    expect(cardNumbersIn(text)).toEqual([]);
    for (const each of [...SAVED, ADDED, RENEWED, TYPED].flatMap(spellings))
      expect(text.includes(each), each).toBe(false);
  });
  it.each([
    ['logs', logged],
    ['answers', answers],
  ])('the %s have no card number', (_, lines) => {
    const text = lines.join('\n');
    for (const each of [...SAVED, ADDED, RENEWED, TYPED].flatMap(spellings))
      expect(text.includes(each), each).toBe(false);
    expect(cardNumbersIn(text)).toEqual([]);
  });
});
