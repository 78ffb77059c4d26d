/** Customer and agent in one case, over HTTP: what each sees, offers, the second agent, and who is first. */
import type { BookingId, CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookStay } from '#testing/book-stay.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

let product: TestProduct;
let maya: Browser;
let subject: string;
let sam: Browser;
let kiran: Browser;
let caseId: CaseId;
let people = 0;
const PHONE = '+1 617 555 0142';
const agent = (firstName: string, lastName: string) =>
  product.signIn({ subject: lastName, isAgent: true, site: 'desk', firstName, lastName });
/** Sessions end without use: time passes, and everybody signs in again. */
async function later(seconds: number): Promise<void> {
  product.clock.move(seconds);
  maya = await product.signIn({ subject, phone: PHONE });
  sam = await agent('Sam', 'Whitfield');
  kiran = await agent('Kiran', 'Bhatt');
}
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());
beforeEach(async () => {
  subject = `desk-${people++}`;
  await later(0);
  caseId = await write();
});

async function write(bookingId: BookingId | null = null): Promise<CaseId> {
  const input = { topic: 'refund', bookingId, text: 'My room had no bed.' } as const;
  return (await product.call('contactSupport', maya, { input })).body.caseId;
}
const customer = async () => (await product.call('getSupportCase', maya, { params: { caseId } })).body;
const desk = async (by = sam) => (await product.call('getDeskCase', by, { params: { caseId } })).body;
const version = async () => (await desk()).version;
const params = () => ({ caseId });
const answer = async (text: string, more: object = {}, by = sam) =>
  product.call('answerCase', by, {
    params: params(),
    input: { version: await version(), text, isInternal: false, next: 'work', ...more },
  });
const move = async (action: 'take' | 'release' | 'waitOnTraveler' | 'waitOnSupplier' | 'resolve', by = sam) =>
  product.call('moveCase', by, { params: params(), input: { version: await version(), action } });
const reply = (text: string) => product.call('replyToCase', maya, { params: params(), input: { text } });
type Offer =
  | { kind: 'credit'; amountMinor: number }
  | { kind: 'cancel'; bookingId: BookingId; refundMinor: number };
const propose = async (offer: Offer, by = sam) => {
  const input = { version: await version(), text: 'Sorry about that.', offer };
  return product.call('proposeInCase', by, { params: params(), input });
};
const offerOf = async () => (await customer()).thread.proposals[0]!;
const accept = async (isAccepted = true, proposalId?: Awaited<ReturnType<typeof offerOf>>['proposalId']) =>
  product.call('answerProposal', maya, {
    params: { caseId, proposalId: proposalId ?? (await offerOf()).proposalId },
    input: { accept: isAccepted },
  });
const decide = async (decision: 'approve' | 'reject' | 'withdraw', by = kiran) => {
  const { version: latest, thread } = await desk();
  const { proposalId } = thread.proposals[0]!;
  return product.call('decideProposal', by, {
    params: { caseId, proposalId },
    input: { version: latest, decision },
  });
};
const credit = async () => (await product.call('getWallet', maya, {})).body.spendable;
const kindsOf = ({ thread }: Awaited<ReturnType<typeof customer>>) =>
  thread.events.map(({ kind, agentName }) => [kind, agentName]);
