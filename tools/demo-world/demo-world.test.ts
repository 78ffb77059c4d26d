/** A tiny world, made over the same code as the whole one, on a real PostgreSQL, bank, vault and market. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../apps/server/src/db/seed/seed.ts';
import { MACHINES } from '../../apps/server/src/main/capabilities.ts';
import { checkLedger } from '../../apps/server/src/modules/money/ledger/check-ledger.ts';
import { createTestProduct, type TestProduct } from '../../apps/server/src/testing/product.ts';
import { TEST_SESSION_SETTINGS, TEST_TENANTS } from '../../apps/server/src/testing/server.ts';
import { seedDemoCards } from '../../apps/vault/src/cards/seed-cards.ts';
import { type Instant, plusSeconds } from '../../packages/domain/src/dates.ts';
import { PRIYA_AS_ADMIN } from './company/people.ts';
import { planErrands } from './company/plan.ts';
import { cardholder } from './customers/people.ts';
import { INVITED, LEFT } from './data/staff.ts';
import { dayOfMaking } from './days.ts';
import { lockWorld } from './once.ts';
import { openStage } from './open-stage.ts';
import { type Played, playSteps } from './play.ts';
import type { Stage } from './stage.ts';
import { storySteps } from './story.ts';

const TINY = { weeksBack: 2, weeksAhead: 1, perWeek: 1, today: 1, waiting: 2, cardholders: ['maya'] };
let product: TestProduct;
let stage: Stage;
let made: Instant;
const warnings: string[] = [];
beforeAll(async () => {
  product = await createTestProduct();
  const { effects, clock, vault } = product;
  made = clock.now();
  await seed({ db: effects.db, clock, scenario: 'demo', serverKey: TEST_SESSION_SETTINGS.csrfKey });
  await seedDemoCards(vault);
  const vaultUrl = vault.url;
  const present = async () => made;
  stage = openStage({
    ...product,
    present,
    tenants: TEST_TENANTS,
    sessions: TEST_SESSION_SETTINGS,
    vaultUrl,
  });
}, 120_000);
afterAll(() => product?.close());

const play = (on = stage, dying = new AbortController()): Promise<Played> =>
  playSteps(storySteps(made, TINY), {
    db: product.effects.db,
    clock: product.clock,
    stage: on,
    signal: dying.signal,
    rest: async () => undefined,
    warn: (step, error) => void warnings.push(`${step}: ${(error as Error).message}`),
  });
const count = async (statement: string) =>
  (await product.database.pool.query<{ name: string; count: number }>(statement)).rows.map(
    ({ name, count: many }) => [name, many] as const,
  );
const bookings = () =>
  count(`select tenant_id || ' ' || product || ' ' || state as name, count(*)::int as count
    from bookings group by 1 order by 1`);
const everything = async () => [
  await bookings(),
  await count(`select tenant_id || ' ' || state as name, count(*)::int from cases group by 1 order by 1`),
  await count(`select state as name, count(*)::int from approval_requests group by 1 order by 1`),
  await count(`select kind as name, count(*)::int from business_events group by 1 order by 1`),
];

/** The product has booked, and who asked for it dies before they have the answer. */
function dyingStage(dying: AbortController, call: string): Stage {
  return {
    ...stage,
    call: async (who, name, ...parts) => {
      const answer = await stage.call(who, name, ...parts);
      if (name !== call) return answer;
      dying.abort();
      throw new Error('killed');
    },
  };
}

/** What was left for later when somebody booked fails the first time. */
function failingStage(): Stage {
  let fails = true;
  const goOnFor: Stage['goOnFor'] = async (...given) => {
    if (!fails) return stage.goOnFor(...given);
    fails = false;
    throw new Error('not now');
  };
  return { ...stage, goOnFor };
}

test('what fails once a flight is booked is gone on with, and the flight isn’t booked again', async () => {
  const dying = new AbortController();
  const killed = dyingStage(dying, 'searchStays');
  await expect(play({ ...failingStage(), call: killed.call }, dying)).rejects.toThrow('killed');
  expect(warnings.splice(0)).toEqual([expect.stringContaining('not now')]);
  expect(await bookings()).toEqual([['consumer Flight Confirmed', 1]]);
});

test('killed in the middle of booking, sending and of a case, it goes on; nothing is twice', async () => {
  for (const call of ['bookCheckout', 'contactSupport', 'sendForApproval']) {
    const dying = new AbortController();
    await expect(play(dyingStage(dying, call), dying)).rejects.toThrow('killed');
  }
  const { skipped } = await play();
  expect([skipped, warnings]).toEqual([0, []]);
  const steps = storySteps(made, TINY);
  const ended = await count(
    'select 1::text as name, count(*)::int from demo_steps where ended_at is not null',
  );
  expect(ended).toEqual([['1', steps.length]]);
  const twice = await count(`select title as name, count(*)::int from bookings
    where tenant_id = 'consumer' group by title, starts_at having count(*) > 1`);
  expect(twice).toEqual([]);
  const sent = await count('select 1::text as name, count(*)::int from approval_requests');
  const asking = planErrands(dayOfMaking(made), TINY, new Set([...INVITED, ...LEFT]));
  expect(sent).toEqual([['1', asking.filter(({ over }) => over !== null).length]]);
}, 180_000);

