/**
 * A company's traveler sends what's out of policy for approval, and an approver decides, late, twice, in part
 * or never; at times the traveler takes it back or cancels what's booked at the same moment.
 */

import { fillIn } from '../buyer.ts';
import { GaveUp } from '../client.ts';
import type { Customer } from '../customers.ts';
import type { ForSale } from '../for-sale.ts';
import { count } from '../record.ts';
import { type Buyer, newKey, note, scenarioFor, sendKeyed } from '../send-keyed.ts';

type Requester = Buyer & {
  readonly approver: Customer;
  /** Stays that aren't in policy. */
  readonly luxury: readonly ForSale[];
  /** Its time to decide is over at once. */
  readonly endTime: (requestId: string) => Promise<void>;
};
type Request = {
  readonly requestId: string;
  readonly version: number;
  readonly state: string;
  readonly bookingId: string | null;
};
type Decision = 'approve' | 'decline';

/** Of the supplier and of who is paid, while it's sent or decided; the price beyond the limit among them. */
const SENDING = ['timeout-after-confirm', 'sold-out-at-confirm', 'card-declined', 'capture-cut-after'];
const DECIDING = [
  'price-rise',
  'price-rise',
  'timeout-after-confirm',
  'timeout-after-cancel',
  'card-declined',
];

export async function keepRequesting(requester: Requester, isOver: () => boolean): Promise<void> {
  const { observed, chance } = requester;
  while (!isOver()) {
    try {
      const offer = chance.pick(requester.luxury);
      // Two stays of the same days are parts of one trip
      const sent = [await sendOnce(requester, offer)];
      if (chance.perCent(40)) sent.push(await sendOnce(requester, offer));
      const requests = sent.flatMap((requestId) => requestId ?? []);
      if (requests.length > 0) await decideSomehow(requester, requests);
    } catch (error) {
      if (!(error instanceof GaveUp)) throw error;
      count(observed.counts, 'gave up');
    }
  }
}

/** The request's id; null when it's refused or in policy. `requestId`: the request that it replaces. */
async function sendOnce(requester: Requester, offer: ForSale, requestId?: string): Promise<string | null> {
  const { customer, chance, observed } = requester;
  const checkout = await fillIn(requester, { product: offer.product, order: offer.order(customer, chance) });
  if (checkout === null) return null;
  const { checkoutId, quote, payment } = checkout;
  observed.checkouts.add(checkoutId);
  const { cardMinor, lines } = payment.plan;
  const tenders = lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor }));
  const totalMinor = quote.total.amountMinor;
  const input = { quoteId: quote.quoteId, totalMinor, cardMinor, tenders, ...(requestId && { requestId }) };
  const parts = { params: { checkoutId }, input };
  const key = newKey(requester);
  const scenario = scenarioFor(requester, SENDING);
  // At times by a double click
  const answers = await Promise.all(
    [key, ...(chance.perCent(15) ? [key] : [])].map((each) =>
      sendKeyed(requester, 'sendForApproval', parts, each, scenario),
    ),
  );
  const [answer] = answers;
  if (answer?.status !== 200) return answer ? note(observed, 'request', answer) : null;
  const body = answer.body as { result: string; requestId?: string };
  count(observed.counts, `request ${body.result}`);
  return body.requestId ?? null;
}

async function decideSomehow(requester: Requester, requestIds: readonly string[]): Promise<void> {
  const { chance, approver, observed } = requester;
  const requests = (await Promise.all(requestIds.map((id) => read(requester, id)))).flatMap((r) => r ?? []);
  const decide = (by: (at: number) => Decision) => sendDecision(requester, approver, requests, by);
  const any = (): Decision => chance.pick(['approve', 'approve', 'decline']);
  const ways: readonly (() => Promise<unknown>)[] = [
    () => decide(any),
    // Partly
    () => decide((at) => (at === 0 ? 'approve' : 'decline')),
    // Two answers at one moment
    () => Promise.all([decide(() => 'approve'), decide(() => 'decline')]),
    () => Promise.all([decide(any), ...requests.map((request) => takeBack(requester, request))]),
    () => Promise.all([decide(any), ...requestIds.map(requester.endTime)]),
    () => Promise.all(requestIds.map(requester.endTime)),
    // Left to its time, which ends with the run
    () => Promise.resolve(),
  ];
  await chance.pick(ways)();
  const [first] = requestIds;
  if (!first || !chance.perCent(30)) return;
  const now = await read(requester, first);
  if (now && ['declined', 'returned', 'lapsed', 'canceled'].includes(now.state)) {
    count(observed.counts, `request ${now.state} replaced`);
    await sendOnce(requester, chance.pick(requester.luxury), first);
  }
}

async function read({ customer, observed }: Requester, requestId: string): Promise<Request | null> {
  const { status, body } = await customer.call('getApproval', { params: { requestId } });
  return status === 200 ? body : note(observed, 'request read', { body });
}

async function sendDecision(
  requester: Requester,
  approver: Customer,
  requests: readonly Request[],
  by: (at: number) => Decision,
): Promise<void> {
  if (requests.length === 0) return;
  const { observed } = requester;
  const parts = requests.map(({ requestId, version }, at) => ({ requestId, version, decision: by(at) }));
  const declines = parts.some(({ decision }) => decision === 'decline');
  const given = { input: { parts, ...(declines && { note: 'Too far from the site' }) } };
  const scenario = scenarioFor(requester, DECIDING);
  const deciding = { ...requester, customer: approver };
  const answer = await sendKeyed(deciding, 'decideApprovals', given, newKey(requester), scenario);
  if (answer.status !== 200) return void note(observed, 'decision', answer);
  const body = answer.body as { parts: readonly { refused: string | null; request: Request }[] };
  for (const { refused, request } of body.parts)
    count(observed.counts, `decided ${refused ?? request.state}`);
}

/** A mandate is withdrawn, a booking in review canceled. */
async function takeBack(requester: Requester, { requestId, bookingId, state }: Request): Promise<void> {
  const { customer, observed } = requester;
  if (state === 'pending') {
    const params = { params: { requestId }, input: {} };
    const answer = await sendKeyed(requester, 'withdrawApproval', params, newKey(requester), null);
    return void count(observed.counts, `withdrawal ${answer.status}`);
  }
  if (bookingId === null) return;
  const params = { bookingId };
  const quoted = await customer.call('quoteCancel', { params, input: {} });
  if (quoted.status !== 200) return void note(observed, 'reviewed cancel quote', quoted);
  const parts = { params, input: { quoteId: (quoted.body as { quoteId: string }).quoteId } };
  const answer = await sendKeyed(requester, 'cancelTrip', parts, newKey(requester), null);
  const { result } = answer.body as { result?: string };
  count(observed.counts, `reviewed cancel ${result ?? answer.status}`);
  if (result === 'Canceled') observed.bookings.set(bookingId, { checkoutId: '', canceled: true });
}
