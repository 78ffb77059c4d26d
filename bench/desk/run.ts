/**
 * The service desk with much to do: its queue, search among many customers, and one customer's whole history.
 * Over the tests' suppliers and a real PostgreSQL whose rows are written by SQL.
 */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/db/client.ts';
import {
  getDeskCustomer,
  searchCustomers,
} from '../../apps/server/src/modules/desk/desk/customers/get-customer.ts';
import { getDesk } from '../../apps/server/src/modules/desk/desk/queue/get-desk.ts';
import { listDeskCases } from '../../apps/server/src/modules/desk/desk/queue/list-cases.ts';
import {
  createBookingWorld,
  readyCheckout,
  type Traveler,
} from '../../apps/server/src/modules/selling/booking/testing/booking-world.ts';
import { mustBook } from '../../apps/server/src/modules/selling/booking/testing/stage.ts';
import { DESK_VIEWS } from '../../packages/contract/src/desk/parts.ts';
import { setUpTestServer, TEST_SERVER_VARIABLE } from '../../packages/postgres/src/testing.ts';
import { percentile, type Row } from '../rows.ts';

type Size = { readonly customers: number; readonly cases: number };
const SIZE: Size = { customers: 1_000_000, cases: 100_000 };
const BOOKINGS = 1_000;
const AGENTS = 200;
const ROUNDS = 400;
const PART = 5_000;
/** Of as many others, so that the database doesn't take bookings for one person's. */
const OTHERS = 5_000;

/** Invented names, as many of each as the list is long; ids in the shape of ours. */
const FIRST = ['Ada', 'Ben', 'Chloé', 'Dev', 'Elif', 'Femi', 'Grace', 'Hugo', 'Ines', 'Jonas'];
const LAST = ['Abara', 'Brandt', 'Costa', 'Dubois', 'Eriksen', 'Fontaine', 'Grant', 'Haddad', 'Ito', 'Joshi'];
const id = (prefix: string) => sql.raw(`'${prefix}_' || lpad(to_hex(n), 26, '0')`);
const pick = (names: readonly string[], every: number) =>
  sql`(${names}::text[])[1 + (n / ${every}::int) % ${names.length}::int]`;

async function fill(db: Db, { customers, cases }: Size, { actor }: Traveler): Promise<void> {
  const { tenantId, customerId } = actor;
  // A statement of the server may not take long, and a million rows do
  for (let from = 1; from <= customers; from += PART)
    await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, phone,
        locale, created_at)
      select ${tenantId}, ${id('cus')}, 'bench-' || n, ${pick(FIRST, 1)}, ${pick(LAST, 10)} || n % 5000,
        'person' || n || '@example.test', '+1617' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0'), 'en',
        now()
      from generate_series(${from}::int, ${Math.min(customers, from + PART - 1)}::int) n`.execute(db);
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
      created_at)
    values (${tenantId}, ${customerId}, ${actor.subject}, 'Maya', 'Okafor', 'maya@example.test', 'en', now())
    on conflict do nothing`.execute(db);
  await sql`insert into agents (tenant_id, agent_id, created_at, seen_at)
    select ${tenantId}, ${id('cus')}, now(), now() from generate_series(1, ${AGENTS}::int) n`.execute(db);
  for (let from = 1; from <= cases; from += PART)
    await sql`insert into cases (tenant_id, customer_id, case_id, code, kind, subject_id, facts, state,
      opened_at, due_at, promise_minutes, clock_started_at, assignee_id)
    select ${tenantId}, ${id('cus')}, ${id('cas')}, 'C-' || upper(lpad(to_hex(n), 6, '0')), 'supportRequest',
      'message:' || n, '{"topic": "refund"}', (array['open', 'working', 'waitingOnTraveler',
      'waitingOnSupplier'])[1 + n % 4], now(), now() + n * interval '7 seconds', 480, now(),
      case when n % 3 = 0 then 'cus_' || lpad(to_hex(1 + n % ${AGENTS}::int), 26, '0') end
    from generate_series(${from}::int, ${Math.min(cases, from + PART - 1)}::int) n`.execute(db);
  // Somebody with much behind them
  const copies = (table: string, change: string) =>
    sql.raw(`insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || ${change})).*
      from ${table} t, generate_series(2, ${BOOKINGS}) n where t.customer_id = '${customerId}'`);
  const ids = `jsonb_build_object('booking_id', 'bkg_' || lpad(to_hex(n), 26, '0'))`;
  await copies(
    'bookings',
    `${ids} || jsonb_build_object('checkout_id', 'chk_' || n, 'quote_id', 'quo_' || n,
      'confirmation_code', 'H-' || upper(lpad(to_hex(n), 6, '0')))`,
  ).execute(db);
  await copies('tenders', `${ids} || jsonb_build_object('reference', 'bench:' || n)`).execute(db);
  const others = `${ids} || jsonb_build_object('customer_id', 'cus_' || lpad(to_hex(n * 7), 26, '0'),
    'booking_id', 'bkg_' || lpad(to_hex(n + 10000), 26, '0'), 'checkout_id', 'chk_others_' || n, 'quote_id',
    'quo_others_' || n, 'confirmation_code', 'H-' || upper(lpad(to_hex(n + 10000), 6, '0')))`;
  await sql
    .raw(`insert into bookings select (jsonb_populate_record(null::bookings, to_jsonb(t) || ${others})).*
      from (select * from bookings limit 1) t, generate_series(1, ${OTHERS}) n`)
    .execute(db);
  // As a server's own database is, by autovacuum
  for (const table of ['agents', 'bookings', 'cases', 'customers', 'tenders'])
    await sql.raw(`vacuum (analyze) ${table}`).execute(db);
  await sql`analyze`.execute(db);
}

