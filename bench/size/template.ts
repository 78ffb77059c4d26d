/**
 * The customers that the size benchmark multiplies: booked, paid, canceled and refunded by the product's own
 * code. All their ids begin with one stamp, by which copies get ids of their own.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Actor } from '../../apps/server/src/context.ts';
import type { Db } from '../../apps/server/src/db/client.ts';
import { createTripActions, TRIP_SOURCES } from '../../apps/server/src/main/capabilities.ts';
import { keepCustomer } from '../../apps/server/src/modules/customers/sessions/people/store.ts';
import { openCase } from '../../apps/server/src/modules/desk/cases/open-case.ts';
import { closeCases } from '../../apps/server/src/modules/desk/cases/store.ts';
import {
  type IssuedCredit,
  issueAirlineCredit,
} from '../../apps/server/src/modules/money/airline-credits/issue-airline-credit.ts';
import { BOOKING_CASES } from '../../apps/server/src/modules/selling/booking/case-types.ts';
import { traceRefunds } from '../../apps/server/src/modules/selling/booking/refunds/trace-refunds.ts';
import { cancelTrip } from '../../apps/server/src/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '../../apps/server/src/modules/trips/cancellation/quote-cancel.ts';
import { testTurn } from '../../apps/server/src/testing/turn.ts';
import { dateIn, type Instant, plusSeconds } from '../../packages/domain/src/dates.ts';
import type { BookingId } from '../../packages/domain/src/ids.ts';
import { contextOf, newActor, prepared, processOf } from '../booking/run.ts';
import { stampBytes } from './stamp.ts';
import { prepare, readTables } from './tables.ts';

/** Ids are made of 16 bytes, of which the first 6 are the stamp's; codes and keys of any others. */
const stampedRandom = (stamp: string) => ({
  bytes: (count: number) => {
    const bytes = new Uint8Array(randomBytes(count));
    if (count === 16) bytes.set(stampBytes(stamp));
    return bytes;
  },
});

export type Template = {
  readonly stamp: string;
  readonly actor: Actor;
  readonly server: ReturnType<typeof processOf>;
};

async function customer(db: Db, stamp: string): Promise<Template> {
  const random = stampedRandom(stamp);
  const server = processOf({ db }, random);
  const actor = newActor(random);
  const at = { newId: actor.customerId, now: server.clock.now(), signedInAt: server.clock.now() };
  await keepCustomer(db, { ...actor, locale: 'en' }, at);
  return { stamp, actor, server };
}

const book = async ({ server, actor }: Template, paying: 'card' | 'split', daysAhead: number) =>
  (await prepared(server, paying, { actor, daysAhead }))();

const cancelDeps = ({ server }: Template) => ({
  ...server,
  tripActions: createTripActions(server),
  tripSources: TRIP_SOURCES,
});

async function cancel(template: Template, bookingId: BookingId): Promise<void> {
  const [deps, { actor }] = [cancelDeps(template), template];
  const { quoteId } = await quoteCancel(deps, bookingId, actor, contextOf());
  await cancelTrip(deps, bookingId, { quoteId }, actor, contextOf());
}

const problem = ({ actor }: Template, bookingId: BookingId) => ({
  tenantId: actor.tenantId,
  customerId: actor.customerId,
  type: BOOKING_CASES.moneyRecordDiffers,
  subjectId: bookingId,
  facts: { what: 'card', facts: 'captured 1 against 2' },
});

/**
 * Five bookings, one by credit, miles and card, one canceled and refunded; two checkouts that came to
 * nothing; a case that is closed.
 */
export async function createSettledCustomer(db: Db, stamp: string): Promise<Template> {
  const template = await customer(db, stamp);
  const first = await book(template, 'card', 40);
  for (const days of [60, 80]) await book(template, 'card', days);
  await book(template, 'split', 100);
  const canceled = await book(template, 'card', 120);
  await cancel(template, canceled);
  await returnRefunds(template, canceled);
  const { server, actor } = template;
  for (let checkouts = 0; checkouts < 2; checkouts++)
    await prepared(server, 'card', { actor, daysAhead: 200 + checkouts });
  await visit(template);
  await quoteCancel(cancelDeps(template), first, actor, contextOf());
  await db.transaction().execute(async (tx) => {
    await openCase(tx, server, problem(template, first));
    await closeCases(tx, actor, first, ['moneyRecordDiffers'], 'agrees', server.clock.now());
  });
  return template;
}

