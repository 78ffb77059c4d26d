/**
 * What a company's people booked: a million trips of 10,000 people in a year, summed as the admin site shows
 * it, over a real PostgreSQL whose rows are written by SQL. Beside it the same sums from the bookings.
 */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/client.ts';
import { getSpend } from '../../apps/server/src/modules/companies/admin/spend/get-spend.ts';
import { listTrips } from '../../apps/server/src/modules/companies/admin/spend/list-trips.ts';
import {
  createBookingWorld,
  type Process,
  readyCheckout,
} from '../../apps/server/src/modules/selling/booking/testing/booking-world.ts';
import { mustBook } from '../../apps/server/src/modules/selling/booking/testing/stage.ts';
import { setUpTestServer, TEST_SERVER_VARIABLE } from '../../packages/postgres/src/testing.ts';
import { percentile, type Row } from '../rows.ts';

const TRIPS = 1_000_000;
const PEOPLE = 10_000;
const PART = 50_000;
const ROUNDS = 7;
const COMPANY = { tenantId: 'business', businessId: 'biz_1' } as const;
const YEAR = 'spend of a year';

async function fill(db: Db, now: string): Promise<void> {
  await sql`insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
    values ('business', 'biz_1', 'Northline', 'acc_1', true)`.execute(db);
  await sql`insert into policy_tiers (tenant_id, business_id, tier_id, name, version)
    select 'business', 'biz_1', 'tier_' || n, 'Tier ' || n, 1 from generate_series(0, 4) n`.execute(db);
  await sql`insert into business_members (tenant_id, business_id, person_id, subject, roles, issuer_role,
      can_view_admin, first_name, last_name, email, department, cost_center, tier_id)
    select 'business', 'biz_1', 'per_' || n, 'bench-' || n, '{Traveler}', 'Non Financial User', false,
      'Person', n::text, n || '@example.test', 'Department ' || n % 40, 'C' || n % 300, 'tier_' || n % 5
    from generate_series(0, ${PEOPLE - 1}::int) n`.execute(db);
  // Rows of the company follow in one statement instead of one for each booking
  await sql`set session_replication_role = replica`.execute(db);
  for (let from = 0; from < TRIPS; from += PART)
    await sql`insert into bookings select copy.*
      from (select b from bookings b where tenant_id <> 'business' limit 1) one
      cross join generate_series(${from}::int, ${from + PART - 1}::int) n
      cross join lateral jsonb_populate_record(one.b, jsonb_build_object('tenant_id', 'business',
        'customer_id', 'cus_' || n % ${PEOPLE}::int, 'subject', 'bench-' || n % ${PEOPLE}::int,
        'booking_id', 'bkg_' || n, 'checkout_id', 'chk_' || n, 'quote_id', 'quo_' || n,
        'confirmation_code', 'H-' || to_hex(n), 'offer', '{}'::jsonb, 'request', '{}'::jsonb,
        'product', (array['Hotel', 'Flight', 'Car'])[1 + n % 3], 'travelers', 'sealed',
        'total_minor', 10000 + n::bigint * 7919 % 90000, 'accepted_minor', 100000,
        'state', case when n % 20 = 0 then 'Canceled' else 'Confirmed' end,
        'penalty_minor', case when n % 20 = 0 then 1000 end,
        'co2_kg', case when n % 3 = 1 then 80 + n % 900 end,
        'custom_fields', jsonb_build_array(jsonb_build_object('key', 'project', 'label', 'Project', 'value',
          'P-' || n % 2000)),
        'created_at', ${now}::timestamptz - n * interval '330 days' / ${TRIPS}::int)) copy`.execute(db);
  await sql`insert into company_trips select b.tenant_id, b.customer_id, b.booking_id, m.business_id,
      m.person_id, m.department, m.cost_center, m.tier_id, b.product, b.created_at,
      to_char(b.created_at at time zone 'UTC', 'YYYY-MM'), b.total_minor + b.premium_minor,
      case b.state when 'Canceled' then b.total_minor + b.premium_minor - b.penalty_minor else 0 end,
      case b.state when 'Canceled' then 0 else b.co2_kg end, b.custom_fields
    from bookings b join business_members m on m.tenant_id = b.tenant_id and m.subject = b.subject
    where b.tenant_id = 'business'`.execute(db);
  await sql`select sum_company_again('business', 'biz_1', null)`.execute(db);
  await sql`set session_replication_role = origin`.execute(db);
  for (const table of [
    'bookings',
    'company_answer_sums',
    'company_answered_sums',
    'company_person_spend',
    'company_spend',
    'company_trips',
    'business_members',
  ])
    await sql.raw(`vacuum (analyze) ${table}`).execute(db);
}

