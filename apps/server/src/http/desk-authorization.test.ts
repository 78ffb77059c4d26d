/**
 * The desk's authorization matrix: every call of agents as every kind of caller, at both sites, in both
 * tenants, with and without a delegated session.
 */
import type { Call, RequestOf } from '@sojourn/contract/call.ts';
import { type CallName, type Calls, calls } from '@sojourn/contract/calls.ts';
import type { deskFileCalls } from '@sojourn/contract/case-files.ts';
import type { deskAuditCalls } from '@sojourn/contract/desk/audit-calls.ts';
import type { deskCaseCalls } from '@sojourn/contract/desk/case-calls.ts';
import type { deskCustomerCalls } from '@sojourn/contract/desk/customer-calls.ts';
import type { deskPersonalDataCalls } from '@sojourn/contract/desk/personal-data-calls.ts';
import type { deskProofCalls } from '@sojourn/contract/desk/proof-calls.ts';
import type { deskMatchCalls } from '@sojourn/contract/price-match.ts';
import type {
  BookingId,
  CaseId,
  ChangeId,
  CustomerId,
  DelegationId,
  FileId,
  ProposalId,
  QuoteId,
} from '@sojourn/domain/ids.ts';
import { PNG } from '@sojourn/domain/support/testing/sample-files.ts';
import type { deskSeatCalls } from '@sojourn/products/flight/wire/flight-extras.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePerson } from '../modules/customers/profile/testing/sample-person.ts';
import { noteOverdue } from '../modules/desk/desk/acting/delegate.ts';
import { createTestProduct, type TestProduct } from '../testing/product.ts';
import type { Browser } from '../testing/server.ts';

type DeskCall =
  | keyof typeof deskAuditCalls
  | keyof typeof deskMatchCalls
  | keyof typeof deskPersonalDataCalls
  | keyof typeof deskProofCalls
  | keyof typeof deskCaseCalls
  | keyof typeof deskFileCalls
  | keyof typeof deskSeatCalls
  | keyof typeof deskCustomerCalls;
type Owned = { readonly customerId: CustomerId; readonly caseId: CaseId };

const bookingId = 'bkg_00000000000000000000000001' as BookingId;
const quoteId = 'quo_00000000000000000000000001' as QuoteId;
const proposalId = 'prp_00000000000000000000000001' as ProposalId;
const otherCaseId = 'cas_00000000000000000000000001' as CaseId;
const changeId = 'chg_00000000000000000000000001' as ChangeId;
const delegationId = 'dlg_00000000000000000000000001' as DelegationId;
const inCase = (owned: Owned) => ({ params: { caseId: owned.caseId } });
const ofCustomer = ({ customerId }: Owned) => ({ params: { customerId } });
const ofTrip = ({ customerId }: Owned) => ({ params: { customerId, bookingId } });
const fileId = 'fil_00000000000000000000000001' as FileId;
const version = 1;
const text = 'Hello';

