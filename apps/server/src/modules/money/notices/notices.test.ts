/** Notices of a processor: signed, stored once, worked from its own record in any order, however late. */
import { createHmac } from 'node:crypto';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
} from '#modules/selling/booking/testing/booking-world.ts';
import { getCheckout } from '#modules/selling/checkouts/get-checkout.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { PaymentNotices } from '#suppliers/payments/notices-port.ts';
import { createStripeGateway } from '#suppliers/payments/stripe/stripe-gateway.ts';
import { createStripeNotices } from '#suppliers/payments/stripe/stripe-notices.ts';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '#suppliers/payments/stripe/testing/stripe-stand-in.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { addNoticeRoute } from '../../../http/notice-route.ts';
import { receiveNotice } from './receive-notice.ts';
import { listNotices, replayNotice } from './store.ts';
import { workNotices } from './work-notices.ts';

const SECRET = 'whsec_of_the_tests_and_nobody_else';
const CONTEXT: CallContext = { timeoutMs: 4_000, scenario: null, requestId: 'notices' };
const app = Fastify();
let world: BookingWorld;
let server: Process;
let stripe: StripeStandIn;
let notices: PaymentNotices;
beforeAll(async () => {
  [world, stripe] = await Promise.all([createBookingWorld(), startStripeStandIn()]);
  server = world.startProcess('server');
  notices = createStripeNotices({ secretKey: 's'.repeat(40), apiBase: stripe.url }, SECRET);
  await addNoticeRoute(app, receiveNotice(server, notices));
});
afterEach(async () => {
  await sql`delete from notices`.execute(server.db);
  world.clock.set(TEST_NOW);
});
afterAll(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  await app.close();
  await stripe.close();
  await world.close();
});

const secondsOf = (at: Instant) => Math.floor(Date.parse(at) / 1_000);
const bodyOf = (id: string, type: string, objectId: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    created: secondsOf(TEST_NOW),
    data: { object: { id: objectId, status: 'whatever the text says' } },
  });
