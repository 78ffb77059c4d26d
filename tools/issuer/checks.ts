/**
 * What an issuer's API has to do beyond its shapes: idempotency, two phases, and balances that add up.
 * The checks need an account with at least 1,000 units, and leave its balance as it was.
 */
import { equal, ok } from 'node:assert/strict';
import type { Earning, Redemption } from '../../apps/server/src/suppliers/bank/redemptions-port.ts';
import type { StandingEvent } from '../../apps/server/src/suppliers/bank/standing-port.ts';
import type { RewardsAccount } from '../../packages/contract/src/rewards.ts';
import { type Answered, callTarget, type IssuerTarget } from './client.ts';

/** A record is listed so long after it was made at the latest. */
const LISTED_MS = 10_000;

type IssuerCheck = { readonly name: string; readonly run: () => Promise<void> };

type Issuer = ReturnType<typeof issuerOf>;
type Check = readonly [name: string, run: (issuer: Issuer) => Promise<void>];
type CallGiven = Parameters<typeof callTarget> extends [IssuerTarget, ...infer R] ? R : never;

/** `newReference`: one that was never used. `listedMs`: how long to wait for a record to be listed. */
export const issuerChecks = (
  target: IssuerTarget,
  newReference: () => string,
  listedMs = LISTED_MS,
): IssuerCheck[] =>
  CHECKS.map(([name, run]) => ({ name, run: () => run(issuerOf(target, newReference, listedMs)) }));

function issuerOf(target: IssuerTarget, newReference: () => string, listedMs: number) {
  const { subject, account } = target;
  const call = (...given: CallGiven): Promise<Answered> => callTarget(target, ...given);
  const accountNow = async (): Promise<RewardsAccount> => {
    const { value } = await call('listAccounts', { query: { subject } });
    const found = (value as readonly RewardsAccount[]).find((each) => each.accountReferenceId === account);
    ok(found, `${subject} has no account ${account}`);
    return found;
  };
  return {
    subject,
    account,
    newReference,
    listedMs,
    call,
    accountNow,
    balance: async (): Promise<number> => (await accountNow()).rewardsBalance.value,
    least: async (): Promise<number> => Math.max((await accountNow()).redemptionMin.value, 300),
    reserve: (reference: string, units: number, more: object = {}): Promise<Answered> =>
      call('reserve', { body: { reference, subject, accountReferenceId: account, units, ...more } }),
    settle: (reference: string, units: number) => call('settle', { reference, body: { units } }),
    refund: (reference: string, refundReference: string, units: number) =>
      call('refund', { reference, body: { refundReference, units } }),
  };
}

function refused({ status, reason }: Answered, expected: string): void {
  equal(status, 409);
  equal(reason, expected);
}

