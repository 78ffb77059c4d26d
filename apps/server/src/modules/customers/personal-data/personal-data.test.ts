/**
 * A person's data over HTTP: they use the portal for a while, export their data, and are erased. Then every
 * table of the portal and the vault, the log and the folder of mail are searched for any trace.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { PNG } from '@sojourn/domain/support/testing/sample-files.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { closeCase } from '#modules/desk/cases/close-case.ts';
import { identitySeals } from '#seal.ts';
import { createEmlFolder } from '#suppliers/mail/eml-folder.ts';
import { bookStay } from '#testing/book-stay.ts';
import { type Dump, dumpDatabase } from '#testing/dump-database.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { type Browser, TEST_SESSION_SETTINGS } from '#testing/server.ts';
import { createLog } from '../../../../../vault/src/log.ts';
import { samplePerson } from '../profile/testing/sample-person.ts';
import { MARKET, NOBODYS, TABLES } from './data/tables.ts';
import { recordRow } from './keep-for-books.ts';
import { readRecords } from './store.ts';

const PERSON = {
  subject: 'person-quillfeather',
  firstName: 'Quillon',
  lastName: 'Featherstone',
  email: 'quillon.featherstone@example.test',
  phone: '+1 617 555 0177',
};
/** Whatever names them, or was written by or about them. */
const TRACES = [
  'quillon',
  'featherstone',
  '555 0177',
  '5550177',
  'x40718253',
  'zebrafish',
  'waits by the door',
  'maya@example.test',
  '+1 617 555 0142',
];

const logged: string[] = [];
let product: TestProduct;
let person: Browser;
let sam: Browser;
let kiran: Browser;

beforeAll(async () => {
  const destination = { write: (line: string) => void logged.push(line) };
  // Without the product's own scrubbing: nothing may need it
  const server = pino({ level: 'trace' }, destination);
  product = await createTestProduct({ server, vault: createLog('trace', destination) });
  await enter();
});
afterAll(() => product?.close());

const seals = () =>
  identitySeals({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] }, product.effects.random);
const about = () => ({ params: { customerId: person.customerId } });
const enter = async () => {
  sam = await product.signIn({ isAgent: true, site: 'desk', subject: 'sam', firstName: 'Sam' });
  kiran = await product.signIn({ isAgent: true, site: 'desk', subject: 'kiran', firstName: 'Kiran' });
  person = await product.signIn(PERSON);
};
/** By then all sessions have ended. */
const later = async (days: number) => {
  product.clock.move(days * 86_400);
  await enter();
};
const waitsFor = async () => (await product.call('getPersonalData', person, {})).body.waitsFor;

/** Travelers, favorites, a watch, a case with a file, a paid and canceled stay, an agent's note. */
async function live(): Promise<void> {
  const { call } = product;
  const traveler = samplePerson({ firstName: PERSON.firstName, lastName: PERSON.lastName });
  const flags = { isNew: true, updatePassport: true, entryPoint: 'profile' as const };
  expect((await call('updateTraveler', person, { input: { person: traveler, ...flags } })).status).toBe(200);
  const list = (await call('createWishlist', person, { input: { name: 'Zebrafish trip' } })).body.wishlist;
  expect(list.name).toBe('Zebrafish trip');
  await call('renewCalendarFeed', person, { input: {} });
  await call('trackEvent', person, { input: { eventName: 'page_view', properties: { page: '/' } } });
  const { bookingId } = await bookStay(product, person, PERSON.subject);
  await call('shareTrip', person, { params: { bookingId }, input: {} } as never);
  const quoted = await call('quoteCancel', person, { params: { bookingId }, input: {} });
  const canceled = await call('cancelTrip', person, {
    params: { bookingId },
    input: { quoteId: quoted.body.quoteId },
  });
  expect(canceled.status).toBe(200);
  const { fileId } = (await call('sendFile', person, { query: { name: 'zebrafish.png' }, input: PNG })).body;
  const written = await call('contactSupport', person, {
    input: { topic: 'other', bookingId, text: 'Quillon here: the zebrafish waits', fileIds: [fileId] },
  });
  const caseId: CaseId = written.body.caseId;
  await call('noteCustomer', sam, { ...about(), input: { text: 'waits by the door' } });
  await call('findCustomers', sam, { query: { q: 'featherstone' } });
  const { version } = (await call('getDeskCase', sam, { params: { caseId } })).body.thread;
  const answer = { version, text: 'Dear Quillon', isInternal: false, next: 'close', fileIds: [] } as const;
  await call('answerCase', sam, { params: { caseId }, input: answer as never });
}

