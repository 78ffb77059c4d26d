/** Who was to travel is forgotten a month after a booking failed, when nobody needs to know any more. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId, CheckoutId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { flightTrip, person, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { listTrips } from '#modules/trips/trips/list-trips.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { identitySeals } from '#seal.ts';
import { testTurn } from '#testing/turn.ts';
import { getCheckout } from '../../checkouts/get-checkout.ts';
import { readBooking } from '../store.ts';
import { IN_ORDER, pay, readyCheckout } from '../testing/booking-world.ts';
import { compareMoved } from '../testing/compare-moved.ts';
import { requestContext } from '../testing/request-context.ts';
import { cancelAsQuoted, createStage, mustBook, resetFaults, type Stage } from '../testing/stage.ts';
import { resealBookings } from '../travelers/reseal-bookings.ts';
import { FAILED_RETENTION_DAYS, FORGET_BATCH, forgetFailed } from './forget-failed.ts';
import { forgetPeople } from './store.ts';

const DAY = 86_400;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
});
// Nobody is on a flight twice
beforeEach(async () => {
  maya = await world.newTraveler();
});
afterEach(async () => {
  resetFaults(world);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const attemptOf = async (checkoutId: CheckoutId) => {
  const { rows } = await sql<{ bookingId: BookingId }>`select booking_id as "bookingId" from bookings
    where checkout_id = ${checkoutId} order by created_at desc limit 1`.execute(server.db);
  return rows[0]!.bookingId;
};
/** Everything that is kept in the booking's own row, and its sealed travelers. */
const storedRow = async (bookingId: BookingId) => {
  const { rows } = await sql<{ kept: string }>`select (to_jsonb(b) || jsonb_build_object('sealed',
      (select sealed from sealed_travelers s where s.booking_id = b.booking_id)))::text as kept
    from bookings b where booking_id = ${bookingId}`.execute(server.db);
  return rows[0]!.kept;
};
const isForgotten = async (bookingId: BookingId) =>
  JSON.parse(await storedRow(bookingId)).forgotten_at !== null;
/** A full period after `at`, to the second: not yet. */
const endOf = (at: Instant) => plusSeconds(at, FAILED_RETENTION_DAYS * DAY);
const due = (at: Instant) => plusSeconds(endOf(at), 1);

const NAMED = { firstName: 'Ottilie', lastName: 'Vandermeer' };
const ME = { email: 'ottilie@example.com', phone: '+1 617 555 0188' };
async function failedStay() {
  world.inn.refuseConfirm = { reason: 'NoAvailability' };
  const more = { guests: [NAMED], requests: 'Crib, please', loyaltyNumber: 'HL-4471' };
  const checkout = await readyCheckout(server, maya, { ...ME, ...more });
  expect(await pay(server, checkout, maya)).toMatchObject({ result: 'Failed' });
  world.inn.refuseConfirm = null;
  return { ...checkout, attempt: await attemptOf(checkout.checkoutId) };
}
async function failedFlight() {
  world.carrier.refuseTicket = { ticketNo: 2, rejection: { reason: 'NoAvailability' } };
  const frequentFlyerNumber = [{ airline: 'TP', number: '221048837' }];
  const travelers = [
    person('Adult', '1990-02-03', { ...NAMED, frequentFlyerNumber, specialAssistance: ['WCHR'] }),
  ];
  const checkout = await readyFlight(server, maya, { ...ME, travelers });
  expect(await pay(server, checkout, maya)).toMatchObject({ result: 'Failed' });
  world.carrier.refuseTicket = null;
  return { ...checkout, attempt: await attemptOf(checkout.checkoutId) };
}
const PEOPLE = [NAMED.firstName, NAMED.lastName, ME.email, ME.phone, 'Crib', 'HL-4471', '221048837'];

