/** What operators do to a booking, at the real market: answer by hand, call off, fill up, take their time. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
  pay,
  type Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { declineChange } from '@sojourn/server/modules/trips/schedule-changes/decline-change.ts';
import { endUnanswered } from '@sojourn/server/modules/trips/schedule-changes/end-unanswered.ts';
import { readChanges } from '@sojourn/server/modules/trips/schedule-changes/store.ts';
import { callContext, showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import type { ActivityMarketHandle } from '@sojourn/world/activity/supplier/create-activity-market.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readyActivity } from '#activity/testing/activity-checkouts.ts';
import {
  ALFAMA,
  SAIL,
  SAIL_SLOT,
  TWO_ADULTS,
  testActivityMarket,
} from '#activity/testing/activity-market.ts';
import type { ActivityCheckoutInput } from '#activity/wire/activity-checkout.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { refundMissingGuides } from '../guide/refund-missing-guides.ts';
import { reportGuideMissing } from '../guide/report-guide-missing.ts';

const HOURS = 3_600;
/** A start of its own for each that's called off. */
const OFF: Readonly<Record<string, string>> = {
  'activity-weather': '2027-05-10T10:00',
  'activity-too-few': '2027-05-11T10:00',
  'activity-operator-cancels': '2027-05-12T10:00',
};
const SAILING = { activityId: SAIL, optionId: 'option-1', slotId: SAIL_SLOT, units: TWO_ADULTS };

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

async function ready(traveler: Traveler, ask: Partial<ActivityCheckoutInput> = SAILING) {
  return readyActivity(server, traveler, {}, ask);
}
async function tripOf(traveler: Traveler, bookingId: string | null): Promise<ActivityTripDetail> {
  const { tenantId, customerId } = traveler.actor;
  const trip = await showTrip(server, { tenantId, customerId, bookingId: bookingId as never, locale: 'en' });
  if (trip.kind !== 'Experience') throw new Error(trip.kind);
  return trip;
}
const sweep = () => world.resume(server);

/** Paid while a person at the operator decides. */
async function pending(scenario: string) {
  const traveler = await world.newTraveler();
  const checkout = await ready(traveler);
  const answer = await pay(server, checkout, traveler, scenario);
  if (answer.result !== 'Pending') throw new Error(answer.result);
  return { traveler, checkout, bookingId: answer.bookingId };
}

test('by hand: no charge, no code and no case until it’s confirmed', async () => {
  const { traveler, bookingId } = await pending('activity-pending-confirmed');
  const waiting = await tripOf(traveler, bookingId);
  expect(waiting).toMatchObject({ status: 'Pending', codes: [], cases: [], supplierLocator: null });
  expect(waiting.cancelOutcome).toBe('BookingPending');
  expect(waiting.tenders).toMatchObject([{ state: 'authorized' }]);
  world.clock.move(15 * 60);
  await sweep();
  const trip = await tripOf(traveler, bookingId);
  expect(trip).toMatchObject({ status: 'Confirmed', cases: [], tenders: [{ state: 'captured' }] });
  expect(trip.codes.every(({ isDead }) => !isDead)).toBe(true);
  expect(trip.codes.length).toBeGreaterThan(0);
});

test('by hand and refused: given back, with the reason, and the checkout is open again', async () => {
  const { traveler, checkout } = await pending('activity-pending-rejected');
  world.clock.move(15 * 60);
  await sweep();
  const { state, lastFailure } = await getCheckout(server, checkout.checkoutId, traveler.actor);
  expect([state, lastFailure?.reason]).toEqual(['open', 'OperatorRejected']);
});

test('case 6: nobody answers for 72 hours, and it ends as rejected; a case at no time', async () => {
  const { traveler, checkout, bookingId } = await pending('activity-pending-silent');
  world.clock.move(71 * HOURS);
  await world.expireLeases();
  await server.sagas.sweep();
  expect(await tripOf(traveler, bookingId)).toMatchObject({ status: 'Pending', cases: [] });
  world.clock.move(HOURS + 300);
  await sweep();
  const { state, lastFailure } = await getCheckout(server, checkout.checkoutId, traveler.actor);
  expect([state, lastFailure?.reason]).toEqual(['open', 'OperatorRejected']);
});

