/**
 * Adding and removing cards through the API, with the real vault: a browser's part is played by its
 * request.
 */
import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { CARD_PROBLEMS, verdictOf } from '@sojourn/domain/payments/card-problems.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCardVault } from '#suppliers/payments/card-vault.ts';
import type { CardVault } from '#suppliers/payments/cards-port.ts';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '#testing/server.ts';
import { demoNumber } from '../../../../../vault/src/cards/card-number.ts';
import { createEntrySweep } from '../../../../../vault/src/entry/sweep-abandoned.ts';
import { GOOD_TEST_NUMBERS, TEST_CARD_PREFIX } from '../../../../../vault/src/gateway/data/test-cards.ts';
import { createTestVault, type TestVault } from '../../../../../vault/src/testing/vault.ts';
import { VELOCITY } from './card-velocity.ts';
import { paymentRoutes } from './routes.ts';

const clock = testClock();
let database: TestDatabase;
let vault: TestVault;
let cards: CardVault;
let servers: TestServer[];
let maya: Browser;
let accounts: object[];
let verified: boolean[] = [];

const account = (lastFour: string, virtual: string[] = []) => ({
  accountReferenceId: `acc_${lastFour}`,
  productDisplayName: `Harbor ${lastFour}`,
  lastFour,
  lastFourVirtualCardNumbers: virtual,
});

beforeAll(async () => {
  [database, vault] = await Promise.all([createTestDatabase(), createTestVault(clock)]);
  cards = createCardVault(vault);
  const payments = createVaultGateway(vault);
  const one = () =>
    createTestServer({
      database,
      clock,
      handlers: (effects) =>
        paymentRoutes({
          ...effects,
          payments,
          cards,
          accountsOf: async (_, refresh) => {
            verified.push(refresh);
            return accounts as never;
          },
        }),
    });
  servers = [await one(), await one()];
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await vault?.close();
  await database?.drop();
});
beforeEach(async () => {
  accounts = [account('4417', ['8820']), account('0926')];
  verified = [];
  maya = await servers[0]!.signIn();
  await sql`truncate card_velocity`.execute(database.db);
});

const OWN = demoNumber('438857', '4417');
const VIRTUAL = demoNumber('438857', '8820');
const GOOD = { expiry: '12/29', verification: '123', name: 'Maya Okafor', zip: '02110', country: 'US' };

