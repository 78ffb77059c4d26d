/** Writing to support over HTTP, and what customers see of their cases. */
import { calls } from '@sojourn/contract/calls.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, limitClassOf } from '#http/limits/limits.ts';
import { VISIBLE_CASES } from '#main/capabilities.ts';
import { insertStay } from '#modules/money/wallet/testing/insert-stay.ts';
import { BOOKING_CASES } from '#modules/selling/booking/case-types.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '#testing/server.ts';
import { closeCase } from '../cases/close-case.ts';
import { listCases } from '../cases/list-cases.ts';
import { openCase } from '../cases/open-case.ts';
import type { SupportDeps } from './deps.ts';
import { supportRoutes } from './routes.ts';

let database: TestDatabase;
let server: TestServer;
let maya: Browser;
let people = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestServer({
    database,
    handlers: (effects) =>
      supportRoutes({
        ...effects,
        visibleCases: VISIBLE_CASES,
        products: testProducts,
      } as unknown as SupportDeps),
  });
});
beforeEach(async () => {
  maya = await server.signIn({ subject: `support-${people++}` });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

const owner = () => ({ tenantId: maya.tenantId, customerId: maya.customerId });
const write = (input: object, by = maya, headers: Record<string, string> = {}) =>
  server.call('contactSupport', by, {
    input: { topic: 'trip', bookingId: null, text: 'My room has no bed.', ...input } as never,
    headers,
  });
const seen = (caseId: string, by = maya) =>
  server.call('getSupportCase', by, { params: { caseId: caseId as CaseId } });
const booked = () => insertStay(database.db, owner(), { totalMinor: 30_000, bookedAt: server.clock.now() });

describe('a message to support', () => {
  it('opens a case that the customer, their mail and `npm run cases` name by one code', async () => {
    const bookingId = await booked();
    const sent = (await write({ bookingId })).body;
    expect(sent).toMatchObject({ code: expect.stringMatching(/^C-/) });
    const listed = (await server.call('listSupportCases', maya, {})).body;
    expect(listed.bookings).toMatchObject([{ bookingId, title: 'The Ardmore' }]);
    const line = { caseId: sent.caseId, code: sent.code, topic: 'trip', title: 'The Ardmore', state: 'open' };
    expect(listed.cases).toMatchObject([line]);
    expect((await seen(sent.caseId)).body).toMatchObject({
      ...line,
      dueAt: sent.dueAt,
      text: 'My room has no bed.',
      booking: { bookingId, isBooked: true, total: { amountMinor: 30_000 } },
    });
    const forStaff = (await listCases(database.db, 1_000)).find(({ code }) => code === sent.code);
    expect(forStaff).toMatchObject({
      kind: 'supportRequest',
      customerEmail: expect.stringContaining('@example.test'),
      facts: { topic: 'trip', bookingId, text: 'My room has no bed.' },
    });
    const { rows } = await sql`select kind, payload from outbox
      where customer_id = ${maya.customerId}`.execute(database.db);
    expect(rows).toMatchObject([
      { kind: 'caseOpened', payload: { code: sent.code, about: 'supportRequest' } },
    ]);
    await closeCase({ db: database.db, clock: server.clock }, sent.code, 'answered by email');
    expect((await seen(sent.caseId)).body).toMatchObject({ state: 'closed', closedAt: server.clock.now() });
  });

  it('is one case however often it is sent, and two messages are two cases', async () => {
    const headers = { 'idempotency-key': 'message-key-1' };
    const first = await write({}, maya, headers);
    // The process died after its commit: no answer was stored
    await sql`delete from idempotency_keys where customer_id = ${maya.customerId}`.execute(database.db);
    expect((await write({}, maya, headers)).body).toEqual(first.body);
    expect((await write({})).body.code).not.toBe(first.body.code);
    expect((await server.call('listSupportCases', maya, {})).body.cases).toHaveLength(2);
  });

  it.each([
    ['empty', { text: ' \u200b\n' }, 'InvalidInput'],
    ['too long', { text: 'a'.repeat(2_001) }, 'InvalidInput'],
    ['about nothing we know', { topic: 'weather' }, 'InvalidInput'],
    ['with a card number', { text: 'Charge 4111 1111 1111 1111 please' }, 'CardNumberRefused'],
    ['about another’s booking', { bookingId: 'bkg_00000000000000000000000000' }, 'NotFound'],
  ])('%s is refused', async (_, input, code) => {
    expect((await write(input)).error?.code).toBe(code);
  });

  it('keeps its lines, without characters that hide or turn text', async () => {
    const { caseId } = (await write({ text: 'One\u202e\n\u200btwo\u0007' })).body;
    expect((await seen(caseId)).body.text).toBe('One\ntwo');
  });

  it('is limited to five in ten minutes', async () => {
    expect(LIMITS.support).toEqual({ hits: 5, windowSeconds: 600 });
    expect(limitClassOf('contactSupport', calls.contactSupport)).toBe('support');
  });
});

it('nobody else sees a case, and no customer one that is between us and a supplier', async () => {
  const { caseId } = (await write({})).body;
  expect((await seen(caseId, await server.signIn())).status).toBe(404);
  const bookingId = await booked();
  await withTransaction(database.db, (tx) =>
    openCase(tx, server.effects, {
      ...owner(),
      type: BOOKING_CASES.supplierPriceDiffers,
      subjectId: bookingId,
      facts: {},
    }),
  );
  const { cases } = (await server.call('listSupportCases', maya, {})).body;
  expect(cases.map((each) => each.caseId)).toEqual([caseId]);
  const inner = (await listCases(database.db, 1_000)).find(({ subjectId }) => subjectId === bookingId);
  expect((await seen(inner!.caseId)).status).toBe(404);
});
