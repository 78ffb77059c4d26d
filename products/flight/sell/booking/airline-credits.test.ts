/** Future travel credits over the embedded market: issued, listed, redeemed, given back, expired. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { announceAirlineCredits } from '@sojourn/server/modules/money/airline-credits/announce-airline-credits.ts';
import { expireAirlineCredits } from '@sojourn/server/modules/money/airline-credits/expire-airline-credits.ts';
import { listAirlineCredits } from '@sojourn/server/modules/money/airline-credits/list-airline-credits.ts';
import { IN_ORDER, pay } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { createMarketStage, deskOf } from '@sojourn/server/modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import type { Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import { flightTrip, person, readyFlight } from '#flight/testing/flight-checkouts.ts';
import { bestTrip, flightQuestion, slicesFrom } from '#flight/testing/flight-market.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';

const LONG_MS = 120_000;
const DAY = 86_400;
let { world, server, maya } = {} as Stage;
/** One ticket there and back that is changed for a fee and never refunded. */
let standard: ChosenSlice[];
const traveler = person('Adult', '1990-02-03', { firstName: 'Zoë', lastName: 'Okafor' });
beforeAll(async () => {
  ({ world, server, maya } = await createMarketStage());
  const round = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
  const best = await bestTrip(deskOf({ server }), flightQuestion(round));
  standard = best!.slices.map((slice) => ({ ...slice, fareClass: 'standard' as const }));
}, LONG_MS);
afterEach(async () => {
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

async function booked(change: Parameters<typeof readyFlight>[2] = {}): Promise<BookingId> {
  const ask = { slices: standard, passengers: ONE_ADULT };
  const checkout = await readyFlight(server, maya, { travelers: [traveler], ...change }, ask);
  const answer = await pay(server, checkout, maya);
  if (answer.result !== 'Success') throw new Error(`not booked: ${JSON.stringify(answer)}`);
  await world.resume(server);
  return answer.bookingId;
}
const quoted = (bookingId: BookingId) => quoteCancel(server, bookingId, maya.actor, requestContext());
const canceled = async (bookingId: BookingId) => {
  const { quoteId } = await quoted(bookingId);
  return cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext());
};
const credits = async () => (await listAirlineCredits(server, maya.actor)).credits;
const offered = async (lastName: string) => {
  const someone = { ...traveler, lastName };
  const ask = { slices: standard, passengers: ONE_ADULT };
  const { payment } = await readyFlight(server, maya, { travelers: [someone] }, ask);
  return payment.credits.filter(({ type }) => type === 'AirlineCredit');
};

test(
  'a ticket that is never refunded and may be changed becomes a credit, which pays the next one',
  async () => {
    const first = await booked();
    expect(await quoted(first)).toMatchObject({ type: 'FullyRefundable', credits: [] });
    world.clock.move(2 * DAY);
    const quote = await quoted(first);
    const paidMinor = quote.paid.amountMinor;
    const [promised] = quote.credits;
    expect(quote).toMatchObject({ outcome: 'NonRefundable', refund: { amountMinor: 0 }, lines: [] });
    expect(promised).toMatchObject({ amount: { amountMinor: paidMinor - 9_000 }, nameRule: 'sameTraveler' });
    await canceled(first);
    const [issued] = await credits();
    expect(issued).toMatchObject({
      status: 'FtcAvailable',
      number: promised!.number,
      traveler: { firstName: 'Zoë', lastName: 'Okafor' },
      available: promised!.amount,
      originBookingId: first,
    });

    expect(await offered('Someone')).toEqual([]);
    const [usable] = await offered('OKAFOR');
    expect(usable).toMatchObject({ creditId: issued!.creditId, source: 'AncillaryCredit' });
    const second = await booked({
      credits: [{ creditId: issued!.creditId, amountMinor: null }],
      duplicateAccepted: true,
    });
    expect(await flightTrip(server, maya, first)).toMatchObject({
      refundStatus: expect.stringMatching(/FtcAvailable|FtcRedeemed/),
      itineraryFlags: ['Canceled', 'NonExchangeable', 'Ftc'],
    });
    const { tenders, total } = await flightTrip(server, maya, second);
    expect(tenders.map(({ kind }) => kind)).toEqual(['AncillaryCredit', 'UserCard']);
    expect(tenders[0]!.label).toContain(issued!.number);
    const usedMinor = tenders[0]!.amount.amountMinor;
    expect(usedMinor + tenders[1]!.amount.amountMinor).toBe(total.amountMinor);
    const leftMinor = issued!.available.amountMinor - usedMinor;
    expect(await credits()).toMatchObject([
      { status: leftMinor > 0 ? 'FtcAvailable' : 'FtcRedeemed', available: { amountMinor: leftMinor } },
    ]);

    const back = await quoted(second);
    expect(back.lines[0]).toMatchObject({ kind: 'AncillaryCredit', outcome: 'returned' });
    await canceled(second);
    expect(await credits()).toMatchObject([
      { status: 'FtcAvailable', available: issued!.available, expiresAt: issued!.expiresAt },
    ]);
  },
  LONG_MS,
);

/** By mail 90, 60, 30 and 7 days before, each once however many servers look; after a pause the last. */
async function isAnnounced(expiresAt: Instant) {
  const look = () => Promise.all([announceAirlineCredits(server), announceAirlineCredits(server)]);
  const announced: number[] = [];
  for (const days of [120, 90, 89, 60, 7]) {
    world.clock.set(plusSeconds(expiresAt, -days * DAY));
    const [first = 0, second = 0] = await look();
    announced.push(first + second);
  }
  expect(announced).toEqual([0, 1, 0, 1, 1]);
  const { rows } = await sql<{ days: number }>`select (payload->>'daysLeft')::int as days from outbox
    where message_id like 'airlineCreditExpiring.%' order by days desc`.execute(server.db);
  expect(rows.map(({ days }) => days)).toEqual([90, 60, 7]);
}

test(
  'a credit that a failed booking held is free again, and ends when its time is over',
  async () => {
    const [credit] = await credits();
    const ask = { slices: standard, passengers: ONE_ADULT };
    const choice = { credits: [{ creditId: credit!.creditId, amountMinor: null }], duplicateAccepted: true };
    const checkout = await readyFlight(server, maya, { travelers: [traveler], ...choice }, ask);
    expect(await pay(server, checkout, maya, 'flight-sold-out')).toMatchObject({ result: 'Failed' });
    await world.resume(server);
    expect(await credits()).toMatchObject([{ status: 'FtcAvailable', held: { amountMinor: 0 } }]);
    const before = world.clock.now();
    await isAnnounced(credit!.expiresAt as Instant);
    world.clock.set(credit!.expiresAt as Instant);
    expect(await credits()).toMatchObject([{ status: 'FtcExpired' }]);
    expect(await expireAirlineCredits(server)).toBe(1);
    expect(await expireAirlineCredits(server)).toBe(0);
    expect(await credits()).toMatchObject([{ status: 'FtcExpired', available: { amountMinor: 0 } }]);
    world.clock.set(before);
  },
  LONG_MS,
);
