/** First answers as they are kept: nobody can be read in them, they are given again to the byte, and end. */
import { randomBytes } from 'node:crypto';
import type { QuoteId } from '@sojourn/domain/ids.ts';
import { CANCELED_FLIGHT_TRIP } from '@sojourn/products/flight/testing/sample-flight-trip.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, requestOf, type TestServer } from '#testing/server.ts';
import { identitySeals } from '../../seal.ts';
import { runOnce } from './run-once.ts';
import { sweepKeys } from './store.ts';

const BOOKING = 'bkg_00000000000000000000000001';
const QUOTE = 'quo_00000000000000000000000001' as QuoteId;
const [adult, ...others] = CANCELED_FLIGHT_TRIP.travelers;
const TRIP = {
  ...CANCELED_FLIGHT_TRIP,
  travelers: [
    { ...adult!, specialAssistance: ['WCHR'], frequentFlyerNumber: [{ airline: 'UA', number: 'AB123456' }] },
    ...others,
  ],
};
const PERSONAL = [
  '"Maya"',
  'Okafor',
  '"Jonah"',
  'Юлія',
  'maya.okafor@example.com',
  '+1 617 555 0142',
  '["WCHR"]',
  'AB123456',
  'specialAssistance',
  'Harbor Summit 4417',
];
const [OLD, NEXT] = ['a key of tests that nobody else has', 'another key that is long enough to be one'];
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };

let database: TestDatabase;
let server: TestServer;
let maya: Browser;
let canceled = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const cancelTrip = async () => {
    canceled++;
    return { result: 'Canceled' as const, trip: TRIP };
  };
  server = await createTestServer({ database, handlers: { cancelTrip } });
  maya = await server.signIn();
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});
beforeEach(async () => {
  canceled = 0;
  await sql`delete from idempotency_keys`.execute(database.db);
});

const cancel = (key: string) => {
  const { headers, ...request } = requestOf('cancelTrip', {
    params: { bookingId: BOOKING },
    input: { quoteId: QUOTE },
  });
  return server.app.inject({ ...request, headers: { ...headers, ...maya.headers, 'idempotency-key': key } });
};
/** `values`: of all columns, as they are. */
async function storedAnswers() {
  const { rows } = await sql<{ key: string; values: string }>`select key,
      (select string_agg(value, ' ') from jsonb_each_text(to_jsonb(k))) as values
    from idempotency_keys k order by key`.execute(database.db);
  return rows;
}
const deps = (current: string, others: string[] = []) => ({
  db: database.db,
  sealer: identitySeals({ current, others }, random),
});
const of = (key: string) => ({
  tenantId: maya.tenantId,
  customerId: maya.customerId,
  call: 'cancelTrip',
  key,
  requestHash: 'same',
});
let runs = 0;
const counted = async () => ({ status: 200, body: `{"run": ${++runs}}` });

test('nobody can be read in an answer that is kept, and it is given again to the byte', async () => {
  const first = await cancel('key-sealed-1');
  expect(first.statusCode).toBe(200);
  for (const each of PERSONAL) expect(first.body).toContain(each);
  const [row] = await storedAnswers();
  expect(row!.values).toContain(maya.customerId);
  for (const each of PERSONAL) expect(row!.values).not.toContain(each);
  const again = await cancel('key-sealed-1');
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(canceled).toBe(1);
});

test('what a version before kept in clear is given again as it is', async () => {
  const first = await cancel('key-before-1');
  const body = JSON.stringify(JSON.parse(first.body), null, 1);
  await sql`update idempotency_keys set state = 'done', sealed = null, body = ${body}`.execute(database.db);
  const again = await cancel('key-before-1');
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(again.body).toBe(body);
  expect(canceled).toBe(1);
});

test('an answer in clear is not kept beside a sealed one, nor a sealed one without its text', async () => {
  await cancel('key-refused-1');
  await expect(sql`update idempotency_keys set body = '{}'`.execute(database.db)).rejects.toThrow('answer');
  await expect(sql`update idempotency_keys set sealed = null`.execute(database.db)).rejects.toThrow('answer');
});

test('an answer opens by the key before it; once that is gone the call is made again, once', async () => {
  runs = 0;
  await runOnce(deps(OLD), of('key-replaced-1'), counted);
  const byBoth = await runOnce(deps(NEXT, [OLD]), of('key-replaced-1'), counted);
  expect(byBoth).toEqual({ status: 200, body: '{"run": 1}', replayed: true });
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () => runOnce(deps(NEXT), of('key-replaced-1'), counted)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  const again = { status: 200, body: '{"run": 2}', replayed: true };
  expect(await runOnce(deps(NEXT), of('key-replaced-1'), counted)).toEqual(again);
  expect(runs).toBe(2);
});

test('an answer that is put under another key opens for nobody', async () => {
  runs = 0;
  await runOnce(deps(OLD), of('key-moved-1'), counted);
  await runOnce(deps(OLD), of('key-moved-2'), counted);
  await sql`update idempotency_keys set sealed = (
    select sealed from idempotency_keys where key = 'key-moved-1')`.execute(database.db);
  expect(await runOnce(deps(OLD), of('key-moved-1'), counted)).toMatchObject({ replayed: true });
  expect(await runOnce(deps(OLD), of('key-moved-2'), counted)).toMatchObject({ body: '{"run": 3}' });
});

test('keys are forgotten after three days, ended or left; not what is fresh or still runs', async () => {
  const keep = (key: string) => runOnce(deps(OLD), of(key), counted);
  const age = (key: string, created: string, lease: string, state = 'sealed') =>
    sql`update idempotency_keys set created_at = now() - ${created}::interval, state = ${state},
        lease_until = now() - ${lease}::interval,
        body = case ${state}::text when 'done' then '{}' end,
        status = case ${state}::text when 'running' then null else 200 end,
        sealed = case ${state}::text when 'sealed' then sealed end
      where key = ${key}`.execute(database.db);
  const keys = ['fresh', 'nearly', 'runs', 'sealed', 'plain', 'left'].map((name) => `key-${name}`);
  for (const key of keys) await keep(key);
  await age('key-nearly', '71 hours', '71 hours');
  await age('key-runs', '4 days', '-5 seconds', 'running');
  await age('key-sealed', '73 hours', '73 hours');
  await age('key-plain', '90 days', '90 days', 'done');
  await age('key-left', '4 days', '4 days', 'running');
  expect([await sweepKeys(database.db, 2), await sweepKeys(database.db, 2)]).toEqual([2, 1]);
  expect((await storedAnswers()).map(({ key }) => key)).toEqual(['key-fresh', 'key-nearly', 'key-runs']);
  expect(await keep('key-nearly')).toMatchObject({ replayed: true });
  expect(await sweepKeys(database.db, 2)).toBe(0);
});