/** What an agent sends about Maya. `is`: what comes of it where something named isn't there. */
const ROWS: { readonly [N in DeskCall]: (owned: Owned) => RequestOf<Calls[N]> } = {
  getDesk: () => ({}),
  listDeskCases: () => ({ query: { view: 'toDo' } }),
  findCustomers: () => ({ query: { q: 'okafor' } }),
  getDeskCase: inCase,
  listOwnDeeds: () => ({ query: {} }),
  sendDeskFile: (owned) => ({ ...inCase(owned), query: { name: 'page.png' }, input: PNG }),
  getDeskFile: ({ caseId }) => ({ params: { caseId, fileId } }),
  moveCase: (owned) => ({ ...inCase(owned), input: { version, action: 'take' } }),
  answerCase: (owned) => ({ ...inCase(owned), input: { version, text, isInternal: false, next: 'work' } }),
  proposeInCase: (owned) => ({
    ...inCase(owned),
    input: { version, text, offer: { kind: 'credit', amountMinor: 100 } },
  }),
  decideProposal: ({ caseId }) => ({
    params: { caseId, proposalId },
    input: { version, decision: 'withdraw' },
  }),
  mergeCase: (owned) => ({ ...inCase(owned), input: { version, into: otherCaseId } }),
  reviewCancellation: (owned) => ({ ...inCase(owned), input: { withheldMinor: null } }),
  fulfillCancellation: (owned) => ({
    ...inCase(owned),
    input: { version, quoteId, supplierReference: null, text },
  }),
  declineCancellation: (owned) => ({ ...inCase(owned), input: { version, text } }),
  fulfillCase: (owned) => ({ ...inCase(owned), input: { version, result: 'Success', text } }),
  getDeskPriceMatch: inCase,
  decidePriceMatch: (owned) => ({
    ...inCase(owned),
    input: {
      version,
      answers: { sameItinerary: true, inDollars: true, open: true, verified: true },
      seenMinor: 100,
      note: text,
    },
  }),
  getDeskCustomer: ofCustomer,
  noteCustomer: (owned) => ({ ...ofCustomer(owned), input: { text } }),
  checkSupportCode: (owned) => ({ ...ofCustomer(owned), input: { code: '123456', caseId: null } }),
  startDelegation: (owned) => ({ ...ofCustomer(owned), input: { reason: text, caseId: null } }),
  stopDelegation: ({ customerId }) => ({ params: { customerId, delegationId }, input: {} }),
  getPersonalDataFor: ofCustomer,
  requestPersonalDataFor: (owned) => ({ ...ofCustomer(owned), input: { kind: 'export', reason: text } }),
  decidePersonalDataFor: (owned) => ({ ...ofCustomer(owned), input: { isAgreed: false } }),
  exportPersonalDataFor: ofCustomer,
  getProofFor: ofTrip,
  getProofPaperFor: ofTrip,
  getTripFor: ofTrip,
  getSeatMapFor: (owned) => ({ ...ofTrip(owned), query: { slice: 0, segment: 0 } }),
  quoteCancelFor: (owned) => ({ ...ofTrip(owned), input: {} }),
  cancelFor: (owned) => ({ ...ofTrip(owned), input: { quoteId, reason: text, inCase: null } }),
  getScheduleChangeFor: ofTrip,
  getDisruptionFor: ofTrip,
  acceptScheduleChangeFor: (owned) => ({
    ...ofTrip(owned),
    input: { version: 1, reason: text, inCase: null },
  }),
  declineScheduleChangeFor: (owned) => ({
    ...ofTrip(owned),
    input: { version: 1, reason: text, inCase: null },
  }),
  listRebookingsFor: ofTrip,
  rebookScheduleChangeFor: (owned) => ({
    ...ofTrip(owned),
    input: { version: 1, choices: [{ slice: 0, optionId: 'any' }], reason: text, inCase: null },
  }),
  getGoodwillFor: ofTrip,
  quoteChangeFor: (owned) => ({ ...ofTrip(owned), input: {} }),
  confirmChangeFor: ({ customerId }) => ({
    params: { customerId, bookingId, changeId },
    input: { reason: text, inCase: null },
  }),
  resendConfirmationFor: (owned) => ({ ...ofTrip(owned), input: { inCase: null } }),
};
/** About nobody in particular. */
const OWN: readonly DeskCall[] = ['getDesk', 'listDeskCases', 'findCustomers', 'listOwnDeeds'];
/** The case is about something else. */
const NOT_OF_ITS_KIND: readonly DeskCall[] = [
  // One request at a time, which another agent decides
  'decidePersonalDataFor',
  'exportPersonalDataFor',
  'requestPersonalDataFor',
  'fulfillCase',
  'reviewCancellation',
  'fulfillCancellation',
  'declineCancellation',
];
/** They name something that isn't there. */
const NAMES_NOTHING: readonly DeskCall[] = [
  'decidePriceMatch',
  'getDeskFile',
  'mergeCase',
  'decideProposal',
  'stopDelegation',
  'getTripFor',
  'getSeatMapFor',
  'quoteCancelFor',
  'cancelFor',
  'getScheduleChangeFor',
  'getDisruptionFor',
  'acceptScheduleChangeFor',
  'declineScheduleChangeFor',
  'listRebookingsFor',
  'rebookScheduleChangeFor',
  'getGoodwillFor',
  'quoteChangeFor',
  'confirmChangeFor',
  'resendConfirmationFor',
  'getProofFor',
  'getProofPaperFor',
];

