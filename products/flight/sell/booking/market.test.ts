/** The whole way of flights over the embedded market: every scenario of it, and every failure there is. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { IN_ORDER, pay } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { createMarketStage, deskOf } from '@sojourn/server/modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import type { Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { refreshQuote } from '@sojourn/server/modules/selling/checkouts/refresh-quote.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import { asFlight, flightTrip, person, readyFlight } from '#flight/testing/flight-checkouts.ts';
import {
  bestTrip,
  flightQuestion,
  flightRequest,
  searched,
  slicesFrom,
} from '#flight/testing/flight-market.ts';
import type { FlightCheckoutInput } from '#flight/wire/flight-checkout.ts';
import { FLIGHT_FAILURES, type FlightFailure } from '#flight/wire/flight-codes.ts';
import { type ChosenSlice, NO_EXTRAS } from '#flight/wire/flights.ts';
import { answered, calm } from '#hotel/testing/hotel-market.ts';
import { chooseExtras } from '../checkout/choose-extras.ts';

const LONG_MS = 120_000;
let { world, server, maya } = {} as Stage;
/** One ticket there and back, and two of airlines that do not share any. */
let single: ChosenSlice[];
let split: ChosenSlice[];
beforeAll(async () => {
  ({ world, server, maya } = await createMarketStage());
  const round = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
  single = (await bestTrip(desk(), flightQuestion(round)))!.slices;
  split = await splitTrip(round);
}, LONG_MS);
afterEach(async () => {
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const desk = () => deskOf({ server });

/** The first pair of slices that needs two tickets. */
async function splitTrip(round: ReturnType<typeof slicesFrom>): Promise<ChosenSlice[]> {
  const chosenOf = async (chosen: ChosenSlice[]) =>
    (await searched(desk(), flightQuestion(round, { chosen, top: 60 }))).options.map(({ option }) => ({
      sliceId: option.slice.sliceId,
      fareClass: option.shown,
    }));
  for (const out of await chosenOf([])) {
    for (const back of await chosenOf([out])) {
      const priced = await desk().price(flightRequest([out, back]), calm);
      if (priced.outcome === 'ok' && priced.value.flight.tickets.length === 2) return [out, back];
    }
  }
  throw new Error('every trip is on one ticket');
}

const ready = (change = {}, ask: Partial<FlightCheckoutInput> = {}) =>
  readyFlight(server, maya, change, { slices: single, passengers: ONE_ADULT, ...ask });
async function booked(change = {}, ask: Partial<FlightCheckoutInput> = {}, scenario: string | null = null) {
  const answer = await pay(server, await ready(change, ask), maya, scenario);
  if (answer.result !== 'Success') throw new Error(`not booked: ${JSON.stringify(answer)}`);
  return answer.bookingId;
}
const trip = (bookingId: Parameters<typeof flightTrip>[2]) => flightTrip(server, maya, bookingId);
const sold = async () => {
  const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
    from market.flight_sales`.execute(server.db);
  return rows[0]!.sold;
};
const sweep = async () => {
  await world.expireLeases();
  await server.sagas.sweep();
};
/** Of a class that lets seats be chosen. */
const seatable = () => single.map((slice) => ({ ...slice, fareClass: 'enhanced' as const }));
async function firstSeats() {
  const question = { ...seatable()[0]!, segment: 0, passengers: ONE_ADULT, now: server.clock.now() };
  const { rows } = answered(await desk().seatMap(question, calm));
  return rows.flatMap(({ seats }) => seats);
}
/** The first seat of the first flight that is free. */
async function freeSeat() {
  const seat = (await firstSeats()).find(({ state, priceMinor }) => state === 'free' && priceMinor !== null);
  if (!seat) throw new Error('no seat can be chosen');
  return [{ slice: 0, segment: 0, traveler: 0, seat: seat.seat }];
}

test(
  'a family on two tickets: confirmed by both airlines, ticketed, canceled for nothing',
  async () => {
    const passengers = { adults: 1, children: 1, seatedInfants: 0, lapInfants: 1 };
    const travelers = [
      person('Adult', '1990-02-03'),
      person('Child', '2019-06-01'),
      person('LapInfant', '2026-09-10'),
    ];
    const before = await sold();
    const bookingId = await booked({ travelers }, { slices: split, passengers });
    const confirmed = await trip(bookingId);
    expect(confirmed).toMatchObject({
      status: 'Confirmed',
      ticketing: 'confirmed',
      cases: [],
      flight: {
        multiTicketType: expect.stringMatching(/hackerFare|virtualInterline/),
        tripType: 'roundTrip',
      },
    });
    expect(confirmed.locators.airlines.map(({ ticketNo }) => ticketNo)).toEqual([1, 2]);
    await world.resume(server);
    const ticketed = await trip(bookingId);
    expect(ticketed.ticketing).toBe('ticketed');
    const quote = await quoteCancel(server, bookingId, maya.actor, requestContext());
    expect(quote).toMatchObject({ type: 'FullyRefundable', refund: confirmed.total });
    const { quoteId } = quote;
    const canceled = await cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext());
    expect(canceled).toMatchObject({ result: 'Canceled', trip: { status: 'Canceled', cases: [] } });
    expect(await sold()).toBe(before);
  },
  LONG_MS,
);

test(
  'a passport that has run out keeps nobody from a flight that crosses no border',
  async () => {
    const question = flightQuestion(slicesFrom('BOS MIA 2027-04-14'));
    const { slices } = (await bestTrip(desk(), question))!;
    const passport = { number: 'X1234567', country: 'US', expires: '2026-01-01' as never };
    const travelers = [person('Adult', '1990-02-03', { passport })];
    const checkout = await ready({ travelers }, { slices });
    expect(checkout.flight.needsPassport).toBe(false);
    expect(await pay(server, checkout, maya)).toMatchObject({ result: 'Success' });
  },
  LONG_MS,
);

test(
  'a seat that is booked is nobody else’s, and free again once the trip is canceled',
  async () => {
    const seats = await freeSeat();
    const stateOf = async () => (await firstSeats()).find(({ seat }) => seat === seats[0]!.seat)?.state;
    const bookingId = await booked({}, { slices: seatable(), extras: { ...NO_EXTRAS, seats } });
    expect(await stateOf()).toBe('taken');
    expect((await trip(bookingId)).travelers[0]!.seats).toEqual([
      { slice: 0, segment: 0, seat: seats[0]!.seat },
    ]);
    await world.resume(server);
    const { quoteId } = await quoteCancel(server, bookingId, maya.actor, requestContext());
    await cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext());
    expect(await stateOf()).toBe('free');
  },
  LONG_MS,
);

test(
  'after the void window the fare’s own rule holds, as it was told at the quote',
  async () => {
    const bookingId = await booked();
    await world.resume(server);
    const { cancellation, total } = await trip(bookingId);
    const before = world.clock.now();
    world.clock.set(plusSeconds(cancellation.steps[0]!.until, 3600));
    const { penalty, refund, type } = await quoteCancel(server, bookingId, maya.actor, requestContext());
    const penaltyMinor = cancellation.steps[1]?.penaltyMinor ?? total.amountMinor;
    expect(penalty.amountMinor).toBe(Math.min(penaltyMinor, total.amountMinor));
    expect(refund.amountMinor).toBe(total.amountMinor - penalty.amountMinor);
    expect(type).toBe(refund.amountMinor === 0 ? 'NonRefundable' : 'PartiallyRefundable');
    expect((await trip(bookingId)).cases).toEqual([]);
    world.clock.set(before);
  },
  LONG_MS,
);

describe.each([
  'flight-reserve-timeout-before-effect',
  'flight-reserve-timeout-after-effect',
  'flight-confirm-timeout-before-effect',
  'flight-confirm-timeout-after-effect',
  'flight-confirm-unavailable',
  'flight-duplicate-requests',
  'flight-ticketing-timeout-after-effect',
])('%s', (scenario) => {
  test.each(['single', 'split'])(
    'is booked and ticketed once all the same, on a %s ticket',
    async (kind) => {
      const before = await sold();
      const bookingId = await booked({}, { slices: kind === 'single' ? single : split }, scenario);
      await world.resume(server);
      const { ticketing, flight, cases } = await trip(bookingId);
      expect([ticketing, cases]).toEqual(['ticketed', []]);
      expect(await sold()).toBe(before + flight.slices.flatMap(({ segments }) => segments).length);
    },
    LONG_MS,
  );
});

test(
  'a fare that falls is charged as it is by then',
  async () => {
    const checkout = await ready();
    const answer = await pay(server, checkout, maya, 'flight-price-fall');
    if (answer.result !== 'Success') throw new Error('not booked');
    const { total, tenders } = await trip(answer.bookingId);
    expect(total.amountMinor).toBeLessThan(checkout.quote.total.amountMinor);
    expect(tenders[0]!.amount).toEqual(total);
  },
  LONG_MS,
);

test(
  'a fare that rises is told with up to three others, and paid once it is accepted',
  async () => {
    const checkout = await ready();
    const refused = pay(server, checkout, maya, 'flight-price-rise');
    await expect(refused).rejects.toMatchObject({ code: 'PriceIncreased' });
    const risen = asFlight(await getCheckout(server, checkout.checkoutId, maya.actor));
    const { oldTotal, newTotal, alternatives } = risen.priceChange!;
    expect(oldTotal).toEqual(checkout.quote.total);
    expect(newTotal.amountMinor).toBeGreaterThan(oldTotal.amountMinor);
    expect(alternatives).toHaveLength(3);
    const chosen = checkout.flight.slices[0]!.sliceId;
    expect(alternatives.map(({ slice }) => slice.sliceId)).not.toContain(chosen);
    const accepted = await refreshQuote(
      server,
      checkout.checkoutId,
      { acceptTotalMinor: newTotal.amountMinor },
      maya.actor,
      requestContext('flight-price-rise'),
    );
    expect(await pay(server, accepted, maya)).toMatchObject({ result: 'Success' });
  },
  LONG_MS,
);

test(
  'an airline that is silent is Pending, a case at the deadline, and booked once it answers',
  async () => {
    const checkout = await ready();
    const answer = await pay(server, checkout, maya, 'flight-supplier-silent');
    if (answer.result !== 'Pending') throw new Error('answered');
    const before = world.clock.now();
    world.clock.move(601);
    await sweep();
    await sweep();
    expect((await trip(answer.bookingId)).cases).toMatchObject([{ kind: 'bookingUnanswered' }]);
    await sql`update sagas set scenario = null where state = 'running'`.execute(server.db);
    await world.resume(server);
    expect(await trip(answer.bookingId)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
    world.clock.set(before);
  },
  LONG_MS,
);

test(
  'tickets that come late are there seven minutes on, without a case',
  async () => {
    const bookingId = await booked({}, {}, 'flight-ticketing-late');
    await sweep();
    expect(await trip(bookingId)).toMatchObject({ status: 'Confirmed', ticketing: 'confirmed', cases: [] });
    world.clock.move(6 * 60);
    await sweep();
    expect((await trip(bookingId)).ticketing).toBe('confirmed');
    world.clock.move(2 * 60);
    await sweep();
    expect(await trip(bookingId)).toMatchObject({ ticketing: 'ticketed', cases: [] });
  },
  LONG_MS,
);

test(
  'tickets that are refused are a case at once',
  async () => {
    const bookingId = await booked({}, {}, 'flight-ticketing-refused');
    await sweep();
    expect(await trip(bookingId)).toMatchObject({
      status: 'Confirmed',
      ticketing: 'confirmed',
      cases: [{ kind: 'ticketingRefused', state: 'open' }],
    });
    await sql`update sagas set scenario = null where state = 'running'`.execute(server.db);
    await world.resume(server);
    expect((await trip(bookingId)).ticketing).toBe('ticketed');
  },
  LONG_MS,
);

test(
  'a refused cancellation leaves the trip with a case; a lost answer to one is found',
  async () => {
    const cancel = async (bookingId: Parameters<typeof trip>[0], scenario: string) => {
      const { quoteId } = await quoteCancel(server, bookingId, maya.actor, requestContext());
      return cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext(scenario));
    };
    const first = await booked();
    await expect(cancel(first, 'flight-cancel-refused')).rejects.toMatchObject({
      code: 'CancellationAttemptFailed',
    });
    expect(await trip(first)).toMatchObject({ status: 'Confirmed', cases: [{ kind: 'cancelRefused' }] });
    expect(await cancel(first, 'flight-cancel-timeout-after-effect')).toMatchObject({ result: 'Canceled' });
  },
  LONG_MS,
);

test(
  'a seat that was taken is not told of again once the trip was quoted since; a declined card is',
  async () => {
    const seats = await freeSeat();
    const { checkoutId } = await ready({}, { extras: { ...NO_EXTRAS, seats }, slices: seatable() });
    const shown = () => getCheckout(server, checkoutId, maya.actor);
    const failWith = async (scenario: string) => {
      await pay(server, await shown(), maya, scenario);
      return (await shown()).lastFailure?.reason;
    };
    const quoteAnew = async () => {
      await refreshQuote(server, checkoutId, {}, maya.actor, requestContext());
      return (await shown()).lastFailure?.reason;
    };
    const choose = async (extras: typeof NO_EXTRAS) => {
      await chooseExtras(server, checkoutId, extras, maya.actor, requestContext());
      return (await shown()).lastFailure;
    };
    expect(await failWith('flight-seat-taken')).toBe('SeatTaken');
    expect(await quoteAnew()).toBeUndefined();
    expect(await failWith('flight-seat-taken')).toBe('SeatTaken');
    expect(await choose({ ...NO_EXTRAS, seats })).toBeNull();
    expect(await failWith('card-declined')).toBe('CardDeclined');
    expect(await quoteAnew()).toBe('CardDeclined');
    expect(await choose(NO_EXTRAS)).toBeNull();
  },
  LONG_MS,
);

describe('every failure there is, by a scenario of the lab', () => {
  type Way = { readonly scenario: string; readonly seated?: true };
  const OWN: Partial<Record<FlightFailure, Way>> = {
    NoAvailability: { scenario: 'flight-sold-out' },
    PaymentError: { scenario: 'card-expired' },
    CardDeclined: { scenario: 'card-declined' },
    FraudAutoReject: { scenario: 'card-fraud' },
    RedemptionFailure: { scenario: 'redemption-failure' },
    MaximumPriceIncreaseReached: { scenario: 'flight-price-rise-max' },
    DuplicateBooking: { scenario: 'flight-duplicate' },
    InvalidPassengers: { scenario: 'flight-invalid-passengers' },
    ProviderError: { scenario: 'flight-provider-error' },
    SeatTaken: { scenario: 'flight-seat-taken', seated: true },
  };
  const reached = FLIGHT_FAILURES.filter((reason) => reason !== 'VoidFailed');

  test.each(reached)(
    '%s',
    async (reason) => {
      const way = OWN[reason] ?? { scenario: `flight-fails-${reason}` };
      const before = await sold();
      const extras = way.seated ? { ...NO_EXTRAS, seats: await freeSeat() } : NO_EXTRAS;
      const slices = way.seated ? seatable() : single;
      const checkout = await ready({}, { extras, slices });
      expect(await pay(server, checkout, maya, way.scenario)).toMatchObject({
        result: 'Failed',
        failure: { reason },
      });
      const after = await getCheckout(server, checkout.checkoutId, maya.actor);
      expect(after).toMatchObject({ state: 'open', lastFailure: { reason }, draft: checkout.draft });
      expect(await sold()).toBe(before);
    },
    LONG_MS,
  );

  test(
    'a second ticket that fails voids the first: NoAvailability',
    async () => {
      const before = await sold();
      const checkout = await ready({}, { slices: split });
      expect(await pay(server, checkout, maya, 'flight-second-ticket-fails')).toMatchObject({
        result: 'Failed',
        failure: { reason: 'NoAvailability' },
      });
      expect(await sold()).toBe(before);
    },
    LONG_MS,
  );

  test(
    'and one that cannot be voided either: VoidFailed, with a case for a person',
    async () => {
      const checkout = await ready({}, { slices: split });
      expect(await pay(server, checkout, maya, 'flight-void-fails')).toMatchObject({
        result: 'Failed',
        failure: { reason: 'VoidFailed' },
      });
      const { rows } = await sql<{ subject: string }>`select subject_id as subject from cases
      where kind = 'ticketNotVoided'`.execute(server.db);
      const { ledger, records } = await world.problems();
      expect([ledger, records.map(({ what }) => what)]).toEqual([[], ['flight']]);
      // A person has it taken back, and the records agree
      const context = { ...calm, scenario: null };
      const request = { reference: rows[0]!.subject, ticketNo: 1, now: server.clock.now() };
      answered(await desk().voidOrder(request, context));
    },
    LONG_MS,
  );
});