describe.each([
  ['stay', failedStay],
  ['flight', failedFlight],
])('a %s that could not be booked', (_, fail) => {
  test('names nobody a month later, and everybody until then', async () => {
    const { attempt } = await fail();
    const failedAt = world.clock.now();
    const before = JSON.parse(await storedRow(attempt));
    expect([before.guests[0].lastName, before.contact.email]).toEqual([NAMED.lastName, ME.email]);
    await forgetFailed(server.db, endOf(failedAt));
    expect(JSON.parse(await storedRow(attempt))).toEqual(before);
    expect(await forgetFailed(server.db, due(failedAt))).toBeGreaterThan(0);
    const kept = await storedRow(attempt);
    for (const each of PEOPLE) expect(kept).not.toContain(each);
    const { guests, contact, travelers, sealed, forgotten_at, ...rest } = JSON.parse(kept);
    expect([guests, travelers, sealed, forgotten_at]).toEqual([[], null, null, expect.any(String)]);
    expect(before.sealed).toEqual(expect.any(String));
    expect(Object.values(contact).filter(Boolean)).toEqual([]);
    expect(before).toMatchObject(rest);
    expect(await forgetFailed(server.db, due(failedAt))).toBe(0);
  });

  test('is told of as ever once it is forgotten, and can be booked anew', async () => {
    const { attempt, checkoutId } = await fail();
    const ref = { ...maya.actor, bookingId: attempt };
    const failure = { reason: 'NoAvailability' };
    expect(await getCheckout(server, checkoutId, maya.actor)).toMatchObject({ lastFailure: failure });
    await forgetFailed(server.db, due(world.clock.now()));
    expect(await isForgotten(attempt)).toBe(true);
    const again = await getCheckout(server, checkoutId, maya.actor);
    expect(again).toMatchObject({ state: 'open', bookingId: null, lastFailure: failure });
    await expect(showTrip(server, ref)).rejects.toMatchObject({ code: 'NotFound' });
    expect(await readBooking(server.db, ref)).toMatchObject({ state: 'Failed', guests: [], failure });
    expect(JSON.stringify(await listTrips(server, {}, maya.actor))).not.toContain(attempt);
    const reconciled = await compareMoved(server, 0, { ...requestContext(), timeoutMs: 2_000 });
    expect(reconciled.differences).toEqual([]);
    expect(await pay(server, again, maya)).toMatchObject({ result: 'Success' });
  });
});

test('booked and canceled trips keep everybody, and what is still being booked does', async () => {
  const travelers = [person('Adult', '1990-02-03', NAMED)];
  const checkouts = [
    await readyCheckout(server, maya, { guests: [NAMED] }),
    await readyFlight(server, maya, { travelers }),
    await readyCheckout(server, maya, { guests: [NAMED] }),
  ];
  const [stay, flight, canceled] = [
    await mustBook(server, checkouts[0]!, maya),
    await mustBook(server, checkouts[1]!, maya),
    await mustBook(server, checkouts[2]!, maya),
  ];
  await world.resume(server);
  await cancelAsQuoted(server, canceled, maya);
  world.stayFaults.next('confirm', ['cutBefore'], true);
  world.stayFaults.next('lookUp', ['cutBefore'], true);
  const late = await readyCheckout(server, maya, { guests: [NAMED] });
  expect(await pay(server, late, maya)).toMatchObject({ result: 'Pending' });
  await forgetFailed(server.db, plusSeconds(world.clock.now(), 400 * DAY));
  for (const each of [stay, flight, canceled, await attemptOf(late.checkoutId)])
    expect([await isForgotten(each), await storedRow(each)]).toEqual([
      false,
      expect.stringContaining(NAMED.lastName),
    ]);
  expect((await flightTrip(server, maya, flight)).travelers).toMatchObject([NAMED]);
  world.stayFaults.clear();
  await world.resume(server);
});

test('it counts from when the attempt ended, however long ago it began', async () => {
  world.flightFaults.next('confirm', ['cutBefore'], true);
  world.flightFaults.next('lookUp', ['cutBefore'], true);
  const ready = await readyFlight(server, maya);
  expect(await pay(server, ready, maya)).toMatchObject({ result: 'Pending' });
  const begunAt = world.clock.now();
  world.clock.move(20 * DAY);
  world.flightFaults.clear();
  world.carrier.refuseTicket = { ticketNo: 1, rejection: { reason: 'NoAvailability' } };
  await world.resume(server);
  const attempt = await attemptOf(ready.checkoutId);
  await forgetFailed(server.db, due(begunAt));
  expect(await isForgotten(attempt)).toBe(false);
  await forgetFailed(server.db, due(plusSeconds(begunAt, 20 * DAY)));
  expect(await isForgotten(attempt)).toBe(true);
});