/** Cards, consent, answers and secrets that only a customer gives. */
const NEVER_DELEGATED: readonly CallName[] = [
  'acknowledgeTerms',
  'answerProposal',
  'decideApprovals',
  'deletePaymentMethod',
  'deleteTraveler',
  'exportPersonalData',
  'extendSession',
  'getApproval',
  'getCalendarFeed',
  'getCover',
  'getPersonalData',
  'listApprovals',
  'renewCalendarFeed',
  'requestErasure',
  'revokeCalendarFeed',
  'setCover',
  'showSupportCode',
  'startCardEntry',
  'updateTraveler',
  'verifyPaymentMethod',
  'withdrawApproval',
  'withdrawErasure',
];
const ENDS: readonly CallName[] = ['endSession', 'endDelegation'];

let product: TestProduct;
let maya: Browser;
let sam: Browser;
let owned: Owned;
const desk = (Object.entries(calls) as [CallName, Call][]).filter(
  (entry): entry is [DeskCall, Call] => entry[1].auth === 'agent',
);

const request = (name: DeskCall, as: Browser | null, headers: Record<string, string> = {}) =>
  product.call(name, as, { ...(ROWS[name](owned) as object), headers } as never);
const codeOf = async (calling: ReturnType<typeof request>) => {
  const { status, error } = await calling;
  return [status, error?.code];
};
const AT_DESK = { host: 'desk.localhost' };
const openCase = async () => {
  const input = { topic: 'other', bookingId: null, text: 'Hello' } as const;
  return (await product.call('contactSupport', maya, { input })).body.caseId;
};

beforeAll(async () => {
  product = await createTestProduct();
  maya = await product.signIn();
  sam = await product.signIn({ isAgent: true, site: 'desk', firstName: 'Sam', lastName: 'Whitfield' });
  owned = { customerId: maya.customerId, caseId: await openCase() };
});
afterAll(() => product?.close());

it('every call of the desk has its row', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(desk.map(([name]) => name).toSorted());
});

