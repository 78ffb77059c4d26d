/**
 * Server processes that are killed while they book flights on two tickets, take one back or have both issued:
 * the next process ends what they began, and everything was done once.
 */
import { addDays, date } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import {
  createBookingWorld,
  type Process,
  pay,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { deskOf } from '@sojourn/server/modules/selling/booking/testing/market-stage.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { flightTrip, readyFlight } from '#flight/testing/flight-checkouts.ts';
import {
  flightQuestion,
  flightRequest,
  searched,
  slicesFrom,
  testFlightMarket,
} from '#flight/testing/flight-market.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import { answered, calm } from '#hotel/testing/hotel-market.ts';
import { describeKilled, expectInOrder, LONG_MS } from '#testing/conformance/killed.ts';

let days = 0;
/** Out on one airline, back on another, on days of their own: a seat that is sold moves the next fare. */
async function twoTickets(server: Process): Promise<ChosenSlice[]> {
  const now = server.clock.now();
  const desk = deskOf({ server });
  const out = addDays(date('2027-04-14'), days++);
  const round = slicesFrom(`BOS LIS ${out}`, `LIS BOS ${addDays(out, 5)}`);
  const chosenOf = async (chosen: ChosenSlice[]) =>
    (await searched(desk, flightQuestion(round, { chosen, top: 60, now }))).options.map(({ option }) => ({
      sliceId: option.slice.sliceId,
      fareClass: option.shown,
      kind: option.multiTicketType,
    }));
  for (const { kind: _, ...there } of await chosenOf([])) {
    const back = (await chosenOf([there])).find(({ kind }) => kind === 'hackerFare');
    if (!back) continue;
    const { kind, ...home } = back;
    const priced = answered(await desk.price(flightRequest([there, home], { now }), calm));
    if (priced.flight.tickets.length === 2) return [there, home];
  }
  throw new Error('every trip is on one ticket');
}

/** As the airlines have it: the state of each ticket, and how many documents are issued. */
async function ordersOf({ db }: Process, bookingId: BookingId): Promise<string[]> {
  const { rows } = await sql<{ state: string; documents: number }>`select state,
      jsonb_array_length(coalesce(documents, '[]')) as documents
    from market.flight_orders where reference = ${bookingId} order by ticket_no`.execute(db);
  return rows.map(({ state, documents }) => `${state} ${documents}`);
}

const stage = describeKilled({
  sells: { product: 'flight' },
  open: async () => {
    const world = await createBookingWorld({
      flights: (database, clock) => testFlightMarket(database, { clock }),
    });
    return { world, replaced: {}, close: async () => undefined };
  },
  ready: async (server, traveler) => readyFlight(server, traveler, {}, { slices: await twoTickets(server) }),
  confirmSteps: ['confirm:1', 'confirm:2'],
  refused: {
    scenario: 'flight-second-ticket-fails',
    reason: 'NoAvailability',
    points: [
      'confirm:1:undo:afterEffect',
      'confirm:2:do:afterEffect',
      'confirm:1:undo:beforeCall',
      'finish:do:beforeCommit',
    ],
  },
  sold: async ({ db }) => {
    const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
      from market.flight_sales`.execute(db);
    return rows[0]?.sold ?? 0;
  },
  ordersOf,
  made: 'confirmed 1',
});

test('what was refused is voided or released at each airline', async () => {
  const { rows } = await sql<{ states: string }>`select string_agg(distinct o.state, ' ') as states
    from market.flight_orders o join bookings b on b.booking_id = o.reference
    where b.state = 'Failed'`.execute(stage.server().db);
  expect(rows).toEqual([{ states: 'released voided' }]);
});

const ISSUING = ['issue:do:afterEffect', 'issue:do:beforeCall', 'finish:do:beforeCommit'];
test(
  'a process killed while tickets are issued: the next one finds them, and none is issued twice',
  async () => {
    const server = stage.server();
    for (const point of process.env.NIGHTLY ? ISSUING : ISSUING.slice(0, 1)) {
      const maya = await stage.world().newTraveler();
      const checkout = await readyFlight(server, maya, {}, { slices: await twoTickets(server) });
      const answer = await pay(server, checkout, maya);
      if (answer.result !== 'Success') throw new Error(`not booked: ${JSON.stringify(answer)}`);
      const { bookingId } = answer;
      await stage.killWhileItResumes(point);
      expect((await flightTrip(server, maya, bookingId)).ticketing, point).toBe('confirmed');
      await stage.world().resume(server);
      const { ticketing, travelers, cases, locators } = await flightTrip(server, maya, bookingId);
      expect([ticketing, cases], point).toEqual(['ticketed', []]);
      expect(locators.airlines).toHaveLength(2);
      expect(travelers.flatMap(({ documents }) => documents)).toHaveLength(2);
      expect(await ordersOf(server, bookingId), point).toEqual(['confirmed 1', 'confirmed 1']);
    }
    await expectInOrder(stage);
  },
  LONG_MS,
);

test(
  'a process killed after an airline kept a ticket: the next one ends the booking, and one person is told',
  async () => {
    const [each] = await stage.killAll(['confirm:1:undo:afterEffect'], 'flight-void-fails');
    if (!each) throw new Error('nothing was killed');
    const { state, lastFailure } = await stage.stateOf(each);
    expect([state, lastFailure?.reason]).toEqual(['open', 'VoidFailed']);
    const { rows } = await sql<{ subject: string; orders: number }>`select subject_id as subject,
        (select count(*)::int from market.flight_orders o
          where o.reference = subject_id and o.state = 'confirmed') as orders
      from cases where kind = 'ticketNotVoided'`.execute(stage.server().db);
    expect(rows).toEqual([{ subject: expect.stringMatching(/^bkg_/), orders: 1 }]);
    const { ledger, records } = await stage.world().problems();
    expect([ledger, records.map(({ what }) => what)]).toEqual([[], ['flight']]);
  },
  LONG_MS,
);
