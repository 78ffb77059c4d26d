/** The base fare back because of a disruption: by the cancellation's quote, once, whatever else happens. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { flightTrip, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { IN_ORDER, type Process } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import {
  cancelAsQuoted,
  createStage,
  resetFaults,
  type Stage,
} from '#modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { testTurn } from '#testing/turn.ts';
import { lapseJobs } from './lapse.ts';
import { type LateTrip, leavingIn, look, readLate, shownOf } from './testing/late-trip.ts';

const HOUR = 3_600;
let stage = {} as Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterEach(async () => {
  resetFaults(stage.world);
  await stage.world.resume(stage.server);
  stage.world.clock.set(TEST_NOW);
});
afterAll(async () => {
  expect(await stage.world?.problems()).toEqual(IN_ORDER);
  await stage.world?.close();
});

const quote = ({ bookingId, traveler }: LateTrip, disruption = 1, process = stage.server) =>
  quoteCancel(process, bookingId, traveler.actor, requestContext(), { disruption });
type Quote = Awaited<ReturnType<typeof quote>>;
const take = ({ bookingId, traveler }: LateTrip, { quoteId }: Quote, process: Process = stage.server) =>
  cancelTrip(process, bookingId, { quoteId, canWait: true }, traveler.actor, requestContext());
const tripOf = ({ bookingId, traveler }: LateTrip) => flightTrip(stage.server, traveler, bookingId);
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
async function delayed(hours = 5, bought?: Parameters<typeof leavingIn>[2]): Promise<LateTrip> {
  const trip = await leavingIn(stage, hours, bought);
  await readLate(stage, trip, 165);
  return trip;
}

/** Why what was bought can't be used any more, in the order in which it was written. */
const mailsOf = async ({ bookingId }: LateTrip): Promise<string[]> => {
  const { rows } = await sql<{ mail: string }>`select concat_ws(' ', kind, payload ->> 'protection',
      payload ->> 'event') as mail
    from outbox where kind in ('protectionEnded', 'disruptionLapsed')
      and payload ->> 'bookingId' = ${bookingId} order by created_at, message_id`.execute(stage.server.db);
  return rows.map(({ mail }) => mail);
};

