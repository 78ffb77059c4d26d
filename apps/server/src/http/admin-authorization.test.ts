/**
 * The admin site's authorization matrix: every call of admins as every kind of caller, at every site, in both
 * tenants and of two companies.
 */
import type { Call } from '@sojourn/contract/call.ts';
import { type CallName, calls } from '@sojourn/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMIN_ROWS,
  type AdminCall,
  NAMES_SOMETHING,
  type OfCompany,
  SAMPLE_PERSON,
  SAMPLE_RULES,
} from '../testing/admin-rows.ts';
import { createTestCompany, type TestCompany } from '../testing/company.ts';
import { createTestProduct, type TestProduct } from '../testing/product.ts';
import { sendTestRequest } from '../testing/sent-request.ts';
import { type Browser, TEST_OPERATOR_KEY } from '../testing/server.ts';

const AT_ADMIN = { host: 'admin.business.localhost' };
const ofAdmins = (Object.entries(calls) as [CallName, Call][]).filter(
  (entry): entry is [AdminCall, Call] => entry[1].auth === 'admin',
);

let product: TestProduct;
let harrow: TestCompany;
let other: TestCompany;
let owned: OfCompany;
let traveler: Browser;
let maya: Browser;

const request = (name: AdminCall, as: Browser | null, headers: Record<string, string> = {}) =>
  product.call(name, as, { ...(ADMIN_ROWS[name](owned) as object), headers } as never);
const codeOf = async (calling: ReturnType<typeof request>) => {
  const { status, error } = await calling;
  return [status, error?.code];
};

beforeAll(async () => {
  product = await createTestProduct();
  harrow = await createTestCompany(product);
  other = await createTestCompany(product, 'Quay Freight');
  const added = await product.call('addPerson', harrow.admin, {
    input: { facts: SAMPLE_PERSON, invite: false },
  });
  const tier = await product.call('addTier', harrow.admin, { input: { name: 'Team', rules: SAMPLE_RULES } });
  await product.database.pool.query(
    `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin)
     values ('business', $1, 'traveler-1', '{Traveler}', 'Non Financial User', false)`,
    [harrow.businessId],
  );
  traveler = await product.signIn({ tenantId: 'business', subject: 'traveler-1', site: 'admin' });
  const requestId = await sendTestRequest(product, harrow, 'traveler-1');
  owned = { personId: added.body.personId, tierId: tier.body.tierId, requestId };
  maya = await product.signIn();
});
afterAll(() => product?.close());

it('every call of the admin site has its row', () => {
  expect(Object.keys(ADMIN_ROWS).toSorted()).toEqual(ofAdmins.map(([name]) => name).toSorted());
});

/** What a company with neither steps done nor a card is refused, once it's let through. */
const REFUSED: { readonly [N in AdminCall]?: number } = {
  goLive: 409,
  saveCompanyCard: 409,
  removeCompanyCard: 404,
};

describe.each(ofAdmins)('%s', (name) => {
  it('is for nobody without a session', async () => {
    expect(await codeOf(request(name, null, AT_ADMIN))).toEqual([401, 'Unauthorized']);
  });
  it('isn’t there at the portal or the desk, nor on the consumer tenant', async () => {
    expect(await codeOf(request(name, harrow.admin, { host: 'business.localhost' }))).toEqual([
      404,
      'NotFound',
    ]);
    for (const host of ['localhost', 'desk.business.localhost', 'admin.localhost'])
      expect(await codeOf(request(name, maya, { host }))).toEqual([404, 'NotFound']);
  });
  it('doesn’t know a session of the portal', async () => {
    const atPortal = await product.signIn({ tenantId: 'business', subject: harrow.subject });
    expect(await codeOf(request(name, atPortal, AT_ADMIN))).toEqual([401, 'Unauthorized']);
  });
  it('is for admins alone: no traveler, no agent, nobody without a company', async () => {
    expect(await codeOf(request(name, traveler))).toEqual([403, 40103]);
    for (const isAgent of [true, false]) {
      const stranger = await product.signIn({ tenantId: 'business', isAgent, site: 'admin' });
      expect(await codeOf(request(name, stranger))).toEqual([403, 40103]);
    }
  });
  it('needs the second secret, and CSRF to change something', async () => {
    const { admin } = harrow;
    const bare = { ...admin, headers: { ...AT_ADMIN, authorization: `Bearer ${admin.token}` } };
    expect(await codeOf(request(name, bare))).toEqual([403, 'InvalidSession']);
    if (calls[name].method !== 'GET')
      expect(await codeOf(request(name, admin, { 'x-csrf-token': '' }))).toEqual([403, 'InvalidSession']);
  });
  it.runIf(NAMES_SOMETHING.includes(name))('finds nothing of another company', async () => {
    expect(await codeOf(request(name, other.admin))).toEqual([404, 'NotFound']);
  });
  it('lets the company’s admin through, before it’s live too', async () => {
    expect((await request(name, harrow.admin)).status).toBe(REFUSED[name] ?? 200);
  });
});

it('lists nothing of another company', async () => {
  const { admin, businessId } = other;
  const overview = await product.call('getAdmin', admin, {});
  expect(overview.body.company).toMatchObject({ businessId, businessName: 'Quay Freight' });
  const { body } = await product.call('listPeople', admin, { query: { q: 'ito' } });
  expect(body).toEqual({ people: [], total: 0 });
  const found = await product.call('listCompanyApprovals', admin, { query: {} });
  expect(found.body).toMatchObject({ requests: [], counts: { waiting: 0 } });
  const { events } = (await product.call('listAdminEvents', admin, { query: {} })).body;
  expect(events.map(({ kind }) => kind)).not.toContain('personAdded');
});

it('customers’ calls aren’t there, but those of a session', async () => {
  const { admin } = other;
  expect((await product.call('listTrips', admin, { query: {} })).status).toBe(404);
  expect((await product.call('getSession', admin, {})).body.corporateInfo?.permissions).toEqual({
    canViewAdmin: true,
  });
});

it('a suspended company’s admin is out', async () => {
  const gone = await createTestCompany(product, 'Gone Ltd');
  await product.call('changeCompany', null, {
    params: { businessId: gone.businessId },
    input: { tenantId: 'business', change: { action: 'suspend', reason: 'unpaid' } },
    headers: { authorization: `Bearer ${TEST_OPERATOR_KEY}` },
  });
  expect(await codeOf(request('getAdmin', gone.admin))).toEqual([403, 40103]);
});
