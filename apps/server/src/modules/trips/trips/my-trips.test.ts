import { tripsPage } from '@sojourn/contract/trips.ts';
import { TRIP_BOOKINGS_MAX } from '@sojourn/domain/booking/trip-groups.ts';
import { TRIPS_VIEWS } from '@sojourn/domain/booking/trips-views.ts';
import { date } from '@sojourn/domain/dates.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAirlineCredit } from '#modules/money/airline-credits/store.ts';
import { readyCheckout, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { cancelAsQuoted, createStage, mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { joinTripGroups, nameTripGroup, splitTripGroup } from './groups/change-groups.ts';
import { showGroup } from './groups/show-group.ts';
import { BOOKINGS_PER_PAGE, type ListedTrips, listTrips, TRIPS_PER_PAGE } from './list-trips.ts';
import { copyBookings, copyOf } from './testing/copy-bookings.ts';

let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
});
afterAll(() => world.close());

const list = (traveler: Traveler, listed: ListedTrips = {}) => listTrips(server, listed, traveler.actor);
async function withStay(): Promise<{ traveler: Traveler; bookingId: BookingId }> {
  const traveler = await world.newTraveler();
  return { traveler, bookingId: await mustBook(server, await readyCheckout(server, traveler), traveler) };
}
/** Boston to Lisbon and a stay in Lisbon on the same days. */
async function withTrip() {
  const { traveler, bookingId: stay } = await withStay();
  const flight = await mustBook(server, await readyFlight(server, traveler), traveler);
  return { traveler, stay, flight };
}
async function allPages(traveler: Traveler, view: ListedTrips['view']) {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(traveler, { view, cursor });
    found.push(page.groups.flatMap(({ bookingIds }) => bookingIds));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return found;
}

describe('the six views', () => {
  test('each has its count and the contract’s shape; what has no capability yet is empty', async () => {
    const { traveler, bookingId } = await withStay();
    const counts = { upcoming: 1, watched: 0, frozen: 0, 'airline-credits': 0, past: 0, 'with-offers': 0 };
    for (const view of TRIPS_VIEWS) {
      const page = await list(traveler, { view });
      expect(tripsPage.parse(page)).toEqual(page);
      expect(page.counts).toEqual(counts);
      expect(page.trips.map((trip) => trip.bookingId)).toEqual(view === 'upcoming' ? [bookingId] : []);
    }
  });

  test('a canceled trip ahead is listed, and counted as nobody’s next trip', async () => {
    const { traveler, bookingId } = await withStay();
    await cancelAsQuoted(server, bookingId, traveler);
    const { trips, counts } = await list(traveler);
    expect([trips.map((trip) => trip.bookingId), counts.upcoming]).toEqual([[bookingId], 0]);
  });

  test('with offers are those that an offer of the wallet pays a part of', async () => {
    const traveler = await world.newTraveler();
    const offerId = await world.offer(traveler, 7_500);
    const bookingId = await mustBook(server, await readyCheckout(server, traveler, { offerId }), traveler);
    const { trips, counts } = await list(traveler, { view: 'with-offers' });
    expect([trips.map((trip) => trip.bookingId), counts['with-offers']]).toEqual([[bookingId], 1]);
  });

  test('airline credits are what their module lists, and mark the booking that left them', async () => {
    const { traveler, bookingId } = await withStay();
    const { tenantId, customerId } = traveler.actor;
    const at = server.clock.now();
    await withTransaction(server.db, (tx) =>
      insertAirlineCredit(
        tx,
        {
          tenantId,
          customerId,
          creditId: newId('acr', server.random.bytes(16)),
          airline: 'UA',
          airlineName: 'United',
          number: '016-2100000001',
          firstName: 'Maya',
          lastName: 'Okafor',
          nameRule: 'sameTraveler',
          residualRule: 'kept',
          currency: 'USD',
          issuedMinor: 21_460,
          issueKey: `test:${bookingId}`,
          originBookingId: bookingId,
          issuedOn: date('2027-02-01'),
          expiresAt: null,
        },
        at,
      ),
    );
    const page = await list(traveler, { view: 'airline-credits' });
    expect([page.trips, page.counts['airline-credits']]).toEqual([[], 1]);
    expect(page.credits).toMatchObject([{ status: 'FtcAvailable', available: { amountMinor: 21_460 } }]);
    const { trips } = await list(traveler);
    expect(trips).toMatchObject([{ refundStatus: 'FtcAvailable', itineraryFlags: ['Ftc'] }]);
  });

  test.each(['Hotel', 'Flight', 'Watch', 'PackageHotel'] as const)(
    'only trips of the kind %s',
    async (kind) => {
      const { traveler, stay, flight } = await withTrip();
      const { trips, counts } = await list(traveler, { kind });
      const expected: Readonly<Record<string, readonly string[]>> = { Hotel: [stay], Flight: [flight] };
      expect(trips.map((trip) => trip.bookingId)).toEqual(expected[kind] ?? []);
      expect(counts.upcoming).toBe(expected[kind]?.length ?? 0);
    },
  );
});