/** What the fields in the browser send. */
const type = (ticket: string, card: object, headers: Record<string, string> = {}) =>
  fetch(`${vault.url}/card-fields/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: vault.url, ...headers },
    body: JSON.stringify({ ticket, card: { ...GOOD, ...card } }),
  }).then(async (response) => ({
    status: response.status,
    body: (await response.json()) as { token: string },
  }));

const start = (browser = maya, server = servers[0]!) => server.call('startCardEntry', browser, { input: {} });
async function tokenFor(card: object, browser = maya): Promise<string> {
  const { body } = await start(browser);
  const typed = await type(body.value.ticket, card);
  if (typed.status !== 200) throw new Error(JSON.stringify(typed));
  return typed.body.token;
}
const verify = (token: string, browser = maya, server = servers[0]!, more: object = {}) =>
  server.call('verifyPaymentMethod', browser, { input: { token, ...more } });
const add = async (card: object, browser = maya) => verify(await tokenFor(card, browser), browser);
const list = async (browser = maya): Promise<PaymentMethod[]> =>
  (await servers[0]!.call('listPaymentMethods', browser, { input: {} })).body.value;
const remove = (paymentId: PaymentId, browser = maya) =>
  servers[0]!.call('deletePaymentMethod', browser, { input: { paymentId } });

describe('adding a card', () => {
  it('of an account saves it with what may be shown', async () => {
    const { body, status } = await add({ number: OWN, expiry: '03/29' });
    expect(status).toBe(200);
    expect(body.value).toMatchObject({
      PaymentVerifyResult: 'Success',
      code: null,
      accountReferenceId: 'acc_4417',
      isVirtualCard: false,
      paymentMethod: {
        label: 'Harbor 4417',
        brand: 'visa',
        lastFour: '4417',
        expiry: { month: 3, year: 2029 },
        expired: false,
        holder: 'Maya Okafor',
      },
    });
    expect(await list()).toEqual([body.value.paymentMethod]);
    expect(JSON.stringify(body)).not.toMatch(/\d{12}/);
  });

  it('of a virtual number says so, whatever the page claims', async () => {
    const token = await tokenFor({ number: VIRTUAL });
    const { body } = await verify(token, maya, servers[0], {
      accountReferenceId: 'acc_0926',
      isVirtualCard: false,
    });
    expect(body.value).toMatchObject({ accountReferenceId: 'acc_4417', isVirtualCard: true });
  });

  it.each(GOOD_TEST_NUMBERS)('the test number %s belongs to the first account', async (number) => {
    const verification = number.startsWith('37') ? '1234' : '123';
    const { body } = await add({ number, verification });
    expect(body.value).toMatchObject({ PaymentVerifyResult: 'Success', accountReferenceId: 'acc_4417' });
  });

  it('of nobody’s account is refused, after the bank was asked anew', async () => {
    const refused = await add({ number: demoNumber('438857', '1234') });
    expect([refused.status, refused.error?.code]).toEqual([422, 'InvalidCard']);
    expect(verified).toEqual([false, true]);
    expect(await list()).toEqual([]);
  });

  it.each([...CARD_PROBLEMS.entries()])('test card %i is refused: %s', async (i, problem) => {
    const { result, code } = verdictOf(problem);
    const { body } = await add({ number: demoNumber(TEST_CARD_PREFIX, String(9001 + i)) });
    expect(body.value).toMatchObject({ PaymentVerifyResult: result, code, paymentMethod: null });
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ verification: '000' }, 'InvalidCVV'],
    [{ zip: '00000' }, 'InvalidAddress'],
    [{ country: 'KP', zip: '' }, 'InvalidGuestCountry'],
  ])('with %j: %s', async (change, code) => {
    expect((await add({ number: OWN, ...change })).body.value).toMatchObject({
      PaymentVerifyResult: 'GenericError',
      code,
    });
  });

  it('a card that is declined only when it is charged is saved', async () => {
    const { body } = await add({ number: demoNumber(TEST_CARD_PREFIX, '9101') });
    expect(body.value.PaymentVerifyResult).toBe('Success');
    const charged = await createVaultGateway(vault).authorize(
      {
        reference: `ref:${maya.customerId}`,
        subject: await subjectOf(maya),
        paymentId: body.value.paymentMethod!.paymentId,
        amountMinor: 100,
        currency: 'USD',
      },
      { timeoutMs: 4_000, scenario: null, requestId: 'r' },
    );
    expect(charged).toEqual({ outcome: 'rejected', rejection: { reason: 'CardDeclined' } });
  });

  it('again is the same card with what was typed last', async () => {
    const first = (await add({ number: OWN, expiry: '03/29' })).body.value.paymentMethod!;
    const again = (await add({ number: OWN, expiry: '05/31', name: 'M. Okafor' })).body.value.paymentMethod!;
    expect(again).toEqual({ ...first, expiry: { month: 5, year: 2031 }, holder: 'M. Okafor' });
    expect(await list()).toEqual([again]);
  });

  it('asked for again with the same token answers the same card', async () => {
    const token = await tokenFor({ number: OWN });
    const answers = await Promise.all([0, 1, 0, 1].map((i) => verify(token, maya, servers[i])));
    expect(new Set(answers.map(({ body }) => body.value.paymentMethod?.paymentId)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });
});

const subjectOf = async (browser: Browser): Promise<string> => {
  const { rows } = await sql<{ subject: string }>`select subject from customers
    where customer_id = ${browser.customerId}`.execute(database.db);
  return rows[0]!.subject;
};

describe('tickets and tokens', () => {
  it('a ticket is good for one card, for ten minutes, for one person', async () => {
    const { ticket } = (await start()).body.value;
    expect((await type(ticket, { number: OWN })).status).toBe(200);
    expect(await type(ticket, { number: OWN })).toMatchObject({
      status: 410,
      body: { failed: 'TicketEnded' },
    });
    const late = (await start()).body.value.ticket;
    clock.move(601);
    expect((await type(late, { number: OWN })).status).toBe(410);
    expect((await type('x'.repeat(43), { number: OWN })).status).toBe(410);
  });

  it('what is typed wrong does not use the ticket, but not for ever', async () => {
    const { ticket } = (await start()).body.value;
    expect(await type(ticket, { number: '4242424242424241', zip: '1' })).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'number', problem: 'wrong' }, { field: 'zip' }] },
    });
    expect((await type(ticket, { number: OWN })).status).toBe(200);
    const other = (await start()).body.value.ticket;
    const statuses = [];
    for (let i = 0; i < 22; i++) statuses.push((await type(other, { number: '1' })).status);
    expect(statuses.slice(-2)).toEqual([410, 410]);
  });

  it.each([
    { origin: 'http://localhost:8080' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])('nobody but the fields may send: %j', async (headers) => {
    const { ticket } = (await start()).body.value;
    expect((await type(ticket, { number: OWN }, headers)).status).toBe(403);
    expect((await type(ticket, { number: OWN })).status).toBe(200);
  });

  it('a token is of its person, and ends', async () => {
    const token = await tokenFor({ number: OWN });
    const jonah = await servers[0]!.signIn();
    expect((await verify(token, jonah)).error?.code).toBe('TokenExpired');
    clock.move(601);
    expect((await verify(token)).error?.code).toBe('TokenExpired');
    expect((await verify('y'.repeat(43))).error?.code).toBe('TokenExpired');
    expect(await list()).toEqual([]);
  });

  it('numbers that became no card are gone when their tokens end, and no code is kept', async () => {
    await tokenFor({ number: OWN, verification: '987' });
    const rows = async () =>
      JSON.stringify((await sql`select * from card_tokens`.execute(vault.db as never)).rows);
    expect(await rows()).toContain('"last_four":"4417"');
    expect(await rows()).not.toContain('987"');
    clock.move(700);
    const sweep = createEntrySweep(vault, { onError: () => undefined });
    sweep.start();
    await sweep.stop();
    const stored = await sql<{ size: number }>`select length(number_sealed) as size from card_tokens`.execute(
      vault.db as never,
    );
    expect(stored.rows.filter(({ size }) => size > 0)).toEqual([]);
  });
});

describe('removing a card', () => {
  it('takes it off its owner’s list, and what it paid can still be captured and refunded', async () => {
    const { paymentId } = (await add({ number: OWN })).body.value.paymentMethod!;
    const gateway = createVaultGateway(vault);
    const context = { timeoutMs: 4_000, scenario: null, requestId: 'r' };
    const reference = `ref:open:${maya.customerId}`;
    const request = { subject: await subjectOf(maya), paymentId, amountMinor: 100, currency: 'USD' } as const;
    expect((await gateway.authorize({ ...request, reference }, context)).outcome).toBe('ok');
    for (let i = 0; i < 2; i++) expect((await remove(paymentId)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await gateway.capture({ reference, amountMinor: 100 }, context)).outcome).toBe('ok');
    const refund = { reference, refundReference: `${reference}:1`, amountMinor: 100 };
    expect((await gateway.refund(refund, context)).outcome).toBe('ok');
    const later = await gateway.authorize({ ...request, reference: `${reference}:later` }, context);
    expect(later).toMatchObject({ rejection: { reason: 'InvalidCardInformation' } });
    const stored = await sql<{ size: number }>`select length(number_sealed) as size from cards
      where payment_id = ${paymentId}`.execute(vault.db as never);
    expect(stored.rows).toEqual([{ size: 0 }]);
    expect((await add({ number: OWN })).body.value.paymentMethod?.paymentId).toBe(paymentId);
    expect(await list()).toHaveLength(1);
  });

  it('is for its owner alone', async () => {
    const { paymentId } = (await add({ number: OWN })).body.value.paymentMethod!;
    const jonah = await servers[0]!.signIn();
    expect((await remove(paymentId, jonah)).error?.code).toBe('NotFound');
    expect((await remove('pay_00000000000000000000000000' as PaymentId)).error?.code).toBe('NotFound');
    expect(await list()).toHaveLength(1);
  });
});

describe('trying many cards', () => {
  const wrongCode = { number: OWN, verification: '000' };

  it('ends after some that failed, over two processes, and says nothing of the card any more', async () => {
    const { tries } = VELOCITY.customer.failed;
    const tokens: string[] = [];
    for (let i = 0; i < tries; i++)
      tokens.push(await tokenFor({ number: demoNumber(TEST_CARD_PREFIX, String(9001 + i)) }));
    tokens.push(await tokenFor({ number: OWN }), await tokenFor({ number: VIRTUAL }));
    const results: string[] = [];
    for (const [i, token] of tokens.entries())
      results.push((await verify(token, maya, servers[i % 2])).body.value.PaymentVerifyResult);
    expect(results).toEqual([
      ...Array<string>(tries).fill('CardDeclined'),
      'ExcessiveUserActivity',
      'ExcessiveUserActivity',
    ]);
    expect(await list()).toEqual([]);
  });

  it('of many at once no more are judged than one after another', async () => {
    const { tries } = VELOCITY.customer.failed;
    const numbers = Array.from({ length: 12 }, (_, i) => demoNumber(TEST_CARD_PREFIX, String(9001 + i)));
    const tokens: string[] = [];
    for (const number of numbers) tokens.push(await tokenFor({ number }));
    const answers = await Promise.all(tokens.map((token, i) => verify(token, maya, servers[i % 2])));
    const results = answers.map(({ body }) => body.value.PaymentVerifyResult);
    expect(results.filter((result) => result !== 'ExcessiveUserActivity')).toHaveLength(tries);
    const { rows } = await sql<{ hits: number }>`select hits from card_velocity
      where bucket = ${`failed:customer:consumer:${maya.customerId}`}`.execute(database.db);
    expect(rows, 'those that were not judged are not counted').toEqual([{ hits: tries }]);
  });

  it('good cards do not count as failed', async () => {
    for (let i = 0; i <= VELOCITY.customer.failed.tries; i++) {
      const { body } = await add({ number: GOOD_TEST_NUMBERS[i % 2] });
      expect(body.value.PaymentVerifyResult).toBe('Success');
    }
  });

  it('a person who failed too often may not begin, until the hour is over', async () => {
    const { tries, windowSeconds } = VELOCITY.customer.failed;
    for (let i = 0; i < tries; i++) await add({ number: demoNumber('438857', String(2000 + i)) });
    const refused = await start(maya, servers[1]);
    expect([refused.status, refused.error?.code]).toEqual([429, 'ExcessiveActivity']);
    // The address has other customers behind it
    expect((await start(await servers[0]!.signIn())).status).toBe(200);
    const subject = await subjectOf(maya);
    clock.move(windowSeconds + 1);
    expect((await start(await servers[0]!.signIn({ subject }))).status).toBe(200);
  });

  it('one card may not be tried by many people', async () => {
    const { tries } = VELOCITY.card.failed;
    for (let i = 0; i < tries; i++) await add(wrongCode, await servers[0]!.signIn());
    const { body } = await add({ number: OWN });
    expect(body.value).toEqual({
      PaymentVerifyResult: 'ExcessiveUserActivity',
      code: null,
      paymentMethod: null,
      accountReferenceId: null,
      isVirtualCard: false,
    });
    expect(await list()).toEqual([]);
    expect((await add({ number: VIRTUAL })).body.value.PaymentVerifyResult).toBe('Success');
  });

  it('an address may not try many cards as many people', async () => {
    const { tries } = VELOCITY.address.failed;
    for (let i = 0; i < tries; i++)
      await add({ number: demoNumber('438857', String(3000 + i)) }, await servers[0]!.signIn());
    expect((await start()).status).toBe(429);
  });

  it('no try is lost when many come at once', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 12 }, (_, i) => tokenFor({ number: demoNumber('438857', String(5000 + i)) })),
    );
    await Promise.all(tokens.map((token, i) => verify(token, maya, servers[i % 2])));
    const { rows } = await sql<{ hits: number }>`select hits from card_velocity
      where bucket = ${`sent:customer:consumer:${maya.customerId}`}`.execute(database.db);
    expect(rows).toEqual([{ hits: 12 }]);
  });
});

it('while the vault is away nothing is claimed', async () => {
  const away = createCardVault({ url: 'http://127.0.0.1:65529', apiKey: 'a'.repeat(40) });
  const server = await createTestServer({
    database,
    handlers: (effects) =>
      paymentRoutes({
        ...effects,
        payments: createVaultGateway(vault),
        cards: away,
        accountsOf: async () => accounts as never,
      }),
  });
  const browser = await server.signIn();
  expect((await server.call('startCardEntry', browser, { input: {} })).status).toBe(503);
  expect(
    (await server.call('verifyPaymentMethod', browser, { input: { token: 'a'.repeat(43) } })).status,
  ).toBe(503);
  await server.close();
});

it('where the processor keeps the cards the page is told so', async () => {
  const one = async (stored: CardVault | null) => {
    const server = await createTestServer({
      database,
      handlers: (effects) =>
        paymentRoutes({
          ...effects,
          payments: createVaultGateway(vault),
          cards: stored,
          accountsOf: async () => accounts as never,
        }),
    });
    const browser = await server.signIn();
    const listed = await server.call('listPaymentMethods', browser, { input: {} });
    const started = await server.call('startCardEntry', browser, { input: {} });
    await server.close();
    return [listed.body, started.status];
  };
  expect(await one(cards)).toEqual([{ value: [], keptHere: true, company: null }, 200]);
  expect(await one(null)).toEqual([{ value: [], keptHere: false, company: null }, 503]);
});
