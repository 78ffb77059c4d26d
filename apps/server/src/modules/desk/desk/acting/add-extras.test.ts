/** Seats and bags that an agent adds to a customer's flight, over HTTP: offered where they cost something. */
import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import type { BookingId, CaseId, PaymentId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { person } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import {
  bestTrip,
  flightQuestion,
  openFlightMarket,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import type { FlightCheckout } from '@sojourn/products/flight/wire/flight-checkout.ts';
import type { FlightExtras } from '@sojourn/products/flight/wire/flights.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

const SUBJECT = 'maya-extras';
let product: TestProduct;
let maya: Browser;
let sam: Browser;
let paymentId: PaymentId;
let slices: string[];

beforeAll(async () => {
  product = await createTestProduct();
  product.startJobs();
  const { market, close } = await openFlightMarket();
  const question = flightQuestion(slicesFrom('BOS LIS 2027-04-14'), {
    filters: { withoutSelfTransfer: true },
  });
  const best = await bestTrip(assertPresent(market.suppliers[0], 'an airline'), question);
  slices = assertPresent(best, 'a flight').slices.map(({ sliceId }) => sliceId);
  await close();
  maya = await product.signIn({ subject: SUBJECT });
  sam = await product.signIn({ isAgent: true, site: 'desk', firstName: 'Sam', lastName: 'Whitfield' });
  paymentId = await product.giveCard(SUBJECT);
}, 120_000);
afterAll(() => product?.close());

/** A ticketed flight of Maya's, and a case about it. */
async function begin() {
  const fares = slices.map((sliceId) => ({ sliceId, fareClass: 'standard' as const }));
  const ask = { product: 'Flight', slices: fares, passengers: ONE_ADULT } as const;
  const { checkoutId } = (await product.call('startCheckout', maya, { input: ask })).body;
  const typed = {
    travelers: [person('Adult', '1990-02-03')],
    phone: '+1 617 555 0142',
    email: 'm@example.test',
    paymentId,
    termsAccepted: true,
  };
  const draft = await product.call('saveDraft', maya, { params: { checkoutId }, input: typed as never });
  const { quote } = draft.body as FlightCheckout;
  const { amountMinor } = quote.total;
  const tenders = [{ sourceId: paymentId, amountMinor }];
  const input = { totalMinor: amountMinor, cardMinor: amountMinor, quoteId: quote.quoteId, tenders };
  const booked = await product.call('bookCheckout', maya, { params: { checkoutId }, input });
  if (booked.status !== 200 || booked.body.result !== 'Success') throw new Error(JSON.stringify(booked));
  const { bookingId } = booked.body;
  await expect.poll(() => tripOf(bookingId), { timeout: 20_000 }).toMatchObject({ ticketing: 'ticketed' });
  const about = { topic: 'trip', bookingId, text: 'Please seat me at a window.' } as const;
  const { caseId } = (await product.call('contactSupport', maya, { input: about })).body;
  return { bookingId, caseId, of: { customerId: maya.customerId, bookingId } };
}
type Begun = Awaited<ReturnType<typeof begin>>;

async function tripOf(bookingId: BookingId) {
  const { body } = await product.call('getTrip', maya, { params: { bookingId } });
  if (body.kind !== 'Flight') throw new Error('no flight');
  return body;
}
const desk = async (caseId: CaseId) => (await product.call('getDeskCase', sam, { params: { caseId } })).body;
/** The first free seat that costs something. */
async function freeSeat({ of }: Begun) {
  const query = { slice: 0, segment: 0 };
  const { rows } = (await product.call('getSeatMapFor', sam, { params: of, query })).body;
  const all = rows.filter(({ isExit }) => !isExit).flatMap(({ seats }) => seats);
  const isFit = ({ state, priceMinor }: (typeof all)[number]) => state === 'free' && (priceMinor ?? 0) > 0;
  return assertPresent(all.find(isFit), 'a seat');
}
const seatAsk = (seat: string, bags: FlightExtras['bags'] = []): Extract<ChangeAsk, { kind: 'Extras' }> => ({
  kind: 'Extras',
  extras: { kind: 'Flight', seats: [{ slice: 0, segment: 0, traveler: 0, seat }], bags },
});
async function quote({ of }: Begun, ask: ReturnType<typeof seatAsk>) {
  const answer = await product.call('quoteChangeFor', sam, { params: of, input: { ask } });
  return answer.body.change;
}
async function offer({ bookingId, caseId }: Begun, change: Awaited<ReturnType<typeof quote>>) {
  const { changeId, cost } = assertPresent(change, 'a quote');
  const { due, refund } = assertPresent(cost, 'its price');
  const { version } = await desk(caseId);
  const amounts = { dueMinor: due.amountMinor, refundMinor: refund.amountMinor };
  const made = { kind: 'change', bookingId, changeId, ...amounts } as const;
  const input = { version, text: 'As you asked.', offer: made };
  return product.call('proposeInCase', sam, { params: { caseId }, input });
}

test('are offered at their price, paid by the customer, and both read what they are', async () => {
  const of = await begin();
  const seen = (await product.call('getTripFor', sam, { params: of.of })).body;
  expect([seen.kind, seen.actions.extras]).toEqual(['Flight', { available: true }]);
  const { seat, priceMinor } = await freeSeat(of);
  const bags = [{ slice: 0, traveler: 0, pieces: 1 }];
  const change = assertPresent(await quote(of, seatAsk(seat, bags)), 'a quote');
  const { cost, detail } = change;
  const due = assertPresent(cost, 'its price').due.amountMinor;
  expect(detail).toMatchObject({
    kind: 'Extras',
    extras: { seats: [{ amount: { amountMinor: priceMinor } }] },
  });
  expect(due).toBeGreaterThan(priceMinor ?? 0);
  const paidBy = { params: { ...of.of, changeId: change.changeId }, input: { reason: 'So', inCase: null } };
  expect((await product.call('confirmChangeFor', sam, paidBy)).error?.code).toBe('ChangeQuoteExpired');

  expect((await offer(of, change)).status).toBe(200);
  const { thread } = (await product.call('getSupportCase', maya, { params: { caseId: of.caseId } })).body;
  const made = assertPresent(thread.proposals[0], 'the offer');
  const { firstName, lastName } = assertPresent((await tripOf(of.bookingId)).travelers[0], 'a traveler');
  expect(made.due.amountMinor).toBe(due);
  expect(made.change?.lines).toEqual([
    `${firstName} ${lastName}, BOS – LIS, seat ${seat}, 1 extra checked bag`,
  ]);
  const before = (await tripOf(of.bookingId)).total.amountMinor;
  const accepting = { accept: true, paymentId };
  const params = { caseId: of.caseId, proposalId: made.proposalId };
  expect((await product.call('answerProposal', maya, { params, input: accepting })).status).toBe(200);
  const after = await tripOf(of.bookingId);
  expect(after).toMatchObject({ status: 'Modified', history: [{ cause: 'extras' }], extras: { bags } });
  expect(after.extras.seats).toMatchObject([{ seat }]);
  expect(after.total.amountMinor).toBe(before + due);
});

test('that cost nothing are changed at once, once, unless the case has something newer', async () => {
  const of = await begin();
  const { seat } = await freeSeat(of);
  await offer(of, await quote(of, seatAsk(seat)));
  const { proposals } = (await desk(of.caseId)).thread;
  const params = { caseId: of.caseId, proposalId: assertPresent(proposals[0], 'the offer').proposalId };
  await product.call('answerProposal', maya, { params, input: { accept: true, paymentId } });
  // Given up again while everything can be: money comes back, nothing is due
  const none: ReturnType<typeof seatAsk> = {
    kind: 'Extras',
    extras: { kind: 'Flight', seats: [], bags: [] },
  };
  const { changeId, cost } = assertPresent(await quote(of, none), 'a quote');
  const { due, refund } = assertPresent(cost, 'its price');
  expect([due.amountMinor, refund.amountMinor > 0]).toEqual([0, true]);
  const { version } = await desk(of.caseId);
  const confirm = (seen: number, by = sam) =>
    product.call('confirmChangeFor', by, {
      params: { ...of.of, changeId },
      input: { reason: 'She sits anywhere', inCase: { caseId: of.caseId, version: seen } },
    });
  expect((await confirm(version - 1)).error?.code).toBe('CaseOutdated');
  expect((await tripOf(of.bookingId)).extras.seats).toHaveLength(1);
  const kiran = await product.signIn({ isAgent: true, site: 'desk', firstName: 'Kiran', lastName: 'Bhatt' });
  const before = (await tripOf(of.bookingId)).total.amountMinor;
  await Promise.all([confirm(version), confirm(version, kiran)]);
  const { extras, total, byAgents } = await tripOf(of.bookingId);
  expect(extras.seats).toEqual([]);
  expect(total.amountMinor).toBe(before - refund.amountMinor);
  expect(byAgents.filter(({ deed }) => deed === 'change')).toHaveLength(1);
  const { rows } = await product.database.pool.query(
    `select body::jsonb->>'call' as call from audit_log where agent_id = $1`,
    [sam.customerId],
  );
  const calls = new Set(rows.map(({ call }) => call));
  for (const call of ['getTripFor', 'getSeatMapFor', 'quoteChangeFor', 'proposeInCase', 'confirmChangeFor'])
    expect(calls).toContain(call);
});

test('are of the agent’s own tenant, and of that customer', async () => {
  const of = await begin();
  const { seat } = await freeSeat(of);
  const stranger = await product.signIn({ tenantId: 'business', isAgent: true, site: 'desk' });
  const jonah = await product.signIn({ subject: 'jonah-extras' });
  const elsewhere = { params: { ...of.of, customerId: jonah.customerId } };
  const query = { slice: 0, segment: 0 };
  for (const [by, params] of [
    [stranger, of.of],
    [sam, elsewhere.params],
  ] as const) {
    const answers = await Promise.all([
      product.call('getTripFor', by, { params }),
      product.call('getSeatMapFor', by, { params, query }),
      product.call('quoteChangeFor', by, { params, input: { ask: seatAsk(seat) } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
});
