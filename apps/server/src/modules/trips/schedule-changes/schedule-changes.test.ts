/** A flight that its airline changes after booking: found, shown, answered, and left unanswered. */
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import { changeFlight } from '@sojourn/products/flight/testing/change-flight.ts';
import { flightTrip, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readCasesOf } from '#modules/desk/cases/store.ts';
import { readRevisions } from '#modules/selling/booking/revisions/store.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import {
  cancelAsQuoted,
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '#modules/selling/booking/testing/stage.ts';
import { testTurn } from '#testing/turn.ts';
import { quoteCancel } from '../cancellation/quote-cancel.ts';
import { callContext } from '../trips/use-case.ts';
import { acceptChange } from './accept-change.ts';
import { declineChange } from './decline-change.ts';
import { endUnanswered } from './end-unanswered.ts';
import { readChanges } from './store.ts';
import { getScheduleChange } from './view-change.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(() => resetFaults(world));
afterAll(() => world?.close());

const refOf = (bookingId: BookingId) => ({ ...maya.actor, bookingId });
const lookUp = (bookingId: BookingId) => server.lookUp(refOf(bookingId), callContext(requestContext()));
const bookFlight = async () => mustBook(server, await readyFlight(server, maya), maya);
const changed = async (minutes: Parameters<typeof changeFlight>[2]) => {
  const bookingId = await bookFlight();
  changeFlight(world.carrier, bookingId, minutes);
  await lookUp(bookingId);
  return bookingId;
};
const change = async (bookingId: BookingId) =>
  (await getScheduleChange(server, bookingId, maya.actor)).change;
const trip = (bookingId: BookingId) => flightTrip(server, maya, bookingId);
const accept = (bookingId: BookingId, version: number) =>
  acceptChange(server, bookingId, { version }, maya.actor, requestContext());
const decline = (bookingId: BookingId, version: number) =>
  declineChange(server, bookingId, { version }, maya.actor, requestContext());
const statesOf = async (bookingId: BookingId) =>
  (await readChanges(server.db, refOf(bookingId))).map(({ supplierVersion, state }) => [
    supplierVersion,
    state,
  ]);
