/** What a checkout of flights begins with of what the bank knows. */
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLIGHT_ASK } from '#flight/testing/flight-checkouts.ts';

let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
afterAll(() => world.close());

test.each([
  ['a number', '+1 617 555 0142', '+1 617 555 0142'],
  ['a number with spaces around it', ' 617 555 0142 ', '617 555 0142'],
  ['no number', '', ''],
  ['a number in words', 'ask for Maya, extension 12', ''],
  ['a number that is too long to be paid with', '+1 617 555 0142 0142 0142 0142', ''],
])('with %s at the bank', async (_, phone, begun) => {
  const { actor } = await world.newTraveler();
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email,
      phone, locale, created_at)
    values (${actor.tenantId}, ${actor.customerId}, ${actor.subject}, ${actor.firstName}, ${actor.lastName},
      ${actor.email}, ${phone}, 'en', ${world.clock.now()})`.execute(server.db);
  const { draft } = await startCheckout(server, FLIGHT_ASK, actor, requestContext());
  expect(draft).toMatchObject({ email: actor.email, phone: begun });
});

test('of somebody whom the bank has not named nothing is known', async () => {
  const { actor } = await world.newTraveler();
  const { draft } = await startCheckout(server, FLIGHT_ASK, actor, requestContext());
  expect(draft.phone).toBe('');
});
