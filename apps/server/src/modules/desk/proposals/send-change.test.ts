/** A change that costs something waits for its customer when an agent in their portal prepared it. */
import type { BookingId, ChangeId, PaymentId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { delegatedBrowser } from '#modules/customers/sessions/delegation/testing/delegated-browser.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

type Prepared = {
  readonly maya: Browser;
  readonly inside: Browser;
  readonly bookingId: BookingId;
  readonly changeId: ChangeId;
  readonly paymentId: PaymentId;
  readonly dueMinor: number;
};
const tripOf = async ({ maya, bookingId }: Pick<Prepared, 'maya' | 'bookingId'>) => {
  const trip = (await product.call('getTrip', maya, { params: { bookingId } })).body;
  if (trip.kind !== 'Hotel') throw new Error('a stay');
  return trip;
};

/** Maya's stay, and a night more as an agent in her portal quoted it. */
async function prepared(subject: string): Promise<Prepared> {
  const maya = await product.signIn({ subject });
  const paymentId = await product.giveCard(subject);
  const stay = { product: 'Hotel', ...(await product.someStay()), ...TEST_DATES, rooms: TEST_ROOMS } as const;
  const { checkoutId, quote } = (await product.call('startCheckout', maya, { input: stay })).body;
  const draft = {
    guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
    leadGuestAge: 34,
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    paymentId,
    termsAccepted: true,
  };
  await product.call('saveDraft', maya, { params: { checkoutId }, input: draft });
  const totalMinor = quote.total.amountMinor;
  const tenders = [{ sourceId: paymentId, amountMinor: totalMinor }];
  const input = { totalMinor, cardMinor: totalMinor, tenders, quoteId: quote.quoteId };
  const booked = (await product.call('bookCheckout', maya, { params: { checkoutId }, input })).body;
  if (booked.result !== 'Success') throw new Error('booked');
  const { bookingId } = booked;
  const { checkIn, rooms } = (await tripOf({ maya, bookingId })).stay;
  const agent = await product.signIn({
    isAgent: true,
    site: 'desk',
    firstName: 'Sam',
    lastName: 'Whitfield',
  });
  const inside = await delegatedBrowser(product, agent, maya);
  const ask = {
    kind: 'Hotel' as const,
    checkIn,
    checkOut: LATER,
    rooms,
    guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
  };
  const params = { bookingId };
  const quoted = (await product.call('requestChange', inside, { params, input: { ask } })).body;
  const dueMinor = quoted.cost?.due.amountMinor ?? 0;
  expect(dueMinor).toBeGreaterThan(0);
  return { maya, inside, bookingId, changeId: quoted.changeId as ChangeId, paymentId, dueMinor };
}
const LATER = TEST_DATES.checkOut.replace(/\d\d$/, (day) =>
  String(Number(day) + 1).padStart(2, '0'),
) as never;
const paramsOf = ({ bookingId, changeId }: Prepared) => ({ bookingId, changeId });
const send = (of: Prepared, by: Browser = of.inside, dueMinor = of.dueMinor) =>
  product.call('sendChange', by, { params: paramsOf(of), input: { dueMinor, refundMinor: 0 } });

test('the customer accepts and pays it; until then nothing is changed or charged', async () => {
  const of = await prepared('asked_to_pay_change');
  const before = await tripOf(of);
  const confirm = { dueMinor: of.dueMinor, paymentId: of.paymentId };
  const refused = await product.call('confirmChange', of.inside, { params: paramsOf(of), input: confirm });
  expect(refused.error?.code).toBe('CustomerMustPay');
  const { caseId } = (await send(of)).body;
  expect((await tripOf(of)).stay).toEqual(before.stay);
  const { rows } = await sql<{ kind: string }>`select kind from outbox
    where customer_id = ${of.maya.customerId} and kind like 'case%'`.execute(product.effects.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['caseProposed']);

  const shown = (await product.call('getSupportCase', of.maya, { params: { caseId } })).body;
  const [offer] = shown.thread.proposals;
  expect(offer).toMatchObject({
    kind: 'change',
    state: 'open',
    due: { amountMinor: of.dueMinor },
    proposedBy: 'Sam W.',
  });
  const params = { caseId, proposalId: offer!.proposalId };
  const answer = { accept: true, paymentId: of.paymentId };
  expect((await product.call('answerProposal', of.inside, { params, input: answer })).status).not.toBe(200);
  const accepted = (await product.call('answerProposal', of.maya, { params, input: answer })).body;
  expect(accepted.thread.proposals).toMatchObject([{ state: 'accepted' }]);
  const after = await tripOf(of);
  expect(after.stay.checkOut).toBe(LATER);
  expect(after.grandTotal.amountMinor).toBe(before.grandTotal.amountMinor + of.dueMinor);
});

test('what was shown otherwise, or is sent by the customer or twice, is refused', async () => {
  const of = await prepared('asked_otherwise');
  expect((await send(of, of.maya)).error?.code).toBe('NotChangeable');
  expect((await send(of, of.inside, of.dueMinor + 1)).error?.code).toBe('ChangeQuoteExpired');
  const { cases } = (await product.call('listSupportCases', of.maya, {})).body;
  expect(cases).toEqual([]);
  expect((await send(of)).status).toBe(200);
  expect((await send(of)).error?.code).toBe('ProposalPending');
});
