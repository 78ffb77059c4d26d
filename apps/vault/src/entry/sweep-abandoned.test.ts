/** Numbers that were typed and became no card are forgotten by themselves, by any number of vaults. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createVault } from '../app.ts';
import { demoNumber } from '../cards/card-number.ts';
import { createTestVault, type TestVault } from '../testing/vault.ts';
import { beginEntry, ENTRY_SECONDS } from './begin-entry.ts';
import { saveToken } from './save-token.ts';
import { createEntrySweep } from './sweep-abandoned.ts';
import { takeCard } from './take-card.ts';

let now = '2027-02-08T15:00:00.000Z' as Instant;
const clock = { now: () => now };
const pass = (seconds: number): void => {
  now = plusSeconds(now, seconds);
};
let vault: TestVault;
beforeAll(async () => {
  vault = await createTestVault(clock);
});
afterAll(() => vault?.close());

const CARD = { expiry: '12/29', verification: '123', name: 'Maya Okafor', zip: '02110', country: 'US' };
async function type(lastFour: string): Promise<string> {
  const { ticket } = await beginEntry(vault, 'maya');
  const typed = { ...CARD, number: demoNumber('438857', lastFour) };
  const taken = await takeCard(vault, ticket, typed, { isOpen: true, scenario: null });
  if (!('token' in taken)) throw new Error(JSON.stringify(taken));
  return taken.token;
}
const countStored = async () =>
  (
    await sql<{ lastFour: string }>`select last_four as "lastFour" from card_tokens order by 1`.execute(
      vault.db,
    )
  ).rows;
/** A busy machine takes its time. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });
const tickets = async () => (await sql`select 1 from entry_tickets`.execute(vault.db)).rows.length;

async function runVaults(count: number) {
  const given = {
    ...vault,
    apiKeys: [],
    clock,
    portalOrigins: [],
    fieldsFolder: '',
    isLabOpen: true,
    sweepMs: 10,
  };
  const apps = Array.from({ length: count }, () => createVault(given));
  for (const app of apps) await app.ready();
  return { stop: () => Promise.all(apps.map((app) => app.close())) };
}

test('two vaults forget them as their tokens end, and keep a saved one’s answer for a day', async () => {
  await type('1111');
  const token = await type('4417');
  await saveToken(vault, { subject: 'maya', token, label: 'Harbor Summit', isVirtual: false });
  const vaults = await runVaults(2);
  await sleep(60);
  expect((await countStored()).length, 'tokens that live are left alone').toBe(2);
  pass(ENTRY_SECONDS + 1);
  await eventually(async () => expect(await countStored()).toEqual([{ lastFour: '4417' }]));
  await eventually(async () => expect(await tickets()).toBe(0));
  pass(86_400);
  await eventually(async () => expect(await countStored()).toEqual([]));
  await vaults.stop();
});

test('a vault that is closed does nothing any more', async () => {
  const vaults = await runVaults(1);
  await vaults.stop();
  await type('2222');
  pass(ENTRY_SECONDS + 1);
  await sleep(100);
  expect(await countStored()).toEqual([{ lastFour: '2222' }]);
});

test('one that just started forgets at once; a row that another holds waits for next time', async () => {
  const long = { everyMs: 3_600_000, onError: () => undefined };
  const sweep = createEntrySweep(vault, long);
  await vault.db.transaction().execute(async (tx) => {
    await sql`select 1 from card_tokens for update`.execute(tx);
    sweep.start();
    await sweep.stop();
    expect((await countStored()).length).toBe(1);
  });
  sweep.start();
  await sweep.stop();
  expect(await countStored()).toEqual([]);
});

test('a sweep that fails is told and tried again', async () => {
  const errors: unknown[] = [];
  const nowhere = { ...vault, clock: { now: () => 'no time' as Instant } };
  const sweep = createEntrySweep(nowhere, { everyMs: 10, onError: (error) => void errors.push(error) });
  sweep.start();
  await eventually(() => expect(errors.length).toBeGreaterThan(2));
  await sweep.stop();
  const before = errors.length;
  await sleep(50);
  expect(errors.length).toBe(before);
});
