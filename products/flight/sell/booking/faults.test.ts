import { listCases } from '@sojourn/server/modules/desk/cases/list-cases.ts';
import { IN_ORDER, pay } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import type { Fault } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import {
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { flightTrip, readyFlight } from '#flight/testing/flight-checkouts.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const trip = (bookingId: Parameters<typeof flightTrip>[2]) => flightTrip(server, maya, bookingId);
const sweep = async () => {
  await world.expireLeases();
  await server.sagas.sweep();
};
async function booked() {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  await world.resume(server);
  return bookingId;
}

test('what is told to be free is free to its last second, however late the booking was done', async () => {
  const ready = await readyFlight(server, maya);
  world.clock.move(600);
  world.cardFaults.next('capture', ['cutBefore'], true);
  expect(await pay(server, ready, maya)).toMatchObject({ result: 'Pending' });
  world.clock.move(3 * 3600);
  world.cardFaults.clear();
  await world.resume(server);
  const { bookingId } = await getCheckout(server, ready.checkoutId, maya.actor);
  const { voidUntil, status } = await trip(bookingId!);
  // As the terms that were accepted say, although airlines count from their confirming on
  expect([status, voidUntil]).toEqual(['Confirmed', ready.quote.cancellation.steps[0]!.until]);
  world.clock.move((Date.parse(voidUntil!) - Date.parse(world.clock.now())) / 1000 - 1);
  const { penalty } = await quoteCancel(server, bookingId!, maya.actor, requestContext());
  expect(penalty.amountMinor).toBe(0);
  world.clock.move(1);
  expect((await trip(bookingId!)).voidUntil).toBeNull();
});

test.each<Fault[]>([['cutBefore'], ['cutAfter'], ['away'], ['away', 'away', 'away', 'cutAfter']])(
  'the second ticket breaks by %s %s %s %s: both or none',
  async (...faults) => {
    const ready = await readyFlight(server, maya);
    world.flightFaults.next('confirm', ['none', ...faults.filter(Boolean)]);
    const answer = await pay(server, ready, maya);
    if (answer.result === 'Pending') await world.resume(server);
    const { bookingId, state } = await getCheckout(server, ready.checkoutId, maya.actor);
    if (state === 'booked') expect((await trip(bookingId!)).locators.airlines).toHaveLength(2);
    else expect(state).toBe('open');
  },
);

describe('a first ticket that must be taken back', () => {
  const refuse = () =>
    Object.assign(world.carrier, { refuseTicket: { ticketNo: 2, rejection: { reason: 'BookError' } } });

  test.each<Fault[]>([['cutBefore'], ['cutAfter'], ['away'], ['cutAfter', 'away', 'cutBefore']])(
    'by a call that breaks by %s %s %s is taken back',
    async (...faults) => {
      const taken = world.carrier.seatsTaken();
      const ready = await readyFlight(server, maya);
      refuse();
      world.flightFaults.next('voidOrder', faults.filter(Boolean));
      const answer = await pay(server, ready, maya);
      if (answer.result === 'Pending') await world.resume(server);
      const after = await getCheckout(server, ready.checkoutId, maya.actor);
      expect(after).toMatchObject({ state: 'open', lastFailure: { reason: 'BookError' } });
      expect(world.carrier.seatsTaken()).toBe(taken);
    },
  );

  test('while the airline is away becomes a case, and is taken back once it is there', async () => {
    const ready = await readyFlight(server, maya);
    refuse();
    world.flightFaults.next('voidOrder', ['away'], true);
    const answer = await pay(server, ready, maya);
    expect(answer.result).toBe('Pending');
    for (let i = 0; i < 6; i++) await sweep();
    expect(await listCases(server.db)).toContainEqual(expect.objectContaining({ kind: 'voidFailed' }));
    world.flightFaults.clear();
    await world.resume(server);
    const after = await getCheckout(server, ready.checkoutId, maya.actor);
    expect(after).toMatchObject({ state: 'open', lastFailure: { reason: 'BookError' } });
    expect((await listCases(server.db)).filter(({ kind }) => kind === 'voidFailed')).toEqual([]);
  });
});

describe('ticketing', () => {
  test.each<Fault[]>([['cutBefore'], ['cutAfter'], ['away'], ['cutAfter', 'away']])(
    'breaks by %s %s and is done once all the same',
    async (...faults) => {
      world.flightFaults.next('issue', faults.filter(Boolean));
      const bookingId = await booked();
      expect(await trip(bookingId)).toMatchObject({ ticketing: 'ticketed', cases: [] });
    },
  );
});
