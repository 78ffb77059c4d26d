/** Rebookings by processes that die anywhere, and by several that decide something else at once. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IN_ORDER, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { type CrashCase, runCrashMatrix, survive } from '#modules/selling/booking/testing/crash-cases.ts';
import { createMarketStage } from '#modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { testTurn } from '#testing/turn.ts';
import { readProtections } from '../../protections/store.ts';
import { lapseJobs } from '../lapse.ts';
import { releaseUnwanted } from '../plan/release-options.ts';
import { readDisruptions } from '../store.ts';
import { contextOf, disrupted, inputOf, planned } from '../testing/disrupted-trip.ts';
import { watchBooking } from '../watching/watch-flights.ts';
import { rebookDisruption } from './rebook-disruption.ts';

const LONG_MS = 240_000;
let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createMarketStage());
}, LONG_MS);
beforeEach(() => {
  resetFaults(world);
  world.clock.set(TEST_NOW);
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  while ((await releaseUnwanted(server)) > 0);
  expect(await world.problems()).toEqual(IN_ORDER);
}, LONG_MS);
afterAll(() => world?.close());

async function offered(traveler: Traveler, scenario = 'flight-delayed') {
  const bookingId = await disrupted({ world, server }, traveler, { scenario });
  const { options } = await planned(server, bookingId, traveler);
  const optionId = options[0]?.optionId;
  if (!optionId) throw new Error('no options');
  return { bookingId, optionId };
}

/** The disruption, its protection, both bookings, and whether the pool has paid the new one. */
const outcomeOf =
  ({ actor }: Traveler, { bookingId, optionId }: { bookingId: BookingId; optionId: string }) =>
  async () => {
    const [row] = await readDisruptions(server.db, { ...actor, bookingId });
    const [protection] = await readProtections(server.db, { ...actor, bookingId });
    const { rows } = await sql<{ state: string; total: number; paid: number }>`select b.state,
        b.total_minor::int as total, (select coalesce(sum(e.amount_minor), 0)::int from ledger_entries e
          join ledger_transactions t using (tenant_id, customer_id, subject_id, kind)
          where e.instance = ${`dsc_${bookingId.slice(4)}-1`} and t.phase <> 'pending') as paid
      from bookings b where b.booking_id in (${bookingId}, ${optionId})
      order by b.booking_id = ${optionId}`.execute(server.db);
    const [old, made] = rows;
    const pool = made?.state === 'Confirmed' ? made.paid === made.total : made?.paid === 0;
    return [row?.state, protection?.state, old?.state, made?.state, pool] as const;
  };

const rebooking =
  (scenario: string | null): CrashCase['run'] =>
  async (process) => {
    const traveler = await world.newTraveler();
    const of = await offered(traveler);
    const rebook = rebookDisruption(
      process,
      of.bookingId,
      inputOf(of.optionId),
      traveler.actor,
      requestContext(scenario),
    );
    await survive(rebook.catch(passRefused));
    return outcomeOf(traveler, of);
  };
const passRefused = (error: { readonly code?: string }) => {
  if (error.code !== 'DisruptionOptionGone') throw error;
};

const stories: Readonly<Record<string, CrashCase>> = {
  'a rebooking': { run: rebooking(null), ends: ['rebooked', 'Exercised', 'Confirmed', 'Confirmed', true] },
  'a rebooking whose seats are gone': {
    run: rebooking('option-sold'),
    ends: ['open', 'Valid', 'Confirmed', 'Failed', true],
  },
};
describe.each(Object.entries(stories))('%s', (_, story) =>
  runCrashMatrix(story, { world: () => world, second: () => server }),
);

test('who got no answer is mailed about the new flight, and no checkout is left open', async () => {
  const { rows } = await sql<{ kind: string }>`select distinct kind from outbox
    where kind in ('flightFailed', 'rebookingFailed')`.execute(server.db);
  expect(rows).toEqual([{ kind: 'rebookingFailed' }]);
  const { rows: open } = await sql`select checkout_id from checkouts where state <> 'booked'`.execute(
    server.db,
  );
  expect(open).toEqual([]);
});

test(
  'rebooking, canceling, its end and its airline’s recovery at once: one of them happens',
  async () => {
    for (let round = 0; round < 6; round++) {
      world.clock.set(TEST_NOW);
      const traveler = await world.newTraveler();
      const { actor } = traveler;
      // On time again ten minutes later
      const of = await offered(traveler, 'back-on-time');
      world.clock.move(601);
      const other = world.startProcess(`other-${round}`);
      const { quoteId } = await quoteCancel(server, of.bookingId, actor, requestContext());
      const rebook = () =>
        rebookDisruption(server, of.bookingId, inputOf(of.optionId), actor, requestContext());
      const cancel = () => cancelTrip(other, of.bookingId, { quoteId }, actor, requestContext());
      const recover = () => watchBooking(other, { ...actor, bookingId: of.bookingId }, contextOf(null));
      const lapse = async () => {
        for (const job of lapseJobs(other)) await job.run(testTurn(other.db));
      };
      const acts = round % 2 === 0 ? [rebook, cancel, recover, lapse] : [cancel, rebook, lapse, recover];
      const done = await Promise.allSettled(acts.map((act) => act()));
      await world.resume(server);
      const [state, protection, old, made] = await outcomeOf(traveler, of)();
      const wasCanceled = old === 'Canceled';
      // Whatever won, not both: a trip that was given back isn't flown, and none is paid twice
      expect([wasCanceled, state === 'rebooked'], JSON.stringify({ state, done })).not.toEqual([true, true]);
      expect(protection === 'Exercised').toBe(state === 'rebooked');
      expect(made === 'Confirmed').toBe(state === 'rebooked');
    }
  },
  LONG_MS,
);

test(
  'another flight and the fare back at once: one of them, paid once',
  async () => {
    const ends = new Set<string | undefined>();
    for (let round = 0; round < 6; round++) {
      world.clock.set(TEST_NOW);
      const traveler = await world.newTraveler();
      const { actor } = traveler;
      const of = await offered(traveler);
      const other = world.startProcess(`refund-${round}`);
      const way = { disruption: 1 };
      const { quoteId } = await quoteCancel(server, of.bookingId, actor, requestContext(), way);
      const rebook = () =>
        rebookDisruption(server, of.bookingId, inputOf(of.optionId), actor, requestContext());
      const refund = () => cancelTrip(other, of.bookingId, { quoteId }, actor, requestContext());
      const acts = round % 2 === 0 ? [rebook, refund] : [refund, rebook];
      await Promise.allSettled(acts.map((act) => act()));
      await world.resume(server);
      const [state, protection, old, made] = await outcomeOf(traveler, of)();
      ends.add(state);
      expect(['rebooked', 'refunded']).toContain(state);
      expect(protection).toBe('Exercised');
      expect([old, made === 'Confirmed']).toEqual(
        state === 'rebooked' ? ['Confirmed', true] : ['Canceled', false],
      );
    }
  },
  LONG_MS,
);
