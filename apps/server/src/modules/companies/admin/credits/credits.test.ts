/** Unused credits of one company, airlines' and of its people's wallets; those that end first come first. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookStay } from '#testing/book-stay.ts';
import { createTestCompany, type TestCompany } from '#testing/company.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { TEST_OPERATOR_KEY } from '#testing/server.ts';

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
  const travel = [
    ['crd_trip', 30_000, 100, bookingId, 'Available', null],
    ['crd_frozen', 5_000, 100, bookingId, 'Available', 'BadStanding'],
    ['crd_over', 5_000, -1, bookingId, 'Available', null],
    ['crd_used', 5_000, 100, bookingId, 'Redeemed', null],
    // Their own: of no trip
    ['crd_annual', 5_000, 100, null, 'Available', null],
  ] as const;
  for (const [id, minor, days, booking, state, frozen] of travel)
    await pool.query(
      `insert into travel_credits (tenant_id, customer_id, credit_id, type, state, currency, granted_minor,
         available_minor, grant_key, origin_booking_id, granted_at, expires_at, frozen_because)
       values ('business', $1, $2, 'PriceDropCredit', $3, 'USD', $4::bigint,
         case when $3 = 'Redeemed' then 0 else $4::bigint end, $2, $5, $6, $7, $8)`,
      [customerId, id, state, minor, booking, plusSeconds(at, -9 * DAY), plusSeconds(at, days * DAY), frozen],
    );
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
    { kind: 'travel', creditId: 'crd_trip', airline: null, availableMinor: 30_000, endsSoon: false },
    { kind: 'airline', creditId: 'late', availableMinor: 50_000, endsSoon: false },
  ]);
  expect(credits[1]?.origin).not.toBe('');
  expect(next).toBeNull();
  expect(totals).toEqual([
    { currency: 'USD', count: 3, availableMinor: 101_460, soon: 1, soonMinor: 21_460 },
  ]);
  expect((await list(company, { ending: 'soon' })).credits.map(({ creditId }) => creditId)).toEqual(['soon']);
});

it('a credit from another company’s trip isn’t this company’s', async () => {
  await product.database.pool.query(`update company_trips set business_id = 'biz_former'`);
  expect((await list(company)).credits).toEqual([]);
  await product.database.pool.query('update company_trips set business_id = $1', [company.businessId]);
});

it('is of one company alone', async () => {
  expect(await list(await createTestCompany(product))).toEqual({ credits: [], totals: [], next: null });
});

it('is a table in which a name is no formula', async () => {
  const { body } = await product.call('exportCompanyCredits', company.admin, { query: { ending: 'soon' } });
  const text = new TextDecoder().decode((body as unknown as { bytes: Uint8Array }).bytes);
  expect(text).toMatch(
    /'=Hana Ito,hana@harrow\.example,Survey,Airline credit,United,[^,]+,\d{4}-\d\d-\d\d,USD,214\.60\r\n$/,
  );
  expect(text).not.toContain('500.00');
});
