/**
 * A holder that sleeps past its lease and wakes when another has taken over: the fence refuses all it still
 * wants.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { HotelSupplier } from '#products/hotel/supplier.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { IN_ORDER, pay, readyCheckout } from './testing/booking-world.ts';
import { createStage, type Stage } from './testing/stage.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

/** Waits in the call until it is let go; `given` is what the sleeper then believes it was told. */
function gated<T extends object>(target: T, verb: keyof T & string, given?: 'rejected') {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const call = target[verb] as (...given: unknown[]) => Promise<unknown>;
  const gatedCall = async (...request: unknown[]) => {
    reached.resolve();
    await gate.promise;
    if (given) return { outcome: 'rejected', rejection: { reason: 'NoAvailability' } };
    return call(...request);
  };
  return { target: { ...target, [verb]: gatedCall }, reached: reached.promise, wake: gate.resolve };
}
const sleeperIn = (verb: 'confirm' | 'reserve', given?: 'rejected') => {
  const { target, ...rest } = gated<HotelSupplier>(world.inn.supplier, verb, given);
  return { process: world.startProcess('sleeper', {}, server.db, () => target), ...rest };
};

test.each([
  ['confirm', undefined],
  ['reserve', undefined],
  ['confirm', 'rejected'],
  ['reserve', 'rejected'],
] as const)('in %s, waking to %s when all is over, gives the stored answer', async (verb, given) => {
  const { process, reached, wake } = sleeperIn(verb, given);
  const ready = await readyCheckout(server, maya);
  const answer = pay(process, ready, maya);
  await reached;
  await world.resume(server);
  const before = await getCheckout(server, ready.checkoutId, maya.actor);
  expect(before.state).toBe('booked');
  world.cardFaults.clear();
  wake();
  expect(await answer).toEqual({ result: 'Success', bookingId: before.bookingId });
  expect(await getCheckout(server, ready.checkoutId, maya.actor)).toEqual(before);
  expect(world.cardFaults.calls.size).toBe(0);
});

test.each(['confirm', 'reserve'] as const)(
  'in %s, waking to a refusal while the other is at the card, takes nothing back',
  async (verb) => {
    const first = sleeperIn(verb, 'rejected');
    const ready = await readyCheckout(server, maya);
    const answer = pay(first.process, ready, maya);
    await first.reached;
    const card = gated<PaymentGateway>({ ...server.payments }, 'capture');
    const second = world.startProcess('second', {}, server.db, undefined, card.target);
    await world.expireLeases();
    const resumed = second.sagas.sweep();
    await card.reached;
    world.cardFaults.clear();
    first.wake();
    await sleep(150);
    card.wake();
    await resumed;
    expect(await answer).toMatchObject({ result: 'Success' });
    expect(world.cardFaults.calls.get('void')).toBeUndefined();
  },
);