/** As the sums were read before there were rows of their own for them. */
const fromBookings = (db: Db) =>
  sql<{ trips: number; bookedMinor: number; refundedMinor: number }>`select count(*)::int as trips,
      sum(b.total_minor + b.premium_minor)::float8 as "bookedMinor",
      sum(case b.state when 'Canceled' then b.total_minor + b.premium_minor - coalesce(b.penalty_minor, 0)
        else 0 end)::float8 as "refundedMinor"
    from business_members m join bookings b on b.tenant_id = m.tenant_id and b.subject = m.subject
    where m.tenant_id = 'business' and m.business_id = 'biz_1' and b.state not in ('Pending', 'Failed')
    group by m.department, to_char(b.created_at at time zone 'UTC', 'YYYY-MM'), b.product`.execute(db);

async function once(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    samples.push(await once(work));
  }
  return percentile(samples.slice(2), 0.5);
}

async function measure(server: Process): Promise<Row[]> {
  const actor = COMPANY as Parameters<typeof getSpend>[2];
  const spend = (more: object) =>
    getSpend(server, { period: 'year', by: 'department', within: [], ...more }, actor);
  const { total } = await spend({});
  const source = (await fromBookings(server.db)).rows;
  const sum = (of: 'trips' | 'bookedMinor' | 'refundedMinor') =>
    source.reduce((all, row) => all + row[of], 0);
  for (const name of ['trips', 'bookedMinor', 'refundedMinor'] as const)
    if (total[name] !== sum(name) || total.trips !== TRIPS)
      throw new Error(`the sums differ in ${name}: ${total[name]}, not ${sum(name)}`);
  const reference = { what: 'from the bookings', figure: await once(() => fromBookings(server.db)) };
  const row = async (what: string, work: () => Promise<unknown>, more = {}): Promise<Row> => ({
    area: 'Spend',
    what: `${what}, ${TRIPS.toLocaleString('en-US')} trips, median ms`,
    figure: await median(work),
    target: '≤ 500',
    ...more,
  });
  return [
    await row(`${YEAR} by department`, () => spend({}), { reference }),
    await row(`${YEAR} by person`, () => spend({ by: 'person' })),
    await row(`${YEAR} by custom field`, () => spend({ by: 'field', field: 'project' })),
    await row('spend of a month by tier', () => spend({ by: 'tier', period: 'month' })),
    await row('people of one department', () =>
      spend({ by: 'person', within: [{ by: 'department', key: 'Department 7' }] }),
    ),
    await row('people of one answer', () =>
      spend({ by: 'person', within: [{ by: 'field', field: 'project', key: 'P-7' }] }),
    ),
    await row('people without an answer', () =>
      spend({ by: 'person', within: [{ by: 'field', field: 'project', key: '' }] }),
    ),
    await row('answers of one department', () =>
      spend({ by: 'field', field: 'project', within: [{ by: 'department', key: 'Department 7' }] }),
    ),
    await row('departments of one answer', () =>
      spend({ within: [{ by: 'field', field: 'project', key: 'P-7' }] }),
    ),
    await row('first 50 trips of a year', () => listTrips(server, { period: 'year', within: [] }, actor)),
  ];
}

export async function spendBench(): Promise<Row[]> {
  const databases = await setUpTestServer();
  process.env[TEST_SERVER_VARIABLE] = databases.address;
  const world = await createBookingWorld();
  try {
    const server = world.startProcess('bench');
    const traveler = await world.newTraveler();
    await mustBook(server, await readyCheckout(server, traveler), traveler);
    await server.db.connection().execute(async (one) => {
      // No statement of a server's takes as long as filling a table does
      await sql`set statement_timeout = 0`.execute(one);
      await fill(one, server.clock.now());
      await sql`reset statement_timeout`.execute(one);
    });
    return await measure(server);
  } finally {
    await world.close();
    await databases.close();
  }
}
