/** In a delegated session nothing is paid: the customer accepts and pays it on their own page, in time. */
import type { CheckoutId, PaymentId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delegatedBrowser } from '#modules/customers/sessions/delegation/testing/delegated-browser.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import { paymentRequestJob } from './settle-requests.ts';

const HOUR = 3_600;
let product: TestProduct;
let agent: Browser;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

type Prepared = {
  readonly maya: Browser;
  readonly inside: Browser;
  readonly checkoutId: CheckoutId;
  readonly paymentId: PaymentId;
};
/** Maya's checkout with all that's needed, as an agent in her portal typed it, with mail to somebody else. */
async function prepared(subject: string): Promise<Prepared> {
  const maya = await product.signIn({ subject });
  agent = await product.signIn({ isAgent: true, site: 'desk', firstName: 'Sam', lastName: 'Whitfield' });
  const inside = await delegatedBrowser(product, agent, maya);
  const paymentId = await product.giveCard(subject);
  const stay = { product: 'Hotel', ...(await product.someStay()), ...TEST_DATES, rooms: TEST_ROOMS } as const;
  const { checkoutId } = (await product.call('startCheckout', inside, { input: stay })).body;
  const draft = {
    guests: [{ firstName: 'Tomas', lastName: 'Berg' }],
    leadGuestAge: 34,
    email: 'tomas@example.test',
    phone: '+1 617 555 0142',
    paymentId,
    termsAccepted: true,
  };
  await product.call('saveDraft', inside, { params: { checkoutId }, input: draft });
  return { maya, inside, checkoutId, paymentId };
}
const shown = async ({ checkoutId, paymentId, maya }: Prepared) => {
  const { quote } = (await product.call('getCheckout', maya, { params: { checkoutId } })).body;
  const totalMinor = quote.total.amountMinor;
  const tenders = [{ sourceId: paymentId, amountMinor: totalMinor }];
  return { totalMinor, cardMinor: totalMinor, quoteId: quote.quoteId, tenders };
};
const book = async (of: Prepared, by: Browser, scenario?: string) => {
  const headers: Record<string, string> = scenario ? { 'x-scenario': scenario } : {};
  const { checkoutId } = of;
  return product.call('bookCheckout', by, { params: { checkoutId }, input: await shown(of), headers });
};
const send = async (of: Prepared, by: Browser = of.inside) =>
  product.call('requestPayment', by, { params: { checkoutId: of.checkoutId }, input: await shown(of) });
const stateOf = async ({ maya, checkoutId }: Prepared) =>
  (await product.call('getCheckout', maya, { params: { checkoutId } })).body.paymentRequest?.state;
const end = (of: Prepared, by: Browser) =>
  product.call('endPaymentRequest', by, { params: { checkoutId: of.checkoutId }, input: {} });
