/** The outbox leaves at least once and is never lost, whatever mail servers and processes do. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import { isEmailAddress } from '@sojourn/domain/travelers/contact.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { SAMPLE_FLIGHT_TRIP } from '@sojourn/products/flight/testing/sample-flight-trip.ts';
import { CANCELED_TRIP, SAMPLE_TRIP } from '@sojourn/products/hotel/testing/sample-hotel-trip.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { MESSAGES } from '#main/capabilities.ts';
import { createNaming } from '#modules/selling/booking/in-language.ts';
import { Refusal } from '#refusal.ts';
import { createEmlFolder } from '#suppliers/mail/eml-folder.ts';
import type { MailPort } from '#suppliers/mail/port.ts';
import { createSmtpMail } from '#suppliers/mail/smtp.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import {
  createMessenger,
  type MessengerDeps,
  type MessengerSettings,
  type Undelivered,
} from './deliver-messages.ts';
import { enqueue } from './enqueue.ts';
import type { MessageContent } from './messages.ts';
import { SAMPLES } from './testing/sample-messages.ts';
import { headerOf, type SmtpSink, startSmtpSink } from './testing/smtp-sink.ts';
import { countWaiting, forgetSent, SENT_RETENTION_SECONDS } from './watch-outbox.ts';

const clock = testClock();
const customerId = 'cus_maya' as CustomerId;
let database: TestDatabase;
let sink: SmtpSink;
let told: Undelivered[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 10 });
});
afterAll(() => database.drop());
beforeEach(async () => {
  sink = await startSmtpSink();
  told = [];
});
afterEach(async () => {
  await sink.close();
  await sql`delete from outbox`.execute(database.db);
});

const needsPerson = async (_: unknown, undelivered: Undelivered) => void told.push(undelivered);
const delivering = (deps: MessengerDeps) => ({
  deliver: async () => (await createMessenger(deps).deliver(testTurn(database.db))).rows,
});
const messenger = (
  mail: MailPort,
  settings: Partial<MessengerSettings> = {},
  trip: TripDetail = SAMPLE_TRIP,
  readTrip: MessengerDeps['readTrip'] = async ({ bookingId }) => ({ ...trip, bookingId }),
) =>
  delivering({
    db: database.db,
    clock,
    log: pino({ level: 'silent' }),
    mail,
    fromAddress: 'no-reply@localhost',
    tenants: TEST_TENANTS,
    originOf: ({ hosts }) => `http://${hosts[0]}:8080`,
    readTrip,
    naming: createNaming({ db: database.db, products: testProducts }),
    products: testProducts,
    messages: MESSAGES,
    needsPerson,
    settings: { timeoutMs: 2_000, backoffSeconds: () => 0, ...settings },
  });
const smtp = (port = sink.port) => createSmtpMail(`smtp://127.0.0.1:${port}`);
const put = (count: number) =>
  withTransaction(database.db, async (tx) => {
    for (let i = 0; i < count; i++) {
      const bookingId = `bkg_${i}` as BookingId;
      await enqueue(tx, {
        tenantId: 'consumer',
        customerId,
        at: clock.now(),
        kind: 'bookingConfirmed',
        bookingId,
      });
    }
  });
const waiting = async () => {
  const { rows } = await sql<{ messageId: string; attempts: number; lastError: string | null }>`
    select message_id as "messageId", attempts, last_error as "lastError" from outbox
    where sent_at is null order by 1`.execute(database.db);
  return rows;
};
const idsReceived = (from = sink) => from.mails.map((mail) => headerOf(mail, 'Message-ID'));

test('processes that work side by side send each message once', { timeout: 30_000 }, async () => {
  await put(30);
  // Telling it again changes nothing
  await put(30);
  const sent = await Promise.all([1, 2, 3].map(() => messenger(smtp()).deliver()));
  expect(sent.reduce((a, b) => a + b)).toBe(30);
  expect(new Set(idsReceived()).size).toBe(30);
  expect(sink.mails).toHaveLength(30);
  expect(await waiting()).toEqual([]);
});

test('every message about a trip leaves with what the trip says then', async () => {
  const kinds = ['bookingConfirmed', 'flightTicketed', 'bookingCanceled'] as const;
  const bookingId = SAMPLE_FLIGHT_TRIP.bookingId;
  const messages = kinds.map((kind) => ({ kind, bookingId }) as MessageContent);
  await withTransaction(database.db, async (tx) => {
    for (const message of messages)
      await enqueue(tx, { tenantId: 'consumer', customerId, at: clock.now(), ...message });
  });
  expect(await messenger(smtp(), {}, SAMPLE_FLIGHT_TRIP).deliver()).toBe(3);
  expect(await waiting()).toEqual([]);
  expect(idsReceived().toSorted()).toEqual(
    kinds.map((kind) => `<${kind}.${bookingId}@localhost>`).toSorted(),
  );
});

test('modules’ own messages leave, also those with a booking’s id among their facts', async () => {
  const own = SAMPLES.filter(({ content }) => MESSAGES.has(content.kind) && 'bookingId' in content);
  expect(own.map(({ content }) => content.kind)).toEqual(
    expect.arrayContaining(['approvalNews', 'priceDropCredited']),
  );
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
      created_at)
    values ('consumer', ${customerId}, 'maya', 'Maya', 'Okafor', 'maya@example.com', 'fr', now())`.execute(
    database.db,
  );
  await withTransaction(database.db, async (tx) => {
    for (const [at, { content }] of own.entries()) {
      const message = { ...content, key: String(at) } as unknown as MessageContent;
      await enqueue(tx, { tenantId: 'consumer', customerId, at: clock.now(), ...message });
    }
  });
  await messenger(smtp()).deliver();
  await sql`delete from customers`.execute(database.db);
  expect(await waiting()).toEqual([]);
  expect(idsReceived().filter((id) => !id?.startsWith('<own.'))).toHaveLength(own.length);
});

test('a trip that can’t be read just now is read again, one that’s gone is for nobody', async () => {
  const edited = {
    kind: 'detailsEdited',
    key: 'chg_1',
    subjectId: SAMPLE_TRIP.bookingId,
    title: '',
    changed: [],
  };
  const readings = [new Error('the database is down'), null, new Refusal('NotFound')];
  const readTrip = async () => {
    const failure = readings.shift();
    if (failure) throw failure;
    return SAMPLE_TRIP;
  };
  const reader = messenger(smtp(), { backoffSeconds: () => 1_000 }, SAMPLE_TRIP, readTrip);
  const put = (key: string) =>
    withTransaction(database.db, (tx) =>
      enqueue(tx, { tenantId: 'consumer', customerId, at: clock.now(), ...edited, key } as never),
    );
  await put('chg_1');
  expect([await reader.deliver(), told]).toEqual([0, []]);
  await sql`update outbox set next_try_at = now()`.execute(database.db);
  expect([await reader.deliver(), told]).toEqual([1, []]);
  await put('chg_2');
  expect(await reader.deliver()).toBe(0);
  expect(told).toMatchObject([{ reason: 'nobody to write to' }]);
});

const withOwnAddress = async (email: string, work: () => Promise<void>) => {
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
      created_at)
    values ('consumer', ${customerId}, 'maya', 'Maya', 'Okafor', ${email}, 'en', now())`.execute(database.db);
  try {
    await work();
  } finally {
    await sql`delete from customers`.execute(database.db);
  }
};
const receivers = () => sink.mails.flatMap(({ to }) => to);

test('mail to another address reaches the account’s own one too, whatever becomes of the other', () =>
  withOwnAddress('maya@example.com', async () => {
    const elsewhere = { ...SAMPLE_TRIP, email: 'somebody@else.example' };
    await put(1);
    sink.refused.add(elsewhere.email);
    const retry = () => sql`update outbox set next_try_at = now()`.execute(database.db);
    const patient = messenger(smtp(), { backoffSeconds: () => 1_000 }, elsewhere);
    expect(await patient.deliver()).toBe(0);
    await retry();
    expect(await patient.deliver()).toBe(0);
    expect(receivers()).toEqual(['maya@example.com']);
    expect(told.map(({ messageId }) => messageId)).toEqual(Array(2).fill('bookingConfirmed.bkg_0'));
    sink.refused.clear();
    await retry();
    expect(await patient.deliver()).toBe(1);
    expect(receivers()).toEqual(['maya@example.com', elsewhere.email]);
    expect(idsReceived()).toEqual([
      '<own.bookingConfirmed.bkg_0@localhost>',
      '<bookingConfirmed.bkg_0@localhost>',
    ]);
  }));

test('an own address that refuses its copy keeps nothing from leaving, and a person hears of it', () =>
  withOwnAddress('gone@example.com', async () => {
    await put(1);
    sink.refused.add('gone@example.com');
    const elsewhere = { ...SAMPLE_TRIP, email: 'somebody@else.example' };
    expect(await messenger(smtp(), {}, elsewhere).deliver()).toBe(1);
    expect(receivers()).toEqual([elsewhere.email]);
    expect(told).toMatchObject([{ messageId: 'bookingConfirmed.bkg_0' }]);
  }));

test('what goes to the account’s own address, and a reminder, leave once', () =>
  withOwnAddress(SAMPLE_TRIP.email.toUpperCase(), async () => {
    await put(1);
    await withTransaction(database.db, (tx) =>
      enqueue(tx, {
        tenantId: 'consumer',
        customerId,
        at: clock.now(),
        kind: 'tripReminder',
        bookingId: 'bkg_9' as BookingId,
      }),
    );
    expect(await messenger(smtp()).deliver()).toBe(2);
    expect(receivers()).toEqual([SAMPLE_TRIP.email, SAMPLE_TRIP.email]);
  }));

test.each([
  [SAMPLE_TRIP, 1],
  [{ ...SAMPLE_TRIP, status: 'Modified' as const }, 1],
  [CANCELED_TRIP, 0],
  [{ ...SAMPLE_TRIP, status: 'Pending' as const }, 0],
  [{ ...SAMPLE_TRIP, time: 'Present' as const }, 0],
  [{ ...SAMPLE_TRIP, time: 'Invalid' as const }, 0],
])('a reminder leaves only while it’s true: $status, $time', async (trip, mails) => {
  const reminder = { kind: 'tripReminder', bookingId: trip.bookingId } as const;
  await withTransaction(database.db, (tx) =>
    enqueue(tx, { tenantId: 'consumer', customerId, at: clock.now(), ...reminder }),
  );
  expect(await messenger(smtp(), {}, trip).deliver()).toBe(1);
  expect(idsReceived()).toEqual(mails ? [`<tripReminder.${trip.bookingId}@localhost>`] : []);
  expect(await waiting()).toEqual([]);
});

test('what a dying process had sent leaves again, as the same Message-ID and once at most', async () => {
  await put(1);
  const dies: MailPort = {
    send: async (mail, context) => {
      await smtp().send(mail, context);
      // Nothing is noted: as when the process is gone
      return new Promise(() => undefined);
    },
  };
  void messenger(dies, { leaseSeconds: 1 }).deliver();
  await expect.poll(() => sink.mails.length).toBe(1);
  // While the lease runs nobody else sends it
  expect(await messenger(smtp()).deliver()).toBe(0);
  await expect.poll(() => messenger(smtp()).deliver(), { timeout: 5_000 }).toBe(1);
  expect(sink.mails).toHaveLength(2);
  expect(new Set(idsReceived())).toEqual(new Set(['<bookingConfirmed.bkg_0@localhost>']));
  expect(await messenger(smtp()).deliver()).toBe(0);
});

test('a mail server that is down loses nothing; a person is told once it has failed too often', async () => {
  const { port } = sink;
  await sink.close();
  await put(2);
  const patient = messenger(smtp(port), { attemptsBeforeCase: 3, backoffSeconds: () => 1_000 });
  for (let round = 0; round < 3; round++) {
    await sql`update outbox set next_try_at = now()`.execute(database.db);
    expect(await patient.deliver()).toBe(0);
    expect(told).toHaveLength(round < 2 ? 0 : 2);
  }
  expect(await waiting()).toMatchObject([
    { attempts: 3, lastError: 'unavailable' },
    { attempts: 3, lastError: 'unavailable' },
  ]);
  // Not before its time
  expect(await patient.deliver()).toBe(0);
  sink = await startSmtpSink(port);
  await sql`update outbox set next_try_at = now()`.execute(database.db);
  expect(await patient.deliver()).toBe(2);
  expect(new Set(idsReceived()).size).toBe(2);
});

test('a refusal of the mail server is before a person at once, and is tried again', async () => {
  await put(1);
  sink.refused.add(SAMPLE_TRIP.email);
  const once = messenger(smtp(), { backoffSeconds: () => 1_000 });
  expect(await once.deliver()).toBe(0);
  expect(told).toMatchObject([
    { messageId: 'bookingConfirmed.bkg_0', attempts: 1, kind: 'bookingConfirmed' },
  ]);
  sink.refused.clear();
  await sql`update outbox set next_try_at = now()`.execute(database.db);
  expect(await once.deliver()).toBe(1);
});

test.each([
  ['maya@bücher.example', 'maya@xn--bcher-kva.example'],
  ['用户@例え.テスト', '用户@例え.テスト'],
])('%s is written to as mail servers know it', async (email, to) => {
  expect(isEmailAddress(email)).toBe(true);
  await put(1);
  expect(await messenger(smtp(), {}, { ...SAMPLE_TRIP, email }).deliver()).toBe(1);
  expect(sink.mails.map((mail) => mail.to)).toEqual([[to]]);
});

test('a message that cannot be written waits and holds up no other', async () => {
  await put(2);
  await sql`update outbox set tenant_id = 'gone' where message_id = 'bookingConfirmed.bkg_0'`.execute(
    database.db,
  );
  expect(await messenger(smtp(), { backoffSeconds: () => 1_000 }).deliver()).toBe(1);
  expect(await waiting()).toMatchObject([
    { messageId: 'bookingConfirmed.bkg_0', lastError: 'no tenant gone' },
  ]);
});

test('a mail has both parts, its language, the calendar, and no header smuggled in by a text', async () => {
  const trip = {
    ...SAMPLE_TRIP,
    email: 'maya@example.com',
    stay: { ...SAMPLE_TRIP.stay, name: 'Inn\r\nBcc: thief@example.com' },
  };
  const mail = smtp();
  const deps = { readTrip: async () => trip };
  await put(1);
  const one = delivering({
    db: database.db,
    clock,
    log: pino({ level: 'silent' }),
    mail,
    fromAddress: 'no-reply@localhost',
    tenants: TEST_TENANTS,
    originOf: () => 'http://localhost:8080',
    naming: createNaming({ db: database.db, products: testProducts }),
    products: testProducts,
    messages: MESSAGES,
    needsPerson: async () => undefined,
    ...deps,
  });
  expect(await one.deliver()).toBe(1);
  const [received] = sink.mails;
  expect(received?.to).toEqual(['maya@example.com']);
  const raw = received?.raw ?? '';
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  expect(headerOf(received!, 'Auto-Submitted')).toBe('auto-generated');
  expect(headerOf(received!, 'Content-Language')).toBe('en');
  for (const part of ['text/plain', 'text/html', 'text/calendar'])
    expect(raw).toContain(`Content-Type: ${part}`);
});

test('without a mail server each message is one file, whole, however often it is sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-mail-'));
  try {
    await put(2);
    const mail = createEmlFolder(folder);
    expect(await messenger(mail).deliver()).toBe(2);
    await sql`update outbox set sent_at = null, next_try_at = now()`.execute(database.db);
    expect(await messenger(mail).deliver()).toBe(2);
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    expect(files.sort()).toEqual(['bookingConfirmed.bkg_0.eml', 'bookingConfirmed.bkg_1.eml']);
    const text = readFileSync(join(folder, 'bookingConfirmed.bkg_0.eml'), 'utf8');
    expect(text).toMatch(/^Message-ID: <bookingConfirmed\.bkg_0@localhost>\r$/m);
    expect(text).toContain('To: maya.okafor@example.com');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what left a month ago is forgotten by either process, what waits is counted and kept', async () => {
  await put(3);
  await messenger(smtp()).deliver();
  const deps = { db: database.db, clock };
  const look = () => Promise.all([1, 2].map(() => forgetSent(deps, testTurn(database.db))));
  const countStored = async () => (await sql`select 1 from outbox`.execute(database.db)).rows.length;
  clock.move(SENT_RETENTION_SECONDS - 60);
  await put(5);
  await look();
  expect([await countStored(), await countWaiting(deps)]).toEqual([
    5,
    { outboxWaiting: 2, outboxOldestSeconds: 0 },
  ]);
  clock.move(120);
  await look();
  expect([await countStored(), (await waiting()).length]).toEqual([2, 2]);
  expect(await countWaiting(deps)).toEqual({ outboxWaiting: 2, outboxOldestSeconds: 120 });
});