test('case 8: a confirmation whose answer is lost ends as one booking and one charge', async () => {
  const traveler = await world.newTraveler();
  const checkout = await ready(traveler);
  await pay(server, checkout, traveler, 'activity-slow-confirm');
  await sweep();
  const { bookingId } = await getCheckout(server, checkout.checkoutId, traveler.actor);
  const { status, tenders } = await tripOf(traveler, bookingId);
  expect([status, tenders.map(({ state }) => state)]).toEqual(['Confirmed', ['captured']]);
});

test('a price that rises as the places are held goes back to the traveler', async () => {
  const traveler = await world.newTraveler();
  const checkout = await ready(traveler);
  const before = checkout.quote.total.amountMinor;
  await expect(pay(server, checkout, traveler, 'activity-price-rise')).rejects.toMatchObject({
    code: 'PriceIncreased',
  });
  const risen = await getCheckout(server, checkout.checkoutId, traveler.actor);
  expect(risen.priceChange?.oldTotal.amountMinor).toBe(before);
  expect(risen.priceChange?.newTotal.amountMinor).toBeGreaterThan(before);
});

test('case 1: past the cut-off nothing is held or charged', async () => {
  const traveler = await world.newTraveler();
  const checkout = await ready(traveler);
  const startsAt = checkout.activity.slot?.startsAt ?? TEST_NOW;
  world.clock.set(plusSeconds(startsAt, -60) as Instant);
  const answer = await pay(server, checkout, traveler, null).catch(({ code }: { code: string }) => code);
  expect(['Inactivity', 'QuoteExpired', 'Failed']).toContain(
    typeof answer === 'string' ? answer : answer.result,
  );
  const late = await readyActivity(server, traveler, {}, SAILING).catch(({ code }: { code: string }) => code);
  expect(late).toBe('CutOffPassed');
});

test('case 2: a family ticket takes four places, and nobody is squeezed in', async () => {
  const traveler = await world.newTraveler();
  const walk = { activityId: ALFAMA, optionId: 'option-1', slotId: '2027-04-17T10:00' };
  const family = [{ unitId: 'family', count: 3 }];
  const refused = await ready(traveler, { ...walk, units: family }).catch(
    ({ code }: { code: string }) => code,
  );
  expect(refused).toBe('NoAvailability');
});

test.each(['activity-weather', 'activity-too-few', 'activity-operator-cancels'])(
  'case 14: %s gives everything back, and the codes are dead',
  async (scenario) => {
    const traveler = await world.newTraveler();
    const checkout = await ready(traveler, { ...SAILING, slotId: OFF[scenario] ?? '' });
    const answer = await pay(server, checkout, traveler, null);
    if (answer.result !== 'Success') throw new Error(JSON.stringify(answer));
    await sweep();
    const { bookingId } = answer;
    const of = { ...traveler.actor, bookingId };
    await server.lookUp(of, callContext(requestContext(scenario)));
    const off = await tripOf(traveler, bookingId);
    expect(off).toMatchObject({ scheduleChangeStatus: 'Cancelled', cases: [] });
    await declineChange(server, bookingId, { version: 1 }, traveler.actor, requestContext());
    await sweep();
    const trip = await tripOf(traveler, bookingId);
    expect(trip).toMatchObject({ status: 'Canceled', cases: [], cancelOutcome: 'AlreadyCanceled' });
    const paid = trip.total.amountMinor;
    expect(trip.refunds.map(({ amount }) => amount.amountMinor)).toEqual([paid]);
    expect(trip.codes.every(({ isDead }) => isDead)).toBe(true);
  },
);

