/** What the field's cases come to by their figures, at the real market. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
  pay,
  type Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { isChangeable } from '@sojourn/world/activity/inventory/content/activity-facts.ts';
import type { ActivityMarketHandle } from '@sojourn/world/activity/supplier/create-activity-market.ts';
import {
  activityWhere,
  isKind,
  slotWithPlaces,
} from '@sojourn/world/activity/supplier/testing/find-activity.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readyActivity } from '#activity/testing/activity-checkouts.ts';
import {
  activitySupplierOf,
  answered,
  calm,
  reserveActivityRequest,
  SAIL,
  TRAVELER,
  testActivityMarket,
} from '#activity/testing/activity-market.ts';

let world: BookingWorld;
let server: Process;
let market: ActivityMarketHandle;
beforeAll(async () => {
  world = await createBookingWorld();
  market = await testActivityMarket(world.database, { clock: world.clock });
  const { supplierOf, suppliers } = market;
  server = world.startProcess('server', {}, { activitySupplierOf: supplierOf, activitySuppliers: suppliers });
}, 60_000);
afterEach(() => world.clock.set(TEST_NOW));
afterAll(async () => {
  expect((await world.problems()).ledger).toEqual([]);
  await market.close();
  await world.close();
});

async function tripOf({ actor }: Traveler, bookingId: Parameters<typeof showTrip>[1]['bookingId']) {
  const trip = await showTrip(server, { ...actor, bookingId });
  if (trip.kind !== 'Experience') throw new Error(trip.kind);
  return trip;
}
const supplier = (activityId: string) => activitySupplierOf(market, activityId);
const checkOf = async (activityId: string, slotId: string, adults: number) => {
  const units = [{ unitId: 'adult', count: adults }];
  const ask = { activityId, optionId: 'option-1', units, slotIds: [slotId], now: world.clock.now() };
  return assertPresent(answered(await supplier(activityId).check(ask, calm)).slots[0], 'a slot');
};

test('case 3: where nobody counts it’s bookable, and no count is anywhere', async () => {
  const { activityId, row } = activityWhere(
    (of, at) => of.seats[at] === 0 && of.confirmation[at] === 0 && isKind('startTimes')(of, at),
  );
  const { slotId } = slotWithPlaces(row, 2);
  const units = [{ unitId: 'adult', count: 2 }];
  const counted = async () => (await checkOf(activityId, slotId, 2)).placesLeft;
  expect(await counted()).toBeNull();
  const traveler = await world.newTraveler();
  const ask = { activityId, optionId: 'option-1', slotId, units };
  const bookingId = await mustBook(server, await readyActivity(server, traveler, {}, ask), traveler);
  expect((await tripOf(traveler, bookingId)).status).toBe('Confirmed');
  expect(await counted()).toBeNull();
});

test('case 4: of two buyers of the last place one has it, and other starts are open', async () => {
  const [slotId, next] = ['2027-05-20T10:00', '2027-05-21T10:00'];
  const { placesLeft } = await checkOf(SAIL, slotId, 1);
  const others = [{ unitId: 'adult', count: assertPresent(placesLeft, 'a count') - 1 }];
  const rest = { slotId, units: others, now: world.clock.now() };
  answered(await supplier(SAIL).reserve(reserveActivityRequest('rest', rest), calm));
  const one = { activityId: SAIL, optionId: 'option-1', slotId, units: [{ unitId: 'adult', count: 1 }] };
  const buyers = [await world.newTraveler(), await world.newTraveler()];
  const checkouts = await Promise.all(buyers.map((each) => readyActivity(server, each, {}, one)));
  const answers = await Promise.all(
    buyers.map((each, at) => pay(server, assertPresent(checkouts[at], 'a checkout'), each)),
  );
  expect(answers.map(({ result }) => result).toSorted()).toEqual(['Failed', 'Success']);
  const loser = answers.findIndex(({ result }) => result === 'Failed');
  const lost = assertPresent(checkouts[loser], 'a checkout');
  const traveler = assertPresent(buyers[loser], 'a buyer');
  await world.resume(server);
  const { state, lastFailure } = await getCheckout(server, lost.checkoutId, traveler.actor);
  expect([state, lastFailure?.reason]).toEqual(['open', 'NoAvailability']);
  expect((await checkOf(SAIL, slotId, 1)).placesLeft).toBe(0);
  expect((await checkOf(SAIL, next, 1)).placesLeft).toBeGreaterThan(0);
});

/** Tickets of one each, valid for so long; three of them. */
async function threeTickets() {
  const { activityId } = activityWhere(
    (of, at) =>
      of.ticket[at] === 1 && of.confirmation[at] === 0 && isKind('openDated')(of, at) && isChangeable(of, at),
  );
  const traveler = await world.newTraveler();
  const ask = {
    activityId,
    optionId: 'option-1',
    slotId: null,
    units: [{ unitId: 'adult', count: 3 }],
  };
  const answers = [...TRAVELER.answers];
  const checkout = await readyActivity(server, traveler, { answers }, ask);
  const bookingId = await mustBook(server, checkout, traveler);
  await world.resume(server);
  return { traveler, bookingId };
}

test('case 10: three people have three codes, and one person less kills only that one', async () => {
  const { traveler, bookingId } = await threeTickets();
  const before = await tripOf(traveler, bookingId);
  const codes = before.codes.map(({ code }) => code);
  expect(new Set(codes).size).toBe(3);
  const units = [{ unitId: 'adult', count: 2 }];
  const ask = { kind: 'Experience', optionId: 'option-1', slotId: null, units } as const;
  const { changeId } = await requestChange(server, bookingId, { ask }, traveler.actor, requestContext());
  const input = { dueMinor: 0, paymentId: null };
  const id = changeId as ChangeId;
  await confirmChange(server, bookingId, id, input, traveler.actor, requestContext());
  await world.resume(server);
  const after = await tripOf(traveler, bookingId);
  const living = after.codes.filter(({ isDead }) => !isDead).map(({ code }) => code);
  expect(living.toSorted()).toEqual(codes.slice(0, 2).toSorted());
  expect(after.codes.filter(({ isDead }) => isDead).map(({ code }) => code)).toEqual(codes.slice(2));
});

test('case 15: a ticket is past its start once its validity ends, by the clock there', async () => {
  const { traveler, bookingId } = await threeTickets();
  const { activity } = await tripOf(traveler, bookingId);
  const { at, local } = assertPresent(activity.validUntil, 'an end');
  expect(local.slice(11)).toBe('23:59');
  const outcomeAt = async (now: Instant) => {
    world.clock.set(now);
    return (await tripOf(traveler, bookingId)).cancelOutcome;
  };
  expect(await outcomeAt(plusSeconds(at, -1) as Instant)).not.toBe('PastExperienceStart');
  expect(await outcomeAt(at)).toBe('PastExperienceStart');
});
