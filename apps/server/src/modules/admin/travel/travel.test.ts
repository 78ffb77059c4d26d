/** Who is on a trip on a day, of one company; looking is written down, and messages reach only its people. */
import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { kmApart } from '@sojourn/domain/companies/whereabouts.ts';
import { date } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookStay } from '../../../testing/book-stay.ts';
import { createTestCompany, type TestCompany } from '../../../testing/company.ts';
import { createTestProduct, type TestProduct } from '../../../testing/product.ts';
import { TEST_OPERATOR_KEY } from '../../../testing/server.ts';

let product: TestProduct;
let company: TestCompany;
beforeAll(async () => {
  product = await createTestProduct();
  company = await createTestCompany(product);
  const { businessId } = company;
  await product.database.pool.query(
    `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
       first_name, last_name)
     values ('business', $1, 'goer', '{Traveler}', 'Non Financial User', false, 'Hana', 'Ito')`,
    [businessId],
  );
  await product.call('changeCompany', null, {
    params: { businessId },
    input: { tenantId: 'business', change: { action: 'goLive' } },
    headers: { authorization: `Bearer ${TEST_OPERATOR_KEY}` },
  });
  const traveler = await product.signIn({ tenantId: 'business', subject: 'goer', email: 'hana@x.example' });
  await product.call('acknowledgeTerms', traveler, { input: { accepted: true } });
  await bookStay(product, traveler, 'goer');
});
afterAll(() => product?.close());

const on = async ({ admin }: TestCompany, day: string) =>
  (await product.call('listTravelersOn', admin, { input: { date: date(day) } })).body;

it('shows who is where from the first to the last day, and writes down who looked', async () => {
  for (const day of ['2027-04-15', '2027-04-17', '2027-04-19'])
    expect(await on(company, day)).toMatchObject({ people: 1, travelers: [{ name: 'Hana Ito' }] });
  const [{ state, place, zone, position }] = (await on(company, '2027-04-17')).travelers as [TravelerThere];
  expect({ state, place, zone }).toEqual({ state: 'staying', place: 'Lisbon', zone: 'Europe/Lisbon' });
  expect(kmApart(position!, { lat: 38.72, lon: -9.14 })).toBeLessThan(30);
  for (const day of ['2027-04-14', '2027-04-20']) expect((await on(company, day)).people).toBe(0);
  const { events } = (await product.call('listAdminEvents', company.admin, { query: {} })).body;
  expect(events.find(({ kind }) => kind === 'travelersViewed')).toMatchObject({ about: '2027-04-20' });
});

it('shows who travels, not who booked for them, and guests by name', async () => {
  const { pool } = product.database;
  await pool.query(
    `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
       first_name, last_name)
     values ('business', $1, 'booked-for', '{Traveler}', 'Non Financial User', false, 'Lena', 'Whitfield')`,
    [company.businessId],
  );
  await pool.query(
    `insert into checkout_travelers (tenant_id, customer_id, checkout_id, position, business_id, person_id,
       guest_name, shares_details)
     select b.tenant_id, b.customer_id, b.checkout_id, g.position, $1::text, case when g.position = 0 then (
         select person_id from business_members where tenant_id = 'business' and subject = 'booked-for') end,
       case when g.position = 1 then 'Omar Guest' end, false
     from bookings b cross join (values (0), (1)) as g(position)
     where b.tenant_id = 'business'`,
    [company.businessId],
  );
  const { people, travelers } = await on(company, '2027-04-17');
  expect(people).toBe(2);
  expect(travelers.map(({ name, personId }) => [name, personId === null])).toEqual([
    ['Lena Whitfield', false],
    ['Omar Guest', true],
  ]);
});
