/** A process that dies while a first ticket is to be taken back, and the airline keeps it. */
import { type Process, pay } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { dyingProcess, survive } from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { createStage, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyFlight } from '#flight/testing/flight-checkouts.ts';

let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
});
afterAll(() => world.close());

/** Paid with miles and card, by somebody new each time. */
async function ready() {
  const maya = await world.newTraveler();
  const miles = [{ accountReferenceId: maya.account, units: 5_000 }];
  return { maya, checkout: await readyFlight(server, maya, { miles }) };
}

test('a ticket that is not taken back leaves one case and one answer wherever the process dies', {
  timeout: 120_000,
}, async () => {
  const points: string[] = [];
  const attempt = async (process: Process) => {
    const { maya, checkout } = await ready();
    const refuseTicket = { ticketNo: 2, rejection: { reason: 'NoAvailability' } };
    Object.assign(world.carrier, { refuseTicket, refuseVoid: true });
    await survive(pay(process, checkout, maya));
    await world.resume(server);
    const after = await getCheckout(server, checkout.checkoutId, maya.actor);
    world.carrier.letBe();
    return [after.state, after.lastFailure?.reason];
  };
  expect(await attempt(dyingProcess(world, null, points))).toEqual(['open', 'VoidFailed']);
  expect(points.filter((point) => point.startsWith('confirm:1:undo'))).toHaveLength(4);
  for (const point of points)
    expect(await attempt(dyingProcess(world, point)), point).toEqual(['open', 'VoidFailed']);
  expect((await world.problems()).ledger).toEqual([]);
});
