/** Exchanges over the embedded market: the screen of each scenario, and the way from shop to tickets. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { listAirlineCredits } from '@sojourn/server/modules/money/airline-credits/list-airline-credits.ts';
import { IN_ORDER, pay } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { createMarketStage, deskOf } from '@sojourn/server/modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { cancelAsQuoted, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { lookUpBooking } from '@sojourn/server/modules/trips/schedule-changes/look-ups/look-up-booking.ts';
import { getScheduleChange } from '@sojourn/server/modules/trips/schedule-changes/view-change.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { flightTrip, person, readyFlight } from '#flight/testing/flight-checkouts.ts';
import { bestTrip, flightQuestion, slicesFrom } from '#flight/testing/flight-market.ts';
import { type ChosenSlice, NO_EXTRAS } from '#flight/wire/flights.ts';
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

const CHEAP = { filters: { fareClasses: ['standard' as const] } };
const bookedAs = async (chosen: ChosenSlice[], draft: Parameters<typeof readyFlight>[2] = {}) => {
  const checkout = await readyFlight(server, maya, draft, { slices: chosen, extras: NO_EXTRAS });
  const answer = await pay(server, checkout, maya);
  if (answer.result !== 'Success') throw new Error(`not booked: ${JSON.stringify(answer)}`);
  await world.resume(server);
  return answer.bookingId;
};
type Wanted = Parameters<typeof shopExchange>[2];
const shop = (bookingId: Awaited<ReturnType<typeof booked>>, wanted: Wanted) =>
  shopExchange(
    { ...server, airportsOf: (code: string) => [{ code, zone: 'UTC' }] },
    bookingId,
    wanted,
    maya.actor,
    requestContext(),
  );
async function exchanged(bookingId: Awaited<ReturnType<typeof booked>>, to: ChosenSlice[]) {
  const ask = { kind: 'Flight' as const, slices: to };
  const quoted = await requestChange(server, bookingId, { ask }, maya.actor, requestContext());
  const cost = assertPresent(quoted.cost ?? undefined, `a quote (${quoted.failure})`);
  const dueMinor = cost.due.amountMinor;
  const input = { dueMinor, paymentId: dueMinor > 0 ? assertPresent(maya.cards[0], 'a card') : null };
  const changeId = quoted.changeId as Parameters<typeof confirmChange>[2];
  const done = await confirmChange(server, bookingId, changeId, input, maya.actor, requestContext());
  expect(done).toMatchObject({ booking: 'Success', failure: null });
  return cost;
}

test(
  'what a cheaper flight leaves over is a credit, which pays a later ticket of the same traveler',
  async () => {
    const zoe = person('Adult', '1990-02-03', { firstName: 'Zoe', lastName: 'Okafor' });
    const round = slicesFrom('BOS LIS 2027-06-25', 'LIS BOS 2027-07-09');
    const best = assertPresent(
      await bestTrip(deskOf({ server }), flightQuestion(round, CHEAP)),
      'a trip in high season',
    );
    const bookingId = await bookedAs(best.slices, { travelers: [zoe] });
    later(AFTER_VOID);
    // Months away from what was booked fares are lower by more than the fee
    const wanted = { slice: 0, origin: 'BOS', destination: 'LIS', date: '2027-06-02' as never };
    const { options } = await shop(bookingId, { ...wanted, chosen: best.slices });
    const cheapest = options
      .flatMap(({ slice, fares }) => fares.map((fare) => ({ slice, fare })))
      .toSorted((a, b) => a.fare.difference.amountMinor - b.fare.difference.amountMinor)[0];
    const { slice, fare } = assertPresent(cheapest, 'a cheaper fare');
    expect(fare.difference.amountMinor).toBeLessThan(0);
    const chosen = { sliceId: slice.sliceId, fareClass: fare.fareClass };
    const cost = await exchanged(bookingId, [chosen, assertPresent(best.slices[1], 'the way back')]);
    expect([cost.due.amountMinor, cost.refund.amountMinor]).toEqual([0, 0]);
    expect(cost.credit.amountMinor).toBe(-fare.difference.amountMinor);
    const trip = await flightTrip(server, maya, bookingId);
    expect(trip).toMatchObject({ status: 'Modified', refundStatus: 'FtcAvailable' });

    const { credits } = await listAirlineCredits(server, maya.actor);
    const credit = assertPresent(
      credits.find(({ originBookingId }) => originBookingId === bookingId),
      'the credit',
    );
    expect(credit.available).toEqual(cost.credit);
    const again = { travelers: [zoe], credits: [{ creditId: credit.creditId, amountMinor: null }] };
    // Of the same airline: the trip as it was booked first
    const second = await bookedAs(best.slices, { ...again, duplicateAccepted: true });
    const { tenders, total } = await flightTrip(server, maya, second);
    const own = tenders.find(({ kind }) => kind === 'AncillaryCredit');
    expect(own?.amount.amountMinor).toBe(Math.min(total.amountMinor, credit.available.amountMinor));
  },
  LONG_MS,
);

test(
  'a flight later the same day, until an hour before the first one leaves',
  async () => {
    const bookingId = await booked();
    const before = await flightTrip(server, maya, bookingId);
    const departs = assertPresent(before.flight.slices[0]?.segments[0], 'a flight').scheduledDepartureTime;
    world.clock.set(plusSeconds(departs, -4 * 3_600));
    const wanted = { slice: 0, origin: 'BOS', destination: 'LIS', date: '2027-04-14' as never };
    const { options } = await shop(bookingId, { ...wanted, chosen: slices });
    const others = options.filter(({ slice }) => slice.sliceId !== slices[0]?.sliceId);
    const { slice, fares } = assertPresent(others[0], 'another flight that day');
    expect(assertPresent(slice.segments[0], 'its flight').zonedDepartureTime.slice(0, 10)).toBe('2027-04-14');
    const chosen = { sliceId: slice.sliceId, fareClass: assertPresent(fares[0], 'a fare').fareClass };
    await exchanged(bookingId, [chosen, assertPresent(slices[1], 'the way back')]);
    const after = await flightTrip(server, maya, bookingId);
    expect(after.flight.slices[0]?.sliceId).toBe(slice.sliceId);
    // What the traveler exchanged is no change of the airline's
    const ref = { ...maya.actor, bookingId };
    expect(await lookUpBooking(server, ref, { timeoutMs: 5_000, scenario: null, requestId: '' })).toBe(
      'compared',
    );
    expect((await getScheduleChange(server, bookingId, maya.actor)).change).toBeNull();

    const leaves = assertPresent(after.flight.slices[0]?.segments[0], 'a flight').scheduledDepartureTime;
    world.clock.set(plusSeconds(leaves, -3_599));
    const { slices: open } = await look(bookingId);
    expect(open.map(({ canChange }) => canChange)).toEqual([false, true]);
  },
  LONG_MS,
);

test(
  'after an exchange the trip, its rules and the exchange page say the same of the ticket as a whole',
  async () => {
    const round = slicesFrom('BOS LIS 2027-05-12', 'LIS BOS 2027-05-20');
    const basic = { filters: { fareClasses: ['standard' as const] } };
    const best = assertPresent(await bestTrip(deskOf({ server }), flightQuestion(round, basic)), 'a trip');
    const bookingId = await bookedAs(best.slices);
    later(AFTER_VOID);
    const agrees = async () => {
      const trip = await flightTrip(server, maya, bookingId);
      const view = await look(bookingId);
      expect(view.slices).toEqual(trip.changes);
      for (const slice of trip.flight.slices) {
        const { cancelPenalty, changePenalty } = slice.restrictions.penaltiesInfo;
        expect(changePenalty).toEqual(view.changePenalty);
        const [step] = trip.cancellation.steps.filter(
          ({ until }) => Date.parse(until) > Date.parse(server.clock.now()),
        );
        const isFree = step?.penaltyMinor === 0;
        expect([cancelPenalty.kind === 'free', cancelPenalty.kind === 'notAllowed']).toEqual([
          isFree,
          step === undefined,
        ]);
      }
    };
    await agrees();
    const wanted = { slice: 1, origin: 'LIS', destination: 'BOS', date: '2027-05-21' as never };
    const { options } = await shop(bookingId, { ...wanted, chosen: best.slices });
    const { slice, fares } = assertPresent(options[0], 'an option');
    // The most flexible fare: the rules of the one that's given up stay all the same
    const fare = assertPresent(
      fares.toSorted((a, b) => b.difference.amountMinor - a.difference.amountMinor)[0],
      'a fare',
    );
    const chosen = { sliceId: slice.sliceId, fareClass: fare.fareClass };
    await exchanged(bookingId, [assertPresent(best.slices[0], 'the way out'), chosen]);
    await agrees();
  },
  LONG_MS,
);