const mails = async () => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox
    where customer_id = ${maya.customerId} order by created_at, message_id`.execute(product.database.db);
  return rows.map(({ kind }) => kind);
};

it('of cases due at one time the first to come is the first in the queue, page after page', async () => {
  const written = [caseId];
  for (let more = 0; more < 32; more++) {
    product.clock.move(1);
    written.push(await write());
  }
  // As after office hours: all promised for the same time of the next day
  await sql`update cases set due_at = '2100-01-01' where customer_id = ${maya.customerId}`.execute(
    product.database.db,
  );
  const listed: CaseId[] = [];
  let after: string | null = null;
  do {
    const query: { view: 'toDo'; after?: string } = { view: 'toDo', ...(after ? { after } : {}) };
    const { body } = await product.call('listDeskCases', sam, { query });
    listed.push(...body.cases.map((each) => each.caseId));
    after = body.next;
  } while (after);
  expect(listed.filter((each) => written.includes(each))).toEqual(written);
});

describe('a case', () => {
  it('is in the queue, taken, answered, replied to and resolved, as both sides see it', async () => {
    const queued = await product.call('listDeskCases', sam, { query: { view: 'unassigned' } });
    expect(queued.body.cases.map((each) => each.caseId)).toContain(caseId);
    await move('take');
    await answer('We’re asking the hotel.');
    await answer('Call them first.', { isInternal: true });
    await reply('Thank you.');
    await answer('The hotel is sorry.', { next: 'resolve' });
    const seen = await customer();
    expect(seen).toMatchObject({ state: 'resolved', text: 'My room had no bed.' });
    expect(seen.thread).toMatchObject({ agentName: 'Sam W.', offers: ['reply'], promise: { state: 'over' } });
    expect(kindsOf(seen)).toEqual([
      ['taken', 'Sam W.'],
      ['message', 'Sam W.'],
      ['message', null],
      ['message', 'Sam W.'],
      ['resolved', 'Sam W.'],
    ]);
    const forAgents = await desk();
    expect(forAgents.thread.events).toContainEqual(
      expect.objectContaining({ kind: 'note', isInternal: true, text: 'Call them first.' }),
    );
    expect(await mails()).toEqual(['caseOpened', 'caseReplied', 'caseResolved']);
    // The next word of its customer reopens it, with a promise of its own
    await later(3_600);
    await reply('It happened again.');
    const again = await customer();
    expect(again.state).toBe('working');
    expect(again.thread.promise).toMatchObject({ state: 'running', minutes: 480 });
  });

  it('stops its clock while the customer has to answer', async () => {
    const before = (await customer()).thread.promise;
    if (before.state !== 'running') throw new Error('it runs');
    await answer('Which room was it?', { next: 'waitOnTraveler' });
    const paused = (await customer()).thread.promise;
    expect(paused).toMatchObject({ state: 'paused', minutes: 480 });
    await later(7 * 86_400);
    expect((await customer()).thread.promise).toEqual(paused);
    await reply('Room 12.');
    const after = (await customer()).thread.promise;
    if (after.state !== 'running') throw new Error('it runs again');
    expect(Date.parse(after.dueAt)).toBeGreaterThan(Date.parse(before.dueAt));
  });

  it('that an agent saw before something newer isn’t changed', async () => {
    const seen = await version();
    await reply('One more thing.');
    const input = { version: seen, text: 'Resolved!', isInternal: false, next: 'resolve' as const };
    const late = await product.call('answerCase', sam, { params: params(), input });
    expect(late.error).toMatchObject({ code: 'CaseOutdated', details: { caseVersion: seen + 1 } });
    expect((await customer()).state).toBe('open');
  });

  it('that two agents answer at once is answered by one', async () => {
    const input = { version: await version(), text: 'Hello', isInternal: false, next: 'work' as const };
    const both = await Promise.all(
      [sam, kiran].map((by) => product.call('answerCase', by, { params: params(), input })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await customer()).thread.events).toHaveLength(1);
  });

  it('is handed over with a note, to agents only', async () => {
    await move('take');
    const handOver = async (agentId: CustomerId) =>
      product.call('moveCase', sam, {
        params: params(),
        input: { version: await version(), action: 'handOver', agentId, note: 'Knows the hotel.' },
      });
    expect((await handOver(maya.customerId)).error?.code).toBe('InvalidInput');
    await handOver(kiran.customerId);
    expect((await desk()).assignee).toEqual({ agentId: kiran.customerId, name: 'Kiran B.' });
    expect(kindsOf(await customer())).toEqual([['taken', 'Sam W.']]);
    const mine = await product.call('listDeskCases', kiran, { query: { view: 'mine' } });
    expect(mine.body.cases.map((each) => each.caseId)).toContain(caseId);
  });
});

describe('an offer', () => {
  it('of credit within the limit is the customer’s at once, and theirs once they accept', async () => {
    await propose({ kind: 'credit', amountMinor: 5_280 });
    expect(await customer()).toMatchObject({
      state: 'waitingOnTraveler',
      thread: { proposals: [{ state: 'open', amount: { amountMinor: 5_280 }, proposedBy: 'Sam W.' }] },
    });
    const answers = await Promise.all([1, 2, 3].map(() => accept()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await credit()).toMatchObject({ amountMinor: 5_280 });
    expect((await offerOf()).state).toBe('accepted');
    expect((await customer()).state).toBe('working');
    expect(await mails()).toEqual(['caseOpened', 'caseProposed']);
  });

  it('above the limit waits for a second agent, and the customer sees nothing of it', async () => {
    await propose({ kind: 'credit', amountMinor: 25_000 });
    expect((await customer()).thread).toMatchObject({ proposals: [], events: [] });
    const { proposalId } = (await desk()).thread.proposals[0]!;
    expect((await accept(true, proposalId)).error?.code).toBe('ProposalOver');
    const waiting = await product.call('listDeskCases', kiran, { query: { view: 'approvals' } });
    expect(waiting.body.cases.map((each) => each.caseId)).toContain(caseId);
    expect((await decide('approve', sam)).error?.code).toBe('OwnProposal');
    expect((await decide('approve', kiran)).status).toBe(200);
    expect(await offerOf()).toMatchObject({ state: 'open', approvedBy: 'Kiran B.', proposedBy: 'Sam W.' });
    await accept();
    expect(await credit()).toMatchObject({ amountMinor: 25_000 });
  });

  it('that’s rejected or withdrawn before it was shown stays inside', async () => {
    await propose({ kind: 'credit', amountMinor: 25_000 });
    expect((await propose({ kind: 'credit', amountMinor: 100 })).error?.code).toBe('ProposalPending');
    await decide('reject');
    expect((await customer()).thread).toMatchObject({ proposals: [], events: [] });
  });

  it('is accepted or withdrawn, whichever is first', async () => {
    await propose({ kind: 'credit', amountMinor: 1_000 });
    const { proposalId } = await offerOf();
    const [accepted, withdrawn] = await Promise.all([accept(true, proposalId), decide('withdraw', sam)]);
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
    const { state } = await offerOf();
    expect(state).toBe(accepted.status === 200 ? 'accepted' : 'withdrawn');
    expect((await credit()).amountMinor).toBe(accepted.status === 200 ? 1_000 : 0);
  });

  it('that’s declined goes back to the agent, and ends with its time', async () => {
    await propose({ kind: 'credit', amountMinor: 1_000 });
    await accept(false);
    expect(await customer()).toMatchObject({
      state: 'working',
      thread: { proposals: [{ state: 'declined' }] },
    });
    await later(60);
    await propose({ kind: 'credit', amountMinor: 2_000 });
    await later(49 * 3_600);
    const open = (await customer()).thread.proposals[1]!;
    expect(open.state).toBe('expired');
    expect((await accept(true, open.proposalId)).error?.code).toBe('ProposalOver');
  });

  it('to cancel refunds the booking on the terms that were quoted', async () => {
    const { bookingId } = await bookStay(product, maya, subject);
    caseId = await write(bookingId);
    const of = { customerId: maya.customerId, bookingId };
    const { refund } = (await product.call('quoteCancelFor', sam, { params: of })).body;
    const wrong = await propose({ kind: 'cancel', bookingId, refundMinor: refund.amountMinor + 1 });
    expect(wrong.error?.code).toBe('CancelQuoteExpired');
    await propose({ kind: 'cancel', bookingId, refundMinor: refund.amountMinor });
    expect(await offerOf()).toMatchObject({ kind: 'cancel', amount: refund, booking: { bookingId } });
    expect((await accept()).status).toBe(200);
    const trip = (await product.call('getTrip', maya, { params: { bookingId } })).body;
    expect(trip.status).toBe('Canceled');
    const returned = trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
    expect(returned).toBe(refund.amountMinor);
    expect((await offerOf()).state).toBe('accepted');
  });
});

describe('an agent acting for a customer', () => {
  it('cancels with the customer’s own use case, unless something newer is in the case', async () => {
    const { bookingId } = await bookStay(product, maya, subject);
    caseId = await write(bookingId);
    const of = { customerId: maya.customerId, bookingId };
    const { quoteId } = (await product.call('quoteCancelFor', sam, { params: of })).body;
    const cancel = (inCase: { caseId: CaseId; version: number }) =>
      product.call('cancelFor', sam, { params: of, input: { quoteId, reason: 'She asked us to', inCase } });
    const seen = await version();
    await reply('Wait!');
    expect((await cancel({ caseId, version: seen })).error?.code).toBe('CaseOutdated');
    expect((await cancel({ caseId, version: await version() })).body.result).toBe('Canceled');
    expect((await customer()).thread.events.at(-1)).toMatchObject({
      kind: 'acted',
      deed: 'cancel',
      text: 'She asked us to',
      agentName: 'Sam W.',
    });
    const resent = { params: of, input: { inCase: null } };
    expect((await product.call('resendConfirmationFor', sam, resent)).error?.code).toBe(
      'TripActionUnavailable',
    );
  });

  it('knows the caller by two-way codes: ten minutes, once, three tries', async () => {
    const codes = async () => (await product.call('showSupportCode', maya, {})).body;
    const check = (code: string) =>
      product.call('checkSupportCode', sam, {
        params: { customerId: maya.customerId },
        input: { code, caseId },
      });
    const { customerCode, agentCode } = await codes();
    const wrong = String((Number(customerCode) + 1) % 1_000_000).padStart(6, '0');
    expect((await check(wrong)).error?.code).toBe('SupportCodeRefused');
    expect((await check(customerCode)).body).toEqual({ agentCode });
    expect((await check(customerCode)).error?.code).toBe('SupportCodeRefused');
    expect((await desk()).about.verifiedAt).toBe(product.clock.now());
    const next = await codes();
    for (let i = 0; i < 3; i++) await check(wrong === next.customerCode ? '000000' : wrong);
    expect((await check(next.customerCode)).error?.code).toBe('SupportCodeRefused');
    const last = await codes();
    product.clock.move(600);
    expect((await check(last.customerCode)).error?.code).toBe('SupportCodeRefused');
  });

  it('finds customers by all that they may say', async () => {
    const { bookingId } = await bookStay(product, maya, subject);
    const find = async (q: string) => {
      const { body } = await product.call('findCustomers', sam, { query: { q } });
      return [body.readAs, body.customers.some(({ customerId }) => customerId === maya.customerId)];
    };
    const { rows } = await sql<{
      code: string;
      locator: string;
      label: string;
      email: string;
      opened: string;
    }>`
      select b.confirmation_code as code, b.supplier_locator as locator, t.label, c.email, k.code as opened
      from bookings b join tenders t using (tenant_id, customer_id, booking_id)
      join customers c using (tenant_id, customer_id) join cases k using (tenant_id, customer_id)
      where booking_id = ${bookingId}`.execute(product.database.db);
    const { code, locator, label, email, opened } = rows[0]!;
    expect(await find('617 555-0142')).toEqual(['phone', true]);
    expect(await find(email.slice(0, -5).toUpperCase())).toEqual(['email', true]);
    expect(await find(code)).toEqual(['booking', true]);
    // Without a digit it may be a name, too
    expect((await find(code.replace('-', '')))[1]).toBe(true);
    expect(await find(opened.toLowerCase())).toEqual(['case', true]);
    expect(await find(label.slice(-4))).toEqual(['lastFour', true]);
    expect((await find(locator))[1]).toBe(true);
    expect((await product.call('findCustomers', sam, { query: { q: 'whitf' } })).body.customers).toEqual([]);
    const whole = (await product.call('getDeskCustomer', sam, { params: { customerId: maya.customerId } }))
      .body;
    expect(whole).toMatchObject({
      upcomingTrips: 1,
      openCases: 1,
      totals: { bookings: 1, cases: 1 },
      bookings: [{ bookingId, tenders: [label] }],
    });
    expect(JSON.stringify(whole)).not.toMatch(/\d{12,}/);
  });
});