test('there’s something in every state, and all money is accounted for', async () => {
  const [booked, cases, requests] = (await everything()).map((each) => new Map(each));
  for (const name of [
    'Hotel Confirmed',
    'Hotel Canceled',
    'Flight Confirmed',
    'Flight Canceled',
    'Car Confirmed',
  ])
    expect(booked?.get(`consumer ${name}`), name).toBeGreaterThan(0);
  for (const name of ['Hotel Confirmed', 'Flight Confirmed'])
    expect(booked?.get(`business ${name}`), name).toBeGreaterThan(0);
  for (const state of ['open', 'waitingOnTraveler', 'resolved', 'closed'])
    expect(cases?.get(`consumer ${state}`), state).toBeGreaterThan(0);
  expect((requests?.get('inReview') ?? 0) + (requests?.get('pending') ?? 0)).toBe(TINY.waiting);
  expect(await checkLedger(product.effects.db, MACHINES)).toEqual([]);
});

test('the admin sees it: who is away, who works there, and what it came to', async () => {
  product.clock.set(made);
  const day = made.slice(0, 10) as never;
  const { people } = await stage.call(PRIYA_AS_ADMIN, 'listTravelersOn', { input: { date: day } });
  expect(people).toBeGreaterThan(0);
  const { company, counts, departments } = await stage.call(PRIYA_AS_ADMIN, 'getAdmin', {});
  expect([company.businessName, counts.tiers, departments.length]).toEqual(['Northline Surveying', 5, 7]);
  expect(counts.active).toBeGreaterThan(50);
  const { total } = await stage.call(PRIYA_AS_ADMIN, 'getSpend', { query: { period: 'year' } });
  const sums = await product.database.pool.query<{ trips: number; minor: number }>(
    `select count(*)::int as trips, sum(total_minor + premium_minor)::int as minor from bookings
     where tenant_id = 'business' and state not in ('Pending', 'Failed')`,
  );
  expect([total.trips, total.bookedMinor]).toEqual([sums.rows[0]?.trips, sums.rows[0]?.minor]);
});

test('what happened in the past is dated then: no ticket of long ago was issued today', async () => {
  const { rows } = await product.database.pool.query<{ all: number; late: number }>(
    `select count(*)::int as all,
       count(*) filter (where t.ticketed_at > b.created_at + interval '1 hour')::int as late
     from bookings b join ticketings t using (tenant_id, customer_id, booking_id)
     where t.state = 'ticketed'`,
  );
  expect([rows[0]?.late, (rows[0]?.all ?? 0) > 5]).toEqual([0, true]);
});

test('what was given back long ago has come back, and what was lately is on its way', async () => {
  const day = 86_400_000;
  const { rows } = await product.database.pool.query<{ state: string; old: boolean }>(
    'select distinct state, created_at < $1::timestamptz as old from refunds order by 1',
    [new Date(Date.parse(made) - 4 * day).toISOString()],
  );
  expect(rows).toEqual([
    { state: 'returned', old: true },
    { state: 'sent', old: false },
  ]);
});

test('played again it makes nothing new', async () => {
  const before = await everything();
  expect(await play()).toEqual({ played: 0, skipped: 0, before: storySteps(made, TINY).length });
  expect(await everything()).toEqual(before);
});

test('a second process waits until the first is done, or dead', async () => {
  const { pool } = product.database;
  const unlock = await lockWorld(pool);
  let isIn = false;
  const second = lockWorld(pool).then((release) => {
    isIn = true;
    release();
  });
  await pool.query('select pg_sleep(0.2)');
  expect(isIn).toBe(false);
  unlock();
  await second;
});

test('a job that’s run for one customer does nothing of anybody else’s', async () => {
  const waiting = () =>
    count(`select state as name, count(*)::int from approval_requests
    where state in ('pending', 'inReview') group by 1 order by 1`);
  const onTheirWay = () =>
    count(`select tenant_id as name, count(*)::int from refunds
    where state = 'sent' group by 1 order by 1`);
  const before = { waiting: await waiting(), onTheirWay: await onTheirWay() };
  expect(before.onTheirWay.map(([name]) => name)).toContain('consumer');
  product.clock.set(plusSeconds(made, 40 * 86_400));
  await stage.goOnFor(cardholder('maya'), ['trace-refunds', 'settle-approvals', 'close-resolved-cases']);
  product.clock.set(made);
  expect(await waiting()).toEqual(before.waiting);
  expect(await onTheirWay()).toEqual(before.onTheirWay.filter(([name]) => name !== 'consumer'));
});
