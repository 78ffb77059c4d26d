/** What a company's people booked: sums to the cent, of one company, and no formula in a table. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookStay } from '../../../testing/book-stay.ts';
import { createTestCompany, type TestCompany } from '../../../testing/company.ts';
import { createTestProduct, type TestProduct } from '../../../testing/product.ts';
import { TEST_OPERATOR_KEY } from '../../../testing/server.ts';

let product: TestProduct;
let company: TestCompany;
let totalMinor: number;
let code: string;

beforeAll(async () => {
  product = await createTestProduct();
  company = await createTestCompany(product);
  const { businessId } = company;
  await product.database.pool.query(
    `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
       first_name, last_name, department)
     values ('business', $1, 'spender', '{Traveler}', 'Non Financial User', false, '=Hana', 'Ito', 'Survey')`,
    [businessId],
  );
  await product.call('changeCompany', null, {
    params: { businessId },
    input: { tenantId: 'business', change: { action: 'goLive' } },
    headers: { authorization: `Bearer ${TEST_OPERATOR_KEY}` },
  });
  const traveler = await product.signIn({ tenantId: 'business', subject: 'spender' });
  await product.call('acknowledgeTerms', traveler, { input: { accepted: true } });
  ({ totalMinor } = await bookStay(product, traveler, 'spender'));
  const { rows } = await product.database.pool.query(
    `select confirmation_code as code from bookings where tenant_id = 'business'`,
  );
  code = rows[0].code;
});
afterAll(() => product?.close());

const spend = async ({ admin }: TestCompany, query = {}) =>
  (await product.call('getSpend', admin, { query })).body;

it('sums what was booked by department, tier and person', async () => {
  const sums = { trips: 1, bookedMinor: totalMinor, refundedMinor: 0, netMinor: totalMinor };
  const body = await spend(company);
  expect(body.total).toMatchObject(sums);
  expect(body.groups).toMatchObject([{ label: 'Survey', ...sums }]);
  expect(body.months).toHaveLength(12);
  expect(body.months.at(-1)?.netMinor).toBe(totalMinor);
  expect((await spend(company, { by: 'tier' })).groups).toMatchObject([{ key: '', label: '', ...sums }]);
  const inside = await spend(company, { by: 'person', in: 'department', key: 'Survey', period: 'year' });
  expect(inside.groups).toMatchObject([{ label: '=Hana Ito', ...sums }]);
  expect((await spend(company, { in: 'department', key: 'Lab' })).total.trips).toBe(0);
});

it('sums by the answers of a field, and lists the trips behind each', async () => {
  const fields = [
    { key: 'project', label: 'Project', kind: 'text' as const, choices: [], isRequired: false },
  ];
  await product.call('saveCompanyFields', company.admin, { input: { fields } });
  const by = { by: 'field', field: 'project' } as const;
  const none = await spend(company, by);
  expect(none.fields).toEqual([{ key: 'project', label: 'Project' }]);
  expect(none.groups).toMatchObject([{ key: '', label: '', trips: 1, netMinor: totalMinor }]);
  const answers = [{ key: 'project', label: 'Former name', value: 'NS-114' }];
  await product.database.pool.query(`update bookings set custom_fields = $1 where confirmation_code = $2`, [
    JSON.stringify(answers),
    code,
  ]);
  expect((await spend(company, by)).groups).toMatchObject([{ label: 'NS-114', netMinor: totalMinor }]);
  const within = (key: string) => ({ in: 'field', inField: 'project', key }) as const;
  const listed = async (of: TestCompany, key: string) =>
    (await product.call('listSpendTrips', of.admin, { query: within(key) })).body;
  expect(await listed(company, 'NS-114')).toMatchObject({
    next: null,
    trips: [{ code, netMinor: totalMinor, answers: [{ label: 'Former name', value: 'NS-114' }] }],
  });
  expect((await listed(company, '')).trips).toEqual([]);
  expect((await listed(await createTestCompany(product), 'NS-114')).trips).toEqual([]);
});

it('is of one company alone', async () => {
  const other = await createTestCompany(product);
  expect((await spend(other)).total).toMatchObject({ trips: 0, netMinor: 0 });
});

it('a name that begins like a formula is text in the table', async () => {
  const { body } = await product.call('exportSpend', company.admin, { query: {} });
  const text = new TextDecoder().decode((body as unknown as { bytes: Uint8Array }).bytes);
  expect(text).toContain(`${code},`);
  expect(text).toContain(`'=Hana Ito`);
  expect(text).toContain((totalMinor / 100).toFixed(2));
});