const signatureOf = (body: string, at = secondsOf(world.clock.now()), secret = SECRET) =>
  `t=${at},v0=old,v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
const post = async (body: string, signature = signatureOf(body), sender = 'stripe') => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await app.inject({ method: 'POST', url: `/notices/${sender}`, payload: body, headers })).statusCode;
};
const send = (id: string, type: string, objectId: string) => post(bodyOf(id, type, objectId));
const work = async () => {
  await sql`update notices set next_try_at = now()`.execute(server.db);
  await workNotices({ ...server, notices });
};
const seen = async () =>
  (await listNotices(server.db, 10)).map(({ noticeId, state, outcome, copies }) => [
    noticeId,
    state,
    outcome,
    copies,
  ]);

/** A payment at Stripe under our reference; returns its id there. */
async function payAtStripe(reference: string): Promise<string> {
  const gateway = createStripeGateway({ secretKey: 's'.repeat(40), apiBase: stripe.url }, world.clock);
  const cards = await gateway.listCards('maya', CONTEXT);
  if (cards.outcome !== 'ok') throw new Error(cards.outcome);
  const { paymentId } = cards.value[0]!;
  const amount = { amountMinor: 10_000, currency: 'USD' } as const;
  await gateway.authorize({ reference, subject: 'maya', paymentId, ...amount }, CONTEXT);
  const made = stripe.requests.findLast(({ path }) => /^\/v1\/payment_intents\/pi_\d+$/.test(path));
  return made!.path.split('/').at(-1)!;
}

async function booked(scenario: string | null = null) {
  const traveler = await world.newTraveler();
  const checkout = await readyCheckout(server, traveler);
  const paid = await pay(server, checkout, traveler, scenario);
  if (!('bookingId' in paid)) throw new Error(paid.result);
  const see = () => getCheckout(server, checkout.checkoutId, traveler.actor);
  return { bookingId: paid.bookingId, reference: `${paid.bookingId}:card`, see };
}
const casesOf = async (bookingId: string) =>
  (
    await sql<{ kind: string; state: string }>`select kind, state from cases where subject_id = ${bookingId}
      order by kind`.execute(server.db)
  ).rows.map(({ kind, state }) => [kind, state]);

test('takes what the sender signed a moment ago, and nothing else', async () => {
  const body = bodyOf('evt_1', 'payment_intent.succeeded', 'pi_1');
  const now = secondsOf(world.clock.now());
  expect(await post(body)).toBe(200);
  for (const wrong of [
    signatureOf(body, now - 301),
    signatureOf(body, now, 'another secret of somebody else'),
    signatureOf(`${body} `),
    `t=${now}`,
    '',
  ])
    expect(await post(body, wrong)).toBe(400);
  expect(await post('{}', signatureOf('{}'))).toBe(400);
  expect(await post(body, signatureOf(body), 'another')).toBe(404);
  expect(await seen()).toEqual([['evt_1', 'open', null, 1]]);
  for (let i = 0; i < 2; i++) expect(await post(body)).toBe(200);
  expect(await seen()).toEqual([['evt_1', 'open', null, 3]]);
});

test('a payment’s notice makes the booking that waits for it go on, once', async () => {
  const of = await booked('card-check');
  const { cardCheck } = await of.see();
  const intent = await payAtStripe(of.reference);
  await fetch(cardCheck!.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(cardCheck!.url).origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'answer=approve',
  });
  for (const id of ['evt_a', 'evt_b']) await send(id, 'payment_intent.amount_capturable_updated', intent);
  await work();
  expect(await of.see()).toMatchObject({ state: 'booked', bookingId: of.bookingId });
  expect(world.cardFaults.calls.get('capture')).toBe(1);
  expect((await seen()).map(([, state]) => state)).toEqual(['done', 'done']);
});

test('one that comes before its payment is known is kept and tried again', async () => {
  const of = await booked();
  await send('evt_early', 'charge.dispute.created', 'dp_early');
  await work();
  expect(await seen()).toEqual([['evt_early', 'open', 'fits no payment', 1]]);
  await payAtStripe(of.reference);
  stripe.dispute('dp_early', of.reference, 'needs_response');
  stripe.troubleNext({ path: '/v1/disputes', how: 'fail' });
  await work();
  expect(await seen()).toEqual([['evt_early', 'open', 'unknown', 1]]);
  await work();
  expect(await seen()).toEqual([['evt_early', 'done', 'dispute', 1]]);
  expect(await casesOf(of.bookingId)).toEqual([['paymentDisputed', 'open']]);
  const { rows } = await sql<{ evidence: object }>`select facts -> 'evidence' as evidence from cases
    where subject_id = ${of.bookingId}`.execute(server.db);
  expect(rows[0]?.evidence).toMatchObject({
    confirmationCode: expect.stringMatching(/^H-/),
    accepted: expect.any(Number),
    signature: expect.stringMatching(/./),
    checks: [],
  });
});

test('what fits no payment for three days is put aside, and can be worked again by hand', async () => {
  const of = await booked();
  await send('evt_late', 'charge.dispute.created', 'dp_late');
  world.clock.move(3 * 86_400 - 1);
  await work();
  expect(await seen()).toEqual([['evt_late', 'open', 'fits no payment', 1]]);
  world.clock.set(plusSeconds(TEST_NOW, 3 * 86_400));
  await work();
  expect(await seen()).toEqual([['evt_late', 'unmatched', 'fits no payment', 1]]);
  await payAtStripe(of.reference);
  stripe.dispute('dp_late', of.reference, 'needs_response');
  await work();
  expect(await casesOf(of.bookingId)).toEqual([]);
  expect([await replayNotice(server.db, 'evt_none'), await replayNotice(server.db, 'evt_late')]).toEqual([
    false,
    true,
  ]);
  await work();
  expect(await casesOf(of.bookingId)).toEqual([['paymentDisputed', 'open']]);
});

test('three notices of a dispute, the oldest last: the sender’s record decides', async () => {
  const of = await booked();
  await payAtStripe(of.reference);
  stripe.dispute('dp_1', of.reference, 'needs_response');
  stripe.warn('issfr_1', of.reference, true);
  await send('evt_created', 'charge.dispute.created', 'dp_1');
  await send('evt_warned', 'radar.early_fraud_warning.created', 'issfr_1');
  for (let i = 0; i < 2; i++) await work();
  expect(await casesOf(of.bookingId)).toEqual([
    ['fraudWarning', 'open'],
    ['paymentDisputed', 'open'],
  ]);
  stripe.dispute('dp_1', of.reference, 'won');
  stripe.warn('issfr_1', of.reference, false);
  for (const id of ['evt_closed', 'evt_updated', 'evt_created'])
    await send(id, 'charge.dispute.updated', 'dp_1');
  await replayNotice(server.db, 'evt_warned');
  await work();
  expect(await casesOf(of.bookingId)).toEqual([
    ['fraudWarning', 'closed'],
    ['paymentDisputed', 'closed'],
  ]);
});

test('other kinds, and payments of another shop in the same account, change nothing', async () => {
  await send('evt_other', 'customer.created', 'cus_1');
  stripe.dispute('dp_other', 'nobody', 'needs_response');
  await send('evt_foreign', 'charge.dispute.created', 'dp_other');
  await work();
  expect(new Set((await seen()).map(([, state, outcome]) => `${state}: ${outcome}`))).toEqual(
    new Set(['done: nothing to do', 'done: not ours']),
  );
});
