/** Approvals over HTTP of what is booked for others: who's named, who decides, and who may still book. */
import type { ApprovalId, BookingId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { type Colleague, createCrew } from '../arranging/testing/crew.ts';
import { readyStay } from '../arranging/testing/ready-stay.ts';
import { decideAt } from './testing/decide-at.ts';
import { sendStay } from './testing/send-stay.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

const ready = (by: Colleague, people: readonly Colleague[], more: object = {}) =>
  readyStay(product, by, people, { ...more });
const sent = (by: Colleague, people: readonly Colleague[], more: object = {}) =>
  sendStay(product, by, people, more);
const see = async (by: Colleague, requestId: ApprovalId) =>
  (await product.call('getApproval', by.browser, { params: { requestId } })).body;
const approve = (by: Colleague, requestId: ApprovalId) =>
  decideAt(product, 'decideApprovals', by.browser, { requestId, decision: 'approve' });
const REVIEWED = { perNight: 1, approval: {} } as const;

it('who travels and who booked are named to both, and to the approver in mail', async () => {
  const { hire } = await createCrew(product, 'apr_named', 'myselfAndOthers');
  const boss = await hire('Bea', { isAdmin: true });
  const ana = await hire('Ana', { isAdmin: true });
  const tomas = await hire('Tomas', { perNight: 1, approval: { approvers: [boss.subject] } });
  const guest = { guest: { firstName: 'Gus', lastName: 'Hill' } };
  const travelers = [{ personId: tomas.personId }, guest];
  const { requestId, bookingId } = await sent(ana, [tomas], { travelers });
  const line = { travelers: ['Tomas Okafor', 'Gus Hill'], isForOthers: true };
  const own = await see(ana, requestId);
  expect(own).toMatchObject({ ...line, isOwn: true, paidWith: expect.stringContaining('Harbor') });
  const [listed] = (await product.call('listApprovals', boss.browser, { query: { of: 'toDecide' } })).body
    .requests;
  expect(listed).toMatchObject({ ...line, isOwn: false, requester: own.requester });

  const params = { bookingId: bookingId as BookingId };
  const theirs = (await product.call('getApprovalOfTrip', tomas.browser, { params })).body.approval;
  expect(theirs).toMatchObject({ ...line, offers: [], paidWith: '' });
  // Who travels doesn't decide, and who booked doesn't either
  for (const each of [tomas, ana]) expect((await approve(each, requestId)).code).toBe('ApprovalNotYours');
  const { rows } = await product.database.pool.query(
    `select payload -> 'travelers' as travelers from outbox where kind = 'approvalRequested'
       and payload ->> 'requestId' = $1`,
    [requestId],
  );
  expect(rows).toEqual([{ travelers: line.travelers }]);
  expect((await approve(boss, requestId)).request.state).toBe('kept');
});

it('a traveler’s manager decides, then the next above; a booker who is one decides by booking', async () => {
  const { hire } = await createCrew(product, 'apr_managers', 'myselfAndOthers');
  const top = await hire('Top', { isAdmin: true });
  const mara = await hire('Mara', { isAdmin: true, manager: top });
  const nils = await hire('Nils', { perNight: 1, approval: { managers: 2 }, manager: mara });
  const { requestId } = await sent(nils, [nils]);
  expect((await see(nils, requestId)).steps.map(({ why, approver }) => [why, approver.subject])).toEqual([
    ['manager', mara.subject],
    ['nextUp', top.subject],
  ]);
  expect((await approve(mara, requestId)).request.state).toBe('inReview');
  expect((await approve(top, requestId)).request.state).toBe('kept');

  const byMara = await sent(mara, [nils]);
  const shown = await see(mara, byMara.requestId);
  expect(shown.steps.map(({ decision, decidedBy }) => [decision, decidedBy?.subject])).toEqual([
    ['approve', mara.subject],
    [null, undefined],
  ]);
  expect((await approve(top, byMara.requestId)).request.state).toBe('kept');
});

it('the only admin books for a colleague, which approves it; nobody approves their own trip', async () => {
  const { hire } = await createCrew(product, 'apr_alone', 'myselfAndOthers');
  const ana = await hire('Ana', { isAdmin: true, ...REVIEWED });
  const tomas = await hire('Tomas', REVIEWED);
  const checkout = await ready(ana, [tomas]);
  expect(await checkout.plan()).toMatchObject({ isByBooking: true, approvers: [{ why: 'admin' }] });
  expect((await checkout.book()).error?.code).toBe('ApprovalRequired');
  const { body } = await checkout.send();
  if (body.result !== 'Booked') throw new Error(JSON.stringify(body));
  expect(await see(ana, body.requestId)).toMatchObject({
    state: 'booked',
    reason: 'clientSite',
    steps: [{ decision: 'approve', decidedBy: { subject: ana.subject } }],
  });
  const withGuest = { travelers: [{ guest: { firstName: 'Gus', lastName: 'Hill' } }] };
  for (const own of [
    await ready(ana, [ana]),
    await ready(ana, [ana, tomas]),
    await ready(ana, [], withGuest),
  ]) {
    expect(await own.plan()).toMatchObject({ isByBooking: false, approvers: [] });
    expect((await own.send()).error?.code).toBe('NobodyToApprove');
  }
});

it('a permission that ends while a checkout is open stops it, in approval too', async () => {
  const { hire } = await createCrew(product, 'apr_ended', 'employees');
  const boss = await hire('Bea', { isAdmin: true });
  const ana = await hire('Ana');
  const tomas = await hire('Tomas', { perNight: 1, approval: { approvers: [boss.subject] } });
  const lena = await hire('Lena');
  const allow = (by: Colleague, isAllowed: boolean) =>
    product.call('setArranger', by.browser, {
      params: { personId: ana.personId as never },
      input: { isAllowed, sharesDetails: false },
    });
  for (const each of [tomas, lena]) await allow(each, true);
  const forLena = await ready(ana, [lena]);
  const forTomas = await ready(ana, [tomas]);
  for (const each of [tomas, lena]) await allow(each, false);
  expect((await forLena.book()).error?.code).toBe('TravelerNotAllowed');
  expect((await forTomas.send()).error?.code).toBe('TravelerNotAllowed');
  await allow(lena, true);
  expect((await forLena.book()).body).toMatchObject({ result: 'Success' });
});
