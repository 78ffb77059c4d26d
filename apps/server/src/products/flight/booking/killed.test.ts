/**
 * Server processes that are killed while they book flights, take a ticket back or have tickets issued, with
 * the real market, vault and database: the next process ends what they began, and everything was done once.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ChosenSlice } from '@sojourn/contract/products/flight/flights.ts';
import { addDays, date } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookInputOf, IN_ORDER, pay, type Traveler } from '#modules/booking/testing/booking-world.ts';
import { createMarketStage, deskOf } from '#modules/booking/testing/market-stage.ts';
import { runCrashingProcess } from '#modules/booking/testing/run-crashing-process.ts';
import type { Stage } from '#modules/booking/testing/stage.ts';
import {
  flightQuestion,
  flightRequest,
  searched,
  slicesFrom,
} from '#products/flight/testing/flight-market.ts';
import { answered, calm } from '#products/hotel/testing/hotel-market.ts';
import { getCheckout } from '../../../modules/checkouts/get-checkout.ts';
import type { FlightCrashPlan } from '../testing/crashing-flights.ts';
import { flightTrip, readyFlight } from '../testing/flight-checkouts.ts';

const CRASHING = new URL('../testing/crashing-flights.ts', import.meta.url);

/** Each process that is killed makes a world of its own first. */
const LONG_MS = 120_000;
let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createMarketStage());
}, LONG_MS);
afterAll(() => world.close());

const desk = () => deskOf({ server });
let days = 0;
/** Out on one airline, back on another, on days of their own: a seat that is sold moves the next fare. */
async function twoTickets(): Promise<ChosenSlice[]> {
  const now = world.clock.now();
  const out = addDays(date('2027-04-14'), days++);
  const round = slicesFrom(`BOS LIS ${out}`, `LIS BOS ${addDays(out, 5)}`);
  const chosenOf = async (chosen: ChosenSlice[]) =>
    (await searched(desk(), flightQuestion(round, { chosen, top: 60, now }))).options.map(({ option }) => ({
      sliceId: option.slice.sliceId,
      fareClass: option.shown,
      kind: option.multiTicketType,
    }));
  for (const { kind: _, ...there } of await chosenOf([])) {
    const back = (await chosenOf([there])).find(({ kind }) => kind === 'hackerFare');
    if (!back) continue;
    const { kind, ...home } = back;
    const priced = answered(await desk().price(flightRequest([there, home], { now }), calm));
    if (priced.flight.tickets.length === 2) return [there, home];
  }
  throw new Error('every trip is on one ticket');
}

