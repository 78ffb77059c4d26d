/**
 * Whole bookings a second: checkout to confirmed and paid, with saga steps, ledger and noted moves, on the
 * embedded PostgreSQL with its durable settings. The reference is a bare two-leg insert into two tables on
 * the same server.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Actor, RequestContext } from '../../apps/server/src/context.ts';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { migratePortal } from '../../apps/server/src/db/migrate.ts';
import { bookCheckout } from '../../apps/server/src/modules/booking/book-checkout.ts';
import { bookingSagas } from '../../apps/server/src/modules/booking/routes.ts';
import { createInn } from '../../apps/server/src/modules/booking/testing/inn.ts';
import { saveDraft } from '../../apps/server/src/modules/checkouts/save-draft.ts';
import { startCheckout } from '../../apps/server/src/modules/checkouts/start-checkout.ts';
import { checkLedger } from '../../apps/server/src/modules/ledger/check-ledger.ts';
import { createSagaRunner } from '../../apps/server/src/workflow/saga-runner.ts';
import { date, type Instant } from '../../packages/domain/src/dates.ts';
import { newId, type StayId } from '../../packages/domain/src/ids.ts';
import { ensureDatabase } from '../../packages/postgres/src/databases.ts';
import { startEmbeddedPostgres } from '../../packages/postgres/src/embedded/launch.ts';
import type { Row } from '../rows.ts';
import { percentile } from '../rows.ts';
import { createInstantGateway } from './instant-gateway.ts';

const BUYERS = 32;
const WARM = 300;
const COUNTED = 2_000;
const INSERTS = 20_000;

const now = () => new Date().toISOString() as Instant;
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };

/** Runs the jobs, `BUYERS` at once; answers how many were done in a second, and how long each took. */
async function together(jobs: readonly (() => Promise<unknown>)[]): Promise<[rate: number, ms: number[]]> {
  const taken: number[] = [];
  let next = 0;
  const begun = performance.now();
  const buyer = async (): Promise<void> => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const start = performance.now();
      await job();
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return [(jobs.length * 1000) / (performance.now() - begun), taken];
}

type Portal = ReturnType<typeof connectPortal>;

function processOf({ db }: Portal) {
  const log = pino({ level: 'error' });
  const clock = { now };
  const { supplier } = createInn(Number.MAX_SAFE_INTEGER);
  const outside = {
    ...{ db, clock, random, log },
    payments: createInstantGateway(now),
    supplierOf: () => supplier,
    cityArt: () => undefined,
    earnMultiplier: async () => 4,
  };
  return {
    ...outside,
    sagas: createSagaRunner({ ...outside, kinds: bookingSagas(outside), holder: 'bench' }),
  };
}

const contextOf = (): RequestContext => ({
  tenantId: 'consumer',
  origin: 'http://localhost',
  cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  requestId: 'bench',
  scenario: null,
  idempotencyKey: null,
  signal: new AbortController().signal,
});

const newActor = (): Actor => ({
  sessionId: newId('ses', random.bytes(16)),
  tenantId: 'consumer',
  customerId: newId('cus', random.bytes(16)),
  subject: 'bench',
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya.okafor@example.com',
  locale: 'en',
  isAgent: false,
  isDelegated: false,
  businessId: null,
});

/** A checkout that only waits to be paid for, and the paying of it. */
async function prepared(server: ReturnType<typeof processOf>): Promise<() => Promise<void>> {
  const actor = newActor();
  const ask = {
    stayId: 'sty_inn-1' as StayId,
    rateId: 'standard',
    checkIn: date(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)),
    checkOut: date(new Date(Date.now() + 64 * 86_400_000).toISOString().slice(0, 10)),
    rooms: [{ adults: 2, childAges: [] }],
  };
  const { checkoutId, quote } = await startCheckout(server, ask, actor, contextOf());
  const typed = { leadGuestAge: 34, phone: '+1 617 555 0142', termsAccepted: true };
  await saveDraft(server, checkoutId, { ...typed, paymentId: newId('pay', random.bytes(16)) }, actor);
  const input = { quoteId: quote.quoteId, totalMinor: quote.price.total.amountMinor };
  return async () => {
    const { result } = await bookCheckout(server, checkoutId, input, actor, contextOf());
    if (result !== 'Success') throw new Error(`a booking was ${result}`);
  };
}

async function prepareMany(server: ReturnType<typeof processOf>, count: number) {
  const ready: (() => Promise<void>)[] = [];
  await together(Array.from({ length: count }, () => async () => void ready.push(await prepared(server))));
  return ready;
}

async function bareInserts({ pool }: Portal): Promise<number> {
  await pool.query(`create table bare_transactions (id bigint generated always as identity primary key);
    create table bare_legs (id bigint not null, line int not null, account text not null,
      amount bigint not null, primary key (id, line))`);
  const insert = () =>
    pool.query(`with t as (insert into bare_transactions default values returning id)
      insert into bare_legs select id, line, 'account', case line when 1 then 100 else -100 end
      from t, generate_series(1, 2) line`);
  await together(Array.from({ length: INSERTS / 10 }, () => insert));
  return (await together(Array.from({ length: INSERTS }, () => insert)))[0];
}

export async function bookingBench(): Promise<Row[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'sojourn-bench-'));
  const postgres = await startEmbeddedPostgres({ stateDir, log: () => undefined });
  try {
    await ensureDatabase(postgres.url('postgres'), 'portal');
    await migratePortal(postgres.url('portal'));
    const portal = connectPortal({ url: postgres.url('portal'), poolSize: BUYERS / 2, waitMs: 30_000 });
    const server = processOf(portal);
    await together(await prepareMany(server, WARM));
    const [rate, taken] = await together(await prepareMany(server, COUNTED));
    const violations = await checkLedger(portal.db);
    if (violations.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(violations[0])}`);
    const bare = await bareInserts(portal);
    await portal.close();
    const area = 'Booking';
    const reference = { what: 'bare two-leg insert', figure: bare };
    return [
      { area, what: `whole bookings a second, ${BUYERS} at once`, figure: rate, target: '≥ 500', reference },
      { area, what: 'one booking among them, p50 ms', figure: percentile(taken, 0.5), target: '' },
      { area, what: 'one booking among them, p99 ms', figure: percentile(taken, 0.99), target: '' },
    ];
  } finally {
    await postgres.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
