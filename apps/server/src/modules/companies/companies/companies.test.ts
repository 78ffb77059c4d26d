/** Companies as the operator runs them, and what their members notice. */
import { hotelLoyaltyPrograms } from '@sojourn/products/hotel/rules/loyalty-programs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { TEST_OPERATOR_KEY } from '#testing/server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(async () => {
  await product?.close();
});

const headers = { authorization: `Bearer ${TEST_OPERATOR_KEY}` };
const companyOf = (subject: string) => ({
  tenantId: 'business',
  businessName: 'Harrow Bridges',
  accountReferenceId: 'acc_harrow',
  admin: { subject },
});
const create = (subject: string) =>
  product.call('createCompany', null, { input: companyOf(subject), headers });
type Change = { action: 'resume' | 'goLive' | 'publishTerms' } | { action: 'suspend'; reason: string };
const change = async (businessId: string, given: Change) => {
  const input = { tenantId: 'business', change: given };
  return (await product.call('changeCompany', null, { params: { businessId }, input, headers })).body;
};

it('a company is set up, accepts terms, is suspended and comes back', async () => {
  const { body: company } = await create('harriet');
  expect(company).toMatchObject({ businessName: 'Harrow Bridges', status: 'onboarding', members: 1 });
  const admin = await product.signIn({ tenantId: 'business', subject: 'harriet' });
  const code = async () => (await product.call('getSession', admin, {})).error?.code ?? 'in';
  const accept = () => product.call('acknowledgeTerms', admin, { input: { accepted: true } });
  const { businessId } = company;

  expect(await code()).toBe(40105);
  expect(await change(businessId, { action: 'goLive' })).toMatchObject({ status: 'live' });
  expect(await code()).toBe(40106);
  await accept();
  expect(await code()).toBe('in');
  expect(await change(businessId, { action: 'publishTerms' })).toMatchObject({ termsVersion: 2 });
  expect(await code()).toBe(40106);
  await accept();
  expect(await change(businessId, { action: 'suspend', reason: 'unpaid' })).toMatchObject({
    status: 'suspended',
  });
  expect(await code()).toBe(40103);
  expect((await product.call('listTrips', admin, { query: {} })).error?.code).toBe(40103);
  expect(await change(businessId, { action: 'resume' })).toMatchObject({ status: 'live' });
  expect(await code()).toBe('in');

  const events = await product.call('listCompanyEvents', null, {
    params: { businessId },
    query: { tenantId: 'business' },
    headers,
  });
  const kinds = ['resume', 'suspend', 'publishTerms', 'goLive', 'created'];
  expect(events.body.events.map(({ kind }) => kind)).toEqual(kinds);
});

it('session info has what a member has seen, and the company’s memberships', async () => {
  const { body } = await create('hugo');
  await change(body.businessId, { action: 'goLive' });
  const hugo = await product.signIn({ tenantId: 'business', subject: 'hugo' });
  await product.call('acknowledgeTerms', hugo, { input: { accepted: true } });
  const corporate = async () => (await product.call('getSession', hugo, {})).body.corporateInfo;
  const none = { hotelLoyalty: {}, frequentFlyer: {}, emailAddress: '' };
  expect(await corporate()).toMatchObject({ hasSeenModalMap: {}, businessLoyaltyPrograms: none });
  const seen = () => product.call('markModalSeen', hugo, { input: { modal: 'whos_booking' } });
  await seen();
  await seen();
  const admin = await product.signIn({ tenantId: 'business', subject: 'hugo', site: 'admin' });
  const save = async (loyaltyPrograms: Record<string, string>) =>
    (await product.call('saveCompanySettings', admin, { input: { loyaltyPrograms } })).body.loyaltyPrograms;
  // An empty number removes its entry
  expect(await save({ MAR: 'B4471', HYA: 'H99102' })).toEqual({ MAR: 'B4471', HYA: 'H99102' });
  expect(await save({ MAR: 'b 44 71', HYA: '' })).toEqual({ MAR: 'B4471' });
  expect(await save({})).toEqual({});
  expect(await save({ MAR: 'B4471' })).toEqual({ MAR: 'B4471' });
  // Only programs of the list, however they're spelled
  for (const code of ['marriott', 'ZZZ', 'mar', 'MAR\n', '__proto']) {
    const input = { loyaltyPrograms: { [code]: 'B4471' } };
    const { error } = await product.call('saveCompanySettings', admin, { input });
    expect(error).toMatchObject({
      code: 'InvalidInput',
      details: { fields: [{ path: `loyaltyPrograms.${code}`, problem: 'unknown' }] },
    });
  }
  const all = Object.fromEntries(hotelLoyaltyPrograms.map(({ code }) => [code, `N${code}`]));
  expect([await save(all), Object.keys(all).length]).toEqual([all, 42]);
  await save({ MAR: 'B4471' });
  expect(await corporate()).toMatchObject({
    hasSeenModalMap: { whos_booking: true },
    businessLoyaltyPrograms: { ...none, hotelLoyalty: { MAR: 'B4471' } },
  });
});

