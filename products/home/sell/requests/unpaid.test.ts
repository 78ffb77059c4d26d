/** A request whose charge fails as its host accepts: the nights are kept while its guest is to pay. */
import { addDays, date } from '@sojourn/domain/dates.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerAs,
  askHost,
  chargedMinor,
  linkOf,
  mailsAbout,
  type SentRequest,
  seeRequest,
  takenNights,
} from '#home/testing/sent-requests.ts';

const HOUR = 3_600;
let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

let weeks = 0;
const freshDates = () => {
  const checkIn = addDays(date('2027-04-14'), 7 * weeks++);
  return { checkIn, checkOut: addDays(checkIn, 5) };
};
const settle = () => product.runJob('settle-home-requests');
const newsOf = async (of: SentRequest) =>
  (await mailsAbout(product, of)).map(({ kind, news }) => `${kind} ${news}`);
/** Accepted, with a card that's declined then. */
async function unpaid(subject: string, scenario = 'card-declined') {
  const dates = freshDates();
  const sent = await askHost(product, subject, dates);
  const answered = await answerAs(product, sent, 'accept', scenario);
  expect(answered.body).toMatchObject({ state: 'awaitingPayment', guestName: 'Maya' });
  return { ...sent, dates };
}
const pay = async (of: SentRequest, scenario?: string, totalMinor = of.totalMinor) =>
  product.call('payHomeRequest', of.guest, {
    params: { requestId: of.requestId },
    input: { paymentId: of.paymentId, totalMinor },
    headers: scenario ? { 'x-scenario': scenario } : {},
  });
const areNightsTaken = async (of: { readonly dates: { readonly checkIn: Parameters<typeof addDays>[0] } }) =>
  (await takenNights(product)).includes(of.dates.checkIn);

test('declined as the host accepts, the card can be charged within twelve hours', async () => {
  const of = await unpaid('pays_later');
  const shown = await seeRequest(product, of);
  expect(shown).toMatchObject({
    state: 'awaitingPayment',
    failure: { payment: 'CardDeclined' },
    bookingId: null,
  });
  expect(Date.parse(shown.payBy ?? '') - Date.parse(shown.answeredAt ?? '')).toBe(12 * HOUR * 1_000);
  expect(await areNightsTaken(of)).toBe(true);
  expect(await chargedMinor(product, of)).toBe(0);
  expect(await newsOf(of)).toContain('homeRequestNews pleasePay');
  expect((await pay(of, undefined, of.totalMinor - 1)).error?.code).toBe('PriceIncreased');
  expect((await pay(of, 'card-declined')).body).toMatchObject({ state: 'awaitingPayment' });
  expect((await pay(of)).body).toMatchObject({ state: 'confirmed', bookingId: expect.any(String) });
  expect(await chargedMinor(product, of)).toBe(of.totalMinor);
  expect(await newsOf(of)).toEqual(
    expect.arrayContaining(['homeRequestNews accepted', 'homeHostNews confirmed']),
  );
  expect((await pay(of)).error?.code).toBe('RequestClosed');
});

test('another card pays it', async () => {
  const of = await unpaid('pays_otherwise');
  const paymentId = await product.giveCard(of.subject);
  expect((await pay({ ...of, paymentId })).body).toMatchObject({ state: 'confirmed' });
  const { rows } = await sql<{ sourceId: string }>`select t.source_id as "sourceId" from tenders t
    join bookings b using (tenant_id, customer_id, booking_id)
    where b.subject = ${of.subject} and t.state = 'captured'`.execute(product.effects.db);
  expect(rows).toEqual([{ sourceId: paymentId }]);
});

test('somebody else’s card can’t pay it', async () => {
  const of = await unpaid('pays_with_others');
  const paymentId = await product.giveCard('somebody_else');
  expect((await pay({ ...of, paymentId })).error?.code).toBe('InvalidInput');
  expect(await seeRequest(product, of)).toMatchObject({ state: 'awaitingPayment' });
});