const mailsTo = async ({ maya }: Prepared) => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox
    where customer_id = ${maya.customerId} order by created_at`.execute(product.effects.db);
  return rows.map(({ kind }) => kind);
};
const settle = () => paymentRequestJob(product.effects).run(testTurn(product.effects.db));
const accept = ({ maya, checkoutId }: Prepared) =>
  product.call('saveDraft', maya, { params: { checkoutId }, input: { termsAccepted: true } });

test('the customer pays what an agent prepared; until then nothing is booked or charged', async () => {
  const of = await prepared('asked_to_pay');
  expect((await book(of, of.inside)).error?.code).toBe('CustomerMustPay');
  expect((await product.call('listPaymentRequests', of.maya, {})).body.requests).toEqual([]);
  const sent = (await send(of)).body;
  expect(sent).toMatchObject({ result: 'Sent', request: { state: 'waiting', agentName: 'Sam W.' } });
  expect(await mailsTo(of)).toEqual(['paymentRequested']);
  const { requests } = (await product.call('listPaymentRequests', of.maya, {})).body;
  expect(requests.map(({ checkoutId }) => checkoutId)).toEqual([of.checkoutId]);
  expect((await product.call('listTrips', of.maya, { query: {} })).body.trips).toEqual([]);

  // The agent's consent is nobody's, and the agent still can't pay
  expect((await book(of, of.maya)).error?.code).toBe('CheckoutIncomplete');
  await accept(of);
  expect((await book(of, of.inside)).error?.code).toBe('CustomerMustPay');
  expect((await book(of, of.maya)).body.result).toBe('Success');
  expect(await stateOf(of)).toBe('paid');
  await settle();
  expect(await stateOf(of)).toBe('paid');
  expect(await mailsTo(of)).not.toContain('paymentRequestExpired');
  expect((await product.call('listPaymentRequests', of.maya, {})).body.requests).toEqual([]);
});

test('what the customer declined isn’t paid, unless the agent sends it again', async () => {
  const of = await prepared('declined_to_pay');
  await send(of);
  expect((await end(of, of.maya)).body.request.state).toBe('declined');
  expect((await end(of, of.maya)).error?.code).toBe('PaymentRequestOver');
  await accept(of);
  expect((await book(of, of.maya)).error?.code).toBe('PaymentRequestOver');
  expect((await send(of)).body).toMatchObject({ request: { state: 'waiting' } });
  expect((await end(of, of.inside)).body.request.state).toBe('withdrawn');
});

test('it expires after a day, says so by mail, and can’t be paid any more', async () => {
  const of = await prepared('late_to_pay');
  await send(of);
  await accept(of);
  product.clock.move(24 * HOUR - 1);
  const late = { ...of, maya: await product.signIn({ subject: 'late_to_pay' }) };
  expect(await stateOf(late)).toBe('waiting');
  await settle();
  expect(await mailsTo(of)).toEqual(['paymentRequested']);
  product.clock.move(1);
  expect(await stateOf(late)).toBe('expired');
  expect((await book(late, late.maya)).error?.code).toBe('PaymentRequestOver');
  await settle();
  await settle();
  expect(await mailsTo(of)).toEqual(['paymentRequested', 'paymentRequestExpired']);
  expect((await product.call('listTrips', late.maya, { query: {} })).body.trips).toEqual([]);
});

test('what is being booked is neither declined nor withdrawn, and doesn’t wait any more', async () => {
  const of = await prepared('paying_now');
  await send(of);
  await accept(of);
  expect((await book(of, of.maya, 'silent-confirm')).body.result).toBe('Pending');
  expect((await end(of, of.maya)).error?.code).toBe('PaymentRequestOver');
  expect((await end(of, of.inside)).error?.code).toBe('PaymentRequestOver');
  expect((await product.call('listPaymentRequests', of.maya, {})).body.requests).toEqual([]);
});

test('of paying and declining at one moment one wins', async () => {
  for (let round = 0; round < 4; round++) {
    const of = await prepared(`both_${round}`);
    await send(of);
    await accept(of);
    const [booked, ended] = await Promise.all([book(of, of.maya), end(of, of.maya)]);
    const isBooked = booked.status === 200;
    expect(booked.error?.code).toBe(isBooked ? undefined : 'PaymentRequestOver');
    expect(ended.error?.code).toBe(isBooked ? 'PaymentRequestOver' : undefined);
    expect(await stateOf(of)).toBe(isBooked ? 'paid' : 'declined');
  }
});

test('it’s listed in the reader’s language', async () => {
  const of = await prepared('reads_french');
  const { checkoutId } = of;
  await send(of);
  const named = async (locale: 'en' | 'fr') => {
    await product.call('setLocale', of.maya, { input: { locale } });
    const { requests } = (await product.call('listPaymentRequests', of.maya, {})).body;
    expect(requests.map((each) => each.checkoutId)).toEqual([checkoutId]);
    return requests[0]?.subtitle;
  };
  const [english, french] = [await named('en'), await named('fr')];
  expect(english).toBeTruthy();
  expect(french).toBeTruthy();
  expect(french).not.toBe(english);
});

test('an agent in the customer’s place alone sends it, and spends nothing else of theirs', async () => {
  const of = await prepared('not_theirs_to_spend');
  expect((await send(of, of.maya)).error?.code).toBe('PaymentRequestOver');
  const stay = { product: 'Hotel', ...(await product.someStay()), ...TEST_DATES, rooms: TEST_ROOMS } as const;
  const { freezeId, options } = (await product.call('quotePriceFreeze', of.inside, { input: stay })).body;
  const { days = 0, fee } = options[0] ?? {};
  const feeMinor = fee?.amountMinor ?? 0;
  const input = { days, feeMinor, cardMinor: feeMinor, credits: [], miles: [], paymentId: of.paymentId };
  const frozen = await product.call('buyPriceFreeze', of.inside, { params: { freezeId }, input });
  expect(frozen.error?.code).toBe('CustomerMustPay');

  await accept(of);
  const booked = (await book(of, of.maya)).body;
  const bookingId = booked.result === 'Success' ? booked.bookingId : ('' as never);
  const longer = { ...TEST_DATES, checkOut: '2027-04-21' as never, rooms: TEST_ROOMS };
  const { body } = await product.call('requestChange', of.inside, {
    params: { bookingId },
    input: { ask: { kind: 'Hotel', ...longer, guests: [{ firstName: 'Tomas', lastName: 'Berg' }] } },
  });
  const dueMinor = body.cost?.due.amountMinor ?? 0;
  expect(dueMinor).toBeGreaterThan(0);
  const changed = await product.call('confirmChange', of.inside, {
    params: { bookingId, changeId: body.changeId },
    input: { dueMinor, paymentId: of.paymentId },
  });
  expect(changed.error?.code).toBe('CustomerMustPay');
});