test('called off and not answered: everything comes back at the deadline', async () => {
  const traveler = await world.newTraveler();
  const checkout = await ready(traveler, { ...SAILING, slotId: '2027-05-13T10:00' });
  const answer = await pay(server, checkout, traveler, null);
  if (answer.result !== 'Success') throw new Error(JSON.stringify(answer));
  await sweep();
  const { bookingId } = answer;
  const of = { ...traveler.actor, bookingId };
  await server.lookUp(of, callContext(requestContext('activity-weather')));
  const [change] = await readChanges(server.db, of);
  world.clock.set(plusSeconds(change?.respondBy ?? TEST_NOW, -1));
  await endUnanswered(server, testTurn(server.db));
  expect(await tripOf(traveler, bookingId)).toMatchObject({ scheduleChangeStatus: 'Cancelled', refunds: [] });
  world.clock.move(1);
  await endUnanswered(server, testTurn(server.db));
  await sweep();
  const trip = await tripOf(traveler, bookingId);
  expect(trip).toMatchObject({ status: 'Canceled', cases: [] });
  expect(trip.refunds.map(({ amount }) => amount.amountMinor)).toEqual([trip.total.amountMinor]);
});

test('the guide didn’t come: from ten minutes after the start, once, with a case for 72 hours', async () => {
  const traveler = await world.newTraveler();
  const checkout = await ready(traveler, SAILING);
  const answer = await pay(server, checkout, traveler, null);
  if (answer.result !== 'Success') throw new Error(JSON.stringify(answer));
  await sweep();
  const { noShow, activity } = await tripOf(traveler, answer.bookingId);
  const startsAt = activity.slot?.startsAt ?? TEST_NOW;
  expect(noShow).toMatchObject({ from: plusSeconds(startsAt, 600), reportedAt: null });
  const report = () => reportGuideMissing(server, answer.bookingId, { position: null }, traveler.actor);
  world.clock.set(plusSeconds(startsAt, 599));
  await expect(report()).rejects.toMatchObject({ code: 'GuideReportTooEarly' });
  world.clock.set(plusSeconds(startsAt, 600));
  const { reportedAt } = await report();
  expect(await report()).toEqual({ reportedAt });
  const trip = await tripOf(traveler, answer.bookingId);
  expect(trip.noShow?.reportedAt).toBe(reportedAt);
  expect(trip.cases).toMatchObject([{ kind: 'guideMissing', dueAt: plusSeconds(reportedAt, 72 * HOURS) }]);
  const stranger = await world.newTraveler();
  await expect(
    reportGuideMissing(server, answer.bookingId, { position: null }, stranger.actor),
  ).rejects.toMatchObject({ code: 'NotFound' });

  // The operator has shown nothing else by then
  world.clock.set(plusSeconds(reportedAt, 72 * HOURS - 1));
  await refundMissingGuides(server);
  expect(await tripOf(traveler, answer.bookingId)).toMatchObject({ status: 'Confirmed', refunds: [] });
  world.clock.move(1);
  await refundMissingGuides(server);
  await sweep();
  const refunded = await tripOf(traveler, answer.bookingId);
  expect(refunded).toMatchObject({ status: 'Canceled', cases: [{ state: 'closed' }] });
  expect(refunded.refunds.map(({ amount }) => amount.amountMinor)).toEqual([refunded.total.amountMinor]);
  expect(await refundMissingGuides(server)).toBe(0);
});

test('the guide didn’t come: who was admitted gets nothing without a person', async () => {
  const traveler = await world.newTraveler();
  const checkout = await ready(traveler, { ...SAILING, slotId: '2027-05-14T10:00' });
  const answer = await pay(server, checkout, traveler, null);
  if (answer.result !== 'Success') throw new Error(JSON.stringify(answer));
  await sweep();
  const { codes, activity } = await tripOf(traveler, answer.bookingId);
  const startsAt = activity.slot?.startsAt ?? TEST_NOW;
  world.clock.set(plusSeconds(startsAt, 600));
  const { reportedAt } = await reportGuideMissing(
    server,
    answer.bookingId,
    { position: null },
    traveler.actor,
  );
  for (const { code } of codes) await market.scan(code, world.clock.now());
  world.clock.set(plusSeconds(reportedAt, 72 * HOURS));
  await refundMissingGuides(server);
  const trip = await tripOf(traveler, answer.bookingId);
  expect(trip).toMatchObject({ status: 'Confirmed', refunds: [], cases: [{ kind: 'guideMissing' }] });
});
