import { plusSeconds } from '@sojourn/domain/dates.ts';
import { type CustomerId, newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { closeCase } from './close-case.ts';
import { openCase } from './open-case.ts';
import { readCasesOf } from './store.ts';

const clock = testClock();
const owner = { tenantId: 'consumer', customerId: 'cus_maya' as CustomerId } as const;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let count = 0;
const random = { bytes: (length: number) => new Uint8Array(length).fill(++count) };
const open = async (subjectId: string, kind: 'ticketNotVoided' | 'messageUndelivered') => {
  await withTransaction(database.db, (tx) =>
    openCase(tx, { clock, random }, { ...owner, type: { kind, dueHours: 4 }, subjectId, facts: {} }),
  );
  const found = (await readCasesOf(database.db, owner, subjectId)).find((each) => each.kind === kind);
  return found!;
};
const movesOf = async (caseId: string) => {
  const { rows } = await sql`select from_state as "from", to_state as "to", cause, at from transitions
    where machine = 'case' and subject_id = ${caseId} order by transition_id`.execute(database.db);
  return rows;
};
const closedAt = async (caseId: string) => {
  const { rows } = await sql<{ at: string | null }>`select closed_at as at from cases
    where case_id = ${caseId}`.execute(database.db);
  return rows[0]!.at;
};
const deps = () => ({ db: database.db, clock });

test.each(['code', 'caseId'] as const)('a person closes a case by its %s, and says why', async (by) => {
  const subject = newId('bkg', random.bytes(16));
  const [one, other] = [await open(subject, 'ticketNotVoided'), await open(subject, 'messageUndelivered')];
  const openedAt = clock.now();
  clock.move(3_600);
  expect(await closeCase(deps(), one[by], 'voided by telephone')).toMatchObject({
    result: 'closed',
    closed: { caseId: one.caseId },
  });
  const at = plusSeconds(openedAt, 3_600);
  expect(await movesOf(one.caseId)).toEqual([
    { from: null, to: 'open', cause: 'ticketNotVoided', at: openedAt },
    { from: 'open', to: 'closed', cause: 'by hand: voided by telephone', at },
  ]);
  expect([await closedAt(one.caseId), await closedAt(other.caseId)]).toEqual([at, null]);
});

test('one that is closed already, just now too, and one that never was are refused', async () => {
  const { code, caseId } = await open('bookingFailed.bkg_1', 'messageUndelivered');
  const answers = await Promise.all([1, 2, 3].map(() => closeCase(deps(), code, 'written to by post')));
  expect(answers.map(({ result }) => result).sort()).toEqual(['alreadyClosed', 'alreadyClosed', 'closed']);
  const at = await closedAt(caseId);
  clock.move(60);
  expect(await closeCase(deps(), caseId, 'again')).toEqual({ result: 'alreadyClosed' });
  expect([await closedAt(caseId), (await movesOf(caseId)).length]).toEqual([at, 2]);
  expect(await closeCase(deps(), 'C-NEVER1', 'nothing')).toEqual({ result: 'unknown' });
});