const mailsOf = async (bookingId: BookingId) => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox
    where payload ->> 'about' = ${bookingId} order by kind desc`.execute(server.db);
  return rows.map(({ kind }) => kind);
};
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'bug',
  );

test('nothing is shown of a booking that its airline has as it was booked', async () => {
  const bookingId = await bookFlight();
  await lookUp(bookingId);
  expect(await change(bookingId)).toBeNull();
  expect((await trip(bookingId)).scheduleChangeStatus).toBe('Confirmed');
});

test('a retime waits for an answer with both schedules; accepting it revises the booking', async () => {
  const bookingId = await changed(50);
  const found = await change(bookingId);
  expect(found).toMatchObject({
    version: 1,
    status: 'Pending',
    reasons: ['Later'],
    actions: ['Accept', 'Rebook'],
  });
  expect(found?.slices[0]).toMatchObject({ departureMinutes: 50, arrivalMinutes: 50 });
  expect(found?.slices[0]?.before[0]?.startsLocal).toBe('2027-04-14T21:05');
  expect(found?.slices[0]?.after[0]?.startsLocal).toBe('2027-04-14T21:55');
  expect(found?.slices[1]?.reasons).toEqual([]);
  expect(await mailsOf(bookingId)).toEqual(['scheduleChanged']);
  // Looked up again, it's the same change
  await lookUp(bookingId);
  expect(await mailsOf(bookingId)).toEqual(['scheduleChanged']);

  const answer = await accept(bookingId, 1);
  expect(answer.result).toBe('Accepted');
  expect(answer.trip).toMatchObject({ status: 'Modified', scheduleChangeStatus: 'Confirmed' });
  const { flight } = await trip(bookingId);
  expect(flight.slices[0]?.segments[0]?.zonedDepartureTime).toBe('2027-04-14T21:55');
  const booking = await readBooking(server.db, refOf(bookingId));
  expect(booking?.startsAt).toBe('2027-04-15T01:55:00.000Z');
  // The last moment to cancel moves with the departure
  expect(booking?.offer.cancellation.steps.at(-1)?.until).toBe('2027-04-15T01:55:00.000Z');
  expect(await readRevisions(server.db, refOf(bookingId))).toMatchObject([
    { version: 1, cause: 'rescheduled' },
  ]);
  expect(await change(bookingId)).toMatchObject({ actor: 'traveler', reissue: 'done', actions: [] });
  expect(await mailsOf(bookingId)).toEqual(['scheduleChanged', 'scheduleAccepted']);
  expect(await code(accept(bookingId, 1))).toBe('ScheduleChangeAnswered');
});

test('a move by 18 hours gives everything back when it’s declined', async () => {
  world.carrier.penaltyMinor = 20_000;
  const bookingId = await changed(18 * 60);
  const found = await change(bookingId);
  expect(found?.actions).toEqual(['Accept', 'Decline', 'Rebook']);
  expect(found?.regimes.map(({ regime }) => regime)).toEqual(['US-14CFR260']);
  const { total } = await trip(bookingId);
  expect(found?.refund).toEqual(total);
  const { result, trip: after } = await decline(bookingId, 1);
  expect(result).toBe('Declined');
  expect(after).toMatchObject({ status: 'Canceled', scheduleChangeStatus: 'Declined' });
  expect(after.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(total.amountMinor);
  expect(await code(decline(bookingId, 1))).toBe('ScheduleChangeAnswered');
});

test('without a right, declining is canceling by the fare’s terms', async () => {
  const bookingId = await changed(50);
  expect(await code(decline(bookingId, 1))).toBe('NotCancellable');
  expect((await trip(bookingId)).status).toBe('Confirmed');
  expect(
    (await quoteCancel(server, bookingId, maya.actor, requestContext())).refund.amountMinor,
  ).toBeGreaterThan(0);
});

test('four 50-minute retimes make 3 h 20: they are compared with what was agreed', async () => {
  const bookingId = await bookFlight();
  for (const minutes of [50, 100, 150, 380]) {
    changeFlight(world.carrier, bookingId, minutes);
    await lookUp(bookingId);
  }
  expect(await statesOf(bookingId)).toEqual([
    [4, 'pending'],
    [3, 'superseded'],
    [2, 'superseded'],
    [1, 'superseded'],
  ]);
  const found = await change(bookingId);
  expect(found?.slices[0]?.departureMinutes).toBe(380);
  // 6 h for a flight abroad
  expect(found?.regimes.map(({ regime }) => regime)).toEqual(['US-14CFR260']);
  expect(await code(accept(bookingId, 3))).toBe('ScheduleChangeOutdated');
});

test('accepted at the airline, then declined here: looked up again, shown, no refund', async () => {
  const bookingId = await changed(18 * 60);
  const schedule = world.carrier.schedules.get(bookingId);
  if (!schedule) throw new Error('no change');
  world.carrier.schedules.set(bookingId, {
    ...schedule,
    acceptedVersion: schedule.version,
    acceptedBy: 'travelerAtSupplier',
  });
  expect(await code(decline(bookingId, 1))).toBe('ScheduleChangeAnswered');
  const after = await trip(bookingId);
  expect(after).toMatchObject({ status: 'Modified', scheduleChangeStatus: 'Confirmed', refunds: [] });
  expect(await change(bookingId)).toMatchObject({ actor: 'travelerAtSupplier', actions: [] });
});

test('a change that nobody can read goes to a person, and a readable one closes the case', async () => {
  const bookingId = await changed('unreadable');
  expect((await trip(bookingId)).scheduleChangeStatus).toBe('UnMapped');
  expect(await change(bookingId)).toMatchObject({ status: 'UnMapped', actions: ['ContactSupport'] });
  const casesOf = async () =>
    (await readCasesOf(server.db, maya.actor, bookingId)).map(({ kind, state }) => [kind, state]);
  expect(await casesOf()).toEqual([['scheduleUnmapped', 'open']]);
  changeFlight(world.carrier, bookingId, 50);
  await lookUp(bookingId);
  expect(await casesOf()).toEqual([['scheduleUnmapped', 'closed']]);
  expect((await trip(bookingId)).scheduleChangeStatus).toBe('Pending');
});

test('a new change after an accepted one is ConfirmedPendingNewChange', async () => {
  const bookingId = await changed(50);
  await accept(bookingId, 1);
  changeFlight(world.carrier, bookingId, 120);
  await lookUp(bookingId);
  const found = await change(bookingId);
  expect(found).toMatchObject({ version: 2, status: 'ConfirmedPendingNewChange' });
  // Compared with what was accepted
  expect(found?.slices[0]?.departureMinutes).toBe(70);
});

test('a change that the airline takes back is over', async () => {
  const bookingId = await changed(50);
  changeFlight(world.carrier, bookingId, 0);
  await lookUp(bookingId);
  expect(await change(bookingId)).toBeNull();
  expect((await trip(bookingId)).scheduleChangeStatus).toBe('Confirmed');
});

test('one way canceled can’t be accepted', async () => {
  const bookingId = await changed(null);
  const found = await change(bookingId);
  expect(found?.actions).toEqual(['Decline', 'Rebook', 'ContactSupport']);
  expect(found?.slices[0]?.after).toEqual([]);
  expect(await code(accept(bookingId, 1))).toBe('ScheduleChangeAnswered');
});

test('the airline changes again while a change is being accepted: nothing is accepted', async () => {
  const bookingId = await changed(50);
  const { supplier } = world.carrier;
  const real = supplier.acceptChange;
  const overtaken: typeof real = async (request, context) => {
    changeFlight(world.carrier, bookingId, 100);
    return real(request, context);
  };
  Object.assign(supplier, { acceptChange: overtaken });
  try {
    expect(await code(accept(bookingId, 1))).toBe('ScheduleChangeOutdated');
  } finally {
    Object.assign(supplier, { acceptChange: real });
  }
  await lookUp(bookingId);
  expect(await statesOf(bookingId)).toEqual([
    [2, 'pending'],
    [1, 'superseded'],
  ]);
  expect((await readBooking(server.db, refOf(bookingId)))?.version).toBe(1);
});

test.each(['decline', 'cancel'] as const)('accepting races with %s: one wins', async (other) => {
  const bookingId = await changed(18 * 60);
  const against = other === 'decline' ? decline(bookingId, 1) : cancelAsQuoted(server, bookingId, maya);
  const codes = await Promise.all([code(accept(bookingId, 1)), code(against)]);
  const { status } = await trip(bookingId);
  expect(codes).not.toContain('bug');
  expect(codes).toContain('done');
  // A cancellation may follow an acceptance
  expect(status).toBe(codes[1] === 'done' ? 'Canceled' : 'Modified');
  if (other === 'decline') expect(codes.filter((each) => each === 'done')).toHaveLength(1);
});

test('two look-ups at once record a change once', async () => {
  const bookingId = await bookFlight();
  changeFlight(world.carrier, bookingId, 50);
  await Promise.all([lookUp(bookingId), lookUp(bookingId), lookUp(bookingId)]);
  expect(await statesOf(bookingId)).toEqual([[1, 'pending']]);
  expect(await mailsOf(bookingId)).toEqual(['scheduleChanged']);
});

test('silence is no acceptance: a refund that is due is made, else the change lapses', async () => {
  const [refunded, lapsed] = [await changed(18 * 60), await changed(50)];
  expect((await endUnanswered(server, testTurn(server.db))).rows).toBe(0);
  world.clock.move(7 * 86_400);
  expect((await endUnanswered(server, testTurn(server.db))).rows).toBeGreaterThanOrEqual(2);
  expect((await trip(refunded)).status).toBe('Canceled');
  expect(await change(refunded)).toMatchObject({ actor: 'nobody', actions: [] });
  expect(await trip(lapsed)).toMatchObject({ status: 'Confirmed', refunds: [] });
  expect(await statesOf(lapsed)).toEqual([[1, 'lapsed']]);
  expect((await readBooking(server.db, refOf(lapsed)))?.version).toBe(1);
});

test('a refund that starts by itself is nobody’s deed: neither the traveler’s nor an agent’s', async () => {
  const bookingId = await changed(18 * 60);
  world.clock.move(7 * 86_400);
  await endUnanswered(server, testTurn(server.db));
  await world.resume(server);
  const [row] = await readChanges(server.db, refOf(bookingId));
  expect(row).toMatchObject({ state: 'declined', actor: 'nobody', answeredAt: server.clock.now() });
  const after = await trip(bookingId);
  expect(after).toMatchObject({ status: 'Canceled', scheduleChangeStatus: 'Declined', byAgents: [] });
  const back = after.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  expect(back).toBe(after.total.amountMinor);
  expect(await change(bookingId)).toMatchObject({ actor: 'nobody', answeredAt: row?.answeredAt });
  // What was accepted by somebody is proven, and this was on nobody's screen
  const { rows } = await sql<{ body: string }>`select body from snapshots
    where booking_id = ${bookingId}`.execute(server.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ body }) => body.includes('scheduleChange'))).toEqual([]);
});

test('a stranger sees and answers nothing', async () => {
  const bookingId = await changed(50);
  const stranger = (await world.newTraveler()).actor;
  expect(await code(getScheduleChange(server, bookingId, stranger))).toBe('NotFound');
  expect(await code(acceptChange(server, bookingId, { version: 1 }, stranger, requestContext()))).toBe(
    'NotFound',
  );
  const never = newId('bkg', server.random.bytes(16));
  expect(await code(getScheduleChange(server, never, maya.actor))).toBe('NotFound');
});
