/** The chain of the audit log: what breaks it, and what mustn't. */
import { randomBytes } from 'node:crypto';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { identitySeals } from '#seal.ts';
import { proofSigner } from '#signer.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { testTurn } from '#testing/turn.ts';
import { anchorHeads } from './anchor.ts';
import { audit } from './capability.ts';
import { resealAudit } from './reseal-audit.ts';
import { splitWords } from './split-words.ts';
import { type Anchor, readRows, readRowsOf } from './store.ts';
import { AUDIT_DAYS, verifyAudit } from './verify-audit.ts';
import { type AuditBody, type Deed, openWords, writeEntry } from './write-entry.ts';

const keys = { current: 'a key of tests that nobody else has', others: [] };
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const agentId = newId('cus', random.bytes(16));
const deed: Deed = {
  tenantId: 'consumer',
  agentId,
  mode: 'desk',
  sessionId: null,
  call: 'findCustomers',
  requestId: 'r1',
  customerId: null,
};
const own = { tenantId: 'consumer', agentId, before: null, isAct: false } as const;
let database: TestDatabase;
let deps: ReturnType<typeof makeDeps>;
const makeDeps = ({ db }: TestDatabase) => {
  const log = pino({ level: 'silent' });
  return {
    db,
    clock: testClock(),
    random,
    log,
    sealer: identitySeals(keys, random),
    signer: proofSigner(keys),
  };
};
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  deps = makeDeps(database);
  await database.pool.query(`truncate audit_log, audit_heads, audit_floors, audit_anchors;
    alter table audit_log enable trigger all; alter table audit_anchors enable trigger all`);
});
afterAll(() => database.drop());

const look = (typed = 'Okafor', of: Deed = deed) =>
  writeEntry(deps, of, { step: 'view', result: 'ok' }, splitWords({ query: { q: typed } }, new Set()));
const problems = async (elsewhere: readonly Anchor[] = []) => (await verifyAudit(deps, elsewhere)).problems;
/** As somebody does who owns the database. */
const tamper = async (...statements: string[]) => {
  await database.pool.query(
    [
      'alter table audit_log disable trigger all',
      'alter table audit_anchors disable trigger all',
      ...statements,
    ].join(';'),
  );
};
const anchors = async () => {
  const { rows } = await sql<Anchor>`select tenant_id as "tenantId", seq::float8 as seq, hash, at, signature
    from audit_anchors order by seq`.execute(deps.db);
  return rows;
};

test('rows of many at once are one chain without gaps, for each tenant', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      look(`person ${i}`, i % 4 ? deed : { ...deed, tenantId: 'business' }),
    ),
  );
  expect(await verifyAudit(deps)).toEqual({ rows: 40, problems: [] });
  const rows = await readRows(deps.db, 'consumer', 0, 100);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
});

test.each([
  ['an altered row', `update audit_log set body = replace(body, 'view', 'look') where seq = 2`, 2, /check/],
  [
    'an altered row whose hash fits',
    `update audit_log set body = body || ' ',
      hash = encode(sha256(convert_to(previous || ' 2 ' || body || ' ', 'UTF8')), 'hex') where seq = 2`,
    3,
    null,
  ],
  [
    'a text that is none of ours',
    `update audit_log set body = 'x', hash = encode(sha256(convert_to(previous || ' 2 x', 'UTF8')), 'hex')
      where seq = 2`,
    2,
    null,
  ],
  ['another agent in a column', `update audit_log set agent_id = 'cus_other' where seq = 2`, 2, null],
  ['a missing row', 'delete from audit_log where seq = 2', 2, null],
  ['a missing tail', 'delete from audit_log where seq = 4', 4, null],
] as const)('%s is found', async (_, statement, seq, refused) => {
  for (let i = 0; i < 4; i++) await look();
  await expect(database.pool.query(statement)).rejects.toThrow(/append-only/);
  if (refused) {
    await expect(tamper(statement)).rejects.toThrow(refused);
    await tamper('alter table audit_log drop constraint audit_log_check', statement);
  } else await tamper(statement);
  expect(await problems()).toMatchObject([{ tenantId: 'consumer', seq }]);
});

test('a tail that’s gone with its head is found by anchors, also by those kept elsewhere', async () => {
  for (let i = 0; i < 4; i++) await look();
  expect(await anchorHeads(deps)).toBe(1);
  expect(await anchorHeads(deps)).toBe(0);
  const elsewhere = await anchors();
  expect(await problems(elsewhere)).toEqual([]);
  const [, , , last] = await readRows(deps.db, 'consumer', 0, 9);
  await tamper(
    'delete from audit_log where seq = 4',
    `update audit_heads set seq = 3, hash = '${last?.previous}'`,
  );
  expect(await problems()).toMatchObject([{ seq: 4 }]);
  await tamper('delete from audit_anchors');
  expect(await problems()).toEqual([]);
  expect(await problems(elsewhere)).toMatchObject([{ seq: 4 }]);
  // Even if the whole log is gone
  await tamper('delete from audit_log', 'delete from audit_heads');
  expect(await problems(elsewhere)).toMatchObject([{ seq: 1 }]);
});

test('an anchor that this server didn’t sign is found', async () => {
  await look();
  await anchorHeads(deps);
  const [anchor] = await anchors();
  expect(await problems([{ ...anchor!, hash: 'f'.repeat(64) }])).toMatchObject([{ seq: 1 }]);
});

test('a row has no personal data; its words are read by their key, sealed anew, and forgotten', async () => {
  await look('maya.okafor@example.test');
  const [row] = await readRowsOf(deps.db, own, 9);
  const body = JSON.parse(row?.body ?? '{}') as AuditBody;
  expect(JSON.stringify(row)).not.toContain('okafor');
  expect(openWords(deps.sealer, 'consumer', body, row!.sealed)).toEqual({
    'query.q': 'maya.okafor@example.test',
  });

  const next = { current: 'the next key of tests that nobody has', others: [keys.current] };
  const renewed = identitySeals(next, random);
  await resealAudit(testTurn(deps.db), renewed);
  const [resealed] = await readRowsOf(deps.db, own, 9);
  expect(openWords(deps.sealer, 'consumer', body, resealed!.sealed)).toBeNull();
  expect(openWords(renewed, 'consumer', body, resealed!.sealed)).not.toBeNull();

  deps.clock.move(396 * 86_400);
  const job = audit.jobs?.(deps).find(({ name }) => name === 'forget-audit-words');
  expect(await job?.run(testTurn(deps.db))).toEqual({ rows: 1 });
  const [forgotten] = await readRowsOf(deps.db, own, 9);
  expect(forgotten?.sealed).toBeNull();
  expect(await problems()).toEqual([]);
});

test('what is old is deleted from its beginning on, and nothing goes early', async () => {
  await look();
  await look();
  deps.clock.move((AUDIT_DAYS + 1) * 86_400);
  await look();
  const job = audit.jobs?.(deps).find(({ name }) => name === 'forget-audit');
  expect(await job?.run(testTurn(deps.db))).toBe(2);
  expect(await verifyAudit(deps)).toEqual({ rows: 1, problems: [] });
  await anchorHeads(deps);
  await look();
  // Somebody moves the beginning, so that it looks as if it had been its time
  const at = plusSeconds(deps.clock.now(), -2 * AUDIT_DAYS * 86_400);
  await tamper(
    `update audit_floors set seq = 3, at = '${at}', hash = (select hash from audit_log where seq = 3)`,
    'delete from audit_log where seq = 3',
  );
  expect(await problems()).toMatchObject([{ seq: 3 }]);
});
