import { randomBytes } from 'node:crypto';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { brandOf, passesLuhn } from '@sojourn/domain/payments/card-number.ts';
import { CARD_PROBLEMS } from '@sojourn/domain/payments/card-problems.ts';
import { withClient } from '@sojourn/postgres/databases.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVault } from './app.ts';
import { demoNumber } from './cards/card-number.ts';
import { DEMO_CARDS } from './cards/data/demo-cards.ts';
import { saveCard } from './cards/save-card.ts';
import { seedDemoCards, seedProblemCards } from './cards/seed-cards.ts';
import { CARD_SCENARIOS } from './gateway/problems.ts';
import { createTestVault, type TestVault } from './testing/vault.ts';

let now = '2027-02-08T15:00:00.000Z' as Instant;
let vault: TestVault;
let card = '';
beforeAll(async () => {
  vault = await createTestVault({ now: () => now });
  await seedDemoCards(vault);
  card = (await cardsOf('maya'))[0]!.paymentId;
});
afterAll(() => vault.close());

type Answer = { status: number; body: Record<string, unknown> };
async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  scenario?: string,
  labThen?: string,
): Promise<Answer> {
  const response = await fetch(`${vault.url}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${vault.apiKey}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(scenario ? { 'x-scenario': scenario } : {}),
      ...(labThen ? { 'x-lab-then': labThen } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
type Listed = { paymentId: string; label: string; brand: string; lastFour: string; expired: boolean };
const cardsOf = async (subject: string) =>
  (await ask('GET', `/cards?subject=${subject}`)).body.cards as Listed[];

const newReference = () => `ref:${randomBytes(6).toString('hex')}`;
const authorize = (reference: string, change: object = {}, scenario?: string) =>
  ask(
    'POST',
    '/authorizations',
    { reference, subject: 'maya', paymentId: card, amountMinor: 10_000, currency: 'USD', ...change },
    scenario,
  );
const capture = (reference: string, amountMinor: number) =>
  ask('POST', `/authorizations/${reference}/capture`, { amountMinor });
const giveBack = (reference: string) => ask('POST', `/authorizations/${reference}/void`, {});
const refund = (reference: string, refundReference: string, amountMinor: number) =>
  ask('POST', `/authorizations/${reference}/refunds`, { refundReference, amountMinor });
const lookUp = async (reference: string) => (await ask('GET', `/authorizations/${reference}`)).body.record;

test('card numbers pass the check and have their brands', () => {
  for (const [, , , prefix, lastFour] of DEMO_CARDS) {
    const digits = demoNumber(prefix, lastFour);
    expect(passesLuhn(digits)).toBe(true);
    expect(passesLuhn(digits.replace(/\d$/, (d) => String((Number(d) + 1) % 10)))).toBe(false);
  }
  expect(['438857', '517805', '340000', '6011', '3528', '5019'].map(brandOf)).toEqual([
    'visa',
    'master',
    'american_express',
    'discover',
    'jcb',
    'dankort',
  ]);
});

test("a person's cards are listed without their numbers, and only theirs", async () => {
  const cards = await cardsOf('maya');
  expect(cards.map(({ label, brand, lastFour }) => [label, brand, lastFour])).toEqual([
    ['Harbor Summit', 'visa', '4417'],
    ['Harbor Trail', 'master', '0926'],
  ]);
  expect(JSON.stringify(cards)).not.toMatch(/\d{12}/);
  expect(await cardsOf('nobody')).toEqual([]);
});

test('seeding again changes nothing', async () => {
  const before = await cardsOf('maya');
  await seedDemoCards(vault);
  expect(await cardsOf('maya')).toEqual(before);
});

test('no card number stands in the database', async () => {
  const numbers = DEMO_CARDS.map(([, , , prefix, lastFour]) => demoNumber(prefix, lastFour));
  await withClient(vault.databaseUrl, async (client) => {
    const { rows } = await client.query(`select row_to_json(c)::text as text from vault.cards c
      union all select row_to_json(a)::text from vault.authorizations a`);
    expect(rows.length).toBeGreaterThanOrEqual(numbers.length);
    const all = rows.map(({ text }) => text).join('\n');
    for (const digits of numbers) {
      expect(all).not.toContain(digits);
      expect(all).not.toContain(Buffer.from(digits).toString('hex'));
    }
  });
});

test('only the server that has the secret is answered', async () => {
  for (const authorization of [undefined, 'Bearer wrong', vault.apiKey]) {
    const headers = new Headers(authorization ? { authorization } : {});
    expect((await fetch(`${vault.url}/v1/cards?subject=maya`, { headers })).status).toBe(401);
  }
  expect((await fetch(`${vault.url}/readyz`)).status).toBe(200);
});

test('while the secret is replaced, both are accepted', async () => {
  const app = createVault({
    ...vault,
    apiKeys: ['n'.repeat(32), vault.apiKey],
    portalOrigins: [],
    fieldsFolder: '',
    isLabOpen: true,
  });
  const statusWith = async (secret: string): Promise<number> => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await app.inject({ url: '/v1/cards?subject=maya', headers })).statusCode;
  };
  expect(await Promise.all(['n'.repeat(32), vault.apiKey, 'x'.repeat(32)].map(statusWith))).toEqual([
    200, 200, 401,
  ]);
  await app.close();
});

test('what was set aside is taken once, in whole or in part', async () => {
  const reference = newReference();
  expect(await authorize(reference)).toMatchObject({
    status: 200,
    body: { state: 'authorized', amountMinor: 10_000, label: 'Harbor Summit 4417' },
  });
  expect((await capture(reference, 10_001)).status).toBe(409);
  expect(await capture(reference, 9_000)).toMatchObject({ status: 200, body: { capturedMinor: 9_000 } });
  expect(await capture(reference, 9_000)).toMatchObject({ status: 200, body: { capturedMinor: 9_000 } });
  expect((await capture(reference, 1_000)).status).toBe(409);
  expect((await giveBack(reference)).status).toBe(409);
});

test('the same reference answers the same, and other facts under it are a mistake', async () => {
  const reference = newReference();
  const first = await authorize(reference);
  expect(await authorize(reference)).toEqual(first);
  expect((await authorize(reference, { amountMinor: 1 })).status).toBe(422);
  const both = await Promise.all([1, 2, 3, 4].map(() => capture(reference, 10_000)));
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await lookUp(reference)).toMatchObject({ authorization: { capturedMinor: 10_000 } });
});

test('a void that overtakes its authorisation makes the late one impossible', async () => {
  const reference = newReference();
  expect((await giveBack(reference)).status).toBe(200);
  expect(await authorize(reference)).toMatchObject({ status: 409, body: { reason: 'NotPossible' } });
  expect((await giveBack(reference)).status).toBe(200);
});

test('refunds never exceed what was taken, also when asked for at once', async () => {
  const reference = newReference();
  await authorize(reference);
  expect((await refund(reference, `${reference}:early`, 1)).status).toBe(409);
  await capture(reference, 10_000);
  const parts = await Promise.all([1, 2, 3].map((i) => refund(reference, `${reference}:${i}`, 4_000)));
  expect(parts.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  const made = parts.findIndex(({ status }) => status === 200) + 1;
  expect(await refund(reference, `${reference}:${made}`, 4_000)).toMatchObject({ status: 200 });
  expect((await refund(reference, `${reference}:${made}`, 3_999)).status).toBe(422);
  expect(await lookUp(reference)).toMatchObject({ authorization: { refundedMinor: 8_000 } });
});

test("another person's card is refused as if it were not there", async () => {
  expect(await authorize(newReference(), { subject: 'priya' })).toMatchObject({
    status: 402,
    body: { reason: 'InvalidCardInformation' },
  });
});

test('a purchase above the limit lacks funds', async () => {
  expect((await authorize(newReference(), { amountMinor: 5_000_001 })).body).toEqual({
    reason: 'InsufficientFunds',
  });
});

test('over half of its limit is unusual for a card on its first day', async () => {
  const unusual = { amountMinor: 2_500_001 };
  expect((await authorize(newReference(), unusual)).status).toBe(200);
  const paymentId = await saveCard(vault, {
    subject: 'maya',
    holder: 'Maya Okafor',
    label: 'New',
    digits: demoNumber('438857', '2200'),
    expiryMonth: 12,
    expiryYear: 2030,
    limitMinor: 5_000_000,
    position: 9,
  });
  const refused = { status: 402, body: { reason: 'LikelyFraud' } };
  expect(await authorize(newReference(), { ...unusual, paymentId })).toEqual(refused);
  expect((await authorize(newReference(), { amountMinor: 2_500_000, paymentId })).status).toBe(200);
});

test.each([...CARD_SCENARIOS])('scenario %s refuses with %s', async (scenario, problem) => {
  const reference = newReference();
  expect(await authorize(reference, {}, scenario)).toEqual({ status: 402, body: { reason: problem } });
  const noted = problem === 'ProcessorUnavailable' ? null : { authorization: { state: 'declined', problem } };
  const record = await lookUp(reference);
  if (noted) expect(record).toMatchObject(noted);
  else expect(record).toBeNull();
});

test('there is a test card for each problem', async () => {
  await seedProblemCards(vault, 'tester', 'Test Person');
  const cards = await cardsOf('tester');
  const found: unknown[] = [];
  for (const { paymentId } of cards) {
    const answer = await authorize(newReference(), { subject: 'tester', paymentId });
    found.push(answer.body.reason);
  }
  expect(found).toEqual([...CARD_PROBLEMS]);
});

test('an answer that is cut off after its effect has had it', async () => {
  const reference = newReference();
  await expect(authorize(reference, {}, 'payment-cut-after')).rejects.toThrow();
  expect(await lookUp(reference)).toMatchObject({ authorization: { state: 'authorized' } });
  const other = newReference();
  await expect(authorize(other, {}, 'payment-cut-before')).rejects.toThrow();
  expect(await lookUp(other)).toBeNull();
  expect((await authorize(other, {}, 'payment-cut-before')).status).toBe(200);
});

test('what was set aside ends after seven days, cards at the end of their month', async () => {
  const reference = newReference();
  await authorize(reference);
  const digits = demoNumber('438857', '1111');
  const shown = { holder: 'X', label: 'Old', limitMinor: 10_000, position: 1, subject: 'late' };
  const paymentId = await saveCard(vault, { ...shown, digits, expiryMonth: 2, expiryYear: 2027 });
  const before = now;
  now = '2027-02-28T23:59:59.000Z' as Instant;
  expect(await lookUp(reference)).toMatchObject({ authorization: { state: 'expired' } });
  expect((await capture(reference, 10_000)).status).toBe(409);
  expect((await authorize(newReference(), { subject: 'late', paymentId })).status).toBe(200);
  now = '2027-03-01T00:00:00.000Z' as Instant;
  expect((await authorize(newReference(), { subject: 'late', paymentId })).body.reason).toBe('CardExpired');
  now = before;
});

test('a text that is no card number is not saved', async () => {
  const given = { subject: 'x', digits: '4388570000004418', expiryMonth: 1, expiryYear: 2030 };
  await expect(
    saveCard(vault, { ...given, holder: '', label: '', limitMinor: 1, position: 1 }),
  ).rejects.toThrow(RangeError);
});

const dateAfterAWeek = (at: Instant) => plusSeconds(at, 7 * 86_400).slice(0, 10);

test('a request that says a past time is of that time, and no other one is', async () => {
  const then = '2025-08-04T09:30:00.000Z';
  const ofCard = { subject: 'maya', paymentId: card, amountMinor: 4_200, currency: 'USD' };
  const charge = (labThen?: string) =>
    ask('POST', '/authorizations', { ...ofCard, reference: newReference() }, undefined, labThen);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => charge(i % 2 === 0 ? then : undefined)),
  );
  const days = answers.map(({ body }) => (body as { expiresAt: string }).expiresAt.slice(0, 10));
  expect(new Set(days.filter((_, i) => i % 2 === 0))).toEqual(new Set(['2025-08-11']));
  expect(new Set(days.filter((_, i) => i % 2 === 1))).toEqual(new Set([dateAfterAWeek(now)]));
});