test('the whole base fare comes back to the card, and the protection is used', async () => {
  const trip = await delayed();
  const { price, protections } = await tripOf(trip);
  const shown = assertPresent(await shownOf(stage.server, trip), 'a disruption');
  expect(shown).toMatchObject({ action: 'Rebook', protection: 'disruption', decidesForAll: 2 });
  expect(shown.refund?.base.amountMinor).toBe(price.fares.base);
  expect(shown.refund?.parts.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(price.fares.base);
  const quoted = await quote(trip);
  expect(quoted.protection).toMatchObject({ choice: 'refund', choices: ['refund'], clauseId: 'refund' });
  expect(quoted.protection?.isUsed).toBe(true);
  expect(quoted.refund.amountMinor).toBe(price.fares.base);
  await take(trip, quoted);
  await stage.world.resume(stage.server);
  const after = await tripOf(trip);
  expect(after.status).toBe('Canceled');
  expect(after.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(
    quoted.refund.amountMinor,
  );
  expect(after.protections).toMatchObject([
    { state: 'Exercised', clauseId: 'refund', paid: { amountMinor: price.fares.base } },
  ]);
  expect(protections).toMatchObject([{ state: 'Valid' }]);
  expect(await shownOf(stage.server, trip)).toMatchObject({ state: 'refunded', action: 'AlreadyExercised' });
});

test('what the checkout promises is what the claim pays, whatever the fare', async () => {
  for (let round = 0; round < 12; round++) {
    stage.world.clock.set(TEST_NOW);
    // Odd cents, from a few dollars to a fare whose rules give more back
    const trip = await leavingIn(stage, 1 + round, ['disruption'], 1_111 + 7_919 * round);
    await readLate(stage, trip, 120 + 31 * round);
    const { protection, refund } = await quote(trip);
    expect(protection?.pays.amountMinor).toBe(trip.promisedMinor);
    const byFare = protection?.byFare.amountMinor ?? 0;
    expect(refund.amountMinor).toBe(Math.max(byFare, trip.promisedMinor ?? 0));
    expect(protection?.isUsed).toBe(byFare < (trip.promisedMinor ?? 0));
  }
});

test('two tabs: one refund, whichever is first', async () => {
  const trip = await delayed();
  const other = stage.world.startProcess('another');
  const [one, two] = [await quote(trip), await quote(trip)];
  const codes = await Promise.all([code(take(trip, one)), code(take(trip, two, other))]);
  expect(codes).toContain('done');
  await stage.world.resume(stage.server);
  const { refunds, status } = await tripOf(trip);
  expect(status).toBe('Canceled');
  expect(refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(one.refund.amountMinor);
  expect(await code(quote(trip))).not.toBe('done');
});

test('a refund and a cancellation by the fare’s terms: one of both, and the disruption agrees', async () => {
  const trip = await delayed();
  const quoted = await quote(trip);
  const { bookingId, traveler } = trip;
  await Promise.all([code(take(trip, quoted)), code(cancelAsQuoted(stage.server, bookingId, traveler))]);
  await stage.world.resume(stage.server);
  const { status, protections } = await tripOf(trip);
  expect(status).toBe('Canceled');
  const shown = await shownOf(stage.server, trip);
  expect(shown?.state ?? 'over').toBe(protections[0]?.state === 'Exercised' ? 'refunded' : 'over');
});

test('the end of the time and a refund: it’s quoted until then, and refused after', async () => {
  const trip = await delayed();
  const { decideBy } = assertPresent(await shownOf(stage.server, trip), 'a disruption');
  // Long after it left, nothing can be given back, whatever is bought
  stage.world.clock.set(plusSeconds(trip.departs, 3 * HOUR) as Instant);
  expect(await code(quote(trip))).toBe('NotCancellable');
  stage.world.clock.set(decideBy);
  const [lapse] = lapseJobs(stage.server);
  await lapse?.run(testTurn(stage.server.db));
  expect((await shownOf(stage.server, trip))?.state).toBe('lapsed');
  await lapse?.run(testTurn(stage.server.db));
  expect(await mailsOf(trip)).toEqual(['disruptionLapsed']);
  expect(['DisruptionOver', 'NotCancellable']).toContain(await code(quote(trip)));
});

test('a late flight can be given back until it really leaves', async () => {
  const trip = await delayed();
  stage.world.clock.set(plusSeconds(trip.departs, 2 * HOUR) as Instant);
  await look(stage.server, trip);
  const quoted = await quote(trip);
  await take(trip, quoted);
  expect((await tripOf(trip)).status).toBe('Canceled');
});

test('the airline refuses to cancel: the disruption is open again, and can be refunded after', async () => {
  const trip = await delayed();
  const quoted = await quote(trip);
  stage.world.carrier.refuseCancel = true;
  expect(await code(take(trip, quoted))).toBe('CancellationAttemptFailed');
  expect(await shownOf(stage.server, trip)).toMatchObject({ state: 'open', action: 'Rebook' });
  stage.world.carrier.refuseCancel = false;
  await take(trip, await quote(trip));
  expect((await tripOf(trip)).status).toBe('Canceled');
});

test('a delay that’s too short, or that nothing covers, is no claim', async () => {
  const trip = await leavingIn(stage, 5);
  await readLate(stage, trip, 119);
  expect(await shownOf(stage.server, trip)).toMatchObject({ why: 'delay', termsId: expect.any(String) });
  expect(await code(quote(trip))).toBe('DisruptionNotCovered');
  const bare = await leavingIn(stage, 5, []);
  await readLate(stage, bare, 165);
  expect(await code(quote(bare))).toBe('DisruptionNotCovered');
  expect(await code(quote(bare, 7))).toBe('DisruptionOver');
});

test('on the way back only a new flight is possible', async () => {
  const trip = await leavingIn(stage, 5);
  const back = (await tripOf(trip)).flight.slices[1]?.segments[0]?.scheduledDepartureTime ?? TEST_NOW;
  stage.world.clock.set(plusSeconds(back, -5 * HOUR) as Instant);
  await readLate(stage, trip, 165, { slice: 1 });
  expect(await shownOf(stage.server, trip)).toMatchObject({ slice: 1, action: 'RebookOnlyEligible' });
  expect((await shownOf(stage.server, trip))?.refund).toBeNull();
  expect(await code(quote(trip))).toBe('NotCancellable');
});

test('canceling for any reason ends the service, by its clause', async () => {
  const trip = await leavingIn(stage, 30, ['cancelForAnyReason', 'disruption']);
  const { bookingId, traveler } = trip;
  const quoted = await quoteCancel(stage.server, bookingId, traveler.actor, requestContext(), {
    forAnyReason: true,
  });
  await take(trip, quoted);
  await stage.world.resume(stage.server);
  const { protections } = await tripOf(trip);
  expect(quoted.protection?.isUsed).toBe(true);
  expect(protections.map(({ protection, state, clauseId }) => [protection, state, clauseId])).toEqual([
    ['cancelForAnyReason', 'Exercised', 'refund'],
    ['disruption', 'Expired', 'canceled-for-any-reason'],
  ]);
  expect(await mailsOf(trip)).toEqual(['protectionEnded disruption canceledForAnyReason']);
});

test('it’s sold until a day before departure', async () => {
  const ready = await readyFlight(stage.server, stage.maya);
  const departs = ready.flight.slices[0]?.segments[0]?.scheduledDepartureTime ?? TEST_NOW;
  const offerAt = async (at: Instant) => {
    stage.world.clock.set(at);
    const { protections, disruptionData } = await readyFlight(stage.server, stage.maya);
    const offer = protections.find(({ protection }) => protection === 'disruption');
    return [offer?.availability, disruptionData?.delay?.action ?? null];
  };
  expect(await offerAt(plusSeconds(departs, -24 * HOUR - 60) as Instant)).toEqual(['Available', 'Purchase']);
  expect(await offerAt(plusSeconds(departs, -24 * HOUR) as Instant)).toEqual(['NotAvailable', null]);
});
