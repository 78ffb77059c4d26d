/** Unused airlines' credits of one company, those that end first before the others. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookStay } from '../../../testing/book-stay.ts';
import { createTestCompany, type TestCompany } from '../../../testing/company.ts';
import { createTestProduct, type TestProduct } from '../../../testing/product.ts';
import { TEST_OPERATOR_KEY } from '../../../testing/server.ts';

let product: TestProduct;
let company: TestCompany;
const DAY = 86_400;

beforeAll(async () => {
  product = await createTestProduct();
  company = await createTestCompany(product);
  const { businessId } = company;
  const { pool } = product.database;
  await pool.query(
    `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
       first_name, last_name, email, department)
     values ('business', $1, 'flyer', '{Traveler}', 'Non Financial User', false, '=Hana', 'Ito',
       'hana@harrow.example', 'Survey')`,
    [businessId],
  );
  await product.call('changeCompany', null, {
    params: { businessId },
    input: { tenantId: 'business', change: { action: 'goLive' } },
    headers: { authorization: `Bearer ${TEST_OPERATOR_KEY}` },
  });
  const traveler = await product.signIn({ tenantId: 'business', subject: 'flyer' });
  await product.call('acknowledgeTerms', traveler, { input: { accepted: true } });
  await bookStay(product, traveler, 'flyer');
  const { rows } = await pool.query(
    `select customer_id as "customerId", booking_id as "bookingId", created_at as at from bookings
     where tenant_id = 'business'`,
  );
  const [{ customerId, bookingId, at }] = rows;
  const credits = [
    ['late', 50_000, 200, bookingId],
    ['soon', 21_460, 30, bookingId],
    ['over', 10_000, -1, bookingId],
    ['noTrip', 10_000, 90, 'bok_elsewhere'],
  ] as const;
  for (const [id, minor, days, booking] of credits)
    await pool.query(
      `insert into airline_credits (tenant_id, customer_id, credit_id, airline, airline_name, number,
         first_name, last_name, name_rule, residual_rule, currency, issued_minor, available_minor, issue_key,
         origin_booking_id, issued_on, expires_at, created_at)
       values ('business', $1, $2, 'UA', 'United', '0161', 'Hana', 'Ito', 'sameTraveler', 'kept', 'USD',
         $3::bigint, $3::bigint, $2, $4, '2026-10-01', $5, $5)`,
      [customerId, id, minor, booking, plusSeconds(at, days * DAY)],
    );
});
afterAll(() => product?.close());

const list = async ({ admin }: TestCompany, query = {}) =>
  (await product.call('listCompanyCredits', admin, { query })).body;

it('lists what can still be used with its owner, and what ends soon', async () => {
  const { credits, totals, next } = await list(company);
  expect(credits).toMatchObject([
    { creditId: 'soon', owner: '=Hana Ito', department: 'Survey', availableMinor: 21_460, endsSoon: true },
    { creditId: 'late', availableMinor: 50_000, endsSoon: false },
  ]);
  expect(next).toBeNull();
  expect(totals).toEqual([{ currency: 'USD', count: 2, availableMinor: 71_460, soon: 1, soonMinor: 21_460 }]);
  expect((await list(company, { ending: 'soon' })).credits.map(({ creditId }) => creditId)).toEqual(['soon']);
});

it('is of one company alone', async () => {
  expect(await list(await createTestCompany(product))).toEqual({ credits: [], totals: [], next: null });
});

it('is a table in which a name is no formula', async () => {
  const { body } = await product.call('exportCompanyCredits', company.admin, { query: { ending: 'soon' } });
  const text = new TextDecoder().decode((body as unknown as { bytes: Uint8Array }).bytes);
  expect(text).toMatch(/'=Hana Ito,hana@harrow\.example,Survey,United,\d{4}-\d\d-\d\d,USD,214\.60\r\n$/);
  expect(text).not.toContain('500.00');
});
