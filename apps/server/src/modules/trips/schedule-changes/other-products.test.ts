/** A hotel that closes, a car of another class, and the mail about a change in both languages. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { readyCar } from '@sojourn/products/car/testing/car-checkouts.ts';
import { changeFlight } from '@sojourn/products/flight/testing/change-flight.ts';
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MESSAGES } from '#main/capabilities.ts';
import type { MessageContent } from '#modules/platform/notify/messages.ts';
import { writeMail } from '#modules/platform/notify/write-mail.ts';
import { readyCheckout } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { callContext, showTrip } from '../trips/use-case.ts';
import { acceptChange } from './accept-change.ts';
import { declineChange } from './decline-change.ts';
import { getScheduleChange } from './view-change.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(() => resetFaults(world));
afterAll(() => world?.close());

const lookUp = (bookingId: BookingId) =>
  server.lookUp({ ...maya.actor, bookingId }, callContext(requestContext()));
const change = async (bookingId: BookingId) =>
  (await getScheduleChange(server, bookingId, maya.actor)).change;
const CHANGED = { version: 1, acceptedVersion: 0, acceptedBy: null } as const;

test('a hotel that closes is shown as canceled, and declining refunds the stay', async () => {
  const bookingId = await mustBook(server, await readyCheckout(server, maya), maya);
  world.inn.schedules.set(bookingId, { ...CHANGED, isClosed: true });
  await lookUp(bookingId);
  const found = await change(bookingId);
  expect(found).toMatchObject({ status: 'Cancelled', reasons: ['Canceled'], actions: ['Decline'] });
  expect(found?.regimes.map(({ regime }) => regime)).toEqual(['BookingTerms']);
  world.inn.penaltyMinor = 10_000;
  const { result, trip } = await declineChange(
    server,
    bookingId,
    { version: 1 },
    maya.actor,
    requestContext(),
  );
  expect([result, trip.status]).toEqual(['Declined', 'Canceled']);
  expect(trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(trip.total.amountMinor);
});

test('a car of a lower class can be taken or given back, and taking it changes the booking', async () => {
  const bookingId = await mustBook(server, await readyCar(server, maya), maya);
  const before = await showTrip(server, { ...maya.actor, bookingId });
  if (before.kind !== 'Car') throw new Error('no car');
  const car = { ...before.rental.car, carClass: 'mini', group: 'small', model: 'Fiat 500' } as const;
  world.company.schedules.set(bookingId, { ...CHANGED, car });
  await lookUp(bookingId);
  const found = await change(bookingId);
  expect(found).toMatchObject({ status: 'Pending', actions: ['Accept', 'Decline'] });
  expect(found?.reasons).toEqual(['LowerClass', 'Renumbered']);
  expect(found?.slices[0]?.after[0]?.title).toBe('Mini');
  const { trip } = await acceptChange(server, bookingId, { version: 1 }, maya.actor, requestContext());
  if (trip.kind !== 'Car') throw new Error('no car');
  expect([trip.status, trip.rental.car.model]).toEqual(['Modified', 'Fiat 500']);
});

test.each([
  ['en', 'has changed', 'Before', 'full refund'],
  ['fr', 'a changé', 'Avant', 'remboursement intégral'],
] as const)('the mail has both schedules, why and until when to choose (%s)', async (locale, ...texts) => {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  changeFlight(world.carrier, bookingId, 18 * 60);
  await lookUp(bookingId);
  const { rows } = await sql<{ content: MessageContent; messageId: string }>`select message_id as "messageId",
      payload || jsonb_build_object('kind', kind) as content
    from outbox where kind = 'scheduleChanged' and payload ->> 'about' = ${bookingId}`.execute(server.db);
  const [row] = rows;
  const tenant = TEST_TENANTS[0];
  if (!row || !tenant) throw new Error('no message');
  const { tenantId, customerId } = maya.actor;
  const { messageId, content: told } = row;
  const message = { tenantId, customerId, messageId, told, createdAt: server.clock.now() };
  const mail = writeMail({ products: testProducts, messages: MESSAGES }, message, {
    tenant,
    origin: 'http://localhost',
    fromAddress: 'no-reply@localhost',
    person: { email: 'maya@example.test', locale },
    trip: null,
  });
  for (const part of [mail?.text, mail?.html])
    for (const text of [...texts, 'TP 216', `/trips/${bookingId}`]) expect(part).toContain(text);
  expect(JSON.stringify(row.content)).not.toContain('Okafor');
});
