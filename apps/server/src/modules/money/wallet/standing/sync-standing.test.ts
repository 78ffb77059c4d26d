/** The issuer's events move the customer's credits: once, in order, from any process. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createIssuer, type Issuer } from '../testing/issuer.ts';
import { createWalletWorld } from '../testing/wallet-world.ts';
import { syncStanding } from './sync-standing.ts';

let world: Awaited<ReturnType<typeof createWalletWorld>>;
let issuer: Issuer;
let maya: Parameters<typeof syncStanding>[1];
let people = 0;
const CONTEXT = { timeoutMs: 1_000, scenario: null, requestId: 'test' };
beforeAll(async () => {
  world = await createWalletWorld();
});
beforeEach(() => {
  issuer = createIssuer();
  world.clock.set('2027-02-08T15:00:00.000Z' as Instant);
  maya = { ...world.newOwner(), subject: `maya-${people++}` };
});
afterEach(async () => expect(await world.problems()).toEqual([]));
afterAll(() => world?.close());

const sync = (of = maya) =>
  syncStanding(
    {
      ...world.deps,
      db: world.database.db,
      clock: world.clock,
      standing: issuer.standing,
      isOfTenant: (id, type) => (id === 'business') === (type === 'Business'),
    },
    of,
    CONTEXT,
  );

it('a new benefit period brings the annual credit, once, however many ask at the same time', async () => {
  issuer.tell(maya.subject, 'NewAccountOpening', {
    benefitPeriodFrom: '2024-02-01' as never,
    nextAnniversaryOn: '2025-02-01' as never,
  });
  issuer.tell(maya.subject, 'NewBenefitPeriod');
  await Promise.all(Array.from({ length: 8 }, () => sync()));
  expect(await world.entries(maya)).toEqual([['StatementCreditCreated', 30_000]]);
  const { rows } = await sql<{ seq: number }>`select seq from standing_events
    where customer_id = ${maya.customerId} order by seq`.execute(world.database.db);
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2]);
});

it('bad standing freezes what the account brought, and nothing else; good standing frees it', async () => {
  issuer.tell(maya.subject, 'NewBenefitPeriod');
  await sync();
  const [[annual] = []] = await world.spendable(maya);
  const voucher = await world.grant(maya, 'GoodwillCredit', 1_000);
  issuer.tell(maya.subject, 'EnterBadStanding', { standing: 'bad' });
  await sync();
  expect((await world.spendable(maya)).map(([id]) => id)).toEqual([voucher]);
  // The next period begins while it is bad: nothing is granted
  const next = { benefitPeriodFrom: '2027-02-02' as never };
  issuer.tell(maya.subject, 'NewBenefitPeriod', { ...next, standing: 'bad' });
  await sync();
  expect(await world.entries(maya)).toHaveLength(2);
  issuer.tell(maya.subject, 'EnterGoodStanding', next);
  await sync();
  const spendable = await world.spendable(maya);
  expect(spendable.map(([id]) => id)).toContain(annual);
  expect(spendable.reduce((sum, [, amount]) => sum + amount, 0)).toBe(61_000);
});

it('a downgrade ends what is unspent of the annual credit; another account’s stays', async () => {
  issuer.tell(maya.subject, 'NewBenefitPeriod');
  const base = {
    accountReferenceId: 'acc_trail_2',
    tier: 'base',
    openedOn: '2026-12-30' as never,
    limitedTimeOffer: true,
  } as const;
  issuer.tell(maya.subject, 'NewAccountOpening', base);
  issuer.tell(maya.subject, 'Downgrade', { tier: 'base' });
  await sync();
  expect(await world.entries(maya)).toEqual([
    ['StatementCreditCreated', 30_000],
    ['StatementCreditCreated', 25_000],
    ['StatementCreditCanceled', -30_000],
  ]);
});

it('an upgrade brings the running period’s credit, and the period’s news not again', async () => {
  issuer.tell(maya.subject, 'Upgrade');
  issuer.tell(maya.subject, 'NewBenefitPeriod');
  await sync();
  expect(await world.entries(maya)).toEqual([['StatementCreditCreated', 30_000]]);
});

it('a company’s account counts at the company’s portal only', async () => {
  issuer.tell(maya.subject, 'NewBenefitPeriod', { accountType: 'Business', role: 'Account Manager' });
  await sync();
  expect(await world.entries(maya)).toEqual([]);
  const priya = { ...world.newOwner(), tenantId: 'business', subject: maya.subject } as const;
  await sync(priya);
  expect(await world.entries(priya)).toEqual([['StatementCreditCreated', 30_000]]);
});

it('a bank that does not answer changes nothing, and what it tells later is not missed', async () => {
  issuer.tell(maya.subject, 'NewBenefitPeriod');
  issuer.settings.isAway = true;
  expect(await sync()).toBe(false);
  issuer.settings.isAway = false;
  expect(await sync()).toBe(true);
  expect(await world.entries(maya)).toHaveLength(1);
});
