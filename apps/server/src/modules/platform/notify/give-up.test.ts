/** What nobody takes is given up in time: it goes, with the address in it, and a person knows of it. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MESSAGES } from '#main/capabilities.ts';
import { undeliveredCase } from '#main/wire-mail.ts';
import { closeCase } from '#modules/desk/cases/close-case.ts';
import { readCasesOf } from '#modules/desk/cases/store.ts';
import { createNaming } from '#modules/selling/booking/in-language.ts';
import { createSmtpMail } from '#suppliers/mail/smtp.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import { createMessenger } from './deliver-messages.ts';
import { enqueue } from './enqueue.ts';
import { giveUpMessages, TRIED_DAYS } from './give-up.ts';
import { startSmtpSink } from './testing/smtp-sink.ts';
import { countWaiting } from './watch-outbox.ts';

const DAY = 86_400;
const owner = { tenantId: 'consumer', customerId: 'cus_maya' as CustomerId } as const;
const log = pino({ level: 'silent' });
let clock = testClock();
let count = 0;
const random = { bytes: (length: number) => new Uint8Array(length).fill(++count) };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  clock = testClock();
});
afterAll(() => database.drop());

const MISTYPED = 'maya@exmaple.com';
const put = async (bookingId: BookingId) => {
  const stay = {
    email: MISTYPED,
    hotel: 'Inn',
    city: 'Porto',
    checkIn: '2027-03-01',
    checkOut: '2027-03-02',
  };
  await withTransaction(database.db, (tx) =>
    enqueue(tx, { ...owner, at: clock.now(), kind: 'hotelFailed', bookingId, facts: stay }),
  );
  return `hotelFailed.${bookingId}`;
};
const needsPerson = () => undeliveredCase({ clock, random });
const giveUp = () => giveUpMessages({ db: database.db, clock, log, needsPerson: needsPerson() });
const isStored = async (messageId: string) =>
  (await sql`select from outbox where message_id = ${messageId}`.execute(database.db)).rows.length;
const casesOf = (messageId: string) => readCasesOf(database.db, owner, messageId);

/** By the database's clock, since they were put in. */
const waitedFor = (time: string) =>
  sql`update outbox set next_try_at = next_try_at - ${time}::interval`.execute(database.db);

async function refusedOnce(): Promise<void> {
  const sink = await startSmtpSink();
  sink.refused.add(MISTYPED);
  const messenger = createMessenger({
    db: database.db,
    clock,
    log,
    fromAddress: 'no-reply@localhost',
    tenants: TEST_TENANTS,
    mail: createSmtpMail(`smtp://127.0.0.1:${sink.port}`),
    originOf: () => 'http://localhost:8080',
    readTrip: () => Promise.reject(new Error('no trip')),
    naming: createNaming({ db: database.db, products: testProducts }),
    products: testProducts,
    messages: MESSAGES,
    needsPerson: needsPerson(),
    settings: { backoffSeconds: () => 3_600 },
  });
  expect(await messenger.deliver(testTurn(database.db))).toEqual({ rows: 0 });
  await sql`update outbox set next_try_at = now()`.execute(database.db);
  await sink.close();
}

test('one that is refused for ever, and its case is the operator’s from then on', async () => {
  const messageId = await put('bkg_1' as BookingId);
  await refusedOnce();
  const [opened] = await casesOf(messageId);
  clock.move(TRIED_DAYS * DAY);
  await giveUp();
  expect([await isStored(messageId), await casesOf(messageId)]).toEqual([1, [opened]]);
  clock.move(1);
  await Promise.all([giveUp(), giveUp()]);
  const { outboxWaiting } = await countWaiting({ db: database.db, clock });
  expect([await isStored(messageId), outboxWaiting]).toEqual([0, 0]);
  const facts = { ...opened!.facts, attempts: 1, givenUpAt: clock.now() };
  expect(await casesOf(messageId)).toEqual([{ ...opened, facts }]);
  expect(JSON.stringify(await casesOf(messageId))).not.toContain(MISTYPED);
});

test('one for which there was never a way out', async () => {
  const messageId = await put('bkg_2' as BookingId);
  clock.set(plusSeconds(clock.now(), TRIED_DAYS * DAY + 1));
  await waitedFor('2 minutes');
  await giveUp();
  expect(await isStored(messageId)).toBe(0);
  expect(await casesOf(messageId)).toMatchObject([
    { state: 'open', facts: { attempts: 0, reason: 'never tried', givenUpAt: clock.now() } },
  ]);
});

test('not one that nobody could have sent yet, however old its news', async () => {
  const at = clock.now();
  const [fresh, held] = [await put('bkg_4' as BookingId), await put('bkg_5' as BookingId)];
  await sql`update outbox set next_try_at = clock_timestamp() + interval '1 hour'
    where message_id = ${held}`.execute(database.db);
  clock.set(plusSeconds(at, TRIED_DAYS * DAY + 1));
  await giveUp();
  expect([await isStored(fresh), await isStored(held)]).toEqual([1, 1]);
  await sql`delete from outbox`.execute(database.db);
});

test('a case that a person has closed is opened anew neither by another try nor by giving up', async () => {
  const messageId = await put('bkg_3' as BookingId);
  await refusedOnce();
  const [opened] = await casesOf(messageId);
  await closeCase({ db: database.db, clock }, opened!.code, 'called them');
  await refusedOnce();
  clock.move(TRIED_DAYS * DAY + 1);
  await giveUp();
  expect(await isStored(messageId)).toBe(0);
  expect(await casesOf(messageId)).toMatchObject([
    { caseId: opened!.caseId, state: 'closed', facts: { attempts: 2, givenUpAt: clock.now() } },
  ]);
});