/** A canceled booking whose refund is on its way, an airline's credit, and a case that waits for a person. */
export async function createOpenCustomer(db: Db, stamp: string): Promise<Template> {
  const template = await customer(db, stamp);
  const { server, actor } = template;
  const bookingId = await book(template, 'card', 40);
  await cancel(template, await book(template, 'card', 60));
  const { tenantId, customerId } = actor;
  const origin = {
    tenantId,
    customerId,
    bookingId,
    totalMinor: 40_000,
    taxesMinor: 4_000,
    currency: 'USD',
  } as const;
  await db.transaction().execute(async (tx) => {
    await openCase(tx, server, problem(template, bookingId));
    await issueAirlineCredit(tx, server, origin, airlineCredit(server.clock.now()), server.clock.now());
  });
  return template;
}

const airlineCredit = (now: Instant): IssuedCredit => ({
  airline: { code: 'XA', name: 'Exampla' },
  number: '0011234567890',
  traveler: { firstName: 'MAYA', lastName: 'OKAFOR' },
  amountMinor: 20_000,
  issueKey: 'cancel:size:1',
  nameRule: 'sameTraveler',
  residualRule: 'kept',
  issuedOn: dateIn(now, 'UTC'),
  expiresAt: plusSeconds(now, 3 * 86_400),
});

/** Five ended sessions and the stored first answers of five calls. */
async function visit({ server: { db }, actor, stamp }: Template): Promise<void> {
  const { tenantId, customerId } = actor;
  await sql`insert into sessions (tenant_id, customer_id, session_id, token_hash, binding_hash, is_first,
      is_agent, is_delegated, created_at, last_seen_at, idle_expires_at, absolute_expires_at, ended_at)
    select ${tenantId}, ${customerId}, 'ses_' || ${stamp}::text || n, 'token ' || ${stamp}::text || n,
      'binding ' || ${stamp}::text || n, n = 1, false, false, now(), now(), now(), now(), now()
    from generate_series(1, 5) n`.execute(db);
  await sql`insert into idempotency_keys (tenant_id, customer_id, call, key, request_hash, state, fence,
      lease_until, status, sealed, created_at)
    select ${tenantId}, ${customerId}, 'bookCheckout', ${stamp}::text || n, 'hash', 'sealed', 1, now(), 200,
      repeat('sealed ', 200), now()
    from generate_series(1, 5) n`.execute(db);
}

/** Everything of a template happened so long before. */
export async function makeOlder(pool: Pool, { actor }: Template, days: number): Promise<void> {
  const client = await pool.connect();
  try {
    await prepare(client);
    for (const { name, columns } of await readTables(pool)) {
      const times = columns.filter(({ type }) => type === 'timestamp with time zone');
      if (times.length === 0) continue;
      const set = times.map((column) => `${column.name} = ${column.name} - make_interval(days => ${days})`);
      await client.query(`update ${name} set ${set.join(', ')} where customer_id = $1`, [actor.customerId]);
    }
  } finally {
    client.release(true);
  }
}

/** As the statement shows it days later. */
async function returnRefunds({ server, actor }: Template, bookingId: BookingId): Promise<void> {
  const lookUp: typeof server.payments.lookUp = async ({ reference }, context) => {
    const answer = await server.payments.lookUp({ reference }, context);
    if (answer.outcome !== 'ok' || !answer.value) return answer;
    const amountMinor = answer.value.authorization?.capturedMinor ?? 0;
    const refund = { reference: `${bookingId}:refund:1`, amountMinor, state: 'returned' } as const;
    return { outcome: 'ok', value: { ...answer.value, refunds: [refund] } };
  };
  const payments = { ...server.payments, lookUp };
  const moved = await traceRefunds({ ...server, payments }, testTurn(server.db));
  if (moved.rows !== 1) throw new Error(`${moved.rows} refunds of ${actor.customerId} were returned`);
}
