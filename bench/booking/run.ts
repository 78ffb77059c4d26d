/**
 * Whole bookings a second: checkout to confirmed and paid, by card and by three tenders, with saga steps,
 * ledger and noted moves, on the embedded PostgreSQL with its durable settings. The reference is a bare
 * two-leg insert into two tables on the same server.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import type { Actor, RequestContext } from '../../apps/server/src/context.ts';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { migratePortal } from '../../apps/server/src/db/migrate.ts';
import { createSagas, MACHINES } from '../../apps/server/src/main/capabilities.ts';
import { checkLedger } from '../../apps/server/src/modules/money/ledger/check-ledger.ts';
import { grantCredit } from '../../apps/server/src/modules/money/wallet/grant-credit.ts';
import { bookCheckout } from '../../apps/server/src/modules/selling/booking/book-checkout.ts';
import { createIssuer } from '../../apps/server/src/modules/selling/booking/testing/issuer.ts';
import { createSavedCards } from '../../apps/server/src/modules/selling/checkouts/cards/saved-cards.ts';
import { saveDraft } from '../../apps/server/src/modules/selling/checkouts/drafts/save-draft.ts';
import { startCheckout } from '../../apps/server/src/modules/selling/checkouts/start-checkout.ts';
import { createSagaRunner } from '../../apps/server/src/workflow/saga-runner.ts';
import { reachableFolder } from '../../e2e/product.ts';
import { date, type Instant } from '../../packages/domain/src/dates.ts';
import type { Clock } from '../../packages/domain/src/effects.ts';
import { type BookingId, newId, type StayId } from '../../packages/domain/src/ids.ts';
import { ensureDatabase } from '../../packages/postgres/src/databases.ts';
import { startEmbeddedPostgres } from '../../packages/postgres/src/embedded/launch.ts';
import { createFakeHotelSupplier } from '../../products/hotel/testing/fake-hotel-supplier.ts';
import { withProducts } from '../../products/testing/with-products.ts';
import type { Row } from '../rows.ts';
import { percentile } from '../rows.ts';
import { countSent, type Sent } from './counted.ts';
import { cardOf, createInstantGateway } from './instant-gateway.ts';
import { type ProcessorTime, processorTime } from './processor-time.ts';

const BUYERS = 32;
const WARM = 300;
const COUNTED = 2_000;
const INSERTS = 20_000;

const now = () => new Date().toISOString() as Instant;
const RANDOM = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };

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

export function processOf({ db }: Pick<Portal, 'db'>, random = RANDOM, clock: Clock = { now }) {
  const log = pino({ level: 'error' });
  const { supplier } = createFakeHotelSupplier(Number.MAX_SAFE_INTEGER);
  const payments = createInstantGateway(clock.now);
  const issuer = createIssuer(clock);
  const outside = withProducts({
    db,
    clock,
    random,
    log,
    payments,
    redemptions: issuer.redemptions,
    accountsOf: async ({ subject }: Actor) => issuer.accountsOf(subject),
    cardOf: createSavedCards(payments, { clock }).cardOf,
    supplierOf: () => supplier,
    cityArt: () => undefined,
  });
  return {
    ...outside,
    issuer,
    sagas: createSagaRunner({ ...outside, kinds: createSagas(outside), holder: 'bench' }),
  };
}

export const contextOf = (): RequestContext => ({
  tenantId: 'consumer',
  site: 'portal',
  origin: 'http://localhost',
  embedOrigin: null,
  cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  requestId: 'bench',
  address: 'ip:192.0.2.1',
  scenario: null,
  idempotencyKey: null,
  knownVersion: null,
  wantsNoTracking: false,
  signal: new AbortController().signal,
});

export const newActor = (random = RANDOM): Actor => ({
  sessionId: newId('ses', random.bytes(16)),
  tenantId: 'consumer',
  customerId: newId('cus', random.bytes(16)),
  subject: newId('cus', random.bytes(16)),
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya.okafor@example.com',
  locale: 'en',
  isAgent: false,
  isDelegated: false,
  businessId: null,
});

type Cost = Sent & ProcessorTime;

/** What a job costs on average while they are done together, how many a second, and how long each took. */
async function costOf(jobs: readonly (() => Promise<unknown>)[], read: () => Cost) {
  const before = read();
  const [rate, taken] = await together(jobs);
  const after = read();
  const each = (key: keyof Cost) => (after[key] - before[key]) / jobs.length;
  const [trips, statements] = [each('trips'), each('statements')];
  return { rate, taken, trips, statements, ours: each('ours'), database: each('database') };
}

type Server = ReturnType<typeof processOf>;
type Paying = 'card' | 'split';

