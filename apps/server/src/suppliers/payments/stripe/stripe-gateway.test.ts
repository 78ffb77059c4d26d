/** What is Stripe's alone: its declines, its keys, and what its silence means. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClock } from '#testing/clock.ts';
import type { CallContext } from '../../outcome.ts';
import type { PaymentGateway } from '../port.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { type StripeStandIn, startStripeStandIn } from './testing/stripe-stand-in.ts';

const CONTEXT: CallContext = { timeoutMs: 2_000, scenario: null, requestId: 'r' };
let stripe: StripeStandIn;
let gateway: PaymentGateway;
let paymentId: PaymentId;
let count = 0;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  gateway = createStripeGateway({ secretKey: 's'.repeat(40), apiBase: stripe.url }, testClock());
  const cards = await gateway.listCards('maya', CONTEXT);
  paymentId = cards.outcome === 'ok' ? cards.value[0]!.paymentId : ('' as PaymentId);
});
afterAll(() => stripe?.close());

const newReference = () => `ref:${count++}`;
const authorize = (reference = newReference()) =>
  gateway.authorize({ reference, subject: 'maya', paymentId, amountMinor: 10_000, currency: 'USD' }, CONTEXT);

it.each([
  ['generic_decline', 'card_declined', 'CardDeclined'],
  ['some_code_of_tomorrow', 'card_declined', 'CardDeclined'],
  ['insufficient_funds', 'card_declined', 'InsufficientFunds'],
  ['authentication_required', 'card_declined', 'LikelyFraud'],
  ['expired_card', 'expired_card', 'CardExpired'],
  ['stolen_card', 'card_declined', 'CardLostOrStolen'],
  ['card_not_supported', 'card_declined', 'CardNotSupported'],
  ['incorrect_number', 'incorrect_number', 'InvalidCardNumber'],
  ['invalid_expiry_year', 'invalid_expiry_year', 'InvalidCardInformation'],
  ['incorrect_cvc', 'incorrect_cvc', 'InvalidVerificationNumber'],
  ['incorrect_zip', 'incorrect_zip', 'InvalidZipCode'],
  ['fraudulent', 'card_declined', 'Fraud'],
  ['processing_error', 'processing_error', 'ProcessorUnavailable'],
  ['constructor', 'constructor', 'CardDeclined'],
])('the decline %s (%s) is %s', async (declineCode, code, reason) => {
  stripe.declineNext(declineCode, code);
  expect(await authorize()).toEqual({ outcome: 'rejected', rejection: { reason } });
});

it.each([
  ['cutBefore', 'unknown'],
  ['cutAfter', 'unknown'],
  ['fail', 'unknown'],
  ['tooMany', 'unavailable'],
] as const)('%s is %s', async (how, outcome) => {
  stripe.troubleNext({ path: '/v1/payment_intents', how });
  expect(await authorize()).toEqual({ outcome });
});

it('what was declined before there was a charge is given back at once', async () => {
  const reference = newReference();
  stripe.declineNext('authentication_required', 'authentication_required');
  expect(await authorize(reference)).toMatchObject({ outcome: 'rejected' });
  expect(await gateway.void({ reference }, CONTEXT)).toMatchObject({ outcome: 'ok' });
  expect(await authorize(reference)).toMatchObject({ outcome: 'rejected' });
});

/** A check whose first answer is lost; with what asks again. */
async function loseCheck() {
  const reference = newReference();
  const check = {
    until: plusSeconds(testClock().now(), 600),
    returnUrl: 'http://localhost:8080/card-check',
    locale: 'en',
    payee: 'Harbor Travel',
  } as const;
  const amount = { amountMinor: 10_000, currency: 'USD' } as const;
  const ask = () => gateway.authorize({ reference, subject: 'maya', paymentId, ...amount, check }, CONTEXT);
  stripe.checkNext();
  stripe.troubleNext({ path: '/v1/payment_intents', how: 'cutAfter' });
  expect(await ask()).toEqual({ outcome: 'unknown' });
  return { reference, ask };
}

it('a check whose answer is lost is asked for once', async () => {
  const { reference, ask } = await loseCheck();
  const again = await ask();
  expect(again).toMatchObject({ outcome: 'ok', value: { state: 'checking', reference } });
  const made = stripe.requests.filter(({ key }) => key === `authorize:${reference}`);
  expect(new Set(made.map(({ body }) => body)).size).toBe(1);
  const listed = await gateway.lookUp({ reference, subject: 'maya' }, CONTEXT);
  expect(listed).toMatchObject({ value: { authorization: { state: 'checking' } } });
});

it('a check whose answer is lost can be given up: nobody can approve it any more', async () => {
  const { reference, ask } = await loseCheck();
  expect(await gateway.void({ reference, subject: 'maya' }, CONTEXT)).toMatchObject({ outcome: 'ok' });
  expect(await ask()).toEqual({ outcome: 'rejected', rejection: { reason: 'NotPossible' } });
});

it('silence is unknown when the time is over', async () => {
  const reference = newReference();
  const authorized = await gateway.authorize(
    { reference, subject: 'maya', paymentId, amountMinor: 10_000, currency: 'USD' },
    { ...CONTEXT, timeoutMs: 1 },
  );
  expect(['unknown', 'unavailable']).toContain(authorized.outcome);
});

it('every call that moves money has a key made of our reference, and no key is of one attempt', async () => {
  const reference = newReference();
  const from = stripe.requests.length;
  for (let i = 0; i < 2; i++) await authorize(reference);
  await gateway.capture({ reference, amountMinor: 9_000 }, CONTEXT);
  await gateway.refund({ reference, refundReference: `${reference}:r`, amountMinor: 1_000 }, CONTEXT);
  // One that was given up before may arrive only now
  const isOurs = new RegExp(`:${reference}(:|$)`);
  const posts = stripe.requests.slice(from).filter(({ key }) => key !== undefined && isOurs.test(key));
  expect([...new Set(posts.map(({ key }) => key))]).toEqual([
    `authorize:${reference}`,
    `capture:${reference}:9000`,
    `refund:${reference}:r`,
  ]);
  const moved = stripe.requests
    .slice(from)
    .filter(({ path }) => /payment_intents$|capture$|refunds$/.test(path));
  expect(moved.every(({ key }) => key !== undefined)).toBe(true);
  expect(posts[0]?.body).toContain('capture_method=manual');
});