it('session info has the company’s numbers with airlines, their contact and its time zone', async () => {
  const { body } = await create('hilma');
  await change(body.businessId, { action: 'goLive' });
  const hilma = await product.signIn({ tenantId: 'business', subject: 'hilma' });
  await product.call('acknowledgeTerms', hilma, { input: { accepted: true } });
  const admin = await product.signIn({ tenantId: 'business', subject: 'hilma', site: 'admin' });
  const corporate = async () => (await product.call('getSession', hilma, {})).body.corporateInfo;
  expect(await corporate()).toMatchObject({ timeZone: 'America/Toronto' });
  type Input = Parameters<typeof product.call<'saveCompanySettings'>>[2]['input'];
  const save = (input: Input) => product.call('saveCompanySettings', admin, { input });
  await save({
    frequentFlyer: { UA: 'kn 48-29', DL: '' },
    loyaltyEmail: 'travel@hilma.example',
    timeZone: 'Pacific/Auckland',
  });
  // What isn't given stays
  await save({ loyaltyPrograms: { MAR: 'B4471' } });
  expect(await corporate()).toMatchObject({
    timeZone: 'Pacific/Auckland',
    businessLoyaltyPrograms: {
      hotelLoyalty: { MAR: 'B4471' },
      frequentFlyer: { UA: 'KN4829' },
      emailAddress: 'travel@hilma.example',
    },
  });
  const wrong: Input[] = [
    { frequentFlyer: { MAR: 'B4471' } },
    { frequentFlyer: { UA: '!' } },
    { loyaltyEmail: 'travel@' },
    { timeZone: 'Mars/Olympus' },
    { timeZone: 'GMT+2' },
  ];
  for (const input of wrong) expect((await save(input)).error?.code).toBe('InvalidInput');
});

it('refuses an admin who belongs to another company, and tenants without companies', async () => {
  await create('hannah');
  expect((await create('hannah')).error?.code).toBe('CompanyMemberTaken');
  for (const tenantId of ['consumer', 'nowhere']) {
    const input = { ...companyOf('hilda'), tenantId };
    const { error } = await product.call('createCompany', null, { input, headers });
    expect(error?.code).toBe('CompanyTenantInvalid');
  }
  // The refused company isn't left behind without an admin
  const { body } = await product.call('listCompanies', null, { query: {}, headers });
  const empty = body.companies.filter(({ members }) => members === 0);
  expect(empty).toEqual([]);
});

it('pages through more companies than a page holds', async () => {
  await product.database.pool.query(
    `insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
     select 'business', 'biz_many' || n, 'Many ' || (n / 3), 'acc', true from generate_series(1, 130) n`,
  );
  const names: string[] = [];
  for (let after: string | undefined; ; ) {
    const { body } = await product.call('listCompanies', null, {
      query: { ...(after && { after }) },
      headers,
    });
    names.push(...body.companies.map(({ businessId }) => businessId));
    if (body.next === null) break;
    after = body.next;
  }
  expect(names.filter((id) => id.startsWith('biz_many')).length).toBe(130);
  expect(new Set(names).size).toBe(names.length);
});

it.each([undefined, 'Bearer ', 'Bearer of another key that is long enough', TEST_OPERATOR_KEY])(
  'answers nobody with %s',
  async (authorization) => {
    const sent = authorization === undefined ? {} : { headers: { authorization } };
    const { status, error } = await product.call('listCompanies', null, { query: {}, ...sent });
    expect([status, error?.code]).toEqual([401, 'OperatorKeyRefused']);
  },
);
