/**
 * The customers that the size benchmark multiplies: booked, paid, canceled and refunded by the product's own
 * code. All their ids begin with one stamp, by which copies get ids of their own.
 */
import { randomBytes } from 'node:crypto';
import type { Actor } from '../../apps/server/src/context.ts';
import type { Db } from '../../apps/server/src/db/client.ts';
import { createTripActions, TRIP_SOURCES } from '../../apps/server/src/main/capabilities.ts';
import { BOOKING_CASES } from '../../apps/server/src/modules/booking/case-types.ts';
import { traceRefunds } from '../../apps/server/src/modules/booking/trace-refunds.ts';
import { cancelTrip } from '../../apps/server/src/modules/cancellation/cancel-trip.ts';
import { quoteCancel } from '../../apps/server/src/modules/cancellation/quote-cancel.ts';
import { openCase } from '../../apps/server/src/modules/cases/open-case.ts';
import { closeCases } from '../../apps/server/src/modules/cases/store.ts';
import { keepCustomer } from '../../apps/server/src/modules/sessions/people/store.ts';
import { testTurn } from '../../apps/server/src/testing/turn.ts';
import type { BookingId } from '../../packages/domain/src/ids.ts';
import { contextOf, newActor, prepared, processOf } from '../booking/run.ts';

/** What 6 bytes of ones become in an id. */
export const STAMP = '7zzzzzzzzz';
/** The same for the customers with something open. */
export const OPEN_STAMP = '7yyyyyyyyy';
const bytesOf: Readonly<Record<string, readonly number[]>> = {
  [STAMP]: [0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  // 111 and nine times 11110
  [OPEN_STAMP]: [0xfe, 0xf7, 0xbd, 0xef, 0x7b, 0xde],
};

/** Ids are made of 16 bytes, of which the first 6 are the stamp's; codes and keys of any others. */
const stampedRandom = (stamp: string) => ({
  bytes: (count: number) => {
    const bytes = new Uint8Array(randomBytes(count));
    if (count === 16) bytes.set(bytesOf[stamp] ?? []);
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

async function cancel({ server, actor }: Template, bookingId: BookingId): Promise<void> {
  const deps = { ...server, tripActions: createTripActions(server), tripSources: TRIP_SOURCES };
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

/** Five bookings, one by credit, miles and card, one canceled and refunded; and a case that is closed. */
export async function createSettledCustomer(db: Db): Promise<Template> {
  const template = await customer(db, STAMP);
  const first = await book(template, 'card', 40);
  for (const days of [60, 80]) await book(template, 'card', days);
  await book(template, 'split', 100);
  const canceled = await book(template, 'card', 120);
  await cancel(template, canceled);
  await returnRefunds(template, canceled);
  const { server, actor } = template;
  await db.transaction().execute(async (tx) => {
    await openCase(tx, server, problem(template, first));
    await closeCases(tx, actor, first, ['moneyRecordDiffers'], 'agrees', server.clock.now());
  });
  return template;
}

/** A canceled booking whose refund is on its way, and a case that waits for a person. */
export async function createOpenCustomer(db: Db): Promise<Template> {
  const template = await customer(db, OPEN_STAMP);
  const bookingId = await book(template, 'card', 40);
  await cancel(template, await book(template, 'card', 60));
  await db.transaction().execute((tx) => openCase(tx, template.server, problem(template, bookingId)));
  return template;
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
