/** The traveler changes a stay while its hotel closes: one of the two is first, and money fits it. */
import { date } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { readyCheckout } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { declineChange } from '@sojourn/server/modules/trips/schedule-changes/decline-change.ts';
import { callContext, showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
});
afterAll(() => world?.close());

const CLOSED = { version: 1, acceptedVersion: 0, acceptedBy: null, isClosed: true } as const;
const ask = (checkOut: string) => ({
  kind: 'Hotel' as const,
  checkIn: date('2027-04-15'),
  checkOut: date(checkOut),
  rooms: [{ adults: 2, childAges: [] }],
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
});

test.each(['change', 'decline'] as const)('%s first: one winner', async (first) => {
  const traveler = await world.newTraveler();
  const { actor, cards } = traveler;
  const bookingId = await mustBook(server, await readyCheckout(server, traveler), traveler);
  const ref = { ...actor, bookingId };
  const quote = (checkOut: string) =>
    requestChange(server, bookingId, { ask: ask(checkOut) }, actor, requestContext());
  const { changeId, cost } = await quote('2027-04-21');
  world.inn.schedules.set(bookingId, CLOSED);
  await server.lookUp(ref, callContext(requestContext()));
  const dueMinor = assertPresent(cost, 'what it costs').due.amountMinor;
  const input = { dueMinor, paymentId: assertPresent(cards[0], 'a card') };
  const change = () => confirmChange(server, bookingId, changeId as ChangeId, input, actor, requestContext());
  const decline = () => declineChange(server, bookingId, { version: 1 }, actor, requestContext());
  const order: (() => Promise<unknown>)[] = first === 'change' ? [change, decline] : [decline, change];
  await Promise.allSettled(order.map((each) => each()));
  await world.resume(server);
  const { status, tenders } = await showTrip(server, ref);
  expect(['Modified', 'Canceled']).toContain(status);
  const captured = tenders.filter(({ state }) => state === 'captured');
  expect(captured.length).toBe(status === 'Modified' ? 2 : 1);
  expect(await world.differences()).toEqual([]);
});

test('what waits for an answer comes before another change', async () => {
  const traveler = await world.newTraveler();
  const { actor } = traveler;
  const bookingId = await mustBook(server, await readyCheckout(server, traveler), traveler);
  world.inn.schedules.set(bookingId, CLOSED);
  await server.lookUp({ ...actor, bookingId }, callContext(requestContext()));
  const input = { ask: ask('2027-04-20') };
  const quoted = await requestChange(server, bookingId, input, actor, requestContext());
  expect(quoted).toMatchObject({ priceQuote: 'Failed', failure: 'ScheduleChangePending' });
});