/** A credit and miles to pay a part with; the card pays the rest. */
async function tendersOf(server: Server, { tenantId, customerId, subject }: Actor) {
  const [amountMinor, units] = [30_000, 20_000];
  const account = server.issuer.open(subject, { name: 'Harbor Summit', lastFour: '4417', units });
  const expiresAt = new Date(Date.now() + 300 * 86_400_000).toISOString() as Instant;
  const grant = { type: 'AnnualCredit', amountMinor, grantKey: customerId, expiresAt } as const;
  const creditId = await server.db
    .transaction()
    .execute((tx) => grantCredit(tx, server, { tenantId, customerId }, grant, now()));
  return {
    credits: [{ creditId: creditId!, amountMinor: null }],
    miles: [{ accountReferenceId: account, units }],
  };
}

/** A checkout that only waits to be paid for, and the paying of it. */
export async function prepared(
  server: Server,
  paying: Paying,
  { actor = newActor(), daysAhead = 60 } = {},
): Promise<() => Promise<BookingId>> {
  const ask = {
    product: 'Hotel' as const,
    stayId: 'sty_inn-1' as StayId,
    rateId: 'standard',
    checkIn: date(new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)),
    checkOut: date(new Date(Date.now() + (daysAhead + 4) * 86_400_000).toISOString().slice(0, 10)),
    rooms: [{ adults: 2, childAges: [] }],
  };
  const { checkoutId } = await startCheckout(server, ask, actor, contextOf());
  const typed = {
    leadGuestAge: 34,
    phone: '+1 617 555 0142',
    termsAccepted: true,
    paymentId: cardOf(actor.subject).paymentId,
    ...(paying === 'split' ? await tendersOf(server, actor) : {}),
  };
  const { quote, payment } = await saveDraft(server, checkoutId, typed, actor);
  if (payment.plan.lines.length !== (paying === 'split' ? 3 : 1)) throw new Error('another plan');
  const { cardMinor, lines } = payment.plan;
  const tenders = lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor }));
  const input = { quoteId: quote.quoteId, totalMinor: quote.total.amountMinor, cardMinor, tenders };
  return async () => {
    const answer = await bookCheckout(server, checkoutId, input, actor, contextOf());
    if (answer.result !== 'Success') throw new Error(`a booking was ${answer.result}`);
    return answer.bookingId;
  };
}

async function prepareMany(server: Server, count: number, paying: Paying) {
  const ready: (() => Promise<unknown>)[] = [];
  const prepare = async () => void ready.push(await prepared(server, paying));
  await together(Array.from({ length: count }, () => prepare));
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
  const stateDir = reachableFolder('sojourn-bench-');
  const postgres = await startEmbeddedPostgres({ stateDir, log: () => undefined });
  try {
    await ensureDatabase(postgres.url('postgres'), 'portal');
    await migratePortal(postgres.socketUrl('portal'));
    const portal = connectPortal({ url: postgres.socketUrl('portal'), poolSize: BUYERS / 2, waitMs: 30_000 });
    const sent = countSent(portal);
    const server = processOf(portal);
    await together(await prepareMany(server, WARM, 'split'));
    const read = () => ({ ...sent(), ...processorTime(postgres.pid) });
    const card = await costOf(await prepareMany(server, COUNTED, 'card'), read);
    const split = await costOf(await prepareMany(server, COUNTED / 2, 'split'), read);
    const violations = await checkLedger(portal.db, MACHINES);
    if (violations.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(violations[0])}`);
    const bare = await bareInserts(portal);
    await portal.close();
    return rowsOf(card, split, { what: 'bare two-leg insert', figure: bare });
  } finally {
    await postgres.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

type Measured = Awaited<ReturnType<typeof costOf>>;
function rowsOf(card: Measured, split: Measured, reference: NonNullable<Row['reference']>): Row[] {
  const row = (what: string, figure: number, more: Partial<Row> = {}): Row => ({
    area: 'Booking',
    what,
    figure,
    target: '',
    ...more,
  });
  return [
    row(`bookings a second, ${BUYERS} concurrent`, card.rate, { target: '≥ 500', reference }),
    row('latency, p50 ms', percentile(card.taken, 0.5)),
    row('latency, p99 ms', percentile(card.taken, 0.99)),
    row('bookings a second, three tenders', split.rate, { reference }),
    row('latency, three tenders, p99 ms', percentile(split.taken, 0.99)),
    row('database round trips per booking', card.trips),
    row('the same, three tenders', split.trips),
    row('database statements per booking', card.statements),
    row('the same, three tenders', split.statements),
    row('CPU time per booking, server, ms', card.ours),
    row('CPU time per booking, database, ms', card.database),
    row('CPU time per booking, server, three tenders, ms', split.ours),
    row('CPU time per booking, database, three tenders, ms', split.database),
  ];
}
