/** Exchanges over the embedded market: the screen of each scenario, and the way from shop to tickets. */
import { type ChosenSlice, NO_EXTRAS } from '@sojourn/contract/products/flight/flights.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { IN_ORDER, pay } from '#modules/booking/testing/booking-world.ts';
import { createMarketStage, deskOf } from '#modules/booking/testing/market-stage.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import { cancelAsQuoted, type Stage } from '#modules/booking/testing/stage.ts';
import { bestTrip, flightQuestion, slicesFrom } from '#products/flight/testing/flight-market.ts';
import { confirmChange } from '../../../modules/changes/confirm-change.ts';
import { requestChange } from '../../../modules/changes/request-change.ts';
import { TEST_NOW } from '../../../testing/clock.ts';
import { flightTrip, readyFlight } from '../testing/flight-checkouts.ts';
import { getExchange } from './get-exchange.ts';
import { shopExchange } from './shop-exchange.ts';

const LONG_MS = 120_000;
let { world, server, maya } = {} as Stage;
let slices: ChosenSlice[];
beforeAll(async () => {
  ({ world, server, maya } = await createMarketStage());
  const round = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
  const question = flightQuestion(round, { filters: { fareClasses: ['enhanced'] } });
  slices = assertPresent(await bestTrip(deskOf({ server }), question), 'a trip').slices;
}, LONG_MS);
afterEach(async () => {
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
  world.clock.set(TEST_NOW);
});
afterAll(() => world.close());

async function booked() {
  const checkout = await readyFlight(server, maya, {}, { slices, extras: NO_EXTRAS });
  const answer = await pay(server, checkout, maya);
  if (answer.result !== 'Success') throw new Error(`not booked: ${JSON.stringify(answer)}`);
  await world.resume(server);
  return answer.bookingId;
}
const later = (seconds: number) => world.clock.set(plusSeconds(TEST_NOW, seconds));
const AFTER_VOID = 2 * 86_400;
const look = (bookingId: Awaited<ReturnType<typeof booked>>, scenario: string | null = null) =>
  getExchange(server, bookingId, maya.actor, requestContext(scenario));
const sold = async () => {
  const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
    from market.flight_sales`.execute(server.db);
  return rows[0]?.sold;
};

test(
  'each scenario leads to its screen',
  async () => {
    const bookingId = await booked();
    const screens = async (names: readonly (string | null)[]) => {
      const found: string[] = [];
      for (const name of names) {
        const { screen, cause } = await look(bookingId, name);
        found.push(`${screen} ${cause}`);
      }
      return found;
    };
    const all = [
      null,
      'flight-exchange-ineligible',
      'flight-exchange-airline-control',
      'flight-exchange-not-found',
      'flight-exchange-several-tickets',
      'flight-exchange-legacy',
      'flight-exchange-down',
    ];
    expect(await screens(all)).toEqual([
      'TicketedVoidable VoidWindow',
      'TicketedVoidable VoidWindow',
      'ContactAirline AirlineControl',
      'ItineraryNotFound NotFound',
      'ContactSupport SeveralTickets',
      'LegacyTicketedVoidable LegacyTicket',
      'LoadFailed Outage',
    ]);
    later(AFTER_VOID);
    expect(await screens(all)).toEqual([
      'GoToExchange null',
      'IneligibleForExchange NonExchangeable',
      'ContactAirline AirlineControl',
      'ItineraryNotFound NotFound',
      'ContactSupport SeveralTickets',
      'ContactSupport LegacyTicket',
      'LoadFailed Outage',
    ]);
    expect((await look(bookingId)).passengers).toEqual([{ type: 'PrivateAdult', code: 'JCB', traveler: 0 }]);
    world.clock.set('2027-04-19T23:00:00.000Z' as Instant);
    expect(await screens([null])).toEqual(['IneligibleForExchange Departed']);
  },
  LONG_MS,
);

test(
  'from the shop to new tickets, and what is left of them when they are canceled',
  async () => {
    const bookingId = await booked();
    later(AFTER_VOID);
    const deps = { ...server, airportsOf: (code: string) => [{ code, zone: 'UTC' }] };
    const wanted = { slice: 1, origin: 'LIS', destination: 'BOS', date: '2027-04-21' as never };
    const shelf = await shopExchange(
      deps,
      bookingId,
      { ...wanted, chosen: slices },
      maya.actor,
      requestContext(),
    );
    const option = assertPresent(shelf.options.at(-1), 'an option');
    const fare = assertPresent(option.fares.at(-1), 'a fare');
    const chosen = { sliceId: option.slice.sliceId, fareClass: fare.fareClass };
    const ask = { kind: 'Flight' as const, slices: [assertPresent(slices[0], 'the way out'), chosen] };
    const seats = await sold();
    const quoted = await requestChange(server, bookingId, { ask }, maya.actor, requestContext());
    const cost = assertPresent(quoted.cost ?? undefined, `a quote (${quoted.failure})`);
    expect(cost.due.amountMinor - cost.credit.amountMinor - cost.refund.amountMinor).toBe(
      fare.difference.amountMinor,
    );
    const before = await flightTrip(server, maya, bookingId);
    const paymentId = cost.due.amountMinor > 0 ? assertPresent(maya.cards[0], 'a card') : null;
    const input = { dueMinor: cost.due.amountMinor, paymentId };
    const changeId = quoted.changeId as Parameters<typeof confirmChange>[2];
    const done = await confirmChange(server, bookingId, changeId, input, maya.actor, requestContext());
    expect(done).toMatchObject({ booking: 'Success', failure: null });
    const after = await flightTrip(server, maya, bookingId);
    expect(after).toMatchObject({ status: 'Modified', voidUntil: null });
    expect(after.flight.slices.map(({ sliceId }) => sliceId)).toEqual(
      ask.slices.map(({ sliceId }) => sliceId),
    );
    expect(after.total.amountMinor).toBe(
      before.total.amountMinor + cost.due.amountMinor - cost.refund.amountMinor,
    );
    const numbers = (trip: typeof after) => trip.travelers.flatMap(({ documents }) => documents);
    expect(numbers(after)).toHaveLength(numbers(before).length);
    expect(numbers(after)).not.toEqual(numbers(before));
    const segments = (trip: typeof after) => trip.flight.slices.flatMap((slice) => slice.segments).length;
    expect(await sold()).toBe((seats ?? 0) + segments(after) - segments(before));
    await cancelAsQuoted(server, bookingId, maya);
    expect((await flightTrip(server, maya, bookingId)).status).toBe('Canceled');
    expect(await sold()).toBe((seats ?? 0) - segments(before));
  },
  LONG_MS,
);
