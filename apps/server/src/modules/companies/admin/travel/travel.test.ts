/** Who is on a trip on a day, of one company; looking is written down, and messages reach only its people. */
import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { kmApart } from '@sojourn/domain/companies/whereabouts.ts';
import { date } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookStay } from '#testing/book-stay.ts';
import { createTestCompany, type TestCompany } from '#testing/company.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { TEST_OPERATOR_KEY } from '#testing/server.ts';

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

it('a day ahead shows plans, whatever somebody answered today', async () => {
  const { pool } = product.database;
  const { rows } = await pool.query(`select person_id from business_members where subject = 'goer'`);
  await pool.query(
    `insert into company_messages (tenant_id, message_id, business_id, round_id, text, sent_by, request_key,
       sent_at)
     values ('business', 'msg_asked', $1, 'msg_asked', 'Safe?', 'x', 'x', $2)`,
    [company.businessId, product.clock.now()],
  );
  await pool.query(
    `insert into company_message_people (tenant_id, message_id, person_id, answer, answered_at)
     values ('business', 'msg_asked', $1, 'help', $2)`,
    [rows[0].person_id, product.clock.now()],
  );
  expect(await on(company, '2027-04-17')).toMatchObject({ view: 'ahead', travelers: [{ reply: null }] });
  expect(await on(company, '2027-02-08')).toMatchObject({ view: 'today', people: 0 });
  await pool.query('delete from company_messages');
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

it('says which alerts hold where people are, and of which tiers and answers they are', async () => {
  const { pool } = product.database;
  await pool.query(
    `insert into policy_tiers (tenant_id, business_id, tier_id, name, version)
     values ('business', $1, 'tier_survey', '=Survey', 1), ('business', $1, 'tier_nobody', 'Nobody', 1)`,
    [company.businessId],
  );
  await pool.query(`update business_members set tier_id = 'tier_survey' where subject = 'booked-for'`);
  await pool.query(
    `update bookings set custom_fields = '[{"key":"project","label":"Project","value":"NS-114"}]'
     where tenant_id = 'business'`,
  );
  const alerts = [
    ['PT', '2027-04-01', null],
    ['PT', '2027-04-16', '2027-04-17'],
    ['PT', '2027-04-18', null],
    ['FR', '2027-04-01', null],
  ] as const;
  for (const [at, [country, startsOn, endsOn]] of alerts.entries())
    await pool.query(
      `insert into travel_alerts (tenant_id, alert_id, event, country, starts_on, ends_on, source, noted_by,
         noted_at)
       values ('business', 'alt_' || $1::text, 'governmentAlert', $2, $3, $4, 'Storm', 'op', now())`,
      [at, country, startsOn, endsOn],
    );
  const found = await on(company, '2027-04-17');
  expect(found.alerts.map(({ country, endsOn }) => [country, endsOn])).toEqual([
    ['PT', '2027-04-17'],
    ['PT', null],
  ]);
  expect(found.tiers).toEqual([{ tierId: 'tier_survey', name: '=Survey' }]);
  expect(found.travelers.map(({ tierId }) => tierId)).toEqual(['tier_survey', '']);
  expect(found.travelers[0]?.answers).toEqual([{ key: 'project', label: 'Project', value: 'NS-114' }]);
});

it('is a table of those who are shown, in which a name is no formula', async () => {
  const fileFor = async (query: object) => {
    const { body } = await product.call('exportTravelersOn', company.admin, {
      query: { date: date('2027-04-17'), ...query },
    });
    return new TextDecoder()
      .decode((body as unknown as { bytes: Uint8Array }).bytes)
      .trim()
      .split('\r\n');
  };
  const [header, lena, omar, ...others] = await fileFor({});
  expect(header).toMatch(/,Reply,Project$/);
  expect(lena).toMatch(/^Lena Whitfield,,'=Survey,Stay,.*,Lisbon,PT,2027-04-15T.*,NS-114$/);
  expect(omar).toMatch(/^Omar Guest,/);
  expect(others).toEqual([]);
  expect(await fileFor({ tierId: 'tier_survey' })).toEqual([header, lena]);
  expect(await fileFor({ answers: '{"project":"NS-114"}' })).toHaveLength(3);
  expect(await fileFor({ country: 'PT', answers: '{"project":"other"}' })).toHaveLength(1);
  for (const answers of ['{"project":1}', '{nothing}', '[]'])
    expect(
      (
        await product.call('exportTravelersOn', company.admin, {
          query: { date: date('2027-04-17'), answers },
        })
      ).status,
    ).toBe(422);
  const other = await createTestCompany(product);
  const { body } = await product.call('exportTravelersOn', other.admin, {
    query: { date: date('2027-04-17') },
  });
  expect(new TextDecoder().decode((body as unknown as { bytes: Uint8Array }).bytes)).not.toContain('Lena');
});
