/** A message commits with its cause: never one without the other, wherever the process dies. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Process, pay, readyCheckout } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { Abandoned, crashName } from '#workflow/crash-point.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world.close());

const countStored = async () => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox
    where customer_id = ${maya.actor.customerId} order by created_at, kind`.execute(world.database.db);
  return rows.map(({ kind }) => kind);
};
const clear = () => sql`delete from outbox`.execute(world.database.db);
const dyingAt = (wanted: string): Process =>
  world.startProcess('dies', {
    crash: (point) => {
      if (crashName(point) === wanted) throw new Abandoned(wanted);
    },
  });
const survive = async (work: Promise<unknown>) => {
  await expect(work).rejects.toThrow(Abandoned);
};

test('a booking that dies before its last commit has told nobody; the next process tells once', async () => {
  const ready = await readyCheckout(server, maya);
  await survive(pay(dyingAt('finish:do:beforeCommit'), ready, maya));
  expect(await countStored()).toEqual([]);
  await world.resume(server);
  expect(await countStored()).toEqual(['bookingConfirmed']);
  await clear();
});

test('a booking that dies right after its last commit has told, and is not told again', async () => {
  const ready = await readyCheckout(server, maya);
  await survive(pay(dyingAt('finish:do:afterCommit'), ready, maya));
  await world.resume(server);
  expect(await countStored()).toEqual(['bookingConfirmed']);
  await clear();
});

test('a cancellation is told with the refunds it opened, once', async () => {
  const booked = await pay(server, await readyCheckout(server, maya), maya);
  if (booked.result !== 'Success') throw new Error('not booked');
  await clear();
  const { bookingId } = booked;
  const { quoteId } = await quoteCancel(server, bookingId, maya.actor, requestContext());
  const cancel = (process: Process) =>
    cancelTrip(process, bookingId, { quoteId }, maya.actor, requestContext());
  await survive(cancel(dyingAt('canceled:do:beforeCommit')));
  expect(await countStored()).toEqual([]);
  await world.resume(server);
  await cancel(server);
  expect(await countStored()).toEqual(['bookingCanceled', 'refundSent']);
  await clear();
});

test('a failed booking is told only to somebody who was left without an answer', async () => {
  world.inn.refuseConfirm = { reason: 'NoAvailability' };
  await pay(server, await readyCheckout(server, maya), maya);
  expect(await countStored()).toEqual([]);
  await survive(pay(dyingAt('confirm:do:afterEffect'), await readyCheckout(server, maya), maya));
  await world.resume(server);
  world.inn.refuseConfirm = null;
  expect(await countStored()).toEqual(['hotelFailed']);
});
