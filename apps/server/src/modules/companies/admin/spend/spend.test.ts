/** What a company's people booked: sums to the cent, of one company, and no formula in a table. */
import {
  groupingBelow,
  type SpendGrouping,
  type SpendStep,
  tripAverage,
} from '@sojourn/domain/companies/spend.ts';
import { carbonOf } from '@sojourn/products/server-products.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPortal } from '#db/client.ts';
import { type CarbonOf, fillCarbon } from '#modules/selling/booking/summaries/fill-carbon.ts';
import { bookStay } from '#testing/book-stay.ts';
import { createTestCompany, type TestCompany } from '#testing/company.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { TEST_OPERATOR_KEY } from '#testing/server.ts';
import { estimateCarbon } from '../../companies/spend/estimate-carbon.ts';
import { rebuildSpend } from '../../companies/spend/rebuild-spend.ts';

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
  const inside = await spend(company, {
    by: 'person',
    within: JSON.stringify([{ by: 'department', key: 'Survey' }]),
    period: 'year',
  });
  expect(inside.groups).toMatchObject([{ label: '=Hana Ito', ...sums }]);
  expect(
    (await spend(company, { within: JSON.stringify([{ by: 'department', key: 'Lab' }]) })).total.trips,
  ).toBe(0);
});

it('what a trip costs on average leaves out those that were canceled and refunded whole', async () => {
  const set = (text: string) => run(`update bookings set ${text} where confirmation_code = $1`, [code]);
  const average = async () => {
    const { total, refundedWhole } = await spend(company);
    return { trips: total.trips, ...tripAverage(total, refundedWhole) };
  };
  expect(await average()).toEqual({ trips: 1, paid: 1, eachMinor: totalMinor });
  await set(`state = 'Canceled', penalty_minor = 500`);
  expect(await average()).toEqual({ trips: 1, paid: 1, eachMinor: 500 });
  await set('penalty_minor = null');
  expect(await average()).toEqual({ trips: 1, paid: 0, eachMinor: 0 });
  const within = JSON.stringify([{ by: 'department', key: 'Lab' }]);
  expect((await spend(company, { within })).refundedWhole).toBe(0);
  expect((await spend(await createTestCompany(product))).refundedWhole).toBe(0);
  await set(`state = 'Confirmed'`);
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
  const within = (key: string) => ({ within: JSON.stringify([{ by: 'field', field: 'project', key }]) });
  const listed = async (of: TestCompany, key: string) =>
    (await product.call('listSpendTrips', of.admin, { query: within(key) })).body;
  expect(await listed(company, 'NS-114')).toMatchObject({
    next: null,
    trips: [{ code, netMinor: totalMinor, answers: [{ label: 'Former name', value: 'NS-114' }] }],
  });
  expect((await listed(company, '')).trips).toEqual([]);
  expect((await listed(await createTestCompany(product), 'NS-114')).trips).toEqual([]);
});

it('says what was approved out of policy, of the company and the groups that are open', async () => {
  const { pool } = product.database;
  const request = (state: string, isInPolicy: boolean) =>
    pool.query(
      `insert into approval_requests (tenant_id, customer_id, request_id, business_id, code, trip_id, state,
         version, checkout_id, booking_id, kind_set, kind, terms, requested_minor, requested_quote_id,
         sent_at, decide_by, changed_at)
       select tenant_id, customer_id, 'req_over', $1, 'R-1', 'req_over', $2, 1, checkout_id, booking_id,
         'review', 'review', $3, total_minor, quote_id, created_at, created_at + interval '1 day', created_at
       from bookings where confirmation_code = $4
       on conflict (tenant_id, customer_id, request_id) do update set state = $2, terms = $3`,
      [company.businessId, state, JSON.stringify({ verdict: { isInPolicy, broken: [] } }), code],
    );
  const over = async (of: TestCompany, query = {}) => (await spend(of, query)).approvedOver;
  const none = { trips: 0, netMinor: 0 };
  const all = { trips: 1, netMinor: totalMinor };
  expect(await over(company)).toEqual(none);
  await request('kept', false);
  expect(await over(company)).toEqual(all);
  expect(await over(company, { period: 'year' })).toEqual(all);
  const within = (department: string) => JSON.stringify([{ by: 'department', key: department }]);
  expect(await over(company, { within: within('Survey') })).toEqual(all);
  expect(await over(company, { within: within('Lab') })).toEqual(none);
  expect(await over(await createTestCompany(product))).toEqual(none);
  for (const [state, isInPolicy] of [
    ['kept', true],
    ['inReview', false],
    ['canceled', false],
  ] as const) {
    await request(state, isInPolicy);
    expect(await over(company)).toEqual(none);
  }
  await pool.query(`delete from approval_requests where request_id = 'req_over'`);
});