async function measure(what: string, target: string, one: (round: number) => Promise<unknown>): Promise<Row> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await one(round);
    samples.push(performance.now() - begun);
  }
  // The first compile and fill caches
  return { area: 'desk', what, figure: percentile(samples.slice(ROUNDS / 4), 0.99), target };
}

export async function deskBench(size: Size = SIZE): Promise<Row[]> {
  const databases = await setUpTestServer();
  process.env[TEST_SERVER_VARIABLE] = databases.address;
  const world = await createBookingWorld();
  try {
    const server = world.startProcess('bench');
    const maya = await world.newTraveler();
    await mustBook(server, await readyCheckout(server, maya), maya);
    await server.db.connection().execute(async (one) => {
      // No statement of a server's takes as long as filling a table does
      await sql`set statement_timeout = 0`.execute(one);
      await fill(one, size, maya);
      await sql`reset statement_timeout`.execute(one);
    });
    const agent = {
      ...maya.actor,
      customerId: `cus_${'2'.padStart(26, '0')}` as typeof maya.actor.customerId,
    };
    const { db, clock, products } = server;
    const of = `${size.cases.toLocaleString('en-US')} open cases`;
    const rows: Row[] = [];
    for (const view of DESK_VIEWS)
      rows.push(
        await measure(`queue ${view}, ${of}, p99 ms`, '≤ 30', () =>
          listDeskCases({ db, clock, products }, { view }, agent),
        ),
      );
    rows.push(
      await measure(`counts of the queue, ${of}, p99 ms`, '≤ 30', () => getDesk({ db, clock }, agent)),
    );
    const many = `${size.customers.toLocaleString('en-US')} customers`;
    for (const [kind, wordOf] of Object.entries(SEARCHES))
      rows.push(
        await measure(`search by ${kind}, ${many}, p99 ms`, '≤ 50', (round) =>
          searchCustomers({ db, clock }, wordOf(1 + ((round * 7_919) % size.customers)), agent),
        ),
      );
    const whole = `a customer’s page, ${BOOKINGS.toLocaleString('en-US')} bookings, p99 ms`;
    const page = () => getDeskCustomer({ db, clock, products }, maya.actor.customerId, agent);
    rows.push(await measure(whole, '≤ 1000', page));
    return rows;
  } finally {
    await world.close();
    await databases.close();
  }
}

const phone = (n: number): string => `617${String((n * 7919) % 10_000_000).padStart(7, '0')}`;
const hex = (n: number): string => n.toString(16).padStart(6, '0').toUpperCase();
const SEARCHES: Readonly<Record<string, (n: number) => string>> = {
  'a common last name': (n) => LAST[n % LAST.length] ?? '',
  'a whole name': (n) => `${FIRST[n % 10]} ${LAST[Math.floor(n / 10) % 10]}${n % 5000}`,
  'two letters': (n) => ['ab', 'co', 'ma', 'gr'][n % 4] ?? '',
  email: (n) => `person${n}@`,
  phone,
  'H- code': (n) => `H-${hex(2 + (n % (BOOKINGS - 1)))}`,
  'C- code': (n) => `C-${hex(1 + (n % 100_000))}`,
  'last four': (n) => String(n % 10_000).padStart(4, '0'),
};
