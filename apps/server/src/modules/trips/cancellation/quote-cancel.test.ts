/** How long a cancel quote holds: ten minutes, and never past the moment at which its terms change. */
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { IN_ORDER, readyCheckout } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { getTrip } from '../trips/get-trip.ts';
import { cancelTrip } from './cancel-trip.ts';
import { quoteCancel } from './quote-cancel.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(async () => {
  resetFaults(world);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

/** A stay that is free to cancel, and the moment at which it no longer is. */
async function bookFree() {
  const ready = await readyCheckout(server, maya);
  const [step] = ready.quote.cancellation.steps;
  if (step?.penaltyMinor !== 0) throw new Error('the stay is not free to cancel');
  return { bookingId: await mustBook(server, ready, maya), freeUntil: step.until };
}

test('a quote holds for ten minutes', async () => {
  const { bookingId } = await bookFree();
  const { quoteId, expiresAt } = await quoteCancel(server, bookingId, maya.actor, requestContext());
  expect(expiresAt).toBe(plusSeconds(world.clock.now(), 600));
  world.clock.set(expiresAt);
  const late = cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext());
  await expect(late).rejects.toMatchObject({ code: 'CancelQuoteExpired' });
});

test('a free quote ends with the free time: a second later it cancels nothing', async () => {
  const { bookingId, freeUntil } = await bookFree();
  world.clock.set(plusSeconds(freeUntil, -120));
  const quote = await quoteCancel(server, bookingId, maya.actor, requestContext());
  expect([quote.type, quote.penalty.amountMinor]).toEqual(['FullyRefundable', 0]);
  expect(quote.expiresAt).toBe(freeUntil);

  world.clock.set(plusSeconds(freeUntil, 1));
  const late = cancelTrip(server, bookingId, { quoteId: quote.quoteId }, maya.actor, requestContext());
  await expect(late).rejects.toMatchObject({ code: 'CancelQuoteExpired' });
  expect((await getTrip(server, bookingId, maya.actor, requestContext())).status).toBe('Confirmed');

  world.inn.penaltyMinor = 5_000;
  const dearer = await quoteCancel(server, bookingId, maya.actor, requestContext());
  expect(dearer.penalty.amountMinor).toBe(5_000);
  expect(isBefore(world.clock.now(), dearer.expiresAt)).toBe(true);
});