/** Adds up what's inside each group, level by level, with the same sums as the group itself. */
async function expectLevelsToAddUp(steps: SpendStep[], by: SpendGrouping): Promise<number> {
  const within = JSON.stringify(steps);
  const { total, groups, others } = await spend(company, { period: 'year', by, within });
  const rows = [...groups, ...(others ? [others] : [])];
  for (const of of ['trips', 'bookedMinor', 'refundedMinor', 'netMinor', 'co2Kg', 'co2Unknown'] as const)
    expect(
      rows.reduce((sum, row) => sum + row[of], 0),
      `${of} in ${within}`,
    ).toBe(total[of]);
  let levels = 1;
  for (const { key } of groups) {
    const inside = [...steps, { by, key }];
    const next = groupingBelow(inside);
    if (next !== null) levels = Math.max(levels, 1 + (await expectLevelsToAddUp(inside, next)));
    else {
      const query = { period: 'year', within: JSON.stringify(inside) } as const;
      const { trips } = (await product.call('listSpendTrips', company.admin, { query })).body;
      const { netMinor } = groups.find((group) => group.key === key)!;
      expect(trips.reduce((sum, trip) => sum + trip.netMinor, 0)).toBe(netMinor);
    }
  }
  return levels;
}

it('every level adds up to the one above, down to the trips', async () => {
  expect(await expectLevelsToAddUp([], 'month')).toBe(3);
  expect(await expectLevelsToAddUp([], 'department')).toBe(2);
  expect(await expectLevelsToAddUp([], 'tier')).toBe(2);
  const within = JSON.stringify([{ by: 'department', key: 'Survey' }]);
  const { groups } = await spend(company, { by: 'month', within });
  expect(groups).toMatchObject([{ key: expect.stringMatching(/^\d{4}-\d\d$/), netMinor: totalMinor }]);
  const { status } = await product.call('getSpend', company.admin, { query: { within: 'x' } });
  expect(status).toBe(422);
});

it('what a trip emits is estimated as it’s booked, and unknown isn’t 0', async () => {
  const { rows } = await product.database.pool.query(
    `select co2_kg, offer from bookings where confirmation_code = $1`,
    [code],
  );
  const [{ co2_kg: kg }] = rows;
  expect(kg).toBeGreaterThan(4 * 16);
  expect((await spend(company)).total).toMatchObject({ co2Kg: kg, co2Unknown: 0 });
  const set = (to: string) => run(`update bookings set co2_kg = ${to} where confirmation_code = $1`, [code]);
  await set('null');
  expect((await spend(company)).total).toMatchObject({ co2Kg: 0, co2Unknown: 1 });
  expect((await spend(company, { by: 'person' })).groups).toMatchObject([{ co2Kg: 0, co2Unknown: 1 }]);
  const { body } = await product.call('exportSpend', company.admin, { query: {} });
  const csv = new TextDecoder().decode((body as unknown as { bytes: Uint8Array }).bytes);
  expect(csv.trim().split('\r\n').at(-1)).toMatch(/,unknown$/);

  // The rebuild says it of what an older server booked
  const { db, close } = connectPortal({ url: product.database.url, poolSize: 2 });
  const key = { tenantId: 'business', businessId: company.businessId };
  const estimate = (of: CarbonOf) => estimateCarbon(db, key, (trips) => fillCarbon(db, trips, of));
  expect(await estimate(() => null)).toBe(0);
  expect(await estimate(carbonOf)).toBe(1);
  expect(await estimate(() => 9)).toBe(0);
  expect((await spend(company)).total).toMatchObject({ co2Kg: kg, co2Unknown: 0 });
  await close();
});

const groupsBy = async (by: 'department' | 'tier' | 'costCenter' | 'person') =>
  (await spend(company, { by })).groups.map(({ label, trips, netMinor }) => ({ label, trips, netMinor }));
const run = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);

it('who moves to another department stays in theirs for what they booked before', async () => {
  await run(`update business_members set department = 'Lab' where subject = 'spender'`);
  expect(await groupsBy('department')).toEqual([{ label: 'Survey', trips: 1, netMinor: totalMinor }]);
  expect(await groupsBy('person')).toEqual([{ label: '=Hana Ito', trips: 1, netMinor: totalMinor }]);
});

/** What the rows of trips must add up to, read from the bookings themselves. */
async function fromBookings() {
  const { rows } = await run(
    `select count(*)::int as trips, sum(b.total_minor + b.premium_minor)::int as "bookedMinor",
       sum(case b.state when 'Canceled' then b.total_minor + b.premium_minor - coalesce(b.penalty_minor, 0)
         else 0 end)::int as "refundedMinor"
     from bookings b join business_members m on m.tenant_id = b.tenant_id and m.subject = b.subject
     where m.business_id = $1 and b.state not in ('Pending', 'Failed')`,
    [company.businessId],
  );
  return rows[0];
}
/** What the trips behind the sums add up to. */
async function fromTrips() {
  const { trips } = (await product.call('listSpendTrips', company.admin, { query: {} })).body;
  const sum = (of: 'bookedMinor' | 'refundedMinor') => trips.reduce((all, trip) => all + trip[of], 0);
  return { trips: trips.length, bookedMinor: sum('bookedMinor'), refundedMinor: sum('refundedMinor') };
}
const total = async () => {
  const { trips, bookedMinor, refundedMinor } = (await spend(company)).total;
  return { trips, bookedMinor, refundedMinor };
};

