/** The real bank's events about its accounts' standing, as days pass and things happen to them. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Instant } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBank, type TestBank } from '#testing/bank.ts';
import { testClock } from '#testing/clock.ts';
import { outboundFetch } from '../outbound-fetch.ts';
import { createRedemptions } from './redemptions.ts';
import { createStandingEvents } from './standing-events.ts';
import type { StandingEvent } from './standing-port.ts';

let bank: TestBank;
/** The portal's, which the bank follows. */
const clock = testClock();
beforeAll(async () => {
  bank = await startTestBank({ clock: testClock() });
});
afterAll(() => bank?.close());

const context = { timeoutMs: 4_000, scenario: null, requestId: 'test' };
const parts = () => {
  const settings = { url: bank.issuer, apiKey: bank.rewardsApiKey, labClock: clock };
  return [settings, outboundFetch({ origins: [bank.issuer], timeoutMs: 4_000, maxBytes: 100_000 })] as const;
};
async function eventsOf(subject: string, afterSeq = 0): Promise<readonly StandingEvent[]> {
  const answer = await createStandingEvents(...parts()).eventsOf({ subject, afterSeq }, context);
  if (answer.outcome !== 'ok') throw new Error(answer.outcome);
  return answer.value;
}
const happen = (accountReferenceId: string, type: string, key = bank.rewardsApiKey) =>
  fetch(`${bank.issuer}/internal/standing-events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ accountReferenceId, type }),
  });

test('begins with the demo’s accounts as they are', async () => {
  expect(await eventsOf('maya')).toEqual([
    {
      seq: 1,
      type: 'NewBenefitPeriod',
      at: '2027-02-01T05:00:00.000Z',
      accountReferenceId: 'acc_summit_4417',
      role: 'Primary',
      tier: 'premium',
      accountType: 'Personal',
      standing: 'good',
      openedOn: '2024-02-01',
      limitedTimeOffer: false,
      benefitPeriodFrom: '2027-02-01',
      nextAnniversaryOn: '2028-02-01',
    },
    expect.objectContaining({ seq: 2, accountReferenceId: 'acc_trail_0926', tier: 'base' }),
  ]);
  expect(await eventsOf('elena')).toMatchObject([
    {
      type: 'NewAccountOpening',
      tier: 'base',
      openedOn: '2026-12-30',
      nextAnniversaryOn: '2027-12-30',
      limitedTimeOffer: true,
    },
    { type: 'NewBenefitPeriod', tier: 'base', accountReferenceId: 'acc_cash_5206' },
  ]);
  expect(await eventsOf('jonah')).toMatchObject([{ seq: 1, role: 'Authorized User', tier: 'premium' }]);
  expect(await eventsOf('priya')).toMatchObject([{ accountType: 'Business', tier: 'premium' }]);
  expect(await eventsOf('nobody')).toEqual([]);
});

test('goes on with what happens to an account, told to each of its people in their own count', async () => {
  expect((await happen('acc_summit_4417', 'EnterBadStanding')).status).toBe(200);
  const bad = { type: 'EnterBadStanding', standing: 'bad', accountReferenceId: 'acc_summit_4417' };
  expect(await eventsOf('maya', 2)).toMatchObject([{ seq: 3, ...bad }]);
  expect(await eventsOf('jonah', 1)).toMatchObject([{ seq: 2, ...bad, role: 'Authorized User' }]);
  const reserve = () =>
    createRedemptions(...parts()).reserve(
      {
        reference: `ref:${crypto.randomUUID()}`,
        subject: 'maya',
        accountReferenceId: 'acc_summit_4417',
        units: 5,
      },
      context,
    );
  expect(await reserve()).toEqual({ outcome: 'rejected', rejection: { reason: 'RejectedByCapitalOne' } });
  await happen('acc_summit_4417', 'EnterGoodStanding');
  expect(await reserve()).toMatchObject({ outcome: 'ok' });
  await happen('acc_trail_3318', 'Upgrade');
  await happen('acc_trail_3318', 'Downgrade');
  expect((await eventsOf('elena', 2)).map(({ type, tier }) => `${type} ${tier}`)).toEqual([
    'Upgrade premium',
    'Downgrade base',
  ]);
});

test('counts without gaps however much happens at once', async () => {
  const before = (await eventsOf('maya')).length;
  const accounts = ['acc_summit_4417', 'acc_trail_0926'];
  await Promise.all(Array.from({ length: 12 }, (_, i) => happen(accounts[i % 2]!, 'Migrated')));
  const seen = (await eventsOf('maya')).map(({ seq }) => seq);
  expect(seen).toEqual(Array.from({ length: before + 12 }, (_, i) => i + 1));
});

test('a benefit period begins on the anniversary, once, when the portal’s clock comes there', async () => {
  const last = (await eventsOf('maya')).length;
  clock.set('2028-02-01T04:59:59.000Z' as Instant);
  expect(await eventsOf('maya', last)).toMatchObject([{ accountReferenceId: 'acc_trail_0926' }]);
  clock.set('2028-02-01T05:00:00.000Z' as Instant);
  for (const seen of await Promise.all([1, 2, 3].map(() => eventsOf('maya', last + 1)))) {
    expect(seen).toMatchObject([
      { type: 'NewBenefitPeriod', benefitPeriodFrom: '2028-02-01', nextAnniversaryOn: '2029-02-01' },
    ]);
  }
});

test('an event by hand needs the key, an account and a name', async () => {
  expect((await happen('acc_summit_4417', 'Upgrade', 'x')).status).toBe(401);
  expect((await happen('acc_nowhere', 'Upgrade')).status).toBe(404);
  expect((await happen('acc_summit_4417', 'Whatever')).status).toBe(400);
});

test('the command does the same, and says how it is used', async () => {
  const command = fileURLToPath(new URL('../../../../bank/src/standing/add-event/main.ts', import.meta.url));
  const run = (...given: string[]) =>
    promisify(execFile)(process.execPath, [command, ...given], {
      env: { PATH: process.env.PATH, DATABASE_URL: bank.databaseUrl },
    });
  const before = (await eventsOf('elena')).length;
  const { stdout } = await run('acc_cash_5206', 'EnterBadStanding');
  expect(stdout.trim()).toBe('EnterBadStanding happened to acc_cash_5206');
  expect(await eventsOf('elena', before)).toMatchObject([{ type: 'EnterBadStanding' }]);
  await expect(run()).rejects.toMatchObject({ stderr: expect.stringContaining('<account> <event>') });
});
