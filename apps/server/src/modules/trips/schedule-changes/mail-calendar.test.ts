/** The calendar files of mail about changed trips, read by a parser that isn't ours. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { changeFlight } from '@sojourn/products/flight/testing/change-flight.ts';
import { OUT_INSTEAD } from '@sojourn/products/flight/testing/fake-airline-fares.ts';
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MESSAGES } from '#main/capabilities.ts';
import type { MessageContent } from '#modules/platform/notify/messages.ts';
import { writeMail } from '#modules/platform/notify/write-mail.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { callContext, showTrip } from '../trips/use-case.ts';
import { acceptChange } from './accept-change.ts';
import { rebookChange } from './rebooking/rebook-change.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(() => resetFaults(world));
afterAll(() => world?.close());

async function changed(): Promise<BookingId> {
  const bookingId = await mustBook(server, await readyFlight(server, maya), maya);
  await world.resume(server);
  changeFlight(world.carrier, bookingId, 50);
  await server.lookUp({ ...maya.actor, bookingId }, callContext(requestContext()));
  return bookingId;
}

async function mailOf(bookingId: BookingId, kind: string) {
  const { rows } = await sql<{ content: MessageContent; messageId: string }>`select message_id as "messageId",
      payload || jsonb_build_object('kind', kind) as content
    from outbox where kind = ${kind} and payload ->> 'about' = ${bookingId}`.execute(server.db);
  const [row] = rows;
  const tenant = TEST_TENANTS[0];
  if (!row || !tenant) throw new Error(`no ${kind}`);
  const { tenantId, customerId } = maya.actor;
  const { messageId, content: told } = row;
  const message = { tenantId, customerId, messageId, told, createdAt: server.clock.now() };
  return writeMail({ products: testProducts, messages: MESSAGES }, message, {
    tenant,
    origin: 'http://localhost',
    fromAddress: 'no-reply@localhost',
    person: { email: 'maya@example.test', locale: 'fr' },
    trip: await showTrip(server, { ...maya.actor, bookingId }),
  });
}

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate } = new ICAL.Event(component);
    const [starts, ends] = [startDate, endDate].map((at) => at.toJSDate().toISOString());
    return { uid: uid.replace(/@.*/, ''), starts, ends, zone: startDate.zone?.tzid };
  });
}
const BACK = { starts: '2027-04-19T10:00:00.000Z', ends: '2027-04-19T17:40:00.000Z', zone: 'Europe/Lisbon' };

test('an accepted change moves the entry that the booking made', async () => {
  const bookingId = await changed();
  await acceptChange(server, bookingId, { version: 1 }, maya.actor, requestContext());
  const mail = await mailOf(bookingId, 'scheduleAccepted');
  expect(eventsOf(mail?.calendar?.content ?? '')).toEqual([
    {
      uid: `${bookingId}-1`,
      starts: '2027-04-15T01:55:00.000Z',
      ends: '2027-04-15T08:25:00.000Z',
      zone: 'America/New_York',
    },
    { uid: `${bookingId}-2`, ...BACK },
  ]);
});

test('another flight takes the entry of the one that it replaces', async () => {
  const bookingId = await changed();
  const [{ sliceId, segments }] = OUT_INSTEAD;
  const choices = [{ slice: 0, optionId: `${sliceId}@standard` }];
  await rebookChange(server, bookingId, { version: 1, choices }, maya.actor, requestContext());
  const mail = await mailOf(bookingId, 'scheduleRebooked');
  const [{ scheduledDepartureTime: starts, scheduledArrivalTime: ends }] = segments;
  expect(eventsOf(mail?.calendar?.content ?? '')).toEqual([
    { uid: `${bookingId}-1`, starts, ends, zone: 'America/New_York' },
    { uid: `${bookingId}-2`, ...BACK },
  ]);
  for (const part of [mail?.text, mail?.html]) expect(part).toContain('TP 214');
});

test('a change that nobody has agreed to leaves calendars alone', async () => {
  const mail = await mailOf(await changed(), 'scheduleChanged');
  expect(mail?.calendar).toBeNull();
});
