/** Tiers are versioned; a replay judges what was priced by other rules, of one company alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_RULES } from '#testing/admin-rows.ts';
import { createTestCompany, type TestCompany } from '#testing/company.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import { TEST_OPERATOR_KEY } from '#testing/server.ts';

let product: TestProduct;
let company: TestCompany;
let tierId: string;
const add = (name: string, of = company) =>
  product.call('addTier', of.admin, { input: { name, rules: SAMPLE_RULES } });
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const IN_LISBON = {
  place: { id: 'city:lisbon-pt', name: 'Lisbon' },
  season: null,
  maxPricePerDay: usd(5_000),
};
const COMPANY = { code: 'AD', name: 'Avenida' };
const withNightly = (amountMinor: number | null, isApprovalRequired = false) => ({
  ...SAMPLE_RULES,
  settings: { ...SAMPLE_RULES.settings, isApprovalRequired },
  hotels: {
    policies: [
      {
        allowedStarRatings: [1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[],
        maxPricePerNight: amountMinor === null ? null : usd(amountMinor),
      },
    ],
  },
});
beforeAll(async () => {
  product = await createTestProduct();
  company = await createTestCompany(product);
  tierId = (await add('Field team')).body.tierId;
});
afterAll(() => product?.close());

it('a change is a new version, and one of an older version is refused', async () => {
  const change = (version: number, name = 'Field team') =>
    product.call('changeTier', company.admin, {
      params: { tierId },
      input: { name, rules: withNightly(null), version },
    });
  expect((await change(1)).body).toMatchObject({ version: 2, rules: withNightly(null) });
  expect((await change(1)).error?.code).toBe('TierOutdated');
  expect((await add('FIELD team')).error?.code).toBe('TierNameTaken');
  const other = await createTestCompany(product);
  expect((await add('Field team', other)).status).toBe(200);
  const stored = await product.database.pool.query(
    'select version, changed_by from policy_tier_versions where tier_id = $1 order by version',
    [tierId],
  );
  expect(stored.rows).toEqual([1, 2].map((version) => ({ version, changed_by: company.subject })));
});

it('a change leaves who approves, and for how long, as it is', async () => {
  const { tierId: reviewed } = (await add('Reviewed')).body;
  const approval = {
    hours: 48,
    ifUndecided: 'cancel',
    tolerance: { percent: 1, amountMinor: 100 },
    approvers: ['priya'],
  };
  await product.database.pool.query(
    `update policy_tier_versions set rules = jsonb_set(rules, '{settings,approval}', $2)
     where tier_id = $1`,
    [reviewed, JSON.stringify(approval)],
  );
  const input = { name: 'Reviewed', rules: withNightly(20_000), version: 1 };
  const { body } = await product.call('changeTier', company.admin, { params: { tierId: reviewed }, input });
  expect(body.rules.settings.approval).toEqual(approval);
  expect(body.rules.hotels).toEqual(withNightly(20_000).hotels);
});

it('names who approves: people of the company alone, in their order', async () => {
  const people = async (query: object, of = company) =>
    (await product.call('listTierApprovers', of.admin, { query })).body;
  const { businessId } = company;
  for (const [subject, lastName] of [
    ['chain-1', 'Zorn'],
    ['chain-2', 'Abt'],
  ])
    await product.database.pool.query(
      `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
         first_name, last_name, email)
       values ('business', $1, $2, '{Traveler}', 'Non Financial User', false, 'Chain', $3,
         $2 || '@x.example')`,
      [businessId, subject, lastName],
    );
  expect((await people({ q: 'chain' })).people.map(({ name }) => name)).toEqual(['Chain Abt', 'Chain Zorn']);
  expect((await people({ q: '%' })).people).toEqual([]);
  const other = await createTestCompany(product);
  expect((await people({ q: 'chain' }, other)).people).toEqual([]);

  const approval = (approvers: string[]) => ({
    hours: 48,
    ifUndecided: 'cancel' as const,
    tolerance: { percent: 2, amountMinor: 1_000 },
    managers: 1,
    approvers,
  });
  const save = (approvers: string[], of = company, name = 'Chained') => {
    const settings = { ...SAMPLE_RULES.settings, approval: approval(approvers) };
    return product.call('addTier', of.admin, { input: { name, rules: { ...SAMPLE_RULES, settings } } });
  };
  for (const wrong of [['nobody'], ['chain-1', 'chain-1']])
    expect((await save(wrong)).error?.code).toBe('InvalidInput');
  expect((await save(['chain-1'], other)).error?.code).toBe('InvalidInput');
  const { body } = await save(['chain-1', 'chain-2']);
  expect(body.rules.settings.approval).toEqual(approval(['chain-1', 'chain-2']));
  const chosen = ['Chain Zorn', 'Chain Abt'];
  expect((await people({ tierId: body.tierId })).chosen.map(({ name }) => name)).toEqual(chosen);
  expect((await people({ tierId: body.tierId }, other)).chosen).toEqual([]);

  // Who is gone can stay named, and be left out
  await product.database.pool.query(
    `update business_members set deactivated_at = now() where subject = 'chain-1'`,
  );
  const change = (approvers: string[], version: number) =>
    product.call('changeTier', company.admin, {
      params: { tierId: body.tierId },
      input: {
        name: 'Chained',
        version,
        rules: { ...SAMPLE_RULES, settings: { ...SAMPLE_RULES.settings, approval: approval(approvers) } },
      },
    });
  expect((await change(['chain-2', 'chain-1'], 1)).status).toBe(200);
  expect((await change(['chain-2'], 2)).status).toBe(200);
  expect((await change(['chain-1'], 3)).error?.code).toBe('InvalidInput');
});

it.each([
  ['no star rating', { hotels: { policies: [{ allowedStarRatings: [], maxPricePerNight: null }] } }],
  ['a cap of nothing', { cars: { policies: [{ maxPricePerDay: usd(0) }] } }],
  ['another currency', { cars: { policies: [{ maxPricePerDay: { amountMinor: 1, currency: 'EUR' } }] } }],
  [
    'two caps for a city all year',
    { cars: { policies: [{ maxPricePerDay: null, placeCaps: [IN_LISBON, IN_LISBON] }] } },
  ],
  [
    'a place that is none',
    {
      cars: {
        policies: [
          { maxPricePerDay: null, placeCaps: [{ ...IN_LISBON, place: { id: 'hotel:1', name: 'x' } }] },
        ],
      },
    },
  ],
  [
    'a supplier preferred and blocked',
    {
      cars: { policies: [{ maxPricePerDay: null, suppliers: { preferred: [COMPANY], blocked: [COMPANY] } }] },
    },
  ],
  ['one policy for flights', { flights: { policies: SAMPLE_RULES.flights.policies.slice(1) } }],
])('refuses rules with %s', async (_, more) => {
  const input = { name: 'Wrong', rules: { ...SAMPLE_RULES, ...more } } as never;
  expect((await product.call('addTier', company.admin, { input })).error?.code).toBe('InvalidInput');
});

it('a replay says what another cap would have meant, and for whom', async () => {
  const { businessId } = company;
  await product.database.pool.query(
    `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
       tier_id)
     values ('business', $1, 'traveler-of-tier', '{Traveler}', 'Non Financial User', false, $2)`,
    [businessId, tierId],
  );
  await product.call('changeCompany', null, {
    params: { businessId },
    input: { tenantId: 'business', change: { action: 'goLive' } },
    headers: { authorization: `Bearer ${TEST_OPERATOR_KEY}` },
  });
  const traveler = await product.signIn({
    tenantId: 'business',
    subject: 'traveler-of-tier',
    firstName: 'Daniel',
    lastName: 'Reyes',
  });
  await product.call('acknowledgeTerms', traveler, { input: { accepted: true } });
  const { stayId, rateId } = await product.someStay();
  const input = { product: 'Hotel', stayId, rateId, ...TEST_DATES, rooms: TEST_ROOMS } as const;
  const { body } = await product.call('startCheckout', traveler, { input });
  const total = body.quote.total.amountMinor;
  const replay = async (rules: ReturnType<typeof withNightly>, of = company) =>
    product.call('replayTier', of.admin, { params: { tierId }, input: { rules } });

  const same = await replay(withNightly(null));
  expect(same.body).toMatchObject({ total: 1, before: { in: 1 }, after: { in: 1, out: 0, review: 0 } });
  // Two windows at once: the second waits for the first
  const both = await Promise.all([replay(withNightly(null)), replay(withNightly(1))]);
  expect(both.map(({ status, body: { after } }) => [status, after.in])).toEqual([
    [200, 1],
    [200, 0],
  ]);
  const strict = (await replay(withNightly(1, true))).body;
  expect(strict).toMatchObject({
    total: 1,
    before: { in: 1, out: 0 },
    after: { in: 0, out: 1, review: 1 },
    people: [{ name: 'Daniel Reyes', newlyOut: 1, total: 1 }],
  });
  // All but a cent of each night
  expect(strict.saved).toEqual([{ product: 'hotel', amountMinor: expect.closeTo(total, -2) }]);
  expect(strict.nightly.bars.reduce((sum, { newlyOut }) => sum + newlyOut, 0)).toBe(1);
  const dated = withNightly(null);
  dated.hotels.policies[0] = Object.assign({}, dated.hotels.policies[0], { minDaysAhead: 330 });
  expect((await replay(dated)).body).toMatchObject({ after: { in: 0, out: 1 }, saved: [] });
  const other = await createTestCompany(product);
  expect((await replay(withNightly(1), other)).error?.code).toBe('NotFound');

  // Several pages of one instant; another currency or too long ago doesn't count
  const copy = (table: string, ids: string) =>
    product.database.pool.query(
      `insert into ${table} select copy.* from (select t from ${table} t where tenant_id = 'business'
         and customer_id = (select customer_id from customers where tenant_id = 'business'
           and subject = 'traveler-of-tier')) one
       cross join generate_series(1, 1200) n
       cross join lateral jsonb_populate_record(one.t, ${ids}) copy`,
    );
  const checkout = `jsonb_build_object('checkout_id', 'chk_copy_' || n)`;
  const quote = `jsonb_build_object('quote_id', 'quo_copy_' || n)`;
  await copy(
    'quotes',
    `${checkout} || ${quote} || case n when 7 then '{"currency": "EUR"}' else '{}'::jsonb end`,
  );
  await copy('checkouts', `${checkout} || ${quote}`);
  await copy(
    'policy_checks',
    `${checkout} || case n when 8 then '{"checked_at": "2020-01-01T00:00:00Z"}' else '{}'::jsonb end`,
  );
  const many = (await replay(withNightly(1))).body;
  expect(many).toMatchObject({
    total: 1_199,
    after: { out: 1_199 },
    people: [{ name: 'Daniel Reyes', newlyOut: 1_199, total: 1_199 }],
  });
  expect(many.saved[0]?.amountMinor).toBe((strict.saved[0]?.amountMinor ?? 0) * 1_199);
});

it('lists what can be preferred or blocked, of each product by name', async () => {
  const { body } = await product.call('listTierSuppliers', company.admin, {});
  expect(body.hotel).toContainEqual({ code: 'MAR', name: 'Marriott' });
  for (const { length } of [body.hotel, body.flight, body.car]) expect(length).toBeGreaterThan(10);
  const names = body.flight.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