type Ready = { readonly maya: Traveler; readonly checkout: Checkout };
async function ready(): Promise<Ready> {
  const [maya, slices] = [await world.newTraveler(), await twoTickets()];
  return { maya, checkout: await readyFlight(server, maya, {}, { slices }) };
}
const crashPlan = (pays: Ready | null, scenario: string | null): FlightCrashPlan => ({
  databaseUrl: world.database.url,
  vault: { url: world.vault.url, apiKey: world.vault.apiKey },
  now: world.clock.now(),
  leaseSeconds: 20,
  scenario,
  pays: pays && {
    ...bookInputOf(pays.checkout),
    by: pays.maya.actor,
    checkoutId: pays.checkout.checkoutId,
  },
});
const stateOf = ({ maya, checkout }: Ready) => getCheckout(server, checkout.checkoutId, maya.actor);
const sold = async () => {
  const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
    from market.flight_sales`.execute(server.db);
  return rows[0]!.sold;
};
/** As the airlines have it: the state of each ticket, and how many documents are issued. */
async function ordersOf(bookingId: BookingId | null) {
  const { rows } = await sql<{ state: string; documents: number }>`select state,
      jsonb_array_length(coalesce(documents, '[]')) as documents
    from market.flight_orders where reference = ${bookingId} order by ticket_no`.execute(server.db);
  return rows.map(({ state, documents }) => `${state} ${documents}`);
}
/** A few at a time: each of them makes a world of its own. */
const AT_ONCE = 2;

/** Each pays a checkout of its own and is killed; another process ends what they all began. */
async function killAll(points: readonly string[], scenario: string | null): Promise<Ready[]> {
  const all: Ready[] = [];
  for (let first = 0; first < points.length; first += AT_ONCE) {
    const some = points.slice(first, first + AT_ONCE);
    const paying: Ready[] = [];
    for (const _ of some) paying.push(await ready());
    const ends = await Promise.all(
      some.map((point, i) => runCrashingProcess(CRASHING, crashPlan(paying[i]!, scenario), point)),
    );
    expect(ends, some.join()).toEqual(some.map(() => 'SIGKILL'));
    all.push(...paying);
  }
  for (const [i, each] of all.entries()) expect((await stateOf(each)).state, points[i]).toBe('booking');
  await world.resume(server);
  return all;
}

test(
  'a process killed before or after any ticket is ordered: the next one orders each once, and issues them',
  async () => {
    const before = await sold();
    const points = [
      'reserve:do:afterEffect',
      'confirm:1:do:beforeCall',
      'confirm:1:do:afterEffect',
      'confirm:2:do:beforeCall',
      'confirm:2:do:afterEffect',
      'finish:do:beforeCommit',
    ];
    const all = await killAll(points, null);
    let seats = 0;
    for (const [i, each] of all.entries()) {
      const { state, bookingId, lastFailure } = await stateOf(each);
      expect([state, lastFailure], points[i]).toEqual(['booked', null]);
      const trip = await flightTrip(server, each.maya, bookingId!);
      expect([state, trip.status, trip.ticketing, trip.cases], points[i]).toEqual([
        'booked',
        'Confirmed',
        'ticketed',
        [],
      ]);
      expect(trip.tenders.map((tender) => tender.state)).toEqual(['captured']);
      expect(trip.locators.airlines).toHaveLength(2);
      expect(await ordersOf(bookingId), points[i]).toEqual(['confirmed 1', 'confirmed 1']);
      seats += trip.flight.slices.flatMap(({ segments }) => segments).length;
    }
    expect(await sold()).toBe(before + seats);
    expect(await world.problems()).toEqual(IN_ORDER);
  },
  LONG_MS,
);

test(
  'a process killed while the second ticket is refused: the next one voids the first, and nobody pays',
  async () => {
    const before = await sold();
    const points = [
      'confirm:2:do:afterEffect',
      'confirm:1:undo:beforeCall',
      'confirm:1:undo:afterEffect',
      'finish:do:beforeCommit',
    ];
    for (const each of await killAll(points, 'flight-second-ticket-fails')) {
      const { state, lastFailure, draft } = await stateOf(each);
      expect([state, lastFailure?.reason]).toEqual(['open', 'NoAvailability']);
      expect(draft).toEqual(each.checkout.draft);
    }
    const { rows } = await sql<{ states: string }>`select string_agg(distinct o.state, ' ') as states
      from market.flight_orders o join bookings b on b.booking_id = o.reference
      where b.state = 'Failed'`.execute(server.db);
    expect(rows).toEqual([{ states: 'released voided' }]);
    expect(await sold()).toBe(before);
    expect(await world.problems()).toEqual(IN_ORDER);
  },
  LONG_MS,
);

test(
  'a process killed while tickets are issued: the next one finds them, and none is issued twice',
  async () => {
    for (const point of ['issue:do:beforeCall', 'issue:do:afterEffect', 'finish:do:beforeCommit']) {
      const { maya, checkout } = await ready();
      const answer = await pay(server, checkout, maya);
      if (answer.result !== 'Success') throw new Error(`not booked: ${JSON.stringify(answer)}`);
      const { bookingId } = answer;
      expect(await runCrashingProcess(CRASHING, crashPlan(null, null), point)).toBe('SIGKILL');
      expect((await flightTrip(server, maya, bookingId)).ticketing, point).toBe('confirmed');
      await world.resume(server);
      const { ticketing, travelers, cases } = await flightTrip(server, maya, bookingId);
      expect([ticketing, cases], point).toEqual(['ticketed', []]);
      expect(travelers.flatMap(({ documents }) => documents)).toHaveLength(2);
      expect(await ordersOf(bookingId), point).toEqual(['confirmed 1', 'confirmed 1']);
    }
    expect(await world.problems()).toEqual(IN_ORDER);
  },
  LONG_MS,
);

test(
  'a process killed after an airline kept a ticket: the next one ends the booking, and one person is told',
  async () => {
    const [each] = await killAll(['confirm:1:undo:afterEffect'], 'flight-void-fails');
    const { state, lastFailure } = await stateOf(each!);
    expect([state, lastFailure?.reason]).toEqual(['open', 'VoidFailed']);
    const { rows } = await sql<{ subject: string; orders: number }>`select subject_id as subject,
        (select count(*)::int from market.flight_orders o
          where o.reference = subject_id and o.state = 'confirmed') as orders
      from cases where kind = 'ticketNotVoided'`.execute(server.db);
    expect(rows).toEqual([{ subject: expect.stringMatching(/^bkg_/), orders: 1 }]);
    const { ledger, records } = await world.problems();
    expect([ledger, records.map(({ what }) => what)]).toEqual([[], ['flight']]);
  },
  LONG_MS,
);
