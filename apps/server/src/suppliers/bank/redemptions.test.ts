/** The rewards ports against the real bank on a real database. */
import { randomBytes } from 'node:crypto';
import { connect } from '@sojourn/postgres/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBank, type TestBank } from '#testing/bank.ts';
import { testClock } from '#testing/clock.ts';
import { SCENARIO_NAMES } from '../../../../bank/src/internal/play-scenario.ts';
import { outboundFetch } from '../outbound-fetch.ts';
import { createRedemptions } from './redemptions.ts';
import type { Redemptions } from './redemptions-port.ts';
import { createRewardsSource } from './rewards.ts';
import { REWARDS_SCENARIOS } from './scenarios.ts';

const clock = testClock();
let bank: TestBank;
let port: Redemptions;
let other: ReturnType<typeof connect>;
beforeAll(async () => {
  bank = await startTestBank({ clock });
  port = createRedemptions(settings(), fetchBank());
  other = connect({ url: bank.databaseUrl, schema: 'bank', applicationName: 'test', poolSize: 2 });
});
afterAll(async () => {
  await other?.close();
  await bank?.close();
});

const settings = () => ({ url: bank.issuer, apiKey: bank.rewardsApiKey });
const fetchBank = () => outboundFetch({ origins: [bank.issuer], timeoutMs: 4_000, maxBytes: 500_000 });
const plain = { timeoutMs: 4_000, scenario: null, requestId: 'test' };
const during = (scenario: string) => ({ ...plain, scenario });
const newReference = () => `ref:${randomBytes(6).toString('hex')}`;
const balanceOf = async (subject: string, accountReferenceId: string): Promise<number> => {
  const answer = await createRewardsSource(settings(), fetchBank()).accounts(subject);
  if (answer.outcome !== 'ok') throw new Error(answer.outcome);
  return answer.value.find((each) => each.accountReferenceId === accountReferenceId)!.rewardsBalance.value;
};
const SUMMIT = { subject: 'maya', accountReferenceId: 'acc_summit_4417' };
const CASH = { subject: 'elena', accountReferenceId: 'acc_cash_5206' };
const summit = () => balanceOf('maya', SUMMIT.accountReferenceId);
const refused = (reason: string) => ({ outcome: 'rejected', rejection: { reason } });

