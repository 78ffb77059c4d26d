/** How the bookings of one trip fit and what they cost together, on real bookings of all products. */
import { tripGroupDetail } from '@sojourn/contract/trips.ts';
import { readyCar } from '@sojourn/products/car/testing/car-checkouts.ts';
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readyCheckout, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { cancelAsQuoted, createStage, mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { callContext, showTrip } from '../use-case.ts';
import { joinTripGroups, nameTripGroup } from './change-groups.ts';
import { showGroup } from './show-group.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage?.world.close());

async function withTrip() {
  const { server, world } = stage;
  const traveler = await world.newTraveler();
  const flight = await mustBook(server, await readyFlight(server, traveler), traveler);
  const stay = await mustBook(server, await readyCheckout(server, traveler), traveler);
  const car = await mustBook(server, await readyCar(server, traveler, {}), traveler);
  for (const other of [stay, car])
    if (!(await show(traveler, flight)).group.bookingIds.includes(other))
      await joinTripGroups(server, flight, other, traveler.actor);
  return { traveler, flight, stay, car };
}
const show = (traveler: Traveler, bookingId: Parameters<typeof showGroup>[1]) =>
  showGroup(stage.server, bookingId, traveler.actor);

const tripOf = (traveler: Traveler, bookingId: Parameters<typeof showGroup>[1]) =>
  showTrip(stage.server, { ...traveler.actor, bookingId });

describe('the fit', () => {
  test('a pick-up before landing is found, with a later one that fits; the rest was checked', async () => {
    const { traveler, flight, stay, car } = await withTrip();
    const detail = await show(traveler, stay);
    expect(tripGroupDetail.parse(detail)).toEqual(detail);
    expect(detail.fit).toMatchObject({
      problems: [
        {
          kind: 'carBeforeLanding',
          severity: 'stop',
          bookingIds: [car, flight],
          facts: { minutes: 5 },
          gap: { from: { local: '2027-04-15T08:30' }, until: { local: '2027-04-15T08:35' } },
          fixes: [{ kind: 'movePickUp', bookingId: car, to: '2027-04-15T09:30', zone: 'Europe/Lisbon' }],
        },
      ],
      fits: [
        { kind: 'beds', bookingIds: [stay] },
        { kind: 'carToLeaving', bookingIds: [car, flight], facts: { minutes: 150 } },
      ],
      open: [],
    });
  });

  test('goes by the times that the airline has now', async () => {
    const { world, server } = stage;
    const { traveler, flight } = await withTrip();
    world.carrier.lateMinutes = 45;
    await server.lookUp({ ...traveler.actor, bookingId: flight }, callContext(requestContext()));
    world.carrier.lateMinutes = 0;
    const { fit } = await show(traveler, flight);
    expect(fit?.problems).toMatchObject([
      { kind: 'carBeforeLanding', facts: { minutes: 50 }, fixes: [{ to: '2027-04-15T10:00' }] },
    ]);
    expect(fit?.fits).toContainEqual(
      expect.objectContaining({ facts: { title: 'Compact SUV', minutes: 195 } }),
    );
  });

  test('what’s canceled is left out, and then a bed would complete the trip', async () => {
    const { traveler, flight, stay, car } = await withTrip();
    await cancelAsQuoted(stage.server, car, traveler);
    await cancelAsQuoted(stage.server, stay, traveler);
    const { fit } = await show(traveler, flight);
    expect(fit?.problems).toEqual([]);
    expect(fit?.open).toContainEqual({
      kind: 'car',
      city: 'Lisbon',
      airport: 'LIS',
      pickUp: '2027-04-15T09:30',
      dropOff: '2027-04-19T09:00',
    });
  });

  test('a trip that’s over has none', async () => {
    const { traveler, flight } = await withTrip();
    const { server } = stage;
    const later = {
      ...server,
      clock: { now: () => '2027-05-01T00:00:00Z' as ReturnType<typeof server.clock.now> },
    };
    expect((await showGroup(later, flight, traveler.actor)).fit).toBeNull();
  });
});

describe('a checkout', () => {
  const rental = (traveler: Traveler) => readyCar(stage.server, traveler, {});
  test('of a stay lists what of the trip it doesn’t fit', async () => {
    const { server, world } = stage;
    const traveler = await world.newTraveler();
    const flight = await mustBook(server, await readyFlight(server, traveler), traveler);
    const early = { checkIn: '2027-04-14', checkOut: '2027-04-19' } as const;
    const { conflicts } = await readyCheckout(server, traveler, {}, early as never);
    expect(conflicts).toMatchObject([
      { kind: 'bedBeforeLanding', bookingIds: [flight], facts: { nights: 1 }, fixes: [] },
    ]);
    expect((await readyCheckout(server, traveler)).conflicts).toEqual([]);
  });
  test('of a car leaves it to its own findings', async () => {
    const { server, world } = stage;
    const traveler = await world.newTraveler();
    await mustBook(server, await readyFlight(server, traveler), traveler);
    expect((await rental(traveler)).conflicts).toEqual([]);
  });
  test('of a trip elsewhere has none', async () => {
    const { server, world } = stage;
    const traveler = await world.newTraveler();
    await mustBook(server, await readyFlight(server, traveler), traveler);
    const ask = { checkIn: '2027-06-14', checkOut: '2027-06-19' } as const;
    expect((await readyCheckout(server, traveler, {}, ask as never)).conflicts).toEqual([]);
  });
});

describe('the cost', () => {
  test('is the sum of the trips, by each, with what’s due at the desk', async () => {
    const { server, world } = stage;
    const traveler = await world.newTraveler();
    const flight = await mustBook(server, await readyFlight(server, traveler), traveler);
    const car = await mustBook(server, await readyCar(server, traveler, {}, 'desk'), traveler);
    if (!(await show(traveler, flight)).group.bookingIds.includes(car))
      await joinTripGroups(server, flight, car, traveler.actor);
    const { cost, trips } = await show(traveler, flight);
    const totals = trips.map(({ bookingId, grandTotal }) => [bookingId, grandTotal]);
    expect(cost.lines.map(({ bookingId, paid }) => [bookingId, paid])).toEqual(totals);
    const rented = await tripOf(traveler, car);
    if (rented.kind !== 'Car') throw new Error('a car');
    expect(rented.atDesk.amountMinor).toBeGreaterThan(0);
    expect(cost.due).toEqual([
      { bookingId: car, where: 'desk', to: 'The Company', on: '2027-04-15', amount: rented.atDesk },
    ]);
    const paid = trips.reduce((sum, { grandTotal }) => sum + grandTotal.amountMinor, 0);
    expect(cost.sums).toMatchObject([
      {
        paid: { amountMinor: paid },
        due: rented.atDesk,
        refunded: { amountMinor: 0 },
        total: { amountMinor: paid + rented.atDesk.amountMinor },
      },
    ]);
  });

  test('after a cancellation it’s what was kept, and equals what its trips show', async () => {
    const { traveler, flight, stay } = await withTrip();
    // Canceled bookings stay in a trip that was named
    await nameTripGroup(stage.server, flight, 'Spring', traveler.actor);
    await cancelAsQuoted(stage.server, stay, traveler);
    const { cost } = await show(traveler, flight);
    const details = await Promise.all(cost.lines.map(({ bookingId }) => tripOf(traveler, bookingId)));
    for (const [i, { refunds, withheld, grandTotal }] of details.entries()) {
      const { paid, refunded } = cost.lines[i]!;
      const back = refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
      expect(refunded.amountMinor).toBe(back);
      const costs = withheld
        ? withheld.fee.amountMinor + withheld.premiums.amountMinor
        : grandTotal.amountMinor;
      expect(paid.amountMinor - back).toBe(costs);
    }
    expect(cost.lines.find(({ bookingId }) => bookingId === stay)?.refunded.amountMinor).toBeGreaterThan(0);
  });
});

test('is nobody else’s', async () => {
  const { flight } = await withTrip();
  const stranger = await stage.world.newTraveler();
  await expect(show(stranger, flight)).rejects.toMatchObject({ code: 'NotFound' });
});
