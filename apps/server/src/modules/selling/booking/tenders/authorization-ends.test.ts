/** What's set aside and not taken is put before a person a day before its end, and no earlier. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
} from '../testing/booking-world.ts';
import { watchAuthorizations } from './watch-authorizations.ts';

const DAY = 86_400;
let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
afterAll(() => world?.close());

const watch = async () => {
  await sql`update cases set next_look_at = now()`.execute(server.db);
  return (await watchAuthorizations(server)).gauges;
};
const casesOf = async (bookingId: string) =>
  (
    await sql`select kind, state, facts from cases where subject_id = ${bookingId}
      and kind = 'authorizationEnds'`.execute(server.db)
  ).rows;
const endOf = async (bookingId: string) =>
  (
    await sql`select authorized_until as until, state from tenders where booking_id = ${bookingId}`.execute(
      server.db,
    )
  ).rows;

test('its end is the gateway’s, and a case waits for it a day ahead until it’s taken', async () => {
  const traveler = await world.newTraveler();
  const checkout = await readyCheckout(server, traveler);
  const paid = await pay(server, checkout, traveler, 'capture-refused');
  if (paid.result !== 'Pending') throw new Error(paid.result);
  const { bookingId } = paid;
  const until = plusSeconds(world.clock.now(), 7 * DAY);
  expect(await endOf(bookingId)).toEqual([{ until, state: 'authorized' }]);
  expect(await watch()).toEqual({ money_authorizations_ending: 0 });
  world.clock.move(6 * DAY);
  expect(await watch()).toEqual({ money_authorizations_ending: 0 });
  expect(await casesOf(bookingId)).toEqual([]);
  world.clock.move(1);
  for (let i = 0; i < 2; i++) expect(await watch()).toEqual({ money_authorizations_ending: 1 });
  const amountMinor = checkout.quote.total.amountMinor;
  const facts = { tenderNo: 1, kind: 'UserCard', amountMinor, until };
  expect(await casesOf(bookingId)).toEqual([{ kind: 'authorizationEnds', state: 'open', facts }]);
  // The gateway takes it again: the job's own turn of the saga does
  await sql`update sagas set scenario = null where state = 'running'`.execute(server.db);
  expect(await watch()).toEqual({ money_authorizations_ending: 0 });
  expect(await casesOf(bookingId)).toMatchObject([{ state: 'closed' }]);
  expect(await endOf(bookingId)).toMatchObject([{ state: 'captured' }]);
  expect(await world.problems()).toEqual(IN_ORDER);
});
