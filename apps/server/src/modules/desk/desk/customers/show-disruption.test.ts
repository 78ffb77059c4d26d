/** What an agent sees of a disrupted trip: what covers it, what's held, and what was chosen and paid. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#context.ts';
import { rebookDisruption } from '#modules/protecting/disruptions/rebooking/rebook-disruption.ts';
import { disrupted, inputOf, planned } from '#modules/protecting/disruptions/testing/disrupted-trip.ts';
import type { Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { createMarketStage } from '#modules/selling/booking/testing/market-stage.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { storeSignedIn } from '#modules/selling/booking/testing/signed-in.ts';
import type { Stage } from '#modules/selling/booking/testing/stage.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { getDeskCustomer } from './get-customer.ts';
import { getDisruptionFor } from './show-disruption.ts';

const LONG_MS = 120_000;
let { world, server } = {} as Stage;
let sam: Actor;
let maya: Traveler;
beforeAll(async () => {
  ({ world, server } = await createMarketStage());
  const people = [await world.newTraveler(), await world.newTraveler()] as const;
  for (const traveler of people) await storeSignedIn(server.db, traveler);
  sam = people[0].actor;
  maya = people[1];
}, LONG_MS);
afterEach(() => world.clock.set(TEST_NOW));
afterAll(() => world?.close());

const shown = (bookingId: BookingId, customerId = maya.actor.customerId) =>
  getDisruptionFor({ ...server, portalOrigin: () => '' }, { customerId, bookingId }, sam);
const listed = async (bookingId: BookingId) => {
  const { bookings } = await getDeskCustomer(server, maya.actor.customerId, sam);
  return bookings.find((each) => each.bookingId === bookingId);
};

test('follows a disruption from what happened to what paid', async () => {
  const bookingId = await disrupted({ world, server }, maya);
  expect(await listed(bookingId)).toMatchObject({
    protections: 1,
    disruption: { type: 'Delayed', state: 'open', slice: 0 },
  });
  const before = await shown(bookingId);
  expect(before).toMatchObject({
    protections: [{ protection: 'disruption', state: 'Valid', action: 'Purchase', clauseId: null }],
    disruption: { type: 'Delayed', state: 'open', action: 'Rebook', isPurchaser: true },
    held: [],
    chosen: null,
  });

  const plan = await planned(server, bookingId, maya);
  const held = (await shown(bookingId)).held;
  expect(held.map(({ optionId, state }) => [optionId, state])).toEqual(
    plan.options.map(({ optionId }) => [optionId, 'held']),
  );
  expect(new Set(held.map(({ heldUntil }) => heldUntil)).size).toBeGreaterThan(0);

  const chosen = plan.options[1]!;
  await rebookDisruption(server, bookingId, inputOf(chosen.optionId), maya.actor, requestContext());
  const after = await shown(bookingId);
  expect(after.held.map(({ state }) => state)).toEqual(['released', 'chosen', 'released']);
  expect(after.disruption).toMatchObject({
    state: 'rebooked',
    action: 'AlreadyExercised',
    replacement: { bookingId: chosen.optionId },
  });
  const [used] = after.protections;
  expect(used).toMatchObject({ state: 'Exercised', action: 'Exercise' });
  expect(after.chosen).toMatchObject({
    choice: 'rebook',
    termsId: 'disruption-flight-2026-11',
    clauseId: used?.clauseId,
  });
  expect(after.chosen?.paid?.amountMinor).toBe(2 * chosen.sellsFor.amountMinor);
});

test('seats that were held before are another plan’s', async () => {
  const bookingId = await disrupted({ world, server }, maya);
  await planned(server, bookingId, maya);
  world.clock.move(16 * 60);
  expect((await shown(bookingId)).held.map(({ state }) => state)).toEqual([
    'released',
    'released',
    'released',
  ]);
  const again = await planned(server, bookingId, maya);
  expect((await shown(bookingId)).held.map(({ optionId }) => optionId)).toEqual(
    again.options.map(({ optionId }) => optionId),
  );
});

test('what goes as planned is shown with what covers it, and what isn’t the customer’s isn’t', async () => {
  const bookingId = await disrupted({ world, server }, maya, { scenario: null });
  expect(await listed(bookingId)).toMatchObject({ protections: 1, disruption: null });
  expect(await shown(bookingId)).toMatchObject({ disruption: null, held: [], chosen: null });
  const stranger = await world.newTraveler();
  await storeSignedIn(server.db, stranger);
  await expect(shown(bookingId, stranger.actor.customerId)).rejects.toMatchObject({ code: 'NotFound' });
});
