import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBooking } from '../store.ts';
import { type BookingWorld, createBookingWorld, pay, readyCheckout } from '../testing/booking-world.ts';
import { type Revision, readRevisions, reviseBooking } from './store.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world?.close());

test('a revision replaces a booking once and stores what it was before', async () => {
  const server = world.startProcess('revisions');
  const maya = await world.newTraveler();
  const paid = await pay(server, await readyCheckout(server, maya), maya);
  if (paid.result !== 'Success') throw new Error(JSON.stringify(paid));
  const { tenantId, customerId } = maya.actor;
  const ref = { tenantId, customerId, bookingId: paid.bookingId } as const;
  const first = assertPresent(await readBooking(server.db, ref as never), 'the booking');
  expect(first.version).toBe(1);

  const at = server.clock.now();
  const next: Revision = {
    ...first,
    cause: 'changed',
    title: 'Another house',
    acceptedMinor: first.acceptedMinor + 1_000,
    totalMinor: first.totalMinor + 1_000,
  };
  const revise = (by: Revision) => withTransaction(server.db, (tx) => reviseBooking(tx, first, by, at));
  const outcomes = await Promise.all([revise(next), revise({ ...next, title: 'A third house' })]);
  expect(outcomes.toSorted()).toEqual([false, true]);

  const second = assertPresent(await readBooking(server.db, first), 'the booking');
  expect(second).toEqual({
    ...first,
    version: 2,
    title: outcomes[0] ? 'Another house' : 'A third house',
    acceptedMinor: first.acceptedMinor + 1_000,
    totalMinor: first.totalMinor + 1_000,
  });
  const { offer, request, guests, supplierLocator, acceptedMinor, totalMinor, taxesMinor } = first;
  expect(await readRevisions(server.db, first)).toEqual([
    {
      offer,
      request,
      guests,
      supplierLocator,
      acceptedMinor,
      totalMinor,
      taxesMinor,
      startsAt: first.startsAt,
      endsAt: first.endsAt,
      version: 1,
      cause: 'changed',
      replacedAt: at,
    },
  ]);
});

test('a stranger changes nothing', async () => {
  const server = world.startProcess('strangers');
  const maya = await world.newTraveler();
  const paid = await pay(server, await readyCheckout(server, maya), maya);
  if (paid.result !== 'Success') throw new Error(JSON.stringify(paid));
  const { tenantId, customerId } = maya.actor;
  const ref = { tenantId, customerId, bookingId: paid.bookingId } as never;
  const booking = assertPresent(await readBooking(server.db, ref), 'the booking');
  const other = (await world.newTraveler()).actor.customerId as typeof booking.customerId;
  const by: Revision = { ...booking, cause: 'changed', title: 'Theirs' };
  const revised = await withTransaction(server.db, (tx) =>
    reviseBooking(tx, { ...booking, customerId: other }, by, server.clock.now()),
  );
  expect(revised).toBe(false);
  expect((await readBooking(server.db, booking))?.title).toBe(booking.title);
});
