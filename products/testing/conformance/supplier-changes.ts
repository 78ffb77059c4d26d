/** What a supplier changes is answered once, wherever a process dies and whatever else happens. */
import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import type { Process } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import {
  type CrashCase,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { acceptChange } from '@sojourn/server/modules/trips/schedule-changes/accept-change.ts';
import { declineChange } from '@sojourn/server/modules/trips/schedule-changes/decline-change.ts';
import { lookUpDue } from '@sojourn/server/modules/trips/schedule-changes/look-ups/look-up-jobs.ts';
import { receiveEvent } from '@sojourn/server/modules/trips/schedule-changes/receive-event.ts';
import { readChanges } from '@sojourn/server/modules/trips/schedule-changes/store.ts';
import { callContext } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { supplierEvent, TEST_SUPPLIER_KEYS } from '@sojourn/server/testing/supplier-events.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Booked, Contender, ProductUnderTest, SuiteStage } from './product-under-test.ts';
import { ALL_BACK, splitPayment } from './suite-stage.ts';

type Parting = NonNullable<ProductUnderTest['parting']>;

const lookUp = (process: Process, { bookingId, traveler }: Booked) =>
  process.lookUp({ ...traveler.actor, bookingId }, callContext(requestContext()));

/** A booking that its supplier has changed, as the traveler sees it. */
async function changed(
  stage: SuiteStage,
  how: 'acceptable' | 'refundable',
  made = stage.settled(true),
): Promise<Booked> {
  const booked = await made;
  stage.supplier().reschedule(booked.bookingId, how);
  await lookUp(stage.server(), booked);
  return booked;
}

type Answering = (process: Process, booked: Booked) => Promise<unknown>;
const accept: Answering = (process, { bookingId, traveler }) =>
  acceptChange(process, bookingId, { version: 1 }, traveler.actor, requestContext());
const decline: Answering = (process, { bookingId, traveler }) =>
  declineChange(process, bookingId, { version: 1 }, traveler.actor, requestContext());

const statesOf = async (stage: SuiteStage, { bookingId, traveler }: Booked) =>
  (await readChanges(stage.server().db, { ...traveler.actor, bookingId })).map(({ state }) => state);

const answering =
  (stage: SuiteStage, how: 'acceptable' | 'refundable', answer: Answering): CrashCase['run'] =>
  async (process) => {
    const booked = await changed(stage, how);
    await survive(answer(process, booked));
    return async () => {
      const { status, scheduleChangeStatus, cases } = await stage.tripOf(booked);
      const states = await statesOf(stage, booked);
      return [status, scheduleChangeStatus, states, cases, await stage.has(booked.traveler)];
    };
  };

function cases(stage: SuiteStage): Readonly<Record<string, CrashCase>> {
  const declining = {
    run: answering(stage, 'refundable', decline),
    ends: ['Canceled', 'Declined', ['declined'], [], ALL_BACK],
  };
  const accepting = {
    run: answering(stage, 'acceptable', accept),
    ends: ['Modified', 'Confirmed', ['accepted'], [], { credit: 0, units: expect.any(Number) }],
  };
  return {
    'a change that is declined': declining,
    ...(stage.of.acceptsChanges ? { 'a change that is accepted': accepting } : {}),
  };
}

/** `won`, or the code that it was refused with. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'won',
    (error: { code?: string }) => error.code ?? String(error),
  );
const LOST = [
  'ScheduleChangeAnswered',
  'ScheduleChangeOutdated',
  'CancelQuoteExpired',
  'NotCancellable',
  'ChangeQuoteExpired',
  'NotChangeable',
  'ChangeFailed',
];

export function describeSupplierChanges(stage: SuiteStage): void {
  const { of } = stage;
  const hasAcceptable = of.product !== 'hotel';
  const stories = Object.entries(cases(stage)).filter(
    ([name]) => hasAcceptable || !name.includes('accepted'),
  );
  describe.each(stories)('%s', (_, story) => {
    runCrashMatrix(story, { world: stage.world, second: stage.server });
  });

  test('messages that come late, twice and in any order lead to one open change, the newest', async () => {
    const booked = await stage.settled();
    const { bookingId, traveler } = booked;
    const [first, second] = [stage.server(), stage.world().startProcess('second')];
    await watch(stage, booked);
    const send = (process: Process, no: number) => {
      const event = supplierEvent(bookingId, process.clock.now(), { eventId: `${bookingId}-${no}` });
      return receiveEvent({ db: process.db, clock: process.clock, supplierKeys: TEST_SUPPLIER_KEYS }, event);
    };
    for (const round of [0, 1, 2]) {
      stage.supplier().reschedule(bookingId, 'refundable');
      // Of this change, of the one before again, and of the next one early
      const numbers = [round + 1, round, round, round + 1];
      await Promise.all(numbers.map((no, at) => send(at % 2 === 0 ? first : second, no)));
      await Promise.all([first, second].map((each) => lookUpDue(each, testTurn(each.db))));
    }
    const changes = await readChanges(first.db, { ...traveler.actor, bookingId });
    expect(changes.map(({ state }) => state)).toEqual(['pending', 'superseded', 'superseded']);
    expect(await mailsOf(stage, bookingId)).toBe(of.writesOfCancels ? 0 : 3);
  });

  test('every answer, a cancellation and the supplier’s next change at once: one wins', async () => {
    for (let round = 0; round < 6; round++) {
      const booked = await changed(stage, 'refundable');
      await race(stage, booked, await contendersOf(stage, booked), round);
    }
  });

  const { parting } = of;
  if (!parting) return;
  test('a part of it or another change against every answer and a cancellation: one wins', async () => {
    const asks: readonly PricedAsk[] = [{ kind: 'Part', parts: [1] }, ...of.changeAsks];
    for (let round = 0; round < 6; round++) {
      const booked = await changed(stage, 'refundable', party(stage, parting));
      // Quoted first, as only the newest quote is confirmed
      const { exchange: _, ...others } = await contendersOf(stage, booked);
      const wanted = await wantedOf(stage, booked, itemAt(asks, round % asks.length));
      await race(stage, booked, { ...wanted, ...others }, round);
    }
  });
}

async function party(stage: SuiteStage, { ready }: Parting): Promise<Booked> {
  const traveler = await stage.world().newTraveler();
  const payment = await splitPayment(stage.world(), traveler);
  const bookingId = await mustBook(stage.server(), await ready(stage.server(), traveler, payment), traveler);
  await stage.world().resume(stage.server());
  return { traveler, bookingId };
}

/** None where it can't be quoted while the supplier's change is open. */
async function wantedOf(
  stage: SuiteStage,
  { bookingId, traveler }: Booked,
  ask: PricedAsk,
): Promise<Record<string, Contender>> {
  const { actor, cards } = traveler;
  const { cost, changeId } = await requestChange(stage.server(), bookingId, { ask }, actor, requestContext());
  if (!cost) return {};
  const dueMinor = cost.due.amountMinor;
  const paymentId = dueMinor > 0 ? (cards[0] ?? null) : null;
  const wanted: Contender = async (process) => {
    const input = { dueMinor, paymentId };
    const id = changeId as ChangeId;
    const done = await confirmChange(process, bookingId, id, input, actor, requestContext());
    if (done.booking !== 'Success') throw Object.assign(new Error('lost'), { code: 'ChangeFailed' });
  };
  return { wanted };
}

async function race(
  stage: SuiteStage,
  booked: Booked,
  all: Record<string, Contender>,
  round: number,
): Promise<void> {
  const contenders = Object.entries(all);
  const processes = [stage.server(), stage.world().startProcess(`other ${round}`)];
  // Another starts each time, on another server each
  const turned = [...contenders.slice(round), ...contenders.slice(0, round)];
  const outcomes = await Promise.all(
    turned.map(async ([name, run], at) => {
      const process = processes[at % 2] ?? stage.server();
      return [name, await outcomeOf(run(process))] as const;
    }),
  );
  const won = outcomes.filter(([name, outcome]) => name !== 'newChange' && outcome === 'won');
  const lost = outcomes.filter(([, outcome]) => outcome !== 'won');
  for (const [name, outcome] of lost) expect(LOST, `${name} in round ${round}`).toContain(outcome);
  expect(won.length, JSON.stringify(outcomes)).toBeLessThanOrEqual(1);
  await stage.world().resume(stage.server());
  await lookUp(stage.server(), booked);
  await agrees(stage, booked, won[0]?.[0]);
}

/** Everybody who wants the booking. The supplier may change it again in the middle of it all. */
async function contendersOf(stage: SuiteStage, booked: Booked): Promise<Record<string, Contender>> {
  const { bookingId, traveler } = booked;
  const { quoteId } = await quoteCancel(stage.server(), bookingId, traveler.actor, requestContext());
  return {
    ...(stage.of.acceptsChanges ? { accept: (process: Process) => accept(process, booked) } : {}),
    decline: (process) => decline(process, booked),
    cancel: (process) => cancelTrip(process, bookingId, { quoteId }, traveler.actor, requestContext()),
    ...(await stage.of.contenders?.(stage, booked)),
    newChange: async (process) => {
      stage.supplier().reschedule(bookingId, 'refundable');
      await lookUp(process, booked);
    },
  };
}

/** What the trip is fits who won, and nothing is left in between. */
async function agrees(stage: SuiteStage, booked: Booked, winner: string | undefined): Promise<void> {
  const { status } = await stage.tripOf(booked);
  const isGone = winner === 'decline' || winner === 'cancel';
  const isChanged = winner !== undefined && !isGone;
  expect(status, `${winner}`).toBe(isGone ? 'Canceled' : isChanged ? 'Modified' : 'Confirmed');
  const states = await statesOf(stage, booked);
  expect(states).not.toContain('accepting');
  expect(states.filter((state) => state === 'pending').length).toBeLessThanOrEqual(1);
}

/** Has the look-up job know of it. */
const watch = (stage: SuiteStage, { bookingId, traveler }: Booked) => {
  const { tenantId, customerId } = traveler.actor;
  return sql`insert into look_ups (tenant_id, customer_id, booking_id, next_look_at, ends_at)
    values (${tenantId}, ${customerId}, ${bookingId}, null, '2028-01-01')`.execute(stage.server().db);
};
const mailsOf = async (stage: SuiteStage, bookingId: BookingId): Promise<number> => {
  const { rows } = await sql`select from outbox where kind = 'scheduleChanged'
    and payload ->> 'about' = ${bookingId}`.execute(stage.server().db);
  return rows.length;
};
