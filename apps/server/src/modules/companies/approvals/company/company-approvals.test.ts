/** A company's requests at its admin site: found, paged, and decided by the portal's own use cases. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { statesOfView } from '@sojourn/domain/approvals/approval-state.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';
import { type Colleague, createCrew } from '../../arranging/testing/crew.ts';
import { decideAt } from '../testing/decide-at.ts';
import { sendStay } from '../testing/send-stay.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

const atAdmin = ({ subject }: Colleague): Promise<Browser> =>
  product.signIn({ tenantId: 'business', subject, site: 'admin' });
const list = async (admin: Browser, query: object = {}) =>
  (await product.call('listCompanyApprovals', admin, { query })).body;
const decide = (admin: Browser, requestId: ApprovalId, decision: 'approve' | 'decline', note?: string) =>
  decideAt(product, 'decideCompanyApprovals', admin, { requestId, decision, note });
type Listed = OutputOf<Calls['listApprovals']>;
const REVIEWED = { perNight: 1, approval: {} } as const;

it('an admin finds what the company asked for, and decides about all but their own trips', async () => {
  const { hire } = await createCrew(product, 'apr_queue', 'myselfAndOthers');
  const boss = await hire('Bea');
  const ana = await hire('Ana', {
    perNight: 1,
    approval: { approvers: [boss.subject] },
    isAdmin: true,
  });
  const tomas = await hire('Tomas', { perNight: 1, approval: { approvers: [boss.subject] } });
  const admin = await atAdmin(ana);
  const cleo = await hire('Cleo', { isAdmin: true });
  const sent = await sendStay(product, cleo, [tomas], { travelers: [{ personId: tomas.personId }] });
  const own = await sendStay(product, ana, [ana]);

  const all = await list(admin);
  expect(all.counts).toEqual({ waiting: 2, approved: 0, declined: 0, expired: 0 });
  const byId = Object.fromEntries(all.requests.map((request) => [request.requestId, request]));
  expect(byId[sent.requestId]).toMatchObject({
    tier: 'Tomas’s tier',
    next: { subject: boss.subject },
    isYours: true,
    isOwn: false,
  });
  expect(byId[own.requestId]).toMatchObject({ isYours: false, isOwn: true });
  const codes = async (query: object) =>
    (await list(admin, query)).requests.map(({ requestId }) => requestId);
  const { code = '' } = byId[sent.requestId] ?? {};
  expect(await codes({ q: code.toLowerCase() })).toEqual([sent.requestId]);
  for (const query of [{ q: 'tomas o' }, { tier: 'Tomas’s tier' }])
    expect(await codes(query)).toEqual([sent.requestId]);
  expect(await codes({ product: 'Hotel' })).toHaveLength(2);
  for (const query of [{ q: '%' }, { product: 'Flight' }, { tier: 'Nobody’s' }, { view: 'approved' }])
    expect(await codes(query)).toEqual([]);

  const shown = await product.call('getCompanyApproval', admin, { params: { requestId: sent.requestId } });
  expect(shown.body.offers).toEqual(['approve', 'decline']);
  expect((await decide(admin, sent.requestId, 'decline')).code).toBe('InvalidInput');
  const declined = await decide(admin, sent.requestId, 'decline', 'Too far from the site');
  expect(statesOfView('declined')).toContain(declined.request.state);
  expect(declined.request.steps).toMatchObject([
    { decidedBy: { subject: ana.subject }, note: 'Too far from the site' },
  ]);
  expect((await decide(admin, sent.requestId, 'approve')).code).toBe('ApprovalOver');
  expect((await decide(admin, own.requestId, 'approve')).code).toBe('ApprovalNotYours');
  expect((await list(admin, { view: 'declined' })).requests).toMatchObject([
    { requestId: sent.requestId, next: null, isYours: false },
  ]);
});

it('comes a page at a time, each request once', async () => {
  const { businessId, hire } = await createCrew(product, 'apr_pages', 'myselfAndOthers');
  const ana = await hire('Ana', { isAdmin: true });
  const tomas = await hire('Tomas', REVIEWED);
  await sendStay(product, tomas, [tomas]);
  const { pool } = product.database;
  // Of 120 trips the 60 later ones are due at one moment
  await pool.query(
    `with copied as (insert into checkouts select (jsonb_populate_record(c, jsonb_build_object(
         'checkout_id', 'chk_page' || n, 'booking_id', null, 'state', 'open'))).*
       from checkouts c, generate_series(1, 119) n where c.checkout_id = (
         select checkout_id from approval_requests where business_id = $1) returning checkout_id)
     insert into approval_requests select (jsonb_populate_record(r, jsonb_build_object(
         'request_id', 'apr_page' || n, 'trip_id', 'apr_page' || n, 'code', 'R-' || n,
         'checkout_id', 'chk_page' || n,
         'decide_by', r.decide_by + least(n, 60) * interval '1 minute'))).*
     from approval_requests r, generate_series(1, 119) n
     where r.business_id = $1 and exists (select from copied)`,
    [businessId],
  );
  const admin = await atAdmin(ana);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(admin, after ? { after } : {});
    seen.push(...page.requests.map(({ decideBy, requestId }) => `${decideBy}${requestId}`));
    expect(page.counts.waiting).toBe(120);
    after = page.next;
  } while (after);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
  expect(seen).toEqual(seen.toSorted());

  // The traveler's own pages, and a count that's only as high as it's shown
  const own: string[] = [];
  after = null;
  do {
    const query = { of: 'mine' as const, ...(after && { after }) };
    const page: Listed = (await product.call('listApprovals', tomas.browser, { query })).body;
    own.push(...page.requests.map(({ requestId }) => requestId));
    expect(page.waiting).toEqual({ mine: 100, toDecide: 0 });
    after = page.next;
  } while (after);
  expect(new Set(own).size).toBe(120);
  const { body } = await product.call('listApprovals', ana.browser, { query: { of: 'toDecide' } });
  expect(body.waiting).toEqual({ mine: 0, toDecide: 100 });
});