test('unpaid in time, its nights are let go, both are notified, and nothing was charged', async () => {
  const of = await unpaid('never_pays');
  product.clock.move(12 * HOUR - 1);
  await settle();
  expect(await areNightsTaken(of)).toBe(true);
  product.clock.move(11);
  await settle();
  const guest = await product.signIn({ subject: of.subject });
  expect(await seeRequest(product, { ...of, guest })).toMatchObject({
    state: 'paymentFailed',
    bookingId: null,
  });
  expect(await areNightsTaken(of)).toBe(false);
  expect(await chargedMinor(product, of)).toBe(0);
  expect(await newsOf(of)).toEqual(expect.arrayContaining(['homeRequestNews letGo', 'homeHostNews letGo']));
  expect((await pay({ ...of, guest })).error?.code).toBe('RequestClosed');
});

test('withdrawn instead of paid, its nights are free at once', async () => {
  const of = await unpaid('gives_up');
  const params = { requestId: of.requestId };
  const withdrawn = await product.call('withdrawHomeRequest', of.guest, { params, input: {} });
  expect(withdrawn.body).toMatchObject({ state: 'withdrawn' });
  expect(await areNightsTaken(of)).toBe(false);
  expect((await pay(of)).error?.code).toBe('RequestClosed');
});

test('a card whose bank wants a check waits for its guest, who answers there', async () => {
  const of = await unpaid('checked', 'card-check');
  expect(await seeRequest(product, of)).toMatchObject({ failure: { payment: 'CardCheckTimedOut' } });
  const { body } = await pay(of, 'card-check');
  const url = body.cardCheck?.url ?? '';
  expect(url).not.toBe('');
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'answer=approve',
  });
  const params = { checkoutId: of.checkoutId };
  await product.call('continueCheckout', of.guest, { params, input: { giveUp: false } });
  expect(await seeRequest(product, of)).toMatchObject({ state: 'confirmed', cardCheck: null });
  product.clock.move(11);
  await settle();
  expect(await newsOf(of)).toContain('homeHostNews confirmed');
  expect(await chargedMinor(product, of)).toBe(of.totalMinor);
});

test('paid and withdrawn at one moment: one of them', async () => {
  const of = await unpaid('both');
  const params = { requestId: of.requestId };
  const [paid, withdrawn] = await Promise.all([
    pay(of),
    product.call('withdrawHomeRequest', of.guest, { params, input: {} }),
  ]);
  await settle();
  const { state } = await seeRequest(product, of);
  const isPaid = paid.status === 200 && paid.body.state === 'confirmed';
  expect([isPaid, withdrawn.status === 200].filter(Boolean)).toHaveLength(1);
  expect(state).toBe(isPaid ? 'confirmed' : 'withdrawn');
  expect(await chargedMinor(product, of)).toBe(isPaid ? of.totalMinor : 0);
  expect(await areNightsTaken(of)).toBe(isPaid);
});

test('the host sees that it waits to be paid', async () => {
  const of = await unpaid('seen_by_host');
  const { body } = await product.call('getHostPage', null, { params: { token: await linkOf(product, of) } });
  expect(body).toMatchObject({ link: 'over', state: 'awaitingPayment', payBy: expect.any(String) });
});

test('one that ended is forgotten after 400 days, with its moves', async () => {
  const of = await unpaid('forgotten');
  const params = { requestId: of.requestId };
  await product.call('withdrawHomeRequest', of.guest, { params, input: {} });
  const { db } = product.database;
  const stored = async () => {
    const { rows } = await sql<{ count: number }>`select
      (select count(*) from home_requests where request_id = ${of.requestId})::int
        + (select count(*) from transitions where subject_id = ${of.requestId})::int as count`.execute(db);
    return rows[0]?.count;
  };
  expect(await stored()).toBeGreaterThan(2);
  product.clock.move(401 * 24 * HOUR);
  await product.runJob('forget-home-requests');
  expect(await stored()).toBe(0);
});