test('every table has its rule, and every rule a table', async () => {
  const { rows } = await sql<{ name: string; isOf: boolean }>`select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id') as "isOf"
    from pg_class c where c.relnamespace = 'portal'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition`.execute(product.effects.db);
  const listed = [...TABLES.map(({ table }) => table), ...Object.keys(NOBODYS)];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
  const ofPeople = rows.filter(({ isOf }) => isOf).map(({ name }) => name);
  expect(ofPeople.filter((name) => name in NOBODYS)).toEqual([]);
  const { rows: market } = await sql<{ name: string }>`select 'market.' || c.relname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'reference'
    where c.relnamespace = 'market'::regnamespace and c.relkind = 'r'`.execute(product.effects.db);
  const known = MARKET.map(({ table }) => table);
  expect(
    market
      .map(({ name }) => name)
      .filter((name) => !known.includes(name))
      .toSorted(),
  ).toEqual([
    'market.activity_tickets',
    'market.flight_events',
    'market.flight_seats',
    'market.home_nights',
    'market.order_edits',
    'market.scenario_strikes',
  ]);
});

describe('after a while with the portal', () => {
  beforeAll(live);

  it('the person saves an archive with a page, all of their rows, and their files', async () => {
    const { status, body, headers } = await product.call('exportPersonalData', person, {});
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(body.bytes));
    const page = strFromU8(files['index.html']!);
    expect(page).toContain('Quillon Featherstone');
    expect(page).toContain('A calendar feed of your trips');
    expect(strFromU8(files['data/known-travelers.json']!)).toContain('X40718253');
    expect(strFromU8(files['data/bookings.json']!)).toContain('maya@example.test');
    expect(strFromU8(files['data/wishlists.json']!)).toContain('Zebrafish trip');
    const [sent] = Object.keys(files).filter((path) => path.startsWith('files/'));
    expect(Buffer.from(files[sent!]!)).toEqual(Buffer.from(PNG));
    const all = Object.entries(files)
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n');
    for (const secret of ['token_hash', 'binding_hash', 'facts_sealed', person.token])
      expect(all.includes(secret), secret).toBe(false);
  });

  it('another person’s archive has nothing of it', async () => {
    const other = await product.signIn({ subject: 'somebody-else', firstName: 'Else' });
    const { body } = await product.call('exportPersonalData', other, {});
    const all = Object.values(unzipSync(new Uint8Array(body.bytes))).map((bytes) => strFromU8(bytes));
    expect(all.join('\n').toLowerCase()).not.toContain('zebrafish');
  });

  it('consents are listed, and end', async () => {
    const { consents } = (await product.call('getPersonalData', person, {})).body;
    expect(consents).toContainEqual({ kind: 'calendarFeed', givenAt: expect.any(String), endedAt: null });
    await product.call('revokeCalendarFeed', person, {});
    const after = (await product.call('getPersonalData', person, {})).body.consents;
    expect(after.find(({ kind }) => kind === 'calendarFeed')?.endedAt).toEqual(expect.any(String));
  });

  it('an agent’s request needs another agent, who may decline it', async () => {
    const input = { kind: 'export', reason: 'asked by phone' } as const;
    const requested = await product.call('requestPersonalDataFor', sam, { ...about(), input });
    expect(requested.body.request).toMatchObject({ state: 'asked', isOwn: true });
    const own = await product.call('decidePersonalDataFor', sam, { ...about(), input: { isAgreed: true } });
    expect(own.error?.code).toBe('DataRequestTaken');
    expect((await product.call('exportPersonalDataFor', sam, about())).error?.code).toBe('DataRequestTaken');
    await product.call('decidePersonalDataFor', kiran, { ...about(), input: { isAgreed: true } });
    expect((await product.call('exportPersonalDataFor', kiran, about())).status).toBe(409);
    expect((await product.call('exportPersonalDataFor', sam, about())).status).toBe(200);
    await later(2);
    expect((await product.call('exportPersonalDataFor', sam, about())).status).toBe(409);
    const erase = { kind: 'erase', reason: 'asked by letter' } as const;
    await product.call('requestPersonalDataFor', sam, { ...about(), input: erase });
    const { body } = await product.call('decidePersonalDataFor', kiran, {
      ...about(),
      input: { isAgreed: false },
    });
    expect(body).toMatchObject({ request: null, erasure: null });
  });

  it('an agent isn’t erased', async () => {
    const requested = await product.call('requestPersonalDataFor', sam, {
      params: { customerId: kiran.customerId },
      input: { kind: 'erase', reason: 'no longer here' },
    });
    expect(requested.error?.code).toBe('ErasureRefused');
  });

  it('it’s taken back within the week, or waits until nothing is open', async () => {
    const requested = await product.call('requestErasure', person, { input: { isUnderstood: true } });
    expect(requested.body.erasure).not.toBeNull();
    expect((await product.call('withdrawErasure', person, {})).body.erasure).toBeNull();
    await product.call('requestErasure', person, { input: { isUnderstood: true } });
    if ((await waitsFor()).length > 0) {
      await later(8);
      await product.runJob('erase-people');
      const { rows } = await sql<{ subject: string }>`select subject from customers
        where customer_id = ${person.customerId}`.execute(product.effects.db);
      expect(rows[0]?.subject).toBe(PERSON.subject);
    }
  });

  describe('and once erased', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-erased-'));
    let dumps: Record<'portal' | 'vault', Dump>;
    let before: Dump;
    afterAll(() => rmSync(folder, { recursive: true }));
    beforeAll(async () => {
      before = await dumpDatabase(product.database.url);
      // What's still open ends: the money arrives, and the desk closes the case
      for (let day = 0; day < 16; day++) {
        await later(1);
        await product.runJob('trace-refunds');
      }
      const of = sql`tenant_id = 'consumer' and customer_id = ${person.customerId}`;
      const { rows } = await sql<{ code: string }>`select code from cases where ${of}
        and state <> 'closed'`.execute(product.effects.db);
      for (const { code } of rows) await closeCase(product.effects, code, 'answered');
      await sql`update data_requests set due_at = now() - interval '400 days' where ${of}
        and state = 'waiting'`.execute(product.effects.db);
      await product.runJob('erase-people');
      dumps = {
        portal: await dumpDatabase(product.database.url),
        vault: await dumpDatabase(product.vault.databaseUrl),
      };
    });

    it('the search finds them before', () => {
      const text = before.text.toLowerCase();
      expect(TRACES.filter((trace) => !text.includes(trace))).toEqual(['5550177', 'x40718253']);
    });
    it.each(TRACES)('%s is in no table', (trace) => {
      for (const [name, { text }] of Object.entries(dumps)) {
        const rows = text.split('\n').filter((row) => row.toLowerCase().includes(trace));
        expect(rows, name).toEqual([]);
      }
    });
    it.each(TRACES)('%s is in no line of the log', (trace) => {
      expect(logged.filter((line) => line.toLowerCase().includes(trace))).toEqual([]);
    });
    it('mail that was written as files goes', async () => {
      const mail = createEmlFolder(folder);
      const letter = {
        at: '2027-02-08T17:00:00.000Z',
        from: { name: 'Harbor', address: 'a@example.test' },
        locale: 'en' as const,
      };
      const texts = { subject: 'Hello', text: 'Hello', html: 'Hello', calendar: null };
      const context = { timeoutMs: 1_000, scenario: null, requestId: '' };
      await mail.send(
        { messageId: 'one@x', to: 'Quillon.Featherstone@example.test', ...letter, ...texts },
        context,
      );
      await mail.send({ messageId: 'two@x', to: 'other@example.test', ...letter, ...texts }, context);
      await mail.forget?.([PERSON.email]);
      expect(readdirSync(folder).toSorted()).toEqual(['two.eml', 'two.json']);
      expect(readFileSync(join(folder, 'two.json'), 'utf8')).toContain('other@example.test');
    });
    it('what the law has us keep is sealed, named and dated', async () => {
      const owner = { tenantId: 'consumer', customerId: person.customerId } as const;
      const records = await readRecords(product.effects.db, owner);
      expect(records.map(({ law, keepUntil }) => [law, keepUntil])).toEqual([
        ['books', '2038-01-01T00:00:00.000Z'],
      ]);
      const text = seals().unseal(recordRow(owner, records[0]!.recordId), records[0]!.sealed);
      expect(text).toContain('Featherstone');
      expect(JSON.parse(text!).totalMinor).toBeGreaterThan(0);
    });
    it('the session has ended, and who signs in again is somebody new', async () => {
      expect((await product.call('getPersonalData', person, {})).status).toBe(401);
      const again = await product.signIn(PERSON);
      expect(again.customerId).not.toBe(person.customerId);
    });
    it('the books still balance, and the desk sees that it was done', async () => {
      await product.runJob('check-ledger');
      const { rows } = await sql`select rule, facts from ledger_violations`.execute(product.effects.db);
      expect(rows).toEqual([]);
      const { body } = await product.call('getPersonalDataFor', sam, about());
      expect(body).toMatchObject({ erasedAt: expect.any(String), request: null, waitsFor: [] });
      expect((await product.call('getDeskCustomer', sam, about())).status).toBe(200);
    });
  });
});
