/** Each product paid by each tender alone: ledger and trip name what was bought, all of it is given back. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyFlight } from '../../products/flight/testing/flight-checkouts.ts';
import { showTrip } from '../trips/use-case.ts';
import { listActivity } from '../wallet/activity/list-activity.ts';
import { readBooking } from './store.ts';
import { fillSummaries } from './summaries/fill-summaries.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  readyCheckout,
  type Traveler,
} from './testing/booking-world.ts';
import { cancelAsQuoted, mustBook } from './testing/stage.ts';

let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
afterAll(() => world.close());

const ENOUGH = 1_000_000;
const TENDERS = {
  card: async () => ({}),
  credit: async (maya: Traveler) => ({
    credits: [{ creditId: await world.grant(maya, 'GoodwillCredit', ENOUGH), amountMinor: null }],
  }),
  miles: async ({ account }: Traveler) => ({ miles: [{ accountReferenceId: account, units: 50_000 }] }),
} as const;
const PRODUCTS = {
  hotel: { ready: readyCheckout, title: 'Palacete Santa Luz', place: 'Lisbon', country: 'PT' },
  flight: { ready: readyFlight, title: 'Boston to Lisbon', place: 'Lisbon', country: 'PT' },
} as const;

test.each(
  Object.keys(PRODUCTS).flatMap((product) =>
    Object.keys(TENDERS).map(
      (tender) => [product as keyof typeof PRODUCTS, tender as keyof typeof TENDERS] as const,
    ),
  ),
)('a %s paid with %s', async (product, tender) => {
  const { ready, ...summary } = PRODUCTS[product];
  const maya = await world.newTraveler();
  const bookingId = await mustBook(server, await ready(server, maya, await TENDERS[tender](maya)), maya);
  const ref = { ...maya.actor, bookingId };
  expect(await readBooking(server.db, ref)).toMatchObject({ ...summary, product });
  const { entries } = await listActivity(server, {}, maya.actor);
  const ofBooking = entries.filter(({ booking }) => booking?.bookingId === bookingId);
  expect(ofBooking.map(({ booking }) => booking?.title)).toEqual(tender === 'credit' ? [summary.title] : []);
  expect((await cancelAsQuoted(server, bookingId, maya)).result).toBe('Canceled');
  const back = (await showTrip(server, ref)).refunds;
  expect(back.map(({ item }) => item)).toEqual(back.map(() => summary.title));
  expect(await world.problems()).toEqual(IN_ORDER);
});

test('what an older server wrote is named by what was booked, in its ledger too', async () => {
  const maya = await world.newTraveler();
  const credits = await TENDERS.credit(maya);
  const bookingId = await mustBook(server, await readyFlight(server, maya, credits), maya);
  const titles = async () =>
    (await listActivity(server, {}, maya.actor)).entries.flatMap(({ booking }) => booking?.title ?? []);
  await sql`update bookings set title = null, subtitle = null, place = null, country = null
    where booking_id = ${bookingId}`.execute(server.db);
  expect(await fillSummaries(server.db, server.products)).toBe(1);
  expect(await fillSummaries(server.db, server.products)).toBe(0);
  expect(await titles()).toEqual(['Boston to Lisbon']);
  expect(await readBooking(server.db, { ...maya.actor, bookingId })).toMatchObject({
    subtitle: 'Round-trip',
    place: 'Lisbon',
    country: 'PT',
  });
});
