/** A request for approval of a company that isn't live, for its admin to find. */
import { APPROVAL_DEFAULTS } from '@sojourn/domain/approvals/approval-rules.ts';
import { type ApprovalId, newId } from '@sojourn/domain/ids.ts';
import type { TestCompany } from './company.ts';
import { TEST_DATES, TEST_ROOMS, type TestProduct } from './product.ts';

/** `subject`: a traveler of the company; who decides is its admin. */
export async function sendTestRequest(
  product: TestProduct,
  { businessId, subject: approver }: TestCompany,
  subject: string,
): Promise<ApprovalId> {
  const { pool } = product.database;
  const setLive = (isLive: boolean) =>
    pool.query('update businesses set is_live = $2 where business_id = $1', [businessId, isLive]);
  await setLive(true);
  const traveler = await product.signIn({ tenantId: 'business', subject });
  await product.call('acknowledgeTerms', traveler, { input: { accepted: true } });
  const input = {
    product: 'Hotel',
    ...(await product.someStay()),
    ...TEST_DATES,
    rooms: TEST_ROOMS,
  } as const;
  const { checkoutId } = (await product.call('startCheckout', traveler, { input })).body;
  await setLive(false);
  const requestId = newId('apr', new Uint8Array(16));
  const terms = {
    tier: 'Team',
    tierVersion: 1,
    rules: APPROVAL_DEFAULTS,
    broken: [],
    reason: null,
    note: null,
    product: 'Hotel',
    title: 'Grand Hotel',
    subtitle: 'A room',
    startsAt: '2100-01-02T00:00:00.000Z',
    endsAt: '2100-01-04T00:00:00.000Z',
    zone: 'UTC',
    currency: 'USD',
    cardMinor: 1,
    paidWith: '',
    freeUntil: null,
    heldUntil: null,
  };
  await pool.query(
    `insert into approval_requests (tenant_id, customer_id, request_id, business_id, code, trip_id, state,
       version, checkout_id, kind_set, kind, terms, requested_minor, requested_quote_id, sent_at, decide_by,
       changed_at)
     select tenant_id, customer_id, $2, $3, 'R-7QK2M9', $2, 'pending', 1, checkout_id, '24hr_review',
       'mandate', $4, 1, quote_id, now(), '2100-01-01', now() from checkouts where checkout_id = $1`,
    [checkoutId, requestId, businessId, JSON.stringify(terms)],
  );
  await pool.query(
    `insert into approval_steps (tenant_id, customer_id, request_id, version, position, approver, why)
     select tenant_id, customer_id, request_id, 1, 1, $2, 'admin' from approval_requests
     where request_id = $1`,
    [requestId, approver],
  );
  return requestId;
}