describe('redeeming', () => {
  test('sets aside, takes what is needed, gives the rest back at once', async () => {
    const [reference, before] = [newReference(), await summit()];
    const reserved = await port.reserve({ reference, ...SUMMIT, units: 5_000 }, plain);
    expect(reserved).toMatchObject({ outcome: 'ok', value: { state: 'reserved', units: 5_000 } });
    expect(await summit()).toBe(before - 5_000);
    // An authorized user of the same account sees the same balance
    expect(await balanceOf('jonah', SUMMIT.accountReferenceId)).toBe(before - 5_000);
    for (let i = 0; i < 2; i++) {
      const settled = await port.settle({ reference, units: 4_200 }, plain);
      expect(settled).toMatchObject({ outcome: 'ok', value: { state: 'settled', settledUnits: 4_200 } });
    }
    expect(await summit()).toBe(before - 4_200);
    expect(await port.settle({ reference, units: 4_100 }, plain)).toEqual(refused('Other'));
    expect(await port.release({ reference }, plain)).toEqual(refused('Other'));
  });

  test('is idempotent by its reference, and another request under it is a mistake', async () => {
    const [reference, before] = [newReference(), await summit()];
    const request = { reference, ...SUMMIT, units: 700 };
    const all = await Promise.all([1, 2, 3].map(() => port.reserve(request, plain)));
    expect(all.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok']);
    expect(await summit()).toBe(before - 700);
    await expect(port.reserve({ ...request, units: 701 }, plain)).rejects.toThrow(/with 422$/);
    for (let i = 0; i < 2; i++)
      expect(await port.release({ reference }, plain)).toMatchObject({ outcome: 'ok' });
    expect(await summit()).toBe(before);
    expect(await port.reserve(request, plain)).toEqual(refused('Other'));
  });

  test('that comes after its release finds it released', async () => {
    const [reference, before] = [newReference(), await summit()];
    expect(await port.release({ reference }, plain)).toEqual({ outcome: 'ok', value: null });
    expect(await port.reserve({ reference, ...SUMMIT, units: 100 }, plain)).toEqual(refused('Other'));
    expect(await summit()).toBe(before);
  });

  test('is for who may, of their own accounts, from the minimum to the balance', async () => {
    const of = (subject: string, accountReferenceId: string, units: number) =>
      port.reserve({ reference: newReference(), subject, accountReferenceId, units }, plain);
    const none = refused('NoEligibleAccount');
    expect(await of('jonah', 'acc_summit_4417', 100)).toEqual(none);
    expect(await of('daniel', 'acc_fleet_7702', 100)).toEqual(none);
    expect(await of('elena', 'acc_summit_4417', 100)).toEqual(none);
    expect(await of('elena', 'acc_nowhere', 100)).toEqual(none);
    expect(await of('elena', 'acc_cash_5206', 2_499)).toEqual(none);
    expect(await of('elena', 'acc_cash_5206', 8_616)).toEqual(none);
    expect(await of('priya', 'acc_fleet_7702', 100)).toMatchObject({ outcome: 'ok' });
  });

  test('ends by itself after a week, and the units are the person’s again', async () => {
    const [reference, before] = [newReference(), await balanceOf('elena', CASH.accountReferenceId)];
    await port.reserve({ reference, ...CASH, units: 2_500 }, plain);
    clock.move(7 * 86_400 - 1);
    expect(await balanceOf('elena', CASH.accountReferenceId)).toBe(before - 2_500);
    clock.move(1);
    expect(await port.settle({ reference, units: 2_500 }, plain)).toEqual(refused('Other'));
    expect(await balanceOf('elena', CASH.accountReferenceId)).toBe(before);
    const seen = await port.lookUp({ reference }, plain);
    expect(seen).toMatchObject({ outcome: 'ok', value: { redemption: { state: 'expired' } } });
    expect(await port.reserve({ reference, ...CASH, units: 2_500 }, plain)).toEqual(refused('Other'));
  });

  test('is refunded in parts, never more than was settled', async () => {
    const [reference, before] = [newReference(), await summit()];
    const refund = (refundReference: string, units: number) =>
      port.refund({ reference, refundReference, units }, plain);
    await port.reserve({ reference, ...SUMMIT, units: 1_000 }, plain);
    expect(await refund(newReference(), 10)).toEqual(refused('Other'));
    await port.settle({ reference, units: 1_000 }, plain);
    const [first, second] = [newReference(), newReference()];
    for (let i = 0; i < 2; i++)
      expect(await refund(first, 600)).toMatchObject({ outcome: 'ok', value: { reference: first } });
    expect(await refund(second, 401)).toEqual(refused('Other'));
    const race = await Promise.all([1, 2, 3].map(() => refund(newReference(), 400)));
    expect(race.map(({ outcome }) => outcome).sort()).toEqual(['ok', 'rejected', 'rejected']);
    expect(await summit()).toBe(before);
    await expect(refund(first, 601)).rejects.toThrow(/with 422$/);
    const seen = await port.lookUp({ reference }, plain);
    expect(seen).toMatchObject({ value: { redemption: { refundedUnits: 1_000 } } });
  });
});

test('two banks that redeem one balance at once never take more than there is', async () => {
  const second = await startTestBank({ clock, databaseUrl: bank.databaseUrl });
  const ports = [
    port,
    createRedemptions(
      { url: second.issuer, apiKey: second.rewardsApiKey },
      outboundFetch({ origins: [second.issuer], timeoutMs: 8_000, maxBytes: 100_000 }),
    ),
  ] as const;
  const before = await balanceOf('elena', CASH.accountReferenceId);
  const references = Array.from({ length: 24 }, newReference);
  const answers = await Promise.all(
    references.map((reference, i) =>
      ports[i % 2]!.reserve({ reference, ...CASH, units: 2_500 }, { ...plain, timeoutMs: 8_000 }),
    ),
  );
  const succeeded = references.filter((_, i) => answers[i]!.outcome === 'ok');
  expect(answers.every(({ outcome }) => outcome === 'ok' || outcome === 'rejected')).toBe(true);
  expect(succeeded.length).toBe(Math.floor(before / 2_500));
  // Taken by one while given back by the other: one of the two, never both
  await Promise.all(
    succeeded.flatMap((reference) => [
      ports[0].settle({ reference, units: 2_500 }, plain),
      ports[1].release({ reference }, plain),
    ]),
  );
  let settled = 0;
  for (const reference of succeeded) {
    const seen = await port.lookUp({ reference }, plain);
    settled += seen.outcome === 'ok' ? seen.value!.redemption.settledUnits : 0;
  }
  expect(await balanceOf('elena', CASH.accountReferenceId)).toBe(before - settled);
  await second.close();
});

describe('earning', () => {
  const earn = (reference: string, units = 300) =>
    port.earn({ reference, ...SUMMIT, units, reason: 'stay' }, plain);
  test('is added once and taken back once', async () => {
    const [reference, before] = [newReference(), await summit()];
    await Promise.all([earn(reference), earn(reference)]);
    expect(await summit()).toBe(before + 300);
    await Promise.all([1, 2].map(() => port.takeBack({ reference }, plain)));
    expect(await summit()).toBe(before);
    expect(await earn(reference)).toEqual(refused('Other'));
  });
  test('that was taken back before it came is not added', async () => {
    const [reference, before] = [newReference(), await summit()];
    expect(await port.takeBack({ reference }, plain)).toEqual({ outcome: 'ok', value: null });
    expect(await earn(reference)).toEqual(refused('Other'));
    expect(await summit()).toBe(before);
  });
  test('that is spent and then taken back leaves less than nothing', async () => {
    const reference = newReference();
    await port.earn({ reference, ...CASH, units: 4_000, reason: 'stay' }, plain);
    const all = await balanceOf('elena', CASH.accountReferenceId);
    const spent = newReference();
    await port.reserve({ reference: spent, ...CASH, units: all }, plain);
    await port.settle({ reference: spent, units: all }, plain);
    await port.takeBack({ reference }, plain);
    expect(await balanceOf('elena', CASH.accountReferenceId)).toBe(-4_000);
    const more = await port.reserve({ reference: newReference(), ...CASH, units: 2_500 }, plain);
    expect(more).toEqual(refused('NoEligibleAccount'));
    await port.refund({ reference: spent, refundReference: newReference(), units: all }, plain);
  });
});

describe('the bank’s record', () => {
  test('tells everything that moved a balance, page by page, and what each balance is made of', async () => {
    await other.pool.query(`insert into rewards_movements (account_reference_id, kind, reference,
      available_change, reserved_change, at)
      select 'acc_summit_4417', 'opening', 'filler', 0, 0, now() from generate_series(1, 600)`);
    await port.reserve({ reference: newReference(), ...SUMMIT, units: 10 }, plain);
    const states = async () => {
      const seen = new Map<string, string>();
      for (let since = 0; ; ) {
        const page = await port.listRecords({ since }, plain);
        if (page.outcome !== 'ok') throw new Error(page.outcome);
        for (const each of page.value.records) {
          if (each.kind === 'earning') seen.set(each.earning.reference, each.earning.state);
          else seen.set(each.redemption.reference, each.redemption.state);
        }
        if (page.value.upTo === since) break;
        since = page.value.upTo;
      }
      return [...new Set(seen.values())].toSorted();
    };
    await expect
      .poll(states, { timeout: 10_000 })
      .toEqual(['reserved', 'settled', 'released', 'expired', 'takenBack'].toSorted());
    const { rows } = await other.pool.query(`select a.account_reference_id from rewards_accounts a
      left join rewards_movements m using (account_reference_id) group by 1
      having a.available <> coalesce(sum(m.available_change), 0)
        or a.reserved <> coalesce(sum(m.reserved_change), 0)`);
    expect(rows).toEqual([]);
  });
  test('accounts don’t wait for each other, and a late commit is not passed over', async () => {
    const read = async (since: number) => {
      const page = await port.listRecords({ since }, plain);
      if (page.outcome !== 'ok') throw new Error(page.outcome);
      return page.value;
    };
    const upToDate = async (since: number): Promise<number> => {
      const { upTo } = await read(since);
      return upTo === since ? since : upToDate(upTo);
    };
    // Test files share a database server, whose other transactions delay the record for a moment
    const settled = (reference: string) =>
      expect.poll(async () => JSON.stringify(await read(start)), { timeout: 10_000 }).toContain(reference);
    const start = await upToDate(0);
    const [early, late] = [newReference(), newReference()];
    await port.reserve({ reference: early, ...SUMMIT, units: 10 }, plain);
    await settled(early);
    const since = await upToDate(start);
    const client = await other.pool.connect();
    await client.query(`begin; insert into rewards_movements (account_reference_id, kind, reference,
      available_change, reserved_change, at)
      values ('acc_summit_4417', 'release', '${early}', 10, -10, now())`);
    const earned = await port.earn({ reference: late, ...CASH, units: 10, reason: 'test' }, plain);
    expect([earned.outcome, await read(since)]).toEqual(['ok', { records: [], upTo: since }]);
    await client.query('commit');
    client.release();
    await settled(late);
    const { records } = await read(since);
    const references = records.map((each) =>
      each.kind === 'redemption' ? each.redemption.reference : each.earning.reference,
    );
    expect(references.toSorted()).toEqual([early, late].toSorted());
  });
  test('cannot be changed, and no statement takes a balance below zero', async () => {
    await expect(other.pool.query('delete from rewards_movements')).rejects.toThrow(/append-only/);
    const taken = other.pool.query(`insert into rewards_movements (account_reference_id, kind, reference,
      available_change, reserved_change, at) values ('acc_cash_5206', 'reserve', 'x', -99999999, 1, now())`);
    await expect(taken).rejects.toThrow(/below zero/);
  });
});

describe('failures', () => {
  const spoiled = async (scenario: string) => {
    const [reference, before] = [newReference(), await summit()];
    const answer = await port.reserve({ reference, ...SUMMIT, units: 250 }, during(scenario));
    return { reference, answer, moved: before - (await summit()) };
  };
  test('of reserving are told as what they are', async () => {
    for (const [scenario, expected, moved] of [
      ['miles-no-eligible-account', refused('NoEligibleAccount'), 0],
      ['miles-rejected', refused('RejectedByCapitalOne'), 0],
      // Also for a stay that is paid with miles alone
      ['redemption-failure', refused('Other'), 0],
      ['miles-other', refused('Other'), 0],
      ['miles-unavailable', { outcome: 'unavailable' }, 0],
      ['miles-cut-before', { outcome: 'unknown' }, 0],
      ['miles-cut-after', { outcome: 'unknown' }, 250],
    ] as const) {
      const seen = await spoiled(scenario);
      expect([scenario, seen.answer, seen.moved]).toEqual([scenario, expected, moved]);
      const found = await port.lookUp({ reference: seen.reference }, during(scenario));
      const state = expected.outcome === 'rejected' ? 'rejected' : moved ? 'reserved' : undefined;
      expect(found).toMatchObject({ outcome: 'ok', value: state ? { redemption: { state } } : null });
      await port.release({ reference: seen.reference }, plain);
    }
  });
  test('a refusal that was noted is the answer again, without the scenario too', async () => {
    const { reference } = await spoiled('miles-rejected');
    const again = await port.reserve({ reference, ...SUMMIT, units: 250 }, plain);
    expect(again).toEqual(refused('RejectedByCapitalOne'));
  });
  test('of the later steps: cut off after their effect, refused, failing', async () => {
    const { reference } = await spoiled('miles-silent');
    expect(await port.lookUp({ reference }, during('miles-silent'))).toEqual({ outcome: 'unknown' });
    expect(await port.release({ reference }, during('miles-release-fails'))).toEqual({ outcome: 'unknown' });
    const settle = (scenario: string) => port.settle({ reference, units: 250 }, during(scenario));
    expect(await settle('miles-settle-refused')).toEqual(refused('Other'));
    expect(await settle('miles-settle-cut-after')).toEqual({ outcome: 'unknown' });
    expect(await settle('miles-settle-cut-after')).toMatchObject({ value: { state: 'settled' } });
    const refund = (scenario: string) =>
      port.refund({ reference, refundReference: `${reference}:1`, units: 250 }, during(scenario));
    expect(await refund('miles-refund-refused')).toEqual(refused('Other'));
    expect(await refund('miles-refund-cut-after')).toEqual({ outcome: 'unknown' });
    expect(await refund('miles-refund-cut-after')).toMatchObject({ value: { units: 250 } });
  });
  test('a bank that is not there was never asked', async () => {
    const gone = await startTestBank();
    await gone.close();
    const url = gone.issuer;
    const away = createRedemptions(
      { ...settings(), url },
      outboundFetch({ origins: [url], timeoutMs: 500, maxBytes: 9 }),
    );
    expect(await away.release({ reference: newReference() }, plain)).toEqual({ outcome: 'unavailable' });
  });
  test('a mistake between server and bank is told without naming a person', async () => {
    const wrong = createRedemptions({ ...settings(), apiKey: 'x'.repeat(40) }, fetchBank());
    await expect(wrong.reserve({ reference: newReference(), ...SUMMIT, units: 1 }, plain)).rejects.toThrow(
      /^the bank answered rewards\/redemptions with 401$/,
    );
  });
  test('are the same by name at the bank and in the lab', () => {
    // What a stay earns is posted by a job, which no request names a scenario for; payments list the other
    const elsewhere = new Set(['miles-earn-cut-after', 'redemption-failure']);
    const named = SCENARIO_NAMES.filter((name) => !elsewhere.has(name));
    expect(REWARDS_SCENARIOS.map(({ name }) => name)).toEqual(named);
  });
});
