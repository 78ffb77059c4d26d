/** Changes of booked activities at the real market: another start, more people, what codes become. */
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyActivity } from '#activity/testing/activity-checkouts.ts';
import { SAIL, SAIL_SLOT, TWO_ADULTS, testActivityMarket } from '#activity/testing/activity-market.ts';
import type { ActivityChangeAsk } from '#activity/wire/activity-change.ts';

let world: BookingWorld;
let server: Process;
let close: () => Promise<void>;
beforeAll(async () => {
  world = await createBookingWorld();
  const market = await testActivityMarket(world.database, { clock: world.clock });
  close = market.close;
  const { supplierOf, suppliers } = market;
  server = world.startProcess('server', {}, { activitySupplierOf: supplierOf, activitySuppliers: suppliers });
}, 60_000);
afterAll(async () => {
  expect((await world.problems()).ledger).toEqual([]);
  await close();
  await world.close();
});

async function booked() {
  const traveler = await world.newTraveler();
  const sail = { activityId: SAIL, optionId: 'option-1', slotId: SAIL_SLOT, units: TWO_ADULTS };
  const bookingId = await mustBook(server, await readyActivity(server, traveler, {}, sail), traveler);
  await world.resume(server);
  return { traveler, bookingId };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const quote = ({ traveler, bookingId }: Booked, more: Partial<ActivityChangeAsk>) => {
  const ask = {
    kind: 'Experience',
    optionId: 'option-1',
    slotId: SAIL_SLOT,
    units: TWO_ADULTS,
    ...more,
  } as const;
  return requestChange(server, bookingId, { ask }, traveler.actor, requestContext());
};
async function change(of: Booked, more: Partial<ActivityChangeAsk>) {
  const { changeId, cost } = await quote(of, more);
  const dueMinor = cost?.due.amountMinor ?? 0;
  const paymentId = dueMinor > 0 ? assertPresent(of.traveler.cards[0], 'a card') : null;
  const { actor } = of.traveler;
  const input = { dueMinor, paymentId };
  await confirmChange(server, of.bookingId, changeId as ChangeId, input, actor, requestContext());
  await world.resume(server);
  return see(of);
}
async function see({ traveler: { actor }, bookingId }: Booked) {
  const trip = await showTrip(server, { ...actor, bookingId });
  if (trip.kind !== 'Experience') throw new Error(trip.kind);
  return trip;
}

test('three go instead of two: the difference is paid, old codes are dead and new ones live', async () => {
  const made = await booked();
  const before = await see(made);
  const trip = await change(made, { units: [{ unitId: 'adult', count: 3 }] });
  expect(trip).toMatchObject({ status: 'Modified', cases: [] });
  expect(trip.total.amountMinor).toBe((before.total.amountMinor / 2) * 3);
  expect(trip.activity.units).toMatchObject([{ unitId: 'adult', count: 3 }]);
  const live = trip.codes.filter(({ isDead }) => !isDead).map(({ code }) => code);
  const dead = trip.codes.filter(({ isDead }) => isDead).map(({ code }) => code);
  expect(live.length).toBeGreaterThan(0);
  expect([...live, ...dead]).toEqual(expect.arrayContaining(before.codes.map(({ code }) => code)));
});

test('another day costs the same, and what was booked before is there for others', async () => {
  const made = await booked();
  const trip = await change(made, { slotId: '2027-05-10T10:00' });
  expect(trip.activity.slot?.startsAtLocal).toBe('2027-05-10T10:00');
  expect(trip.activity.freeUntil?.local).toBe('2027-05-09T10:00');
  expect(trip.refunds).toEqual([]);
});

test('a party that its operator doesn’t take is refused by name, and stays as it was', async () => {
  const made = await booked();
  const refused = await quote(made, { units: [{ unitId: 'child', count: 2 }] });
  expect(refused).toMatchObject({ failure: 'PartyNotPlaced' });
  expect(await see(made)).toMatchObject({ status: 'Confirmed' });
});
