import { withTransaction } from '@sojourn/postgres/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviseBooking } from '#modules/selling/booking/revisions/store.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import {
  type BookingWorld,
  createBookingWorld,
  pay,
  readyCheckout,
} from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { refTo } from '../trips/use-case.ts';
import { cancelTrip } from './cancel-trip.ts';
import { quoteCancel } from './quote-cancel.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world?.close());

test('a quote made before the booking changed cancels nothing', async () => {
  const server = world.startProcess('changed');
  const maya = await world.newTraveler();
  const paid = await pay(server, await readyCheckout(server, maya), maya);
  if (paid.result !== 'Success') throw new Error(JSON.stringify(paid));
  const { bookingId } = paid;
  const quoted = () => quoteCancel(server, bookingId, maya.actor, requestContext());
  const cancel = (quoteId: Awaited<ReturnType<typeof quoted>>['quoteId']) =>
    cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext());

  const before = await quoted();
  const booking = await readBooking(server.db, refTo(maya.actor, bookingId));
  if (!booking) throw new Error('the booking is gone');
  const next = { ...booking, cause: 'changed' as const, title: 'Another room' };
  await withTransaction(server.db, (tx) => reviseBooking(tx, booking, next, server.clock.now()));

  await expect(cancel(before.quoteId)).rejects.toMatchObject({ code: 'CancelQuoteExpired' });
  expect((await readBooking(server.db, booking))?.state).toBe('Confirmed');
  expect((await cancel((await quoted()).quoteId)).result).toBe('Canceled');
});