it('every way a booking changes changes its sums in the same transaction', async () => {
  const set = (text: string) => run(`update bookings set ${text} where confirmation_code = $1`, [code]);
  for (const change of [
    'total_minor = total_minor - 100',
    'premium_minor = premium_minor + 900',
    `co2_kg = 412`,
    `state = 'Canceling'`,
    `state = 'Canceled', penalty_minor = 1500`,
    'penalty_minor = 500',
    'verified_at = now()',
  ]) {
    await set(change);
    expect(await total(), change).toEqual(await fromBookings());
    expect(await total(), change).toEqual(await fromTrips());
    if (change.startsWith('co2')) expect((await spend(company)).total.co2Kg).toBe(412);
  }
  // What wasn't flown emitted nothing
  expect((await spend(company)).total).toMatchObject({ co2Kg: 0, netMinor: 500 });

  await set(`state = 'Confirmed', penalty_minor = null, total_minor = total_minor + 100,
    premium_minor = premium_minor - 900`);
});

const FROM_TRIPS = `select field_key, value, month, product, department, person_id, count(*)::int as trips,
    sum(booked_minor)::text as booked, sum(refunded_minor)::text as refunded,
    coalesce(sum(co2_kg), 0)::text as co2
  from company_trips t cross join lateral first_answers(t.custom_fields)
  group by 1, 2, 3, 4, 5, 6 order by 1, 2`;
const FROM_SUMS = `select field_key, value, month, product, department, person_id, sum(trips)::int as trips,
    sum(booked_minor)::text as booked, sum(refunded_minor)::text as refunded, sum(co2_kg)::text as co2
  from company_answer_sums group by 1, 2, 3, 4, 5, 6 having sum(trips) > 0 order by 1, 2`;
const rowsOf = async (text: string) => (await run(text)).rows;

it('sums of answers follow the first answer of a field, and what is without one', async () => {
  const answer = (key: string, value: string) => ({ key, label: key, value });
  const save = (answers: unknown) =>
    run(`update bookings set custom_fields = $1 where confirmation_code = $2`, [
      JSON.stringify(answers),
      code,
    ]);
  const groups = async (field: string, query = {}) =>
    (await spend(company, { by: 'field', field, ...query })).groups.map(({ key, trips, netMinor }) => ({
      key,
      trips,
      netMinor,
    }));
  const all = { trips: 1, netMinor: totalMinor };
  await save([answer('project', 'A'), answer('project', 'B'), answer('client', 'Orion')]);
  expect(await groups('project')).toEqual([{ key: 'A', ...all }]);
  expect(await groups('client')).toEqual([{ key: 'Orion', ...all }]);
  expect(await groups('other')).toEqual([{ key: '', ...all }]);
  expect(await rowsOf(FROM_SUMS)).toEqual(await rowsOf(FROM_TRIPS));
  await save([answer('project', ''), answer('client', 'Orion')]);
  expect(await groups('project')).toEqual([{ key: '', ...all }]);
  // The same where a filter has it read from other sums, or trip by trip
  for (const filter of [
    { by: 'field', field: 'project', key: '' },
    { by: 'field', field: 'client', key: 'Orion' },
    { by: 'department', key: 'Survey' },
  ]) {
    const within = JSON.stringify([filter]);
    expect(await groups('project', { within }), filter.by).toEqual([{ key: '', ...all }]);
    expect((await spend(company, { within, by: 'person' })).total).toMatchObject(all);
  }
  const without = JSON.stringify([{ by: 'field', field: 'client', key: '' }]);
  expect((await spend(company, { within: without })).total.trips).toBe(0);
  expect(await rowsOf(FROM_SUMS)).toEqual(await rowsOf(FROM_TRIPS));
});

it('a rebuild corrects rows in place, keeps their department, and adds only what is missing', async () => {
  const key = { tenantId: 'business' as const, businessId: company.businessId };
  const { db, close } = connectPortal({ url: product.database.url, poolSize: 2 });
  const again = () => rebuildSpend(db, key);
  const department = async () => (await rowsOf('select department from company_trips'))[0].department;
  const expected = await total();
  await run(`set session_replication_role = replica; update company_trips set booked_minor = 1;
    update company_spend set booked_minor = 7; delete from company_person_spend;
    set session_replication_role = origin`);
  expect(await total()).not.toEqual(expected);
  expect(await again()).toMatchObject({ added: 0, inOtherCurrencies: 0 });
  expect(await total()).toEqual(expected);
  expect(await department()).toBe('Survey');
  expect(await rowsOf(FROM_SUMS)).toEqual(await rowsOf(FROM_TRIPS));

  // A row that's lost can only be made as of today
  await run('delete from company_trips');
  expect((await total()).trips).toBe(0);
  expect(await again()).toMatchObject({ added: 1 });
  expect(await total()).toEqual(expected);
  expect(await department()).toBe('Lab');
  await close();
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