describe('pages', () => {
  test('hundreds of past trips can all be reached, each once, the latest first', async () => {
    const count = process.env.NIGHTLY ? 2_000 : 400;
    const { traveler, bookingId } = await withStay();
    await copyBookings(server.db, { ...traveler.actor, bookingId }, { count, stepDays: 90 });
    const pages = await allPages(traveler, 'past');
    expect(pages.flat()).toEqual(Array.from({ length: count }, (_, i) => copyOf(bookingId, i + 1)));
    expect(pages.every((page) => page.length <= TRIPS_PER_PAGE)).toBe(true);
    expect((await list(traveler)).counts).toMatchObject({ upcoming: 1, past: count });
  });

  test('a page goes on after the last one, also when trips were canceled in between', async () => {
    const { traveler, bookingId } = await withStay();
    await copyBookings(server.db, { ...traveler.actor, bookingId }, { count: 25, stepDays: -10 });
    const first = await list(traveler);
    expect(first.groups).toHaveLength(TRIPS_PER_PAGE);
    await cancelAsQuoted(server, bookingId, traveler);
    const second = await list(traveler, { cursor: first.next ?? '' });
    const ids = [...first.groups, ...second.groups].flatMap(({ bookingIds }) => bookingIds);
    // What was canceled is listed after all others now
    expect(ids.at(-1)).toBe(bookingId);
    expect(ids.slice(1, -1)).toEqual(Array.from({ length: 25 }, (_, i) => copyOf(bookingId, i + 1)));
    expect(second.next).toBeNull();
  });

  test('pages stay short for somebody with hundreds of bookings on the same days', async () => {
    const { traveler, bookingId } = await withStay();
    await copyBookings(server.db, { ...traveler.actor, bookingId }, { count: 100, stepDays: 0 });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { groups, trips, next } = await list(traveler, { cursor });
      expect(trips.length).toBeLessThan(BOOKINGS_PER_PAGE + TRIP_BOOKINGS_MAX);
      seen.push(...groups.flatMap(({ bookingIds }) => bookingIds));
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(101);
    expect(new Set(seen).size).toBe(101);
  });

  test.each(['x', Buffer.from('[1]').toString('base64url'), Buffer.from('{').toString('base64url')])(
    'takes no cursor %s',
    async (cursor) => {
      const traveler = await world.newTraveler();
      await expect(list(traveler, { cursor })).rejects.toMatchObject({ code: 'InvalidInput' });
    },
  );
});

describe('trips of several bookings', () => {
  test('a flight and a stay in its city on its days are one trip', async () => {
    const { traveler, stay, flight } = await withTrip();
    const { groups, trips, counts } = await list(traveler);
    expect(groups).toMatchObject([
      { bookingIds: [flight, stay], name: null, place: 'Lisbon', country: 'PT', isPlanned: false },
    ]);
    expect([trips.map((trip) => trip.bookingId), counts.upcoming]).toEqual([[flight, stay], 1]);
    expect(await showGroup(server, stay, traveler.actor)).toMatchObject({ group: groups[0], others: [] });
  });

  test('a name holds them together and is taken back', async () => {
    const { traveler, stay, flight } = await withTrip();
    const named = await nameTripGroup(server, stay, 'Spring in Lisbon', traveler.actor);
    expect(named.group).toMatchObject({
      name: 'Spring in Lisbon',
      isPlanned: true,
      bookingIds: [flight, stay],
    });
    await cancelAsQuoted(server, stay, traveler);
    expect((await list(traveler)).groups.map(({ bookingIds }) => bookingIds)).toEqual([[flight, stay]]);
    const unnamed = await nameTripGroup(server, flight, null, traveler.actor);
    expect(unnamed.group.name).toBeNull();
  });

  test('a booking is split off, stays alone, and is joined again', async () => {
    const { traveler, stay, flight } = await withTrip();
    const split = await splitTripGroup(server, stay, traveler.actor);
    expect(split.group.bookingIds).toEqual([stay]);
    expect(split.others).toMatchObject([{ bookingIds: [flight] }]);
    expect((await list(traveler)).counts.upcoming).toBe(2);
    const again = await splitTripGroup(server, stay, traveler.actor);
    expect(again).toEqual(split);
    const joined = await joinTripGroups(server, stay, flight, traveler.actor);
    expect(joined.group).toMatchObject({ bookingIds: [flight, stay], isPlanned: true });
    expect((await list(traveler)).counts.upcoming).toBe(1);
  });

  test('ten changes at the same time leave every booking in one trip', async () => {
    const { traveler, stay, flight } = await withTrip();
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 === 0
          ? splitTripGroup(server, stay, traveler.actor)
          : joinTripGroups(server, flight, stay, traveler.actor),
      ),
    );
    const { groups } = await list(traveler);
    expect(groups.flatMap(({ bookingIds }) => bookingIds).toSorted()).toEqual([stay, flight].toSorted());
  });

  test('somebody else’s booking is joined to nothing', async () => {
    const { traveler, stay } = await withTrip();
    const other = await withStay();
    for (const [own, foreign] of [
      [stay, other.bookingId],
      [other.bookingId, stay],
    ] as const)
      await expect(joinTripGroups(server, own, foreign, traveler.actor)).rejects.toMatchObject({
        code: 'NotFound',
      });
    await expect(nameTripGroup(server, other.bookingId, 'Mine', traveler.actor)).rejects.toMatchObject({
      code: 'NotFound',
    });
    expect((await list(other.traveler)).groups).toMatchObject([{ name: null, isPlanned: false }]);
  });
});