describe('somebody may still have to be asked', () => {
  const caseOf = (subjectId: string, kind: 'ticketNotVoided' | 'messageUndelivered') => {
    const { tenantId, customerId } = maya.actor;
    const trouble = { tenantId, customerId, type: { kind, dueHours: 4 }, subjectId, facts: {} };
    return withTransaction(server.db, (tx) => openCase(tx, server, trouble));
  };

  test('as long as a case is open, and a month after it is closed', async () => {
    const of = [await failedFlight(), await failedStay()].map(({ attempt }) => attempt);
    const failedAt = world.clock.now();
    const subjects = [of[0]!, `bookingFailed.${of[1]!}`];
    await caseOf(subjects[0]!, 'ticketNotVoided');
    await caseOf(subjects[1]!, 'messageUndelivered');
    await forgetFailed(server.db, plusSeconds(failedAt, 400 * DAY));
    expect(await Promise.all(of.map(isForgotten))).toEqual([false, false]);
    const closedAt = plusSeconds(failedAt, 50 * DAY);
    for (const subject of subjects)
      await withTransaction(server.db, (tx) =>
        closeCases(tx, maya.actor, subject, ['ticketNotVoided', 'messageUndelivered'], 'seen to', closedAt),
      );
    await forgetFailed(server.db, endOf(closedAt));
    expect(await Promise.all(of.map(isForgotten))).toEqual([false, false]);
    await forgetFailed(server.db, due(closedAt));
    expect(await Promise.all(of.map(isForgotten))).toEqual([true, true]);
  });

  test('as long as nobody knows when its case was closed', async () => {
    const { attempt } = await failedFlight();
    const at = due(world.clock.now());
    await caseOf(attempt, 'ticketNotVoided');
    const set = (column: ReturnType<typeof sql>) =>
      sql`update cases set ${column} where subject_id = ${attempt}`.execute(server.db);
    await set(sql`state = 'closed'`);
    await forgetFailed(server.db, at);
    expect(await isForgotten(attempt)).toBe(false);
    await set(sql`closed_at = opened_at`);
    await forgetFailed(server.db, at);
    expect(await isForgotten(attempt)).toBe(true);
    await sql`insert into transitions
        (tenant_id, customer_id, machine, subject_id, from_state, to_state, cause, at)
      select tenant_id, customer_id, 'case', case_id, 'open', 'closed', 'by hand', closed_at from cases
      where subject_id = ${attempt}`.execute(server.db);
  });

  test.each([
    [
      'money is not given back',
      (attempt: BookingId) => sql`update tenders set state = 'authorized' where booking_id = ${attempt}`,
      (attempt: BookingId) => sql`update tenders set state = 'voided' where booking_id = ${attempt}`,
    ],
    [
      'work on it is not done',
      (attempt: BookingId) => sql`update sagas set state = 'running' where saga_id = ${attempt}`,
      (attempt: BookingId) => sql`update sagas set state = 'done' where saga_id = ${attempt}`,
    ],
  ])('as long as %s', async (_, open, settle) => {
    const { attempt } = await failedStay();
    const at = due(world.clock.now());
    await open(attempt).execute(server.db);
    await forgetFailed(server.db, at);
    expect(await isForgotten(attempt)).toBe(false);
    await settle(attempt).execute(server.db);
    await forgetFailed(server.db, at);
    expect(await isForgotten(attempt)).toBe(true);
  });
});

test('nobody is sealed anew where nobody is left', async () => {
  const forgotten = await failedFlight();
  await forgetFailed(server.db, due(world.clock.now()));
  const kept = await failedFlight();
  const [old, next] = ['a key of tests that nobody else has', 'another key that is long enough to be one'];
  const both = identitySeals({ current: next, others: [old] }, server.random);
  const seals = async () => {
    const { sealed, travelers } = JSON.parse(await storedRow(kept.attempt));
    expect(travelers).toBe(sealed);
    return sealed as string;
  };
  const before = await seals();
  expect((await resealBookings(testTurn(server.db), both)).rows).toBeGreaterThan(0);
  expect(await seals()).not.toBe(before);
  expect(JSON.parse(await storedRow(forgotten.attempt))).toMatchObject({ travelers: null, sealed: null });
  await resealBookings(testTurn(server.db), identitySeals({ current: old, others: [next] }, server.random));
});

test('the database itself keeps everybody in a booking that did not fail', async () => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  await world.resume(server);
  const change = (set: ReturnType<typeof sql>) =>
    sql`update bookings set ${set} where booking_id = ${bookingId}`.execute(server.db);
  await expect(change(sql`travelers = null`)).rejects.toThrow('bookings_travelers');
  await expect(change(sql`travelers = null, forgotten_at = now()`)).rejects.toThrow('bookings_forgotten');
  const { attempt } = await failedFlight();
  await expect(
    sql`update bookings set forgotten_at = now() where booking_id = ${attempt}`.execute(server.db),
  ).rejects.toThrow('bookings_travelers');
});

test('however much is noted of others, nothing of it is read', async () => {
  const { attempt } = await failedStay();
  const at = due(world.clock.now());
  const seen = server.db.transaction().execute(async (tx) => {
    await sql`insert into transitions (tenant_id, customer_id, machine, subject_id, to_state, cause, at)
      select 'consumer', 'cus_' || i / 4, 'booking', 'bkg_' || i / 4, 'Failed', 'many', ${at}
      from generate_series(1, 40000) i`.execute(tx);
    await sql`analyze transitions, bookings`.execute(tx);
    const read = async () => {
      const { rows } = await sql<{ count: number }>`select seq_tup_read::int as count
        from pg_stat_xact_user_tables where relname = 'transitions'`.execute(tx);
      return rows[0]!.count;
    };
    const before = await read();
    const before30 = plusSeconds(at, -FAILED_RETENTION_DAYS * DAY);
    expect(await forgetPeople(tx, before30, at, FORGET_BATCH)).toBeGreaterThan(0);
    // All of it is undone
    throw new Error(`${(await read()) - before} rows read`);
  });
  await expect(seen).rejects.toThrow(/^0 rows read$/);
  expect(await isForgotten(attempt)).toBe(false);
});
