/**
 * Judging what a company's people priced in 30 days by other rules: stays, flights and cars that checkouts of
 * the tests' suppliers began with, copied by SQL, read from a real PostgreSQL and judged three times each.
 */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/client.ts';
import { replayTier } from '../../apps/server/src/modules/companies/admin/tiers/replay-tier.ts';
import {
  createBookingWorld,
  type Process,
  readyCheckout,
} from '../../apps/server/src/modules/selling/booking/testing/booking-world.ts';
import { money } from '../../packages/domain/src/money.ts';
import { type PolicyTier, UNRESTRICTED } from '../../packages/domain/src/policy/tier.ts';
import { setUpTestServer, TEST_SERVER_VARIABLE } from '../../packages/postgres/src/testing.ts';
import { readyCar } from '../../products/car/testing/car-checkouts.ts';
import { readyFlight } from '../../products/flight/testing/flight-checkouts.ts';
import type { Row } from '../rows.ts';

const SEARCHES = 100_000;
const PEOPLE = 10_000;
const PART = 5_000;
const MIB = 2 ** 20;
const COMPANY = { tenantId: 'business', businessId: 'biz_1' } as const;
const TIER_ID = 'tier_1';
const capped = (dollars: number): PolicyTier => ({
  ...UNRESTRICTED,
  hotels: { policies: [{ allowedStarRatings: [3, 4, 5], maxPricePerNight: money(dollars * 100) }] },
});

/** A company with one tier, and what its people priced, spread evenly over 29 days. */
async function fill(db: Db, now: string): Promise<void> {
  const rules = JSON.stringify(capped(500));
  await sql`insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
    values ('business', 'biz_1', 'Northline', 'acc_1', true)`.execute(db);
  await sql`insert into policy_tiers (tenant_id, business_id, tier_id, name, version)
    values ('business', 'biz_1', ${TIER_ID}, 'All', 1)`.execute(db);
  await sql`insert into policy_tier_versions (tenant_id, business_id, tier_id, version, rules, changed_at)
    values ('business', 'biz_1', ${TIER_ID}, 1, ${rules}::jsonb, now())`.execute(db);
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
      created_at)
    select 'business', 'cus_' || n, 'bench-' || n, 'Person', n::text, n || '@example.test', 'en', now()
    from generate_series(0, ${PEOPLE - 1}::int) n`.execute(db);
  await sql`create temporary table samples as
    select row_number() over (order by c.created_at, c.checkout_id) - 1 as at, c as checkout, q as quote
    from checkouts c join quotes q on q.tenant_id = c.tenant_id and q.customer_id = c.customer_id
      and q.quote_id = c.quote_id`.execute(db);
  for (let from = 0; from < SEARCHES; from += PART) {
    const copies = sql`from generate_series(${from}::int, ${Math.min(SEARCHES, from + PART) - 1}::int) n
      join samples on samples.at = n % (select count(*) from samples)`;
    const ids = sql`jsonb_build_object('tenant_id', 'business', 'customer_id', 'cus_' || n % ${PEOPLE}::int,
      'checkout_id', 'chk_' || n, 'quote_id', 'quo_' || n)`;
    await sql`insert into checkouts select copy.* ${copies}
      cross join lateral jsonb_populate_record(checkout, ${ids}) copy`.execute(db);
    // Stays have prices of their own
    await sql`insert into quotes select copy.* ${copies}
      cross join lateral jsonb_populate_record(quote, ${ids} ||
        case when (quote).offer #> '{price,nightlyAverage}' is null then '{}' else jsonb_build_object('offer',
          jsonb_set((quote).offer, '{price,nightlyAverage,amountMinor}',
            to_jsonb(9000 + n::bigint * 7919 % 60000))) end) copy`.execute(db);
    await sql`insert into policy_checks (tenant_id, customer_id, checkout_id, business_id, tier_id,
        tier_version, verdict, needs_approval, checked_at)
      select 'business', 'cus_' || n % ${PEOPLE}::int, 'chk_' || n, 'biz_1', ${TIER_ID}, 1, '{}', false,
        ${now}::timestamptz - n * interval '29 days' / ${SEARCHES}::int ${copies}`.execute(db);
  }
  await sql`analyze`.execute(db);
}

async function measure(server: Process): Promise<Row[]> {
  const actor = COMPANY as Parameters<typeof replayTier>[3];
  const rules = capped(350);
  const replay = () => replayTier(server, TIER_ID, rules, actor);
  globalThis.gc?.();
  const memoryBefore = process.memoryUsage.rss();
  let most = memoryBefore;
  let delay = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
    delay = Math.max(delay, performance.now() - last - 10);
    last = performance.now();
  }, 10);
  const begun = performance.now();
  const { total, before, after, people } = await replay();
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(timer);
  if (total !== SEARCHES) throw new Error(`judged ${total} searches, not ${SEARCHES}`);
  if (after.out <= before.out || people.length === 0) throw new Error('the stricter rules changed nothing');
  const what = `replay of ${SEARCHES.toLocaleString('en-US')} searches`;
  return [
    { area: 'Policy', what: `${what}, s`, figure: seconds, target: '≤ 30' },
    {
      area: 'Policy',
      what: `${what}, more memory at most, MB`,
      figure: (most - memoryBefore) / MIB,
      target: '',
    },
    { area: 'Policy', what: `${what}, longest time that nothing else ran, ms`, figure: delay, target: '' },
  ];
}

export async function replayBench(): Promise<Row[]> {
  const databases = await setUpTestServer();
  process.env[TEST_SERVER_VARIABLE] = databases.address;
  const world = await createBookingWorld();
  try {
    const server = world.startProcess('bench');
    const traveler = await world.newTraveler();
    for (const ready of [readyCheckout, readyFlight, readyCar]) await ready(server, traveler);
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