const CHECKS: readonly Check[] = [
  [
    'a request without the key, or with another one, is refused with 401',
    async ({ call, subject }) => {
      for (const apiKey of [null, 'x'.repeat(40)])
        equal((await call('listAccounts', { query: { subject }, apiKey })).status, 401);
    },
  ],
  [
    'the account is listed and may redeem; somebody unknown has none',
    async ({ accountNow, call, newReference }) => {
      const found = await accountNow();
      ok(found.allowRewardsRedemption, 'the account may not redeem');
      ok(found.rewardsBalance.value >= 1_000 + found.redemptionMin.value, 'the account has too little');
      const { value } = await call('listAccounts', { query: { subject: `nobody-${newReference()}` } });
      equal((value as readonly unknown[]).length, 0);
    },
  ],
  [
    'a reservation takes units off the balance once, however often it is sent',
    async ({ balance, call, least, newReference, reserve }) => {
      const [reference, units, before] = [newReference(), await least(), await balance()];
      const all = await Promise.all([1, 2, 3].map(() => reserve(reference, units)));
      for (const { status, value } of all) {
        equal(status, 200);
        equal((value as Redemption).state, 'reserved');
      }
      equal(await balance(), before - units);
      equal((await reserve(reference, units + 1)).status, 422);
      equal((await call('release', { reference })).status, 200);
      equal(await balance(), before);
    },
  ],
  [
    'a release is final, also before its reservation',
    async ({ balance, call, least, newReference, reserve }) => {
      const [reference, units, before] = [newReference(), await least(), await balance()];
      for (let times = 0; times < 2; times++) equal((await call('release', { reference })).status, 200);
      refused(await reserve(reference, units), 'Other');
      equal(await balance(), before);
    },
  ],
  [
    'settling less gives the rest back, and is the same when repeated',
    async ({ balance, call, least, newReference, refund, reserve, settle }) => {
      const [reference, units, before] = [newReference(), await least(), await balance()];
      await reserve(reference, units);
      for (let times = 0; times < 2; times++) {
        const { value } = await settle(reference, units - 100);
        equal((value as Redemption).settledUnits, units - 100);
      }
      equal(await balance(), before - units + 100);
      refused(await settle(reference, units - 50), 'Other');
      refused(await call('release', { reference }), 'Other');
      const back = newReference();
      for (let times = 0; times < 2; times++) equal((await refund(reference, back, 100)).status, 200);
      refused(await refund(reference, newReference(), units), 'Other');
      equal((await refund(reference, newReference(), units - 200)).status, 200);
      equal(await balance(), before);
    },
  ],
  [
    'a redemption can be looked up with its refunds, an unknown one is null',
    async ({ call, least, newReference, refund, reserve, settle }) => {
      const [reference, units] = [newReference(), await least()];
      equal((await call('lookUp', { reference })).value, null);
      await reserve(reference, units);
      await settle(reference, units);
      await refund(reference, newReference(), units);
      const { value } = await call('lookUp', { reference });
      const { redemption, refunds } = value as {
        redemption: Redemption;
        refunds: readonly { units: number }[];
      };
      equal(redemption.state, 'settled');
      equal(redemption.refundedUnits, units);
      equal(
        refunds.reduce((sum, each) => sum + each.units, 0),
        units,
      );
    },
  ],
  [
    'somebody else’s account and more than the balance are refused',
    async ({ balance, least, newReference, reserve }) => {
      const units = await least();
      refused(await reserve(newReference(), units, { subject: 'nobody-at-all' }), 'NoEligibleAccount');
      refused(await reserve(newReference(), (await balance()) + 1), 'NoEligibleAccount');
      equal((await reserve(newReference(), 0)).status, 400);
    },
  ],
  [
    'an earning is added once and taken back once',
    async ({ account, balance, call, newReference, subject }) => {
      const [reference, before] = [newReference(), await balance()];
      const body = { reference, subject, accountReferenceId: account, units: 100, reason: 'Contract test' };
      for (let times = 0; times < 2; times++)
        equal(((await call('earn', { body })).value as Earning).state, 'posted');
      equal(await balance(), before + 100);
      for (let times = 0; times < 2; times++) equal((await call('takeBack', { reference })).status, 200);
      equal(await balance(), before);
    },
  ],
  [
    'the records after a mark have what moved since, and end',
    async ({ listedMs, call, least, newReference, reserve }) => {
      const listAll = async (since: number): Promise<{ references: Set<string>; upTo: number }> => {
        const references = new Set<string>();
        for (let mark = since; ; ) {
          const page = (await call('listRecords', { query: { since: mark } })).value as {
            upTo: number;
            records: readonly { redemption?: Redemption; earning?: Earning }[];
          };
          for (const { redemption, earning } of page.records)
            references.add(redemption?.reference ?? earning?.reference ?? '');
          if (page.upTo === mark) equal(page.records.length, 0, 'records come again after their mark');
          if (page.upTo === mark) return { references, upTo: mark };
          mark = page.upTo;
        }
      };
      const { upTo } = await listAll(0);
      const reference = newReference();
      await reserve(reference, await least());
      // A bank may list a record only once transactions that began before it have ended
      const until = Date.now() + listedMs;
      while (!(await listAll(upTo)).references.has(reference))
        ok(Date.now() < until, 'the new reservation is not among the records');
      await call('release', { reference });
    },
  ],
  [
    'standing events are numbered from 1 without gaps',
    async ({ call, subject }) => {
      const list = async (after: number) =>
        (await call('listStandingEvents', { query: { subject, after } })).value as readonly StandingEvent[];
      const all = await list(0);
      for (const [index, { seq }] of all.entries()) equal(seq, index + 1);
      equal((await list(all.length)).length, 0);
    },
  ],
];