describe.each(desk)('%s', (name) => {
  it('is for nobody without a session', async () => {
    expect(await codeOf(request(name, null, AT_DESK))).toEqual([401, 'Unauthorized']);
  });
  it('isn’t there at the portal, for agents neither', async () => {
    expect(await codeOf(request(name, maya))).toEqual([404, 'NotFound']);
    const agent = await product.signIn({ isAgent: true });
    expect(await codeOf(request(name, agent))).toEqual([404, 'NotFound']);
  });
  it('doesn’t know a session of the portal, an agent’s neither', async () => {
    expect(await codeOf(request(name, maya, AT_DESK))).toEqual([401, 'Unauthorized']);
    const agent = await product.signIn({ isAgent: true });
    expect(await codeOf(request(name, agent, AT_DESK))).toEqual([401, 'Unauthorized']);
  });
  it('is for agents alone', async () => {
    const person = await product.signIn({ site: 'desk' });
    expect(await codeOf(request(name, person))).toEqual([403, 'AgentsOnly']);
  });
  it('doesn’t know a session of the other tenant', async () => {
    expect(await codeOf(request(name, sam, { host: 'desk.business.localhost' }))).toEqual([
      401,
      'Unauthorized',
    ]);
  });
  it('needs the second secret, and CSRF to change something', async () => {
    const bare = { ...sam, headers: { ...AT_DESK, authorization: `Bearer ${sam.token}` } };
    expect(await codeOf(request(name, bare))).toEqual([403, 'InvalidSession']);
    if (calls[name].method !== 'GET')
      expect(await codeOf(request(name, sam, { 'x-csrf-token': '' }))).toEqual([403, 'InvalidSession']);
  });
  it.skipIf(OWN.includes(name))('finds nothing of Maya’s at another tenant’s desk', async () => {
    const other = await product.signIn({ tenantId: 'business', isAgent: true, site: 'desk' });
    const [status] = await codeOf(request(name, other));
    // A code that nobody has is refused like a wrong one
    expect(status).toBe(name === 'checkSupportCode' ? 422 : 404);
  });
  it('is in the audit log, whatever came of it', async () => {
    const agent = await product.signIn({ isAgent: true, site: 'desk', firstName: 'Ada' });
    const { status } = await product.call(name, agent, ROWS[name](owned) as never);
    const { rows } = await product.database.pool.query(
      `select body::jsonb as body from audit_log where agent_id = $1 order by seq`,
      [agent.customerId],
    );
    const [first, last] = [rows[0]?.body, rows.at(-1)?.body];
    expect(first).toMatchObject({ call: name, mode: 'desk', sessionId: agent.sessionId });
    expect(last.result === 'ok').toBe(status === 200);
    const isView = calls[name].method === 'GET';
    expect(rows.map(({ body }) => body.step)).toEqual(isView ? ['view'] : ['begun', 'ended']);
  });
  it.skipIf(NAMES_NOTHING.includes(name))('lets an agent through', async () => {
    const fresh = { customerId: maya.customerId, caseId: await openCase() };
    const { status } = await product.call(name, sam, ROWS[name](fresh) as never);
    const refused = name === 'checkSupportCode' ? 422 : NOT_OF_ITS_KIND.includes(name) ? 409 : 200;
    expect(status).toBe(refused);
  });
});

it('customers’ calls aren’t there at the desk, but those of a session', async () => {
  const call = (name: 'listTrips' | 'getWallet' | 'listSupportCases' | 'getSession') =>
    product.call(name, sam, { query: {} } as never);
  for (const name of ['listTrips', 'getWallet', 'listSupportCases'] as const)
    expect((await call(name)).status).toBe(404);
  expect((await call('getSession')).body).toMatchObject({ isAgent: true, isDelegatedSession: false });
});

