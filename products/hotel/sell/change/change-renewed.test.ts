/** What a longer stay costs is set aside, not taken: a day before its end it's taken, or set aside anew. */
import { date } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { readTenders } from '@sojourn/server/modules/selling/booking/tenders/store.ts';
import { watchAuthorizations } from '@sojourn/server/modules/selling/booking/tenders/watch-authorizations.ts';
import { IN_ORDER, readyCheckout } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { getChange } from '@sojourn/server/modules/trips/changes/get-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY = 86_400;
let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
});
afterAll(() => world?.close());

const LONGER = {
  kind: 'Hotel' as const,
  checkIn: date('2027-04-15'),
  checkOut: date('2027-04-21'),
  rooms: [{ adults: 2, childAges: [] }],
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
};
const fixGateway = () => sql`update sagas set scenario = null where state = 'running'`.execute(server.db);

test.each([
  ['the gateway takes it then', true],
  ['it still refuses', false],
])('%s', async (_, isFixed) => {
  const traveler = await world.newTraveler();
  const { actor, cards } = traveler;
  const bookingId = await mustBook(server, await readyCheckout(server, traveler), traveler);
  const { changeId, cost } = await requestChange(server, bookingId, { ask: LONGER }, actor, requestContext());
  const dueMinor = assertPresent(cost, 'what it costs').due.amountMinor;
  const input = { dueMinor, paymentId: assertPresent(cards[0], 'a card') };
  await confirmChange(
    server,
    bookingId,
    changeId as ChangeId,
    input,
    actor,
    requestContext('capture-refused'),
  );
  const own = async () => (await readTenders(server.db, { ...actor, bookingId })).at(-1);
  const former = assertPresent((await own())?.reference, 'what the change set aside');
  expect(await own()).toMatchObject({ state: 'authorized', amountMinor: dueMinor });

  world.clock.move(6 * DAY + 1);
  if (isFixed) await fixGateway();
  await watchAuthorizations(server);
  expect(await own()).toMatchObject(
    isFixed
      ? { state: 'captured', reference: former }
      : { state: 'authorized', reference: `${former}:again:1` },
  );
  await fixGateway();
  await world.resume(server);
  expect(await own()).toMatchObject({ state: 'captured', capturedMinor: dueMinor });
  expect(await getChange(server, bookingId, changeId as ChangeId, actor)).toMatchObject({
    booking: 'Success',
  });
  expect(await world.problems()).toEqual(IN_ORDER);
  world.clock.set(TEST_NOW);
});
