import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { identitySeals } from '../../seal.ts';
import { runOnce } from './run-once.ts';
import type { KeyDeps } from './store.ts';

const LEASE_SECONDS = 0.6;
const of = {
  tenantId: 'consumer',
  customerId: newId('cus', new Uint8Array(16)),
  call: 'bookCheckout',
  key: 'key-slow-1',
  requestHash: 'same',
} as const;
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
let database: TestDatabase;
let deps: KeyDeps;
beforeAll(async () => {
  database = await createTestDatabase();
  const sealer = identitySeals({ current: 'a key of tests that nobody else has', others: [] }, random);
  deps = { db: database.db, sealer };
});
afterAll(() => database.drop());

test('a handler that is slower than its lease keeps the key for as long as it lives', async () => {
  let runs = 0;
  const slow = async () => {
    runs++;
    await sleep(3 * LEASE_SECONDS * 1000);
    return { status: 200, body: '{}' };
  };
  const first = runOnce(deps, of, slow, LEASE_SECONDS);
  await sleep(2 * LEASE_SECONDS * 1000);
  await expect(runOnce(deps, of, slow, LEASE_SECONDS)).rejects.toMatchObject({
    code: 'RequestInProgress',
  });
  expect(await first).toMatchObject({ status: 200, replayed: false });
  expect(await runOnce(deps, of, slow, LEASE_SECONDS)).toMatchObject({ replayed: true });
  expect(runs).toBe(1);
});