describe('a delegated session', () => {
  const delegate = async (by = sam) => {
    const { body } = await product.call('startDelegation', by, {
      params: { customerId: maya.customerId },
      input: { reason: 'She asked for help', caseId: owned.caseId },
    });
    return { ...body, ticket: body.url.split('#')[1] ?? '' };
  };
  const open = (ticket: string, headers = {}) =>
    product.call('openDelegation', null, { input: { ticket }, headers });
  const browserOf = (answer: Awaited<ReturnType<typeof open>>): Browser => {
    const cookies = (answer.headers['set-cookie'] as string[]).map((line) => line.split(';')[0]!);
    const csrf = cookies.find((each) => each.startsWith('__Host-csrf='))!.split('=')[1]!;
    const headers = {
      host: 'localhost',
      authorization: `Bearer ${answer.body.token}`,
      cookie: cookies.join('; '),
      'x-csrf-token': decodeURIComponent(csrf),
    };
    return { ...maya, token: answer.body.token, headers };
  };

  it('opens once, with the agent’s name in it, and ends after thirty minutes', async () => {
    const { ticket, url, endsAt } = await delegate();
    expect(url).toMatch(/^http:\/\/localhost\/auth\/delegated\/#/);
    expect((await open(ticket, { host: 'business.localhost' })).error?.code).toBe('DelegationOver');
    const opened = await open(ticket);
    expect(opened.body.session).toMatchObject({
      isDelegatedSession: true,
      isAgent: false,
      userId: maya.customerId,
      absoluteExpiration: endsAt,
      delegation: { agentName: 'Sam W.', endsAt },
    });
    expect((await open(ticket)).error?.code).toBe('DelegationOver');
    const inside = browserOf(opened);
    expect((await product.call('listSupportCases', inside, {})).body.cases.length).toBeGreaterThan(0);
    // The customer sees it too
    expect((await product.call('getSession', maya, {})).body.delegation?.agentName).toBe('Sam W.');
    const left = Date.parse(endsAt) - Date.parse(product.clock.now());
    expect(left).toBe(30 * 60_000);
  });
  it('is in the audit log, without what is typed', async () => {
    const inside = browserOf(await open((await delegate()).ticket));
    await product.call('listSupportCases', inside, {});
    await product.call('nameTripGroup', inside, {
      params: { bookingId: 'bkg_00000000000000000000000001' as never },
      input: { name: 'Okafor wedding' },
    });
    const { rows } = await product.database.pool.query(
      `select body::jsonb as body, sealed from audit_log
        where body::jsonb->>'mode' = 'delegated' order by seq`,
    );
    const [looked, begun, ended] = rows.slice(-3);
    expect(looked.body).toMatchObject({
      call: 'listSupportCases',
      agentId: sam.customerId,
      customerId: maya.customerId,
      step: 'view',
    });
    expect(begun).toMatchObject({ body: { call: 'nameTripGroup', step: 'begun' }, sealed: null });
    expect(ended.body).toMatchObject({ step: 'ended', result: 'NotFound' });
  });
  it('changes no cards, gives no consent and answers no offer', async () => {
    const inside = browserOf(await open((await delegate()).ticket));
    const refused = await Promise.all([
      product.call('startCardEntry', inside, { input: {} }),
      product.call('deletePaymentMethod', inside, { input: { paymentId: 'pay_1' as never } }),
      product.call('acknowledgeTerms', inside, { input: { accepted: true } }),
      product.call('extendSession', inside, {}),
      product.call('showSupportCode', inside, {}),
      product.call('answerProposal', inside, {
        params: { caseId: owned.caseId, proposalId },
        input: { accept: true },
      }),
    ]);
    expect(refused.map(({ error }) => error?.code)).toEqual(Array(6).fill('TravelersOnly'));
  });
  it('is refused exactly these calls of a customer, whatever is sent', async () => {
    const inside = browserOf(await open((await delegate()).ticket));
    const own = (Object.entries(calls) as [CallName, Call][]).filter(
      ([name, { auth }]) => auth === 'customer' && !ENDS.includes(name),
    );
    const refused: string[] = [];
    for (const [name, { uploadBytes }] of own) {
      const input = uploadBytes === undefined ? {} : PNG;
      const { status, error } = await product.call(name, inside, { input } as never);
      expect(status, name).not.toBe(401);
      if (error?.code === 'TravelersOnly') refused.push(name);
    }
    expect(refused.toSorted()).toEqual(NEVER_DELEGATED);
  });
  it('sees saved travelers without their passports, and saves none', async () => {
    const { body: saved } = await product.call('listTravelers', maya, { input: {} });
    const person = samplePerson();
    await product.call('updateTraveler', maya, { input: { person, isNew: true, updatePassport: true } });
    const inside = browserOf(await open((await delegate()).ticket));
    const { body } = await product.call('listTravelers', inside, { input: {} });
    expect(body.value.length).toBe(saved.value.length + 1);
    expect(JSON.stringify(body)).not.toContain(person.passport?.number ?? 'none');
    const own = await product.call('listTravelers', maya, { input: {} });
    expect(JSON.stringify(own.body)).toContain(person.passport?.number ?? 'none');
    const update = await product.call('updateTraveler', inside, { input: { person, isNew: true } });
    expect(update.error?.code).toBe('TravelersOnly');
  });
  it.each(['desk', 'portal', 'customer'] as const)('ends from the %s', async (from) => {
    const { ticket, delegationId: started } = await delegate();
    const inside = browserOf(await open(ticket));
    expect((await product.call('getUserInfo', inside, {})).status).toBe(200);
    const params = { customerId: maya.customerId, delegationId: started };
    if (from === 'desk') await product.call('stopDelegation', sam, { params });
    else await product.call('endDelegation', from === 'portal' ? inside : maya, {});
    expect((await product.call('getUserInfo', inside, {})).status).toBe(401);
    const { body } = await product.call('getDeskCase', sam, { params: { caseId: owned.caseId } });
    expect(body.thread.events.at(-1)).toMatchObject({ kind: 'delegationEnded', agentName: 'Sam W.' });
    expect((await product.call('getUserInfo', maya, {})).status).toBe(200);
    expect((await product.call('getSession', maya, {})).body.delegation).toBeNull();
    expect((await product.call('stopDelegation', sam, { params })).status).toBe(404);
  });
  it('that’s opened while it’s ended leaves no session, and none lives without its delegation', async () => {
    for (let round = 0; round < 5; round++) {
      const { ticket, delegationId: started } = await delegate();
      const params = { customerId: maya.customerId, delegationId: started };
      const [opened] = await Promise.all([open(ticket), product.call('stopDelegation', sam, { params })]);
      if (opened.status !== 200) continue;
      expect((await product.call('getUserInfo', browserOf(opened), {})).status).toBe(401);
    }
    const { ticket, delegationId: started } = await delegate();
    const inside = browserOf(await open(ticket));
    expect((await product.call('getUserInfo', inside, {})).status).toBe(200);
    // As a server that died between the two would have left it
    await product.database.pool.query(`update delegations set ended_at = ends_at where delegation_id = $1`, [
      started,
    ]);
    expect((await product.call('getUserInfo', inside, {})).status).toBe(401);
  });
  it('ends the one before, and is never of the agent themselves', async () => {
    const first = browserOf(await open((await delegate()).ticket));
    await delegate();
    expect((await product.call('getUserInfo', first, {})).status).toBe(401);
    const { body } = await product.call('getDeskCase', sam, { params: { caseId: owned.caseId } });
    const kinds = body.thread.events.slice(-3).map(({ kind }) => kind);
    expect(kinds).toEqual(['delegated', 'delegationEnded', 'delegated']);
    const self = { params: { customerId: sam.customerId }, input: { reason: 'why', caseId: null } };
    expect((await product.call('startDelegation', sam, self)).status).toBe(404);
  });
  it('opens nothing at the desk', async () => {
    const inside = browserOf(await open((await delegate()).ticket));
    expect(await codeOf(request('getDesk', inside, AT_DESK))).toEqual([401, 'Unauthorized']);
    expect(await codeOf(request('getDesk', inside))).toEqual([404, 'NotFound']);
  });
  it('is over after thirty minutes on both sides, however much it’s used', async () => {
    const { ticket, delegationId: started } = await delegate();
    const inside = browserOf(await open(ticket));
    const params = { customerId: maya.customerId };
    const before = await product.call('getDeskCustomer', sam, { params });
    expect(before.body.delegation?.agent.name).toBe('Sam W.');
    for (let minutes = 0; minutes < 30; minutes += 10) {
      expect((await product.call('getUserInfo', inside, {})).status).toBe(200);
      product.clock.move(10 * 60);
    }
    expect((await product.call('getUserInfo', inside, {})).status).toBe(401);
    const again = await product.signIn({ isAgent: true, site: 'desk' });
    expect((await product.call('getDeskCustomer', again, { params })).body.delegation).toBeNull();
    // By itself, once, and as an ended one is: with two servers at it
    const note = () => noteOverdue({ db: product.database.db, clock: product.clock }, 100);
    expect((await Promise.all([note(), note()])).toSorted()).toEqual([0, 1]);
    const { body } = await product.call('getDeskCase', again, { params: { caseId: owned.caseId } });
    const [begun, ended] = body.thread.events.slice(-2);
    expect([begun, ended]).toMatchObject([
      { kind: 'delegated', agentName: 'Sam W.' },
      { kind: 'delegationEnded', agentName: 'Sam W.' },
    ]);
    const gone = { params: { ...params, delegationId: started } };
    expect((await product.call('stopDelegation', again, gone)).status).toBe(404);
  });
});
