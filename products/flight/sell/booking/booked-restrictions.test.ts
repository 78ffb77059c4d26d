/** The restriction texts of B §8 that only a booking can have. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import {
  cancelAsQuoted,
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RestrictionTitle } from '#flight/rules/fares/fare-restrictions.ts';
import { flightTrip, readyFlight } from '#flight/testing/flight-checkouts.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(() => resetFaults(world));
afterAll(() => world.close());

async function textsOf(bookingId: BookingId, title: RestrictionTitle): Promise<string[]> {
  const { flight } = await flightTrip(server, maya, bookingId);
  return flight.slices.map(
    ({ restrictions }) => restrictions.restrictionsWithInfo.find((each) => each.title === title)!.body,
  );
}

test('support changes two tickets, and the quote behind Cancel Flight has the refund', async () => {
  const checkout = await readyFlight(server, maya);
  const bodies = checkout.flight.slices.map(({ restrictions }) =>
    restrictions.restrictionsWithInfo.slice(-2).map(({ body }) => body),
  );
  expect(bodies).toEqual([
    ['Fee', 'Fee'],
    ['Fee', 'Fee'],
  ]);
  const bookingId = await mustBook(server, checkout, maya);
  expect(await textsOf(bookingId, 'Changes')).toEqual(['ContactSupport', 'ContactSupport']);
  expect(await textsOf(bookingId, 'Cancellation')).toEqual(['ViewEligibility', 'ViewEligibility']);
  await cancelAsQuoted(server, bookingId, maya);
  expect(await textsOf(bookingId, 'Cancellation')).toEqual(['Fee', 'Fee']);
});

test('an airline that refused to cancel leaves it to support', async () => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  world.carrier.refuseCancel = true;
  await expect(cancelAsQuoted(server, bookingId, maya)).rejects.toThrow('CancellationAttemptFailed');
  expect(await textsOf(bookingId, 'Cancellation')).toEqual(['ContactSupport', 'ContactSupport']);
});

test('from an hour before it leaves the airline changes a slice', async () => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  const before = world.clock.now();
  world.clock.set('2027-04-15T00:04:59.000Z' as typeof before);
  expect(await textsOf(bookingId, 'Changes')).toEqual(['ContactSupport', 'ContactSupport']);
  world.clock.move(1);
  expect(await textsOf(bookingId, 'Changes')).toEqual(['ContactAirline', 'ContactSupport']);
  world.clock.set(before);
});
